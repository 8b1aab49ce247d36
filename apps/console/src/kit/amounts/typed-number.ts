import { z } from 'zod';

/** A number, `null` for nothing, or the text that is no number, as it was typed. */
export type Typed = number | string | null;
/** In a form whose schema says by itself what is wrong. */
export const typedValue = z.union([z.number(), z.string(), z.null()]);

const unit = /\s*(?:€|%|g\/km|kg|km|j|jours?)$/i;
const spaced = /^-?\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/;
const french = /^-?\d{1,3}(?:\.\d{3})+,\d*$/;
const english = /^-?\d{1,3}(?:,\d{3})+\.\d*$/;
const decimal = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** A number of the machine holds no more figures than these exactly. */
const mostFigures = 15;

/** The figures of a number with a dot before its decimals. */
const dotted = (text: string) => {
  if (spaced.test(text)) return text.replace(/\s/g, '').replace(',', '.');
  if (french.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (english.test(text)) return text.replaceAll(',', '');
  return text.replace(',', '.');
};

/** The decimal that a text says, such as `-1234.5` for `-1 234,50 €`; `null` when it is none. */
export const decimalText = (text: string) => {
  const read = dotted(text.trim().replace(unit, '').replace(/^[−–]/, '-'));
  const figures = read.replace(/^-?0*/, '').replace('.', '');
  return decimal.test(read) && figures.length <= mostFigures ? read : null;
};

/** The value of a typed or pasted text (docs/regles/ecrans.md#typed-values). */
export const typedNumber = (text: string): Typed => {
  if (text.trim() === '') return null;
  const read = decimalText(text);
  // Never -0, which no text shows.
  return read === null ? text : Number(read) + 0;
};

/** A value of a form, whatever the form knows of it. */
export const asTyped = (value: unknown): Typed => (typeof value === 'number' || typeof value === 'string' ? value : null);

export const numberOrNull = (value: Typed) => (typeof value === 'number' ? value : null);

export interface NumberLook {
  /** Always shows as many. */
  decimals?: number;
  /** `false`: no thousands separator. */
  grouped?: boolean;
}

/** A value as people read it: every decimal of a number, a text as it was typed. */
export const shownNumber = (value: Typed, { decimals = 0, grouped = true }: NumberLook = {}) => {
  if (typeof value !== 'number') return value ?? '';
  const style = { minimumFractionDigits: decimals, maximumFractionDigits: 20, useGrouping: grouped };
  return Number.isFinite(value) ? new Intl.NumberFormat('fr-FR', style).format(value) : '';
};

/** What the input holds: the keys as they were typed, unless the value has changed by other means. */
export const textOfNumber = (typed: string, value: Typed, look?: NumberLook) =>
  typedNumber(typed) === value ? typed : shownNumber(value, look);

/** What a field of text holds: a comma becomes a dot in a simple number, any other text stays (docs/regles/ecrans.md#typed-values). */
export const withDot = (text: string) => (/^-?\d*,\d*$/.test(text) ? text.replace(',', '.') : text);
