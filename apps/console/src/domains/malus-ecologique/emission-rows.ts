import { emissionsOf, missingSentence, mostCO2 } from '@comptoir/contract/malus-ecologique';
import { pastedNumbers } from '../../kit/amounts/pasted-cells.ts';
import { counted } from '../../kit/counted.ts';

/** A row as the form holds it; null while there is no amount. */
export interface EmissionRow {
  EmissionCO2: number;
  MontantTaxe: number | null;
}

export interface Range {
  CO2Min: number;
  CO2Max: number;
}

const clamp = (value: number) => Math.min(Math.max(Math.trunc(value), 0), mostCO2);

/** Clamps both bounds to 0..1000, the maximum to at least the minimum. */
export const clampedRange = ({ CO2Min, CO2Max }: Range): Range => {
  const least = clamp(CO2Min);
  return { CO2Min: least, CO2Max: Math.max(clamp(CO2Max), least) };
};

/** One row for each whole number of the range, with its amount if known. */
export const rowsOf = (range: Range, known: ReadonlyMap<number, number | null>): EmissionRow[] =>
  emissionsOf(range).map((EmissionCO2) => ({ EmissionCO2, MontantTaxe: known.get(EmissionCO2) ?? null }));

export const amountsOf = (rows: readonly EmissionRow[]) => new Map(rows.map(({ EmissionCO2, MontantTaxe }) => [EmissionCO2, MontantTaxe]));

export const missingIn = (rows: readonly EmissionRow[]) =>
  rows.filter(({ MontantTaxe }) => MontantTaxe === null).map(({ EmissionCO2 }) => EmissionCO2);

/** What to know of a grid before saving it. */
export const emissionChecks = (rows: readonly EmissionRow[]) => {
  const missing = missingIn(rows);
  const zeros = rows.filter(({ MontantTaxe }) => MontantTaxe === 0).length;
  const falls = rows.filter(({ MontantTaxe }, at) => MontantTaxe !== null && MontantTaxe < (rows[at - 1]?.MontantTaxe ?? 0));
  return [
    ...(missing.length > 0 ? [`${missingSentence(missing)}.`] : []),
    ...(zeros > 0 ? [`${counted(zeros, 'montant est', 'montants sont')} à 0 : la grille sera signalée comme incomplète.`] : []),
    ...(falls.length > 0
      ? [`Le montant baisse à ${falls[0]!.EmissionCO2} g/km${falls.length > 1 ? `, et ${falls.length - 1} fois ensuite` : ''}.`]
      : []),
  ];
};

export type PastedRows = { ok: true; rows: EmissionRow[]; message: string } | { ok: false; message: string };

/**
 * Pastes a column of amounts from a row down, or two columns by the emissions in the first one. What is outside the grid
 * is left out and counted.
 */
export const pasteEmissions = (rows: readonly EmissionRow[], at: number, text: string): PastedRows => {
  const pasted = pastedNumbers(text);
  if (!pasted.ok) return pasted;
  const named = pasted.rows.some((cells) => cells.length > 1);
  const amounts = amountsOf(rows);
  let written = 0;
  for (const [line, cells] of pasted.rows.entries()) {
    const emission = named ? cells[0] : rows[at + line]?.EmissionCO2;
    if (emission === null || emission === undefined || !amounts.has(emission)) continue;
    amounts.set(emission, (named ? cells[1] : cells[0]) ?? null);
    written += 1;
  }
  const outside = pasted.rows.length - written;
  const left = outside > 0 ? ` ${counted(outside, 'ligne hors de la grille est ignorée', 'lignes hors de la grille sont ignorées')}.` : '';
  if (written === 0) return { ok: false, message: `Rien n'a été collé.${left}` };
  const next = rows.map(({ EmissionCO2 }) => ({ EmissionCO2, MontantTaxe: amounts.get(EmissionCO2) ?? null }));
  return { ok: true, rows: next, message: `${counted(written, 'montant collé', 'montants collés')}.${left}` };
};
