import { z } from 'zod';
import { bool, id, text as freeText } from '../kit.ts';
import { messages } from '../messages.ts';
import { describe } from './described.ts';

/** What is said of a field beside its kind and its limits. */
export interface Said {
  /** Heading of its column where it is not the label. */
  heading?: string;
  /** One sentence, under the field and beside the heading. */
  help?: string;
  /** Customer access may not change it: what it sends of it is left as stored. */
  by?: 'operator';
  /** May be changed of many records at once. */
  lot?: true;
  /** Its column: there, there when a person asks for it, or none. A small list shows what does not say so. */
  list?: 'shown' | 'hidden' | 'absent';
  /** A column of the import; what its cell expects, where kind and limits do not say it. */
  import?: true | string;
}

interface Described extends Said {
  label: string;
  /** What a call accepts. */
  input: z.ZodType;
  /** What a call answers. */
  answer: z.ZodType;
  /** What a new record begins with; absent, somebody has to choose. */
  default?: unknown;
}

interface Lettered extends Described {
  required: boolean;
  /** Most characters. */
  max: number;
  /** The rules give the maximum: screens tell it. */
  isDocumented: boolean;
}
export interface TextField extends Lettered {
  kind: 'text';
  /** The keyboard that a telephone shows. */
  type?: 'email' | 'tel';
}
export interface UrlField extends Lettered {
  kind: 'url';
}
export interface FlagField extends Described {
  kind: 'flag';
}
/** A count, or a number of days; null where it has not been set. */
export interface WholeField extends Described {
  kind: 'whole';
  unit?: string;
}
/** A percentage with two decimals. */
export interface RateField extends Described {
  kind: 'rate';
}
/** Two letters in capitals, or nothing. */
export interface CountryField extends Described {
  kind: 'country';
}
/** One of a few values, each with its own words. */
export interface ValuesField extends Described {
  kind: 'values';
  options: readonly { value: string | number; label: string }[];
}
/** A row of another list, by its id. */
export interface ChoiceField extends Described {
  kind: 'choice';
  required: boolean;
  /** The read-only column of the same row that shows what was chosen. */
  shown?: string;
  /** The call that answers the choices, where nothing else decides them. */
  from?: { path: `/api/${string}`; value: string; label: string };
}
export interface SecretField extends Described {
  kind: 'secret';
  max: number;
}
/** An image, or what is of no other kind: its schemas are its own. */
export interface OwnField extends Described {
  kind: 'own';
}
/** Answered by the server, never sent. */
export interface ComputedField extends Omit<Described, 'input'> {
  kind: 'computed';
  type: 'number' | 'text';
}

export type WrittenField =
  | TextField
  | UrlField
  | FlagField
  | WholeField
  | RateField
  | CountryField
  | ValuesField
  | ChoiceField
  | SecretField
  | OwnField;
export type Field = WrittenField | ComputedField;
export type Fields = Readonly<Record<string, Field>>;

interface TextSaid extends Said {
  max?: number;
  type?: 'email' | 'tel';
}

// Every option may stay unsaid, so saying nothing is of every type of options.
const none: never = {} as never;

const filledText = (max = 255) => z.string({ error: messages.required }).trim().min(1, messages.required).max(max, messages.tooLong(max));

const limitOf = ({ max }: TextSaid) => ({ max: max ?? 255, isDocumented: max !== undefined });

/** A text that may be empty: 255 characters where the rules give no maximum. */
export const text = <const S extends TextSaid>(label: string, said: S = none) =>
  describe({
    default: '',
    ...said,
    kind: 'text',
    label,
    required: false,
    ...limitOf(said),
    input: freeText(said.max),
    answer: z.string(),
  });

/** A text that is not empty, without blanks around it. */
export const requiredText = <const S extends TextSaid>(label: string, said: S = none) =>
  describe({ ...said, kind: 'text', label, required: true, ...limitOf(said), input: filledText(said.max), answer: z.string() });

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
    input: z.union([z.literal(''), z.email(messages.badEmail).max(said.max, messages.tooLong(said.max))]),
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
    input: filledText(said.max).regex(/^https?:\/\/\S+$/i, messages.badUrl),
    answer: z.string(),
  });

/** What a tick is before anybody sets it, where it does not say otherwise. */
const unticked: { default: boolean } = { default: false };

export const flag = <const S extends Said & { default?: boolean }>(label: string, said: S = none) =>
  describe({ ...unticked, ...said, kind: 'flag', label, input: bool.clone(), answer: z.boolean() });

const numberError = (expected: string) => ({
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
      .min(0, 'De 0 à 100 %')
      .max(100, 'De 0 à 100 %')
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
  describe({ ...said, kind: 'secret', label, input: freeText(said.max), answer: z.string() });

/** A field that no kind has the rules of. */
export const own = <const S extends Said & Pick<OwnField, 'input' | 'answer' | 'default'>>(label: string, said: S) =>
  describe({ ...said, kind: 'own', label });

export const computed = <const T extends 'number' | 'text', const S extends Said>(label: string, type: T, said: S = none) => ({
  ...said,
  kind: 'computed' as const,
  label,
  type,
  answer: type === 'number' ? z.number() : z.string().nullable(),
});
