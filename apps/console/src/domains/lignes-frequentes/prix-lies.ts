import { decimalText } from '../../kit/amounts/typed-number.ts';

/** Both prices of a line and the rate between them, as typed. */
export interface Prix {
  PxVenteHT: string;
  taux: string;
  PxVenteTTC: string;
}

/** The result of the last edit, and the prices that no rate has changed since. */
export interface Edited {
  prix: Prix;
  known: Prix;
}

/** An exact decimal: `units / scale`. */
interface Decimal {
  units: bigint;
  scale: bigint;
}

const usualTaux = '20';

const decimalOf = (text: string): Decimal | null => {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(decimalText(text) ?? '') ?? [];
  if (whole + part === '') return null;
  return { units: BigInt(`${sign}${whole}${part}`), scale: 10n ** BigInt(part.length) };
};

const isSame = (a: string, b: string) => {
  const [one, other] = [decimalOf(a), decimalOf(b)];
  return one && other ? one.units * other.scale === other.units * one.scale : a === b;
};

/** The rounded quotient of two integers, half up; the divisor is positive. */
const rounded = (dividend: bigint, divisor: bigint) => {
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
};

/** A whole number of `1 / 10 ** decimals` as a text. */
const textOf = (value: bigint, decimals: number) => {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${value < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
};

/** 1 + taux / 100 as a fraction; null if it is no rate, or not above -100 %. */
const factorOf = (taux: string) => {
  const rate = decimalOf(taux);
  if (!rate) return null;
  const below = 100n * rate.scale;
  return rate.units > -below ? { above: below + rate.units, below } : null;
};

const times = (price: string, above: bigint, below: bigint) => {
  const value = decimalOf(price);
  return value && textOf(rounded(value.units * above * 100n, value.scale * below), 2);
};

/** HT x (1 + taux / 100), half up to the cent; null while one is missing. */
export const ttcOf = (PxVenteHT: string, taux: string) => {
  const factor = factorOf(taux);
  return factor && times(PxVenteHT, factor.above, factor.below);
};

/** TTC / (1 + taux / 100), half up to the cent; null while one is missing. */
export const htOf = (PxVenteTTC: string, taux: string) => {
  const factor = factorOf(taux);
  return factor && times(PxVenteTTC, factor.below, factor.above);
};

/** The shortest rate between two prices; the usual one if there are none. */
export const tauxOf = (PxVenteHT: string, PxVenteTTC: string) => {
  const [ht, ttc] = [decimalOf(PxVenteHT), decimalOf(PxVenteTTC)];
  if (!ht || !ttc || ht.units === 0n) return usualTaux;
  const [above, below] = [ttc.units * ht.scale - ht.units * ttc.scale, ht.units * ttc.scale];
  const rates = [0, 1, 2, 3, 4].map((decimals) => textOf(rounded(above * 10n ** BigInt(decimals + 2), below), decimals));
  return rates.find((taux) => isSame(ttcOf(PxVenteHT, taux) ?? '', PxVenteTTC)) ?? rates[2]!;
};

/**
 * The prices after one field was typed: HT and the rate give TTC, TTC gives HT. Each is computed from typed values, never
 * from computed ones, and a rate that comes back restores its prices. So nothing drifts.
 */
export const editPrix = (last: Edited | null, before: Prix, field: keyof Prix, typed: string): Edited => {
  const isContinued = last !== null && Object.entries(last.prix).every(([name, text]) => before[name as keyof Prix] === text);
  const known = isContinued ? last.known : before;
  const prix = { ...before, [field]: typed };
  const isBack = (price: 'PxVenteHT' | 'PxVenteTTC') => isSame(prix[price], known[price]) && isSame(prix.taux, known.taux);
  if (field === 'PxVenteTTC') {
    prix.PxVenteHT = isBack('PxVenteTTC') ? known.PxVenteHT : (htOf(typed, prix.taux) ?? before.PxVenteHT);
    return { prix, known: prix };
  }
  prix.PxVenteTTC = isBack('PxVenteHT') ? known.PxVenteTTC : (ttcOf(prix.PxVenteHT, prix.taux) ?? before.PxVenteTTC);
  return { prix, known: field === 'taux' ? known : prix };
};
