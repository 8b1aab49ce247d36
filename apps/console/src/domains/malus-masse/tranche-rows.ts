import { mostTranches, newMalusMasse, tranchesFaults, type Tranche } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { pastedNumbers } from '../../kit/amounts/pasted-cells.ts';
import { numberOrNull, type Typed } from '../../kit/amounts/typed-number.ts';

const sound = newMalusMasse.shape.Values.element.shape;
const words = { MasseMin: 'masse minimale', MasseMax: 'masse maximale', MontantTaxe: 'montant' } as const;

/** A row as the form holds it; null where nothing is typed yet, a text where no number can be read. */
export type TypedTranche = Record<keyof Tranche, Typed>;

/** Why a value is refused; `null` if it is not, or if there is none. */
export const valueFault = (name: keyof Tranche, value: Typed) =>
  value === null ? null : (sound[name].safeParse(value).error?.issues[0]?.message ?? null);

/** A sentence for each refused value; without any, for each fault between the rows. */
export const typedFaults = (rows: readonly TypedTranche[]) => {
  const faults = rows.flatMap((row, at) =>
    (['MasseMin', 'MasseMax', 'MontantTaxe'] as const).flatMap((name) => {
      const fault = valueFault(name, row[name]);
      return fault === null ? [] : [`Tranche ${at + 1}, ${words[name]}\u00a0: ${fault}`];
    }),
  );
  return faults.length > 0 ? faults : tranchesFaults(rows.map(numbersOf));
};

const numbersOf = ({ MasseMin, MasseMax, MontantTaxe }: TypedTranche): Tranche => ({
  MasseMin: numberOrNull(MasseMin),
  MasseMax: numberOrNull(MasseMax),
  MontantTaxe: numberOrNull(MontantTaxe),
});

const isWhole = (value: Typed): value is number => Number.isInteger(value);

/** A new row begins where the last one ends; null while that has no end, or when the grid is full. */
export const withNewTranche = (rows: readonly TypedTranche[]): TypedTranche[] | null => {
  const last = rows.at(-1)?.MasseMax ?? null;
  if (!isWhole(last) || rows.length >= mostTranches) return null;
  return [...rows, { MasseMin: last + 1, MasseMax: null, MontantTaxe: null }];
};

/** Only the last row may be deleted, and never the only one. */
export const withoutLast = (rows: readonly TypedTranche[]) => (rows.length > 1 ? rows.slice(0, -1) : [...rows]);

/** Changes one value; the row below begins after a typed maximum. */
export const withValue = (rows: readonly TypedTranche[], at: number, name: keyof Tranche, value: Typed) =>
  rows.map((row, place) => {
    if (place === at) return { ...row, [name]: value };
    return place === at + 1 && name === 'MasseMax' && isWhole(value) ? { ...row, MasseMin: value + 1 } : row;
  });

/** What to know of a grid before saving it. */
export const trancheChecks = (rows: readonly TypedTranche[]) => {
  const missing = rows.flatMap(({ MontantTaxe }, at) => (MontantTaxe === null ? [at + 1] : []));
  const amounts = rows.map(({ MontantTaxe }) => numberOrNull(MontantTaxe));
  const fall = amounts.findIndex((amount, at) => at > 0 && (amount ?? Infinity) < (amounts[at - 1] ?? -Infinity));
  return [
    ...typedFaults(rows).map((sentence) => `${sentence}.`),
    ...(missing.length > 0 ? [`Il manque le montant ${missing.length > 1 ? 'des tranches' : 'de la tranche'} ${missing.join(', ')}.`] : []),
    ...(fall > 0 ? [`Le montant baisse à la tranche ${fall + 1}.`] : []),
  ];
};

export type PastedTranches = { ok: true; rows: TypedTranche[]; message: string } | { ok: false; message: string };

const wholeOrNull = (value: number | null | undefined) => value === undefined || value === null || Number.isInteger(value);

/** Three columns replace the grid: minimum, maximum, amount. One column fills amounts from a row down. */
export const pasteTranches = (rows: readonly TypedTranche[], at: number, text: string): PastedTranches => {
  const pasted = pastedNumbers(text);
  if (!pasted.ok) return pasted;
  const { rows: lines } = pasted;
  if (lines.every(({ length }) => length === 1)) {
    const next = rows.map((row, place) => (lines[place - at] ? { ...row, MontantTaxe: lines[place - at]![0] ?? null } : row));
    const written = Math.min(lines.length, rows.length - at);
    const left = lines.length - written;
    return {
      ok: true,
      rows: next,
      message: `Montants collés\u00a0: ${written}.${left > 0 ? ` Lignes ignorées, sans tranche\u00a0: ${left}.` : ''}`,
    };
  }
  if (lines.length > mostTranches) return { ok: false, message: `Rien n’a été collé\u00a0: ${mostTranches} tranches au maximum.` };
  const wrong = lines.findIndex((cells) => cells.length !== 3 || !wholeOrNull(cells[0]) || !wholeOrNull(cells[1]));
  if (wrong >= 0) {
    return {
      ok: false,
      message: `Rien n’a été collé\u00a0: à la ligne ${wrong + 1}, trois colonnes sont attendues, minimum, maximum et montant.`,
    };
  }
  const next = lines.map(([MasseMin = null, MasseMax = null, MontantTaxe = null]) => ({ MasseMin, MasseMax, MontantTaxe }));
  return { ok: true, rows: next, message: `Tranches collées\u00a0: ${next.length}.` };
};
