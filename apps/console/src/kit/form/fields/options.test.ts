import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFrenchOrder, pastedChoices } from './options.ts';

test('records stand in French order; what stands for none or all stays first', () => {
  const named = (value: string | number, label: string) => ({ value, label });
  const given = [named(7, 'Évreux'), named(0, 'Toutes'), named(2, 'Étampes'), named('', 'Aucune'), named(9, 'brest'), named(4, 'Zone')];
  expect(inFrenchOrder(given).map(({ label }) => label)).toEqual(['Toutes', 'Aucune', 'brest', 'Étampes', 'Évreux', 'Zone']);
});

const people = [
  { value: 1, label: 'Corre Anne (acorre)' },
  { value: 2, label: 'Corre Annette (acorre2)' },
  { value: 3, label: 'Le Goff Yann (ylegoff)' },
];

test.each([
  ['logins in a column', 'acorre\r\nylegoff\r\n', [1, 3], []],
  ['names in one line', 'le goff, CORRE ANNETTE', [3, 2], []],
  ['cells of a spreadsheet, one of them twice', 'ylegoff\tacorre2\tylegoff', [3, 2], []],
  ['what names several or none', 'corre; ylegoff; dupont', [3], ['corre', 'dupont']],
])('a pasted list chooses what each piece names: %s', (_, text, found, unknown) => {
  expect(pastedChoices(people, text)).toEqual({ found, unknown });
});

test('a text that is no list is pasted as text', () => {
  for (const text of ['acorre', ' acorre\n', 'Le Goff Yann', '']) expect(pastedChoices(people, text)).toBeNull();
});

test('no piece of a list is lost', () => {
  const piece = fc
    .string({ minLength: 1, unit: fc.constantFrom('a', 'c', 'o', 'r', 'e', 'É', ' ', '2', '(') })
    .filter((one) => one.trim() !== '');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 2, maxLength: 8 }), (pieces) => {
      const { found, unknown } = pastedChoices(people, pieces.join('\n'))!;
      expect(new Set(found).size).toBe(found.length);
      expect(found.length > 0 || unknown.length === pieces.length).toBe(true);
      expect(pieces.map((one) => one.trim())).toEqual(expect.arrayContaining(unknown));
    }),
  );
});
