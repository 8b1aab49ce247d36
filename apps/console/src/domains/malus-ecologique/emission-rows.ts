import { emissionsOf, missingSentence, rangeFault } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { emissionFields, malusEcologiqueFields } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import { pastedNumbers } from '../../kit/amounts/pasted-cells.ts';
import { counted } from '@comptoir/contract/texts/counted';
import { numberOrNull, type Typed } from '../../kit/amounts/typed-number.ts';

/** A row as the form holds it; null while there is no amount, a text where none can be read. */
export interface EmissionRow {
  EmissionCO2: number;
  MontantTaxe: Typed;
}

export interface Range {
  CO2Min: number;
  CO2Max: number;
}

/** The range that the bounds give; `null` while one of them is refused. */
export const rangeOf = (CO2Min: unknown, CO2Max: unknown): Range | null => {
  const [least, most] = [malusEcologiqueFields.CO2Min.input.safeParse(CO2Min), malusEcologiqueFields.CO2Max.input.safeParse(CO2Max)];
  if (!least.success || !most.success) return null;
  const range = { CO2Min: least.data, CO2Max: most.data };
  return rangeFault(range) === null ? range : null;
};

/** One row for each whole number of the range, with its amount if known. */
export const rowsOf = (range: Range, known: ReadonlyMap<number, Typed>): EmissionRow[] =>
  emissionsOf(range).map((EmissionCO2) => ({ EmissionCO2, MontantTaxe: known.get(EmissionCO2) ?? null }));

export const amountsOf = (rows: readonly EmissionRow[]) => new Map(rows.map(({ EmissionCO2, MontantTaxe }) => [EmissionCO2, MontantTaxe]));

export const missingIn = (rows: readonly EmissionRow[]) =>
  rows.filter(({ MontantTaxe }) => MontantTaxe === null).map(({ EmissionCO2 }) => EmissionCO2);

/** Why an amount is refused; `null` if it is not, or if there is none. */
export const montantFault = (montant: Typed) =>
  montant === null ? null : (emissionFields.MontantTaxe.input.safeParse(montant).error?.issues[0]?.message ?? null);

/** The first refused amount, and how many others are. */
export const faultSentence = (rows: readonly EmissionRow[]) => {
  const faulty = rows.filter(({ MontantTaxe }) => montantFault(MontantTaxe) !== null);
  const [first] = faulty;
  if (!first) return null;
  const others = faulty.length > 1 ? `\u00a0; ${counted(faulty.length - 1, 'autre montant est', 'autres montants sont')} à corriger` : '';
  return `Montant de ${first.EmissionCO2} g/km\u00a0: ${montantFault(first.MontantTaxe)}${others}`;
};

/** What to know of a grid before saving it. */
export const emissionChecks = (rows: readonly EmissionRow[]) => {
  const missing = missingIn(rows);
  const fault = faultSentence(rows);
  const amounts = rows.map(({ MontantTaxe }) => numberOrNull(MontantTaxe));
  const zeros = rows.filter(({ MontantTaxe }) => MontantTaxe === 0).length;
  const falls = rows.filter((_, at) => at > 0 && (amounts[at] ?? Infinity) < (amounts[at - 1] ?? -Infinity));
  return [
    ...(fault ? [`${fault}.`] : []),
    ...(missing.length > 0 ? [`${missingSentence(missing)}.`] : []),
    ...(zeros > 0 ? [`${counted(zeros, 'montant est', 'montants sont')} à 0\u00a0: la grille sera signalée comme incomplète.`] : []),
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
  if (written === 0) return { ok: false, message: `Rien n’a été collé.${left}` };
  const next = rows.map(({ EmissionCO2 }) => ({ EmissionCO2, MontantTaxe: amounts.get(EmissionCO2) ?? null }));
  return { ok: true, rows: next, message: `${counted(written, 'montant collé', 'montants collés')}.${left}` };
};
