import { z } from 'zod';
import { bool, text } from '../kit.ts';
import { messages } from '../messages.ts';

interface Words {
  label: string;
  /** One sentence, under the field. */
  help: string;
}
interface Option<V extends string | number> {
  value: V;
  label: string;
}

interface Flag extends Words {
  kind: 'flag';
}
/** A count, or a number of days; null where it has not been set. */
interface Whole extends Words {
  kind: 'whole';
  unit?: string;
}
/** A percentage with two decimals. */
interface Rate extends Words {
  kind: 'rate';
  default: number;
}
interface Text extends Words {
  kind: 'text';
  max: number;
  /** The maximum belongs to the field and the screen tells it; a technical limit is not told. */
  isDocumented: boolean;
}
/** Two letters in capitals, or nothing. */
interface Country extends Words {
  kind: 'country';
}
interface Choice<V extends string | number = string | number> extends Words {
  kind: 'choice';
  /** The first one is the default. */
  options: readonly [Option<V>, ...Option<V>[]];
}
export type Parametre = Flag | Whole | Rate | Text | Country | Choice;
/** Parameters by their code. */
export type Parametres = Readonly<Record<string, Parametre>>;

export type ValeurOf<P extends Parametre> = P extends Flag
  ? boolean
  : P extends Whole
    ? number | null
    : P extends Rate
      ? number
      : P extends Choice<infer V>
        ? V
        : string;
export type ValeursOf<P extends Parametres> = { [Code in keyof P]: ValeurOf<P[Code]> };

export const flag = (label: string, help: string): Flag => ({ kind: 'flag', label, help });
export const whole = (label: string, help: string, unit?: string): Whole => ({ kind: 'whole', label, help, ...(unit ? { unit } : {}) });
export const rate = (label: string, help: string, byDefault: number): Rate => ({ kind: 'rate', label, help, default: byDefault });
/** 255 is the technical limit of a text. */
export const words = (label: string, help: string, max?: number): Text => ({
  kind: 'text',
  label,
  help,
  max: max ?? 255,
  isDocumented: max !== undefined,
});
export const country = (label: string, help: string): Country => ({ kind: 'country', label, help });
export const choice = <const V extends string | number>(label: string, help: string, options: Choice<V>['options']): Choice<V> => ({
  kind: 'choice',
  label,
  help,
  options,
});

/** A technical limit. */
export const mostWhole = 99_999;

const numberError = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? messages.required : expected),
});

const optionsOf = ({ options }: Choice, error?: string) =>
  z.literal(
    options.map(({ value }) => value),
    error ? { error } : undefined,
  );

const inputOf = (parametre: Parametre): z.ZodType => {
  switch (parametre.kind) {
    case 'flag':
      return bool;
    case 'whole':
      return z
        .int(numberError('Nombre entier attendu'))
        .min(0, 'Zéro ou plus')
        .max(mostWhole, `${mostWhole.toLocaleString('fr-FR')} au maximum`)
        .nullable();
    case 'rate':
      return z
        .number(numberError('Nombre attendu'))
        .min(0, 'De 0 à 100 %')
        .max(100, 'De 0 à 100 %')
        .refine((value) => Number(value.toFixed(2)) === value, 'Deux décimales au maximum');
    case 'text':
      return text(parametre.max);
    case 'country':
      return z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^([A-Z]{2})?$/, 'Deux lettres attendues, ou rien');
    case 'choice':
      return optionsOf(parametre, 'Choisissez une valeur de la liste');
  }
};

const answerOf = (parametre: Parametre): z.ZodType => {
  switch (parametre.kind) {
    case 'flag':
      return z.boolean();
    case 'whole':
      return z.number().nullable();
    case 'rate':
      return z.number();
    case 'choice':
      return optionsOf(parametre);
    case 'text':
    case 'country':
      return z.string();
  }
};

type Schemas<P extends Parametres> = { [Code in keyof P]: z.ZodType<ValeurOf<P[Code]>, ValeurOf<P[Code]>> };

/** One schema per parameter, each made of its own spec: what it gives is the parameter's value. */
const schemas = <P extends Parametres>(parametres: P, of: (parametre: Parametre) => z.ZodType) =>
  Object.fromEntries(Object.entries(parametres).map(([code, parametre]) => [code, of(parametre)])) as Schemas<P>;

/** What a form or a call accepts for these parameters. */
export const inputShape = <P extends Parametres>(parametres: P) => schemas(parametres, inputOf);
/** What a call answers of these parameters. */
export const answerShape = <P extends Parametres>(parametres: P) => schemas(parametres, answerOf);

// A plain object's own keys.
export const codesOf = <P extends Parametres>(parametres: P) => Object.keys(parametres) as (keyof P & string)[];

/** A part of some parameters, in the order given. */
export const pick = <P extends Parametres, const C extends keyof P & string>(parametres: P, codes: readonly C[]) =>
  // One entry per code that the type names.
  Object.fromEntries(codes.map((code) => [code, parametres[code]])) as { [Code in C]: P[Code] };
