import type { z } from 'zod';
import type { Field, Fields, Said, WrittenField } from './field.ts';

/** The names of the fields that a call may send. */
type Sent<F extends Fields> = { [N in keyof F]: F[N] extends { input: z.ZodType } ? N : never }[keyof F];
/** The names of the fields that a new record need not give. */
type Spared<F extends Fields> = { [N in keyof F]: F[N] extends { default: unknown } ? N : never }[keyof F];
type InputOf<F> = F extends { input: infer I extends z.ZodType } ? I : never;

export type InputShape<F extends Fields> = { [N in Sent<F>]: InputOf<F[N]> };
export type AnswerShape<F extends Fields> = { [N in keyof F as F[N] extends { kind: 'secret' } ? never : N]: F[N]['answer'] };

const isWritten = (entry: [string, Field]): entry is [string, WrittenField] => entry[1].kind !== 'computed';
export const writtenOf = (fields: Fields) => Object.entries(fields).filter(isWritten);

/** What a form or a call accepts of these fields. */
export const inputShape = <F extends Fields>(fields: F) =>
  // One schema for each field that is not computed, which is its own.
  Object.fromEntries(writtenOf(fields).map(([name, { input }]) => [name, input])) as InputShape<F>;

/** What a call answers that says the secrets too. */
export const openAnswerShape = <F extends Fields>(fields: F) =>
  // One schema for each field, which is its own.
  Object.fromEntries(Object.entries(fields).map(([name, { answer }]) => [name, answer])) as { [N in keyof F]: F[N]['answer'] };

/** What a call answers of these fields: a secret only where the call itself says so. */
export const answerShape = <F extends Fields>(fields: F) =>
  // One schema for each field that is no secret, which is its own.
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'secret')
      .map(([name, { answer }]) => [name, answer]),
  ) as AnswerShape<F>;

/** What a new record begins with, of the fields that say so. */
export const defaultsOf = <F extends Fields>(fields: F) =>
  // The default of each field that has one, which its own schema accepts.
  Object.fromEntries(writtenOf(fields).flatMap(([name, field]) => ('default' in field ? [[name, field.default]] : []))) as {
    [N in Spared<F>]: z.output<InputOf<F[N]>>;
  };

// A plain object's own keys.
export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[];

type Where<F extends Fields, P> = { [N in keyof F & string]: F[N] extends P ? N : never }[keyof F & string];

/** The names of the fields of which this is said. */
export const namesWhere = <F extends Fields, const P extends Partial<Said> & { kind?: Field['kind'] }>(fields: F, part: P) =>
  // Those that the condition leaves are those that the type leaves: it compares the same words.
  namesOf(fields).filter((name) => Object.entries(part).every(([key, value]) => (fields[name] as object)[key as never] === value)) as Where<
    F,
    P
  >[];

/** A part of some fields, in the order given. */
export const pick = <F extends Fields, const N extends keyof F & string>(fields: F, names: readonly N[]) =>
  // One entry per name that the type has.
  Object.fromEntries(names.map((name) => [name, fields[name]])) as { [K in N]: F[K] };

/** Any field's label, by its name. */
export const labelsOf = <F extends Fields>(fields: F) =>
  // One label for each field.
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as { [N in keyof F]: string };

/** What people call a field; its own name where none describes it. */
export const labelOf = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name]?.label : undefined) ?? name;
