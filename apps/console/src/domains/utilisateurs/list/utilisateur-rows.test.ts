import { utilisateurFlags } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { utilisateurRow, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, test } from 'vitest';
import { byName, shareRows } from './utilisateur-rows.ts';

const texts = ['Initial', 'EMail', 'PhoneNumber', 'MobilePhone', 'PrivatePhone', 'CodeIPNRenault', 'CodeFRStellantis', 'DRPROFILE_DESCR'];
const absent = ['IDDRProfileEsellerLead', 'DRProfileEsellerLead_Libelle', 'IDProfil', 'Profil_Libelle'];
const off = [...Object.keys(utilisateurFlags), 'EstEDVMarketing', 'IsAccountOpened', 'Devices'];
const all = <V>(names: readonly string[], value: V) => Object.fromEntries(names.map((name) => [name, value]));

const rowOf = (IDPeople: number, Name: string, Sites = [{ IDSite: 1 }]) =>
  utilisateurRow.parse({
    ...all(texts, ''),
    ...all(absent, null),
    ...all(off, false),
    IDPeople,
    Name,
    Nom: Name,
    Lastname: Name,
    Firstname: '',
    LoginWEB: `u${IDPeople}`,
    drprofile_id: 1,
    Sites,
  });

test('names sort as in a French directory', () => {
  const rows = [rowOf(1, 'Zola Jean'), rowOf(2, 'Étienne Luc'), rowOf(3, 'étienne Anne'), rowOf(4, 'Abel Zoé'), rowOf(5, 'Fabre Guy')];
  expect(byName(rows).map(({ IDPeople }) => IDPeople)).toEqual([4, 3, 2, 5, 1]);
});

test('a read that changed nothing keeps the same list', () => {
  const before = [rowOf(1, 'A'), rowOf(2, 'B')];
  expect(shareRows(before, structuredClone(before))).toBe(before);
});

test('only changed rows are new objects', () => {
  const before = [rowOf(1, 'A'), rowOf(2, 'B'), rowOf(3, 'C')];
  const after = [rowOf(1, 'A'), rowOf(2, 'B', [{ IDSite: 1 }, { IDSite: 2 }]), rowOf(4, 'D')];
  // Two lists of rows are merged into one.
  const shared = shareRows(before, after) as UtilisateurRow[];
  expect(shared).toEqual(after);
  expect(shared.map((row) => before.includes(row))).toEqual([true, false, false]);
  expect(shareRows(before, before.slice(0, 2))).toHaveLength(2);
  expect(shareRows(before, before.toReversed())).not.toBe(before);
});
