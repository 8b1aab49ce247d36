import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pastedCells, pastedNumbers } from './pasted-cells.ts';

describe('cells pasted from a spreadsheet', () => {
  test('are read as lines and columns, with any line ending', () => {
    expect(pastedCells('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('without headings, and with the line of each value that is no number', () => {
    expect(pastedNumbers('CO2\tMontant\n118\t50\n119\t')).toEqual({
      ok: true,
      rows: [
        [118, 50],
        [119, null],
      ],
    });
    expect(pastedNumbers('CO2\n50\nsoixante')).toEqual({
      ok: false,
      message: 'Rien n’a été collé\u00a0: ligne 3, «\u00a0soixante\u00a0» n’est pas un nombre.',
    });
  });

  test('keep their sign and all their decimals, for the table to refuse', () => {
    expect(pastedNumbers('-5\n12,345')).toEqual({ ok: true, rows: [[-5], [12.345]] });
  });

  test('are read back for any table of amounts of a French spreadsheet', () => {
    const amount = fc.nat(99_999_999).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 50 }), (rows) => {
        const text = rows
          .map((row) => row.map((value) => value.toLocaleString('fr-FR', { minimumFractionDigits: 2 })).join('\t'))
          .join('\r\n');
        expect(pastedNumbers(text)).toEqual({ ok: true, rows });
      }),
    );
  });
});
