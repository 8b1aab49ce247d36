import { z } from 'zod';
import { bool, id, longText, secretText, text as lineText } from '../kit.ts';
import { messages } from '../messages.ts';
import { severalLines, singleLine } from '../texts/single-line.ts';
import { describe, innermost } from './described.ts';
import type { ChoiceField, OwnField, Said } from './field.ts';

interface TextSaid extends Said {
  max?: number;
  type?: 'email' | 'tel';
  /** It keeps its line breaks, although it is short. */
  several?: true;
}

// Every option may stay unsaid, so saying nothing is of every type of options.
const none: never = {} as never;

const limitOf = ({ max }: TextSaid) => ({ max: max ?? 255, isDocumented: max !== undefined });

/** A text with more characters than a line is typed in an area, with line breaks. */
const longestLine = 255;
const isLong = ({ max = longestLine, several }: TextSaid) => several === true || max > longestLine;
const freeText = (said: TextSaid) => (isLong(said) ? longText(said.max ?? longestLine) : lineText(said.max));
const filledText = (said: TextSaid) => {
  const text = isLong(said) ? severalLines({ error: messages.required }).trim() : singleLine({ error: messages.required });
  const max = said.max ?? longestLine;
  return text.min(1, messages.required).max(max, messages.tooLong(max));
};

/** A text that may be empty: 255 characters where the rules give no maximum. */
export const text = <const S extends TextSaid>(label: string, said: S = none) =>
  describe({
    default: '',
    ...said,
    kind: 'text',
    label,
    required: false,
    ...limitOf(said),
    input: freeText(said),
    answer: z.string(),
  });

/** A text that is not empty, without blanks around it. */
export const requiredText = <const S extends TextSaid>(label: string, said: S = none) =>
  describe({ ...said, kind: 'text', label, required: true, ...limitOf(said), input: filledText(said), answer: z.string() });

/** An e-mail address, or nothing. */
export const email = <const S extends Omit<TextSaid, 'type'> & { max: number }>(label: string, said: S) =>
  describe({
    default: '',
    ...said,
    kind: 'text',
    type: 'email',
    label,
    required: false,
    ...limitOf(said),
    input: singleLine()
      .max(said.max, messages.tooLong(said.max))
      .pipe(z.union([z.literal(''), z.email(messages.badEmail)])),
    answer: z.string(),
  });

/** The address of a page. */
export const requiredUrl = <const S extends Omit<TextSaid, 'type'>>(label: string, said: S = none) =>
  describe({
    ...said,
    kind: 'url',
    label,
    required: true,
    ...limitOf(said),
    input: filledText(said).regex(/^https?:\/\/\S+$/i, messages.badUrl),
    answer: z.string(),
  });

/** What a tick is before anybody sets it, where it does not say otherwise. */
const unticked: { default: boolean } = { default: false };

export const flag = <const S extends Said & { default?: boolean }>(label: string, said: S = none) =>
  describe({ ...unticked, ...said, kind: 'flag', label, input: bool.clone(), answer: z.boolean() });

/** Why a value is no number: it is absent, or of another kind. */
export const numberError = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? messages.required : expected),
});

/** The rules give no limit. */
export const mostWhole = 99_999;

export const whole = <const S extends Said & { unit?: string }>(label: string, said: S = none) =>
  describe({
    default: null,
    ...said,
    kind: 'whole',
    label,
    input: z
      .int(numberError('Nombre entier attendu'))
      .min(0, 'Zéro ou plus')
      .max(mostWhole, `${mostWhole.toLocaleString('fr-FR')} au maximum`)
      .nullable(),
    answer: z.number().nullable(),
  });

export const rate = <const S extends Said & { default: number }>(label: string, said: S) =>
  describe({
    ...said,
    kind: 'rate',
    label,
    input: z
      .number(numberError('Nombre attendu'))
      .min(0, 'De 0 à 100\u00a0%')
      .max(100, 'De 0 à 100\u00a0%')
      .refine((value) => Number(value.toFixed(2)) === value, 'Deux décimales au maximum'),
    answer: z.number(),
  });

export const country = <const S extends Said>(label: string, said: S = none) =>
  describe({
    default: '',
    ...said,
    kind: 'country',
    label,
    input: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{2})?$/, 'Deux lettres attendues, ou rien'),
    answer: z.string(),
  });

interface Option<V extends string | number> {
  value: V;
  label: string;
}

/** The first value is what a new record begins with. */
export const values = <const V extends string | number, const S extends Said>(
  label: string,
  options: readonly [Option<V>, ...Option<V>[]],
  said: S = none,
) => {
  const all = options.map(({ value }) => value);
  const input = z.literal(all, { error: 'Choisissez une valeur de la liste' });
  return describe({ default: options[0].value, ...said, kind: 'values', label, options, input, answer: z.literal(all) });
};

type ChoiceSaid = Said & Pick<ChoiceField, 'shown' | 'from'>;

/** A row of another list, or none. */
export const choice = <const S extends ChoiceSaid>(label: string, said: S = none) =>
  describe({ default: null, ...said, kind: 'choice', label, required: false, input: id.nullable(), answer: z.number().nullable() });

export const requiredChoice = <const S extends ChoiceSaid & { default?: number }>(label: string, said: S = none) =>
  describe({
    ...said,
    kind: 'choice',
    label,
    required: true,
    input: z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required),
    answer: z.number(),
  });

/** A text that is sealed, and answered only where a call says so. */
export const secret = <const S extends Said & { max: number }>(label: string, said: S) =>
  describe({ ...said, kind: 'secret', label, input: secretText(said.max), answer: z.string() });

/** A field that no kind has the rules of. */
export const own = <const S extends Said & Pick<OwnField, 'input' | 'answer' | 'default'>>(label: string, said: S) =>
  describe({ ...said, kind: 'own', label });

const computedAnswers = { number: z.number(), text: z.string().nullable() };

export const computed = <const T extends keyof typeof computedAnswers, const S extends Said>(label: string, type: T, said: S = none) => ({
  ...said,
  kind: 'computed' as const,
  label,
  type,
  answer: computedAnswers[type],
});

/** Answered by the server as its schema says: what a log or another product says. */
export const answered = <const A extends z.ZodType, const S extends Said>(label: string, answer: A, said: S = none) => ({
  ...said,
  kind: 'computed' as const,
  label,
  type: innermost(answer) instanceof z.ZodNumber ? ('number' as const) : ('text' as const),
  answer,
});
