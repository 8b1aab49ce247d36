import { isMarked, type Marks } from '../form/saving/changes.ts';
import type { Draft } from './store.ts';

/** What is typed: what may be kept of it, and the paths of what may not. */
export interface Typed {
  fields: Draft['fields'];
  left: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of what nobody else may read. */
const secretName = /password|motdepasse|secret|api_?key|token/i;
/** Whether a list of rows has such a value. */
const holdsSecret = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(holdsSecret)
    : isObject(value) && Object.entries(value).some(([name, own]) => secretName.test(name) || holdsSecret(own));

const isFile = (value: unknown) => typeof File !== 'undefined' && value instanceof File;

/** What is secret is typed again, and a file is chosen again. */
export const mayBeKept = (name: string, value: unknown) => !secretName.test(name) && !isFile(value) && !holdsSecret(value);

/** The same, as far as a draft can distinguish: absent and empty are one. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The changed fields by their paths; a list is one value. */
export const typedOf = (
  values: Readonly<Record<string, unknown>>,
  base: Readonly<Record<string, unknown>>,
  marks: Marks,
  isSecret: (path: string) => boolean,
  above = '',
): Typed => {
  const fields: Record<string, readonly [unknown, unknown]> = {};
  const left: string[] = [];
  for (const [name, mark] of Object.entries(marks)) {
    const path = above + name;
    const [value, before] = [values[name], base[name]];
    if (isObject(value) && isObject(mark) && !isFile(value)) {
      const within = typedOf(value, isObject(before) ? before : {}, mark, isSecret, `${path}.`);
      Object.assign(fields, within.fields);
      left.push(...within.left);
    } else if (isMarked(mark) && value !== undefined) {
      if (mayBeKept(name, value) && !isSecret(path)) fields[path] = [before, value];
      else left.push(path);
    }
  }
  return { fields, left };
};
