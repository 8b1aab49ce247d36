import type { Field } from '@comptoir/contract/fields/field';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], { query: '?raw', import: 'default', eager: true });
const contract = import.meta.glob<object>('../../../../packages/contract/src/{domains,interfaces}/**/*.{calls,fields}.ts');

/** What is not the field alone: the name of a site where rows are of something else, and the state that `Actif` is a part of. */
const others = ['Descr « Site »', 'Actif « État »'];

const isFields = (value: unknown): value is Record<string, Field> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((one) => typeof one === 'object' && one !== null && 'label' in one && 'answer' in one);

/** The fields that the contract says of what a file shows: of the modules that it imports, and of the fields beside their calls. */
const fieldsOf = async (source: string) => {
  const paths = [...source.matchAll(/from '@comptoir\/contract\/((?:domains|interfaces)\/[^']+)\.(?:calls|fields)'/g)].map(
    ([, path]) => path,
  );
  const found = paths.flatMap((path) =>
    ['calls', 'fields'].flatMap((kind) => contract[`../../../../packages/contract/src/${path}.${kind}.ts`] ?? []),
  );
  const modules = await Promise.all(found.map((load) => load()));
  return modules.flatMap((module) => Object.values(module).filter(isFields));
};

test('a heading that a list writes itself is what the contract calls that field', async () => {
  const faults = await Promise.all(
    Object.entries(sources).map(async ([path, source]) => {
      const written = [
        ...source.matchAll(/\bid: '(\w+)',\s+heading: '([^']*)'/g),
        ...source.matchAll(/fieldColumn\('(\w+)',[^)]*?heading: '([^']*)'/g),
      ];
      if (written.length === 0) return [];
      const all = await fieldsOf(source);
      return written.flatMap(([, id = '', heading = '']) => {
        const fields = all.flatMap((one) => (Object.hasOwn(one, id) && one[id] ? [one[id]] : []));
        const isSaid = fields.length === 0 || fields.some(({ label, heading: short }) => heading === label || heading === short);
        const shown = `${id} « ${heading} »`;
        return isSaid || others.includes(shown) ? [] : [`${path}: ${shown}`];
      });
    }),
  );
  expect(faults.flat()).toEqual([]);
});
