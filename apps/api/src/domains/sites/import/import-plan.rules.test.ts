import { sitesImport } from '@comptoir/contract/domains/sites/sites-import.fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded } from '../../../workbooks/xlsx-tags.js';
import type { SiteLine } from './import-lines.rules.ts';
import { planLines, type Known, type PresentSite } from './import-plan.rules.ts';

const known = (sites: Known['sites'] = new Map()): Known => ({
  sites,
  societes: [{ IDPlaque: 1, Libelle: 'Armor', IDActivite: 1 }],
  activites: [{ key: 1, label: 'Automobile' }],
  types: [{ key: 1, label: 'Concession' }],
  passerelles: [{ key: 4, label: 'DMS' }],
  produits: [{ key: 8, label: 'Nissan' }],
  marques: [{ IDActivite: 1, Make: 'Renault' }],
});
const line = (given: SiteLine['given'], ligne = 2): SiteLine => ({ ligne, given, faults: [], avis: [] });

test('no title means two columns', () => {
  const titles = sitesImport.columns.flatMap(({ header, field, titles: others }) => [...new Set([header, field, ...others].map(folded))]);
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});

test('whatever is typed, a line is added as typed, or refused with a sentence for a column of the import', () => {
  const texts = sitesImport.columns.filter(({ kind }) => kind === 'text' || kind === 'tel').map(({ field }) => field);
  const choices = sitesImport.columns.filter(({ kind }) => kind === 'choice').map(({ field }) => field);
  const typed = fc.string({ unit: 'grapheme', maxLength: 70 }).filter((text) => text.trim() !== '');
  const given = fc.record(
    Object.fromEntries<fc.Arbitrary<unknown>>([
      ...texts.map((field) => [field, typed] as const),
      ...choices.map(
        (field) => [field, fc.oneof(typed, fc.constantFrom('1', 'armor', 'Concession', 'automobile', 'DMS', 'nissan'))] as const,
      ),
      ['Marques', fc.array(fc.oneof(typed, fc.constant('renault')), { minLength: 1, maxLength: 3 })] as const,
    ]),
    { requiredKeys: [] },
  ) as fc.Arbitrary<SiteLine['given']>;
  const whole = { IDPlaque: 'armor', Descr: 'Rennes', Code: 'R1', IDTypeSite: '1', Marques: ['RENAULT'] };
  const headers = new Set<string>(sitesImport.columns.map(({ field }) => field));
  fc.assert(
    fc.property(given, fc.boolean(), (some, isWhole) => {
      const values = { ...some, ...(isWhole ? whole : {}) };
      const plan = planLines([line(values)], known())[0]!;
      if (plan.effet === 'refus') {
        expect(plan.faults.length).toBeGreaterThan(0);
        for (const { field, message } of plan.faults) expect([headers.has(field), message.length > 3]).toEqual([true, true]);
        return;
      }
      expect(plan).toMatchObject({ effet: 'ajout', writing: { kind: 'insert', values: { IDPlaque: 1, IDTypeSite: 1 } } });
      expect(Object.keys(values).every((field) => plan.fields.includes(field))).toBe(true);
    }),
  );
});

test('what was added is unchanged when its line comes again', () => {
  const first = line({ IDPlaque: 'Armor', Descr: ' Rennes ', Code: 'R1', IDTypeSite: '1', Marques: ['renault'], EstVN: true });
  const [added] = planLines([first], known());
  if (added?.effet !== 'ajout' || added.writing.kind !== 'insert') throw new Error('it was not added');
  const { Marques, Personnes: _, ...values } = added.writing.values;
  // The row of the database has more columns, which an import does not read.
  const stored = { ...values, IDSite: 7, Marques: new Set(Marques) } as unknown as PresentSite;
  const [again] = planLines([first], known(new Map([['r1', [stored]]])));
  expect(again).toMatchObject({ effet: 'inchange', fields: [] });
});
