import type { JournalEntry } from './journal.calls.ts';
import { changesOf, phraseOf, valueInWords } from './phrases.ts';
import { describe, expect, it } from 'vitest';

const entry = (part: Partial<JournalEntry>): JournalEntry => ({
  IDJournal: 1,
  Nom: null,
  Groupe: 'g',
  DateH: '2026-11-21T12:00:00.000Z',
  Auteur: 'admin',
  Reel: null,
  Motif: null,
  Cause: null,
  Kind: 'operator',
  Appel: 'PUT /api/civilites/3',
  Action: 'Modifier la civilité',
  NomTable: 'civilites',
  IDLigne: '3',
  Operation: 'U',
  Avant: null,
  Apres: null,
  ...part,
});

it.each([
  [null, 'aucune valeur', 'empty'],
  [undefined, 'aucune valeur', 'empty'],
  ['', 'vide', 'empty'],
  ['modifié', '«\u00a0modifié\u00a0»', 'secret'],
  ['Madame', 'Madame', 'value'],
  [`sha256:0123abcd${'0'.repeat(56)}`, 'fichier 0123abcd', 'file'],
  [true, 'Oui', 'value'],
  [false, 'Non', 'value'],
  [12345, '12345', 'value'],
  ['2026-11-21', '21/11/2026', 'value'],
  ['2026-07-01T22:30:00+00:00', '02/07/2026 00:30', 'value'],
  ['2026-11-21 est un samedi', '2026-11-21 est un samedi', 'value'],
  [[1, 2], '[1,2]', 'value'],
])('%j is read as %s', (value, text, kind) => {
  expect(valueInWords(value)).toMatchObject({ text, kind });
});

describe('the changes of a line', () => {
  it('are its changed fields, old and new, also when emptied', () => {
    const changes = changesOf(entry({ Avant: { Descr: 'Madame', Autre: null }, Apres: { Descr: '', Autre: 'MME' } }));
    expect(changes).toEqual([
      { field: 'Descr', label: 'Description', before: { text: 'Madame', kind: 'value' }, after: { text: 'vide', kind: 'empty' } },
      { field: 'Autre', label: undefined, before: { text: 'aucune valeur', kind: 'empty' }, after: { text: 'MME', kind: 'value' } },
    ]);
  });

  it('are the fields of a new or deleted row, without empty ones', () => {
    const row = { IDCivilite: 3, Descr: 'Madame', Code: null, Note: '', Actif: false };
    const created = changesOf(entry({ Operation: 'I', Apres: row }));
    expect(created.map(({ field, before, after }) => [field, before, after?.text])).toEqual([
      ['IDCivilite', null, '3'],
      ['Descr', null, 'Madame'],
      ['Actif', null, 'Non'],
    ]);
    const deleted = changesOf(entry({ Operation: 'D', Avant: row }));
    expect(deleted.map(({ field, before, after }) => [field, before?.text, after])).toEqual([
      ['IDCivilite', '3', null],
      ['Descr', 'Madame', null],
      ['Actif', 'Non', null],
    ]);
  });
});

it.each([
  [
    { Nom: 'Corre Anne', NomTable: 'utilisateurs', Avant: { Actif: true }, Apres: { Actif: false } },
    'Corre Anne (Utilisateurs)\u00a0: Actif\u00a0: Oui → Non',
  ],
  [
    { NomTable: 'utilisateurs', Avant: { Password: 'modifié' }, Apres: { Password: 'modifié' } },
    'n°\u00a03 (Utilisateurs)\u00a0: Mot de passe\u00a0: autre valeur',
  ],
  [{ Nom: 'Madame', Operation: 'D', Avant: { Descr: 'Madame' } }, 'Suppression\u00a0: Madame (Civilités)'],
] as const)('%j in one sentence', (part, phrase) => {
  expect(phraseOf(entry(part as Partial<JournalEntry>))).toBe(phrase);
});
