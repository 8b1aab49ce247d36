import { inserted, numbered, type TableRows } from '../rows.ts';

interface Grid {
  year: number;
  CO2Min: number;
  CO2Max: number;
  top: number;
  /** Emissions whose amount was never filled in. */
  unfilled: number;
}

const ecological: readonly Grid[] = [
  { year: 2024, CO2Min: 118, CO2Max: 194, top: 60_000, unfilled: 0 },
  { year: 2025, CO2Min: 113, CO2Max: 193, top: 70_000, unfilled: 0 },
  { year: 2026, CO2Min: 108, CO2Max: 192, top: 80_000, unfilled: 0 },
  { year: 2027, CO2Min: 103, CO2Max: 190, top: 90_000, unfilled: 12 },
];

/** Slow at first, then faster, up to the year's highest amount. */
const amountOf = ({ CO2Min, CO2Max, top }: Grid, emission: number) => {
  const share = (emission - CO2Min) / (CO2Max - CO2Min);
  return emission === CO2Max ? top : 50 + Math.round(((top - 50) * share ** 2.55) / 5) * 5;
};

const brackets: readonly (readonly [MasseMin: number, MasseMax: number | null, MontantTaxe: number])[] = [
  [0, 1499, 0],
  [1500, 1699, 10],
  [1700, 1799, 15],
  [1800, 1899, 20],
  [1900, 1999, 25],
  [2000, null, 30],
];

const datesOf = (year: number, isLast: boolean) => ({ DateDebut: `${year}-01-01`, DateFin: isLast ? null : `${year}-12-31` });

/** Grids of both kinds for some years; the last ecological one is incomplete. */
export const malusRows = (): TableRows[] => [
  numbered(
    'malusEcologique',
    'IDGrilleMalusEcologique',
    ecological.map(({ year, CO2Min, CO2Max }, at) => ({
      Libelle: `Malus CO2 ${year}`,
      ...datesOf(year, at === ecological.length - 1),
      CO2Min,
      CO2Max,
    })),
  ),
  inserted(
    'malusEcologiqueValues',
    null,
    ecological.flatMap((grid, at) =>
      Array.from({ length: grid.CO2Max - grid.CO2Min + 1 }, (_, place) => grid.CO2Min + place).map((EmissionCO2) => ({
        IDGrilleMalusEcologique: at + 1,
        EmissionCO2,
        MontantTaxe: EmissionCO2 > grid.CO2Max - grid.unfilled ? 0 : amountOf(grid, EmissionCO2),
      })),
    ),
  ),
  numbered(
    'malusMasse',
    'IDGrilleMalusMasse',
    [2025, 2026].map((year, at) => ({ Libelle: `Malus au poids ${year}`, ...datesOf(year, at === 1) })),
  ),
  inserted(
    'malusMasseValues',
    null,
    [100, 0].flatMap((more, at) =>
      brackets.map(([MasseMin, MasseMax, MontantTaxe]) => ({
        IDGrilleMalusMasse: at + 1,
        MasseMin: MasseMin === 0 ? 0 : MasseMin + more,
        MasseMax: MasseMax === null ? null : MasseMax + more,
        MontantTaxe,
      })),
    ),
  ),
];
