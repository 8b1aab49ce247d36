import { expect, it } from 'vitest';
import { journalCsv } from './journal-csv.ts';

it('writes one line for each field', () => {
  const written = {
    IDJournal: 1,
    Nom: null,
    Groupe: 'g-1',
    DateH: '2026-11-21T12:00:00.000Z',
    Auteur: 'admin',
    Kind: 'operator',
    Reel: null,
    Motif: null,
    Cause: null,
  };
  const csv = journalCsv([
    {
      ...written,
      Appel: 'PUT /api/codesOP/3',
      Action: 'Modifier le code d’opération',
      NomTable: 'codesOP',
      IDLigne: '3',
      Operation: 'U',
      Avant: { COP_Code: 'A', COP_Description: '=1+1' },
      Apres: { COP_Code: 'B', COP_Description: '' },
    },
  ]);
  const [head, ...lines] = csv.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFDate;Auteur;Type d’auteur;Action;Appel;Groupe;Liste;Table;Enregistrement;Opération;Champ;Avant;Après');
  const start = '21/11/2026 13:00;admin;opérateur;Modifier le code d’opération;PUT /api/codesOP/3;g-1;Codes OP;codesOP;3;Modification';
  expect(lines).toEqual([`${start};COP_Code;A;B`, `${start};COP_Description;"'=1+1";vide`]);
});
