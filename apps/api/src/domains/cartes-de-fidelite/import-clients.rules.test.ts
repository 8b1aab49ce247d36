import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../workbooks/read-xlsx.ts';
import { isRefus, messageOf, planClients, readFidelite, type FideliteLine, type Owners } from './import-clients.rules.ts';

const VIN = 'VF1AB000123456789';
const line = (a: Cell, g: Cell) => readFidelite({ ligne: 2, cells: [a, 'x', 'x', 'x', 'x', 'x', g] });

describe('the two columns of a line', () => {
  test.each<[Cell, string]>([
    [new Date('2024-03-15'), '2024-03-15'],
    [new Date('2024-03-15T13:00:00Z'), '2024-03-15'],
    ['15/03/2024', '2024-03-15'],
    [' 5-3-2024 ', '2024-03-05'],
    ['15.03.2024', '2024-03-15'],
    ['2024-03-15', '2024-03-15'],
  ])('%s is a day', (cell, debut) => {
    expect(line(VIN, cell)).toEqual({ ligne: 2, VIN, debut });
  });

  test.each<[Cell]>([['31/02/2024'], ['15/03/24'], ['mars 2024'], [true], ['15/03/1066'], ['15/13/2024']])('%s is none', (cell) => {
    expect(line(VIN, cell)).toEqual({ ligne: 2, VIN, message: 'Une date est attendue, jj/mm/aaaa (colonne G)' });
  });

  test('a number without the format of a date is refused, with what to do', () => {
    expect(line(VIN, 45_366)).toEqual({
      ligne: 2,
      VIN,
      message: expect.stringMatching(/^Le nombre 45366 n’a pas le format d’une date/) as unknown,
    });
  });

  test('a VIN is recognised whatever its case and spaces', () => {
    expect(line(' vf1ab 000-123456789 ', '01/01/2024')).toMatchObject({ VIN });
  });

  test.each<[Cell]>([['VF1AB00012345678'], ['VF1AB0001234567890'], ['VF1AO000123456789'], [123], [new Date()]])('%s is no VIN', (cell) => {
    expect(line(cell, '01/01/2024')).toMatchObject({ message: 'Un VIN de 17 caractères est attendu (colonne A)' });
  });

  test('missing cells are named', () => {
    expect(line(' ', '01/01/2024')).toEqual({ ligne: 2, VIN: '', message: 'Le VIN manque (colonne A)' });
    expect(readFidelite({ ligne: 3, cells: [VIN] })).toEqual({ ligne: 3, VIN, message: 'La date de début de contrat manque (colonne G)' });
  });
});

const vins = ['A', 'B', 'C', 'D'].map((sign) => VIN.slice(0, 16) + sign);
const lines = fc
  .array(fc.record({ VIN: fc.constantFrom(...vins), debut: fc.constantFrom('2024-01-01', '2024-06-01', '2025-01-01') }))
  .map((all) => all.map((one, at): FideliteLine => ({ ligne: at + 2, ...one })));
const owners = fc
  .array(fc.tuple(fc.constantFrom(...vins), fc.array(fc.constantFrom(1, 2, null), { minLength: 1, maxLength: 3 })))
  .map((all): Owners => new Map(all.map(([one, ids]) => [one, new Set(ids)])));

describe('the client of each line', () => {
  test('no line is lost, and each client has the latest of their days', () => {
    fc.assert(
      fc.property(lines, owners, (given, known) => {
        const { clients, refus } = planClients(given, known);
        const told = [...clients, ...refus].map(({ ligne }) => ligne).toSorted((a, b) => a - b);
        expect(told).toEqual(given.map(({ ligne }) => ligne));
        expect(new Set(clients.map(({ IDClient }) => IDClient)).size).toBe(clients.length);
        for (const { IDClient, debut } of clients) {
          const own = given.filter((one) => {
            const ids = [...(known.get(one.VIN) ?? [])].filter((id) => id !== null);
            return ids.length === 1 && ids[0] === IDClient;
          });
          expect(debut).toBe(
            own
              .map((one) => one.debut)
              .toSorted()
              .at(-1),
          );
        }
      }),
    );
  });

  test('the reason names the fault, and the line that counts', () => {
    const [one, two, three, four] = vins as [string, string, string, string];
    const known: Owners = new Map<string, Set<number | null>>([
      [one, new Set([1])],
      [two, new Set([null])],
      [three, new Set([1, 2])],
    ]);
    const given = [
      { ligne: 2, VIN: one, debut: '2024-01-01' },
      { ligne: 3, VIN: two, debut: '2024-01-01' },
      { ligne: 4, VIN: three, debut: '2024-01-01' },
      { ligne: 5, VIN: four, debut: '2024-01-01' },
      { ligne: 6, VIN: one, debut: '2025-01-01' },
    ];
    const { clients, refus } = planClients(given, known);
    expect(clients).toEqual([{ ...given[4], IDClient: 1 }]);
    expect(refus.toSorted((a, b) => a.ligne - b.ligne).map(({ message }) => message)).toEqual([
      'Le même client est à la ligne 6, dont la date est retenue',
      'Ce véhicule n’est rattaché à aucun client',
      'Plusieurs clients ont un véhicule de ce VIN',
      'Aucun véhicule ne porte ce VIN',
    ]);
    expect(refus.every(isRefus)).toBe(true);
  });
});

test('one sentence gives the number of refused lines, and the first reasons', () => {
  const refus = [2, 3, 4, 5].map((ligne) => ({ ligne, VIN, message: 'Non' }));
  const counts = { nbRows: 1, nbLignes: 9 };
  expect(messageOf([], counts)).toBe('');
  expect(messageOf([], { ...counts, nbRows: 0 })).toBe('Tous les clients de ce fichier avaient déjà cette carte et cette date.');
  expect(messageOf(refus.slice(0, 1), counts)).toBe('1 ligne n’a pas été importée sur 9 (ligne 2\u00a0: Non).');
  expect(messageOf(refus, counts)).toBe(
    '4 lignes n’ont pas été importées sur 9 (ligne 2\u00a0: Non\u00a0; ligne 3\u00a0: Non\u00a0; ligne 4\u00a0: Non\u00a0; et 1 de plus).',
  );
});
