import { describe, expect, test } from 'vitest';
import type { GridColumn } from './grid-columns.ts';
import { isTable, pasteRows } from './pasted-rows.ts';

interface Site {
  Nom: string;
  Code: string;
  Ville: string;
}

const text = (id: 'Code' | 'Ville', max: number): GridColumn<Site> => ({
  id,
  heading: id,
  kind: 'text',
  value: (row) => row[id],
  edit: {
    kind: 'text',
    of: (row) => row[id],
    set: (value) => ({ [id]: value }),
    max,
    blocked: ({ Nom }) => (Nom === 'fermé' ? 'Fermé' : null),
  },
});
const columns = [text('Code', 4), text('Ville', 10)];
const rows = ['un', 'deux', 'fermé'].map((Nom) => ({ Nom, Code: '', Ville: '' }));

describe('lines of a spreadsheet', () => {
  test('are recognised', () => {
    expect(['A1', 'A1\n', 'A1\r\n', 'A1\nB2', 'A1\tRennes'].map(isTable)).toEqual([false, false, false, true, true]);
  });

  test('go to the rows and columns that follow', () => {
    const pasted = pasteRows({ text: 'A1\tRennes\r\nB2\tVannes\r\n', rows, columns });
    expect(pasted.ok && pasted.parts.map(({ part }) => part)).toEqual([
      { Code: 'A1', Ville: 'Rennes' },
      { Code: 'B2', Ville: 'Vannes' },
    ]);
  });

  test('keep the semicolons of their texts', () => {
    const pasted = pasteRows({ text: 'a;b\nc;d\n', rows, columns });
    expect(pasted.ok && pasted.parts.map(({ part }) => part)).toEqual([{ Code: 'a;b' }, { Code: 'c;d' }]);
  });

  test.each([
    ['A1\nB2\nC3\nD4', '4 lignes pour 3'],
    ['A1\tRennes\tx\nB2', 'ligne 1, il y a plus de valeurs que de colonnes'],
    ['A1\nABCDE', 'ligne 2, «\u00a0ABCDE\u00a0». 4 caractères au maximum'],
    ['A1\nB2\nC3', 'ligne 3, «\u00a0C3\u00a0». Fermé'],
  ])('%j is refused whole', (pastedText, why) => {
    const pasted = pasteRows({ text: pastedText, rows, columns });
    expect(pasted.ok ? '' : pasted.message).toContain(why);
  });
});
