import { originesImport } from '@comptoir/contract/domains/origines/origines-import.fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded } from '../../../workbooks/xlsx-tags.js';
import { byKey } from '../../../imports/lines.rules.ts';
import type { OrigineLine } from './import-lines.rules.ts';
import { planLines, type Known, type PresentOrigine } from './import-plan.rules.ts';

const familles = ['Internet', 'Presse', 'INTERNET '].map((Libelle, at) => ({ IDFamilleOrigineContact: at + 1, Libelle }));
const sousFamilles = [1, 1, 2].map((IDFamilleOrigineContact, at) => ({
  IDSousFamilleOrigineAction: at + 11,
  IDFamilleOrigineContact,
  Libelle: ['Annonces', 'Site', 'Annonces'][at]!,
}));
const flags = { EstLead: false, EstInactif: false, EstAppelSortant: false, EstAppelEntrant: false, CreationLead: true };
const known = (origines: readonly PresentOrigine[] = []): Known => ({
  familles,
  sousFamilles,
  types: [{ key: 1, label: 'VN' }],
  origines: byKey(origines, ({ Libelle }) => Libelle),
});
const line = (given: OrigineLine['given']): OrigineLine => ({ ligne: 2, given, faults: [], avis: [] });
const present: PresentOrigine = {
  ...flags,
  IDOrigineAction: 5,
  Libelle: 'Connue',
  IDFamilleOrigineContact: 2,
  IDSousFamilleOrigineAction: 13,
  IDOrigineActionType: 1,
};
const plan = (given: OrigineLine['given'], stored: PresentOrigine[] = []) => planLines([line(given)], known(stored))[0]!;

test('no title means two columns', () => {
  const titles = originesImport.columns.flatMap(({ header, field, titles: others }) => [
    ...new Set([header, field, ...others].map(folded)),
  ]);
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});

test.each([
  ['a name of two sub-families says their number', { Libelle: 'x', IDType: 'VN', IDSousFamille: 'annonces' }, /\(11, 13\)$/],
  ['a name of two families says their number', { Libelle: 'x', IDType: 'VN', IDFamille: 'internet', IDSousFamille: 'Site' }, /\(1, 3\)$/],
])('%s', (_, given, message) => {
  expect(plan(given)).toMatchObject({ effet: 'refus', faults: [{ message: expect.stringMatching(message) as string }] });
});

test('a sub-family is looked for in the family of a known origin first', () => {
  expect(plan({ Libelle: 'connue', IDSousFamille: 'Annonces' }, [present])).toMatchObject({ effet: 'inchange' });
  expect(plan({ Libelle: 'connue', IDSousFamille: 'Site' }, [present])).toMatchObject({
    effet: 'modification',
    fields: ['IDSousFamille'],
    writing: { place: { IDFamille: 1, IDSousFamille: 12 } },
  });
});

test('whatever is typed, a line has one outcome, and stands in one place', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 260 }),
    fc.constantFrom('Internet', 'presse', '1', '2', '13', 'Annonces', 'Site', 'Connue', 'VN'),
  );
  const names = originesImport.columns.filter(({ kind }) => kind !== 'tick').map(({ field }) => [field, typed] as const);
  const given = fc.record(Object.fromEntries(names), { requiredKeys: [] }) as fc.Arbitrary<OrigineLine['given']>;
  const columns = new Set(originesImport.columns.map(({ field }) => field));
  fc.assert(
    fc.property(given, fc.boolean(), (some, isKnown) => {
      const found = plan({ ...some, ...(isKnown ? { Libelle: 'Connue' } : {}) }, [present]);
      if (found.effet === 'refus') {
        expect(found.faults.length).toBeGreaterThan(0);
        expect(found.faults.every(({ field, message }) => columns.has(field) && message.length > 3)).toBe(true);
        return;
      }
      const place = found.writing.kind === 'insert' ? found.writing.values : found.writing.place;
      if (!place) return;
      const { IDFamille, IDSousFamille, newFamilleLibelle, newSousFamilleLibelle } = place;
      expect([IDFamille === null, IDSousFamille === null]).toEqual([newFamilleLibelle !== '', newSousFamilleLibelle !== '']);
      const row = sousFamilles.find(({ IDSousFamilleOrigineAction }) => IDSousFamilleOrigineAction === IDSousFamille);
      if (IDSousFamille !== null) expect(row?.IDFamilleOrigineContact).toBe(IDFamille);
    }),
  );
});
