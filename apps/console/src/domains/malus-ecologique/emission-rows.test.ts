import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOf, clampedRange, emissionChecks, pasteEmissions, rowsOf, type EmissionRow } from './emission-rows.ts';

const grid = (...amounts: (number | null)[]): EmissionRow[] => amounts.map((MontantTaxe, at) => ({ EmissionCO2: 118 + at, MontantTaxe }));

describe('the rows of an ecological grid', () => {
  test('any typed range is clamped to 0..1000, with one row for each whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 3000 }), fc.integer({ min: -2000, max: 3000 }), (CO2Min, CO2Max) => {
        const range = clampedRange({ CO2Min, CO2Max });
        expect(range.CO2Min).toBeGreaterThanOrEqual(0);
        expect(range.CO2Max).toBeLessThanOrEqual(1000);
        const rows = rowsOf(range, new Map());
        expect(rows.length).toBe(range.CO2Max - range.CO2Min + 1);
        expect([rows[0]!.EmissionCO2, rows.at(-1)!.EmissionCO2]).toEqual([range.CO2Min, range.CO2Max]);
      }),
    );
  });

  test('a restored range has its amounts again', () => {
    const rows = grid(50, 75, null);
    const known = amountsOf(rows);
    expect(rowsOf({ CO2Min: 118, CO2Max: 118 }, known)).toEqual(grid(50));
    expect(rowsOf({ CO2Min: 118, CO2Max: 120 }, known)).toEqual(rows);
  });

  test.each([
    [grid(50, 75, 100), []],
    [grid(50, null, 100), ["Il manque le montant de l'émission 119 g/km."]],
    [grid(...Array<null>(7).fill(null)), ['Il manque le montant de 7 émissions, dont 118, 119, 120, 121 et 122 g/km.']],
    [grid(0, 0, 1), ['2 montants sont à 0 : la grille sera signalée comme incomplète.']],
    [grid(50, 40, 30), ['Le montant baisse à 119 g/km, et 1 fois ensuite.']],
  ])('the checks of %j', (rows, sentences) => {
    expect(emissionChecks(rows)).toEqual(sentences);
  });

  test('a column is pasted from its row down, without what is outside', () => {
    expect(pasteEmissions(grid(1, 2, 3), 1, '50\n75\n100\n125')).toEqual({
      ok: true,
      rows: grid(1, 50, 75),
      message: '2 montants collés. 2 lignes hors de la grille sont ignorées.',
    });
  });

  test('two columns are pasted by emission, wherever the focus is', () => {
    expect(pasteEmissions(grid(1, 2, 3), 2, 'CO2\tTaxe\n119\t1 075,50 €\n999\t5\n118\t')).toEqual({
      ok: true,
      rows: grid(null, 1075.5, 3),
      message: '2 montants collés. 1 ligne hors de la grille est ignorée.',
    });
  });

  test('nothing is pasted when a cell is no number, or all are outside', () => {
    expect(pasteEmissions(grid(1), 0, '5\nx').ok).toBe(false);
    expect(pasteEmissions(grid(1), 0, '5\t1\n6\t1')).toEqual({
      ok: false,
      message: "Rien n'a été collé. 2 lignes hors de la grille sont ignorées.",
    });
  });
});
