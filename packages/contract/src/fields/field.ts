import type { z } from 'zod';

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
  /** The rules give the maximum: screens show it. */
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
