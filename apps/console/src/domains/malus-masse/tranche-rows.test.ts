import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Typed } from '../../kit/amounts/typed-number.ts';
import { grilleForm } from './malus-masse-values.ts';
import { pasteTranches, trancheChecks, typedFaults, withNewTranche, withoutLast, withValue, type TypedTranche } from './tranche-rows.ts';

const tranche = (MasseMin: Typed, MasseMax: Typed, MontantTaxe: Typed = 10): TypedTranche => ({
  MasseMin,
  MasseMax,
  MontantTaxe,
});
const grid = [tranche(0, 1499, 0), tranche(1500, null)];

describe('the rows of a mass grid', () => {
  test('a row is added only after a maximum, from the next kilo', () => {
    expect(withNewTranche(grid)).toBeNull();
    expect(withNewTranche([tranche(0, 1499)])).toEqual([tranche(0, 1499), tranche(1500, null, null)]);
  });

  test('the last row can be deleted, the only one cannot', () => {
    expect(withoutLast(grid)).toEqual([grid[0]]);
    expect(withoutLast([tranche(0, null)])).toEqual([tranche(0, null)]);
  });

  test('the row below begins after the typed maximum', () => {
    expect(withValue(grid, 0, 'MasseMax', 1600)).toEqual([tranche(0, 1600, 0), tranche(1601, null)]);
    expect(withValue(grid, 0, 'MasseMax', null)).toEqual([tranche(0, null, 0), tranche(1500, null)]);
  });

  test('with any rising maxima, added rows have no gaps', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 20 }), (first, widths) => {
        let rows: TypedTranche[] = [tranche(first, null)];
        for (const width of widths) {
          const last = rows.length - 1;
          rows = withValue(rows, last, 'MasseMax', Number(rows[last]!.MasseMin) + width);
          rows = withNewTranche(rows)!;
        }
        expect(typedFaults(rows)).toEqual([]);
      }),
    );
  });

  test.each([
    [grid, []],
    [[tranche(0, 1499)], ['La dernière tranche ne doit pas avoir de masse maximale.']],
    [
      [tranche(0, 1499, null), tranche(1501, null)],
      ['Tranche 2\u00a0: elle doit commencer à 1\u202f500 kg, juste après la tranche 1.', 'Il manque le montant de la tranche 1.'],
    ],
    [[tranche(0, 9, 5), tranche(10, null, 4)], ['Le montant baisse à la tranche 2.']],
    [[tranche(null, null)], ['Tranche 1\u00a0: la masse minimale manque.']],
  ])('the checks of %j', (rows, sentences) => {
    expect(trancheChecks(rows)).toEqual(sentences);
  });

  test.each([
    [[tranche(-1, null)], 'Tranche 1, masse minimale\u00a0: Une masse ne peut pas être négative'],
    [[tranche(0, 12.5), tranche(13, null)], 'Tranche 1, masse maximale\u00a0: Nombre entier attendu'],
    [[tranche(0, null, 'abc')], 'Tranche 1, montant\u00a0: Nombre attendu'],
    [[tranche(0, null, 12.345)], 'Tranche 1, montant\u00a0: Deux décimales au maximum'],
  ])('%j stays as typed and is refused', (rows, sentence) => {
    expect(trancheChecks(rows)).toEqual([`${sentence}.`]);
    const form = { Libelle: 'x', DateDebut: '2026-01-01', DateFin: null, Values: rows };
    expect(grilleForm.safeParse(form).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  test('three pasted columns replace the grid, one fills amounts', () => {
    expect(pasteTranches(grid, 0, 'Min\tMax\tTaxe\n0\t1 599\t0\n1600\t\t10,5')).toEqual({
      ok: true,
      rows: [tranche(0, 1599, 0), tranche(1600, null, 10.5)],
      message: 'Tranches collées\u00a0: 2.',
    });
    expect(pasteTranches(grid, 1, '7\n8')).toMatchObject({ ok: true, rows: [grid[0], tranche(1500, null, 7)] });
  });

  test.each(['1\t2', '1\t2\t3\t4', '1,5\t2\t3', 'a\tb\tc\nd\t1\t2'])('%j is not pasted', (text) => {
    expect(pasteTranches(grid, 0, text).ok).toBe(false);
  });
});
