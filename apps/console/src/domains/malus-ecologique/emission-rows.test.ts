import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Typed } from '../../kit/amounts/typed-number.ts';
import { amountsOf, emissionChecks, pasteEmissions, rangeOf, rowsOf, type EmissionRow } from './emission-rows.ts';
import { grilleForm } from './malus-ecologique-values.ts';

const grid = (...amounts: Typed[]): EmissionRow[] => amounts.map((MontantTaxe, at) => ({ EmissionCO2: 118 + at, MontantTaxe }));

describe('the rows of an ecological grid', () => {
  test('any typed bounds give one row for each whole number between them, or none where one is refused', () => {
    const bound = fc.oneof(fc.integer({ min: -200, max: 1200 }), fc.constantFrom(12.5, null, 'abc', '-'));
    fc.assert(
      fc.property(bound, bound, (CO2Min, CO2Max) => {
        const range = rangeOf(CO2Min, CO2Max);
        const isSound = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1000;
        expect(range !== null).toBe(isSound(CO2Min) && isSound(CO2Max) && Number(CO2Max) >= Number(CO2Min));
        if (!range) return;
        expect([range.CO2Min, range.CO2Max]).toEqual([CO2Min, CO2Max]);
        const rows = rowsOf(range, new Map());
        expect(rows.length).toBe(range.CO2Max - range.CO2Min + 1);
        expect([rows[0]!.EmissionCO2, rows.at(-1)!.EmissionCO2]).toEqual([CO2Min, CO2Max]);
      }),
    );
  });

  test.each([
    [grid(-5), 'Montant de 118 g/km\u00a0: Un montant ne peut pas être négatif'],
    [grid(1, 12.345), 'Montant de 119 g/km\u00a0: Deux décimales au maximum'],
    [grid('abc', 2, -1), 'Montant de 118 g/km\u00a0: Nombre attendu\u00a0; 1 autre montant est à corriger'],
  ])('%j stays as typed and is refused', (rows, sentence) => {
    expect(emissionChecks(rows)[0]).toBe(`${sentence}.`);
    const form = { Libelle: 'x', DateDebut: '2026-01-01', DateFin: null, CO2Min: 118, CO2Max: 117 + rows.length, Values: rows };
    expect(grilleForm.safeParse(form).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  test('a restored range has its amounts again', () => {
    const rows = grid(50, 75, null);
    const known = amountsOf(rows);
    expect(rowsOf({ CO2Min: 118, CO2Max: 118 }, known)).toEqual(grid(50));
    expect(rowsOf({ CO2Min: 118, CO2Max: 120 }, known)).toEqual(rows);
  });

  test.each([
    [grid(50, 75, 100), []],
    [grid(50, null, 100), ['Il manque le montant de l’émission 119 g/km.']],
    [grid(...Array<null>(7).fill(null)), ['Il manque le montant de 7 émissions, dont 118, 119, 120, 121 et 122 g/km.']],
    [grid(0, 0, 1), ['2 montants sont à 0\u00a0: la grille sera signalée comme incomplète.']],
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
      message: 'Rien n’a été collé. 2 lignes hors de la grille sont ignorées.',
    });
  });
});
