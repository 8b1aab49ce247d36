import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chevauchements, inFrench, trousDeLAnnee, type Periode } from './qualite.rules.ts';

const day = fc.integer({ min: 0, max: 1095 }).map((days) => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const periode = fc.tuple(day, day, fc.boolean()).map(([one, other, isOpen]): Periode => {
  const [DateDebut, DateFin] = [one, other].toSorted() as [string, string];
  return { Libelle: '', DateDebut, DateFin: isOpen ? null : DateFin };
});
const daysOf2026 = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1) + at * 86_400_000).toISOString().slice(0, 10));
const holds = ({ DateDebut, DateFin }: Periode, one: string) => DateDebut <= one && (DateFin === null || one <= DateFin);

describe('the days of a year without a grid', () => {
  test('each day is either covered or in a gap', () => {
    fc.assert(
      fc.property(fc.array(periode, { maxLength: 5 }), (periodes) => {
        const trous = trousDeLAnnee(periodes, 2026);
        for (const one of daysOf2026) {
          const inTrou = trous.filter(({ du, au }) => du <= one && one <= au).length;
          expect(inTrou).toBe(periodes.some((row) => holds(row, one)) ? 0 : 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('gaps are whole intervals', () => {
    const of = (DateDebut: string, DateFin: string | null) => ({ Libelle: '', DateDebut, DateFin });
    expect(trousDeLAnnee([of('2026-03-01', '2026-06-30'), of('2026-09-01', null)], 2026)).toEqual([
      { du: '2026-01-01', au: '2026-02-28' },
      { du: '2026-07-01', au: '2026-08-31' },
    ]);
    expect(trousDeLAnnee([of('2020-01-01', '2025-12-31')], 2026)).toEqual([{ du: '2026-01-01', au: '2026-12-31' }]);
  });
});

test('grids overlap if they share a day', () => {
  fc.assert(
    fc.property(fc.array(periode, { maxLength: 5 }), (periodes) => {
      const shares = periodes.some((one, at) =>
        periodes.slice(at + 1).some((other) => one.DateDebut <= (other.DateFin ?? '9') && other.DateDebut <= (one.DateFin ?? '9')),
      );
      expect(chevauchements(periodes).length > 0).toBe(shares);
    }),
  );
});

test('a day in French', () => {
  expect(inFrench('2026-07-01')).toBe('01/07/2026');
});
