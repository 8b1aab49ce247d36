import type { z } from 'zod';
import type { Fault, ImportLine } from './lines.rules.ts';
import { firstOfEach, isAccepted, issuesOf, type Accepted, type Plan } from './plans.rules.ts';

interface Rows<R extends object> {
  shape: z.ZodType<R>;
  /** What a line without a value has. */
  absent: Partial<R>;
  /** What people call a row. */
  cleOf: (row: Partial<R>) => string;
  /** The same row as it is stored. */
  storedOf: (row: R) => R | undefined;
  /** What is wrong between the rows, by their place: asked for where each of them is right alone. */
  between: (rows: readonly R[], at: number) => Fault | null;
}

const planOne = <R extends object>(line: ImportLine<Partial<R>>, { shape, absent, cleOf, storedOf }: Rows<R>): Plan<R> => {
  const { ligne, given, avis } = line;
  const told = { ligne, avis, cle: cleOf(given), nom: '' };
  const read = shape.safeParse({ ...absent, ...given });
  const faults = firstOfEach([...line.faults, ...(read.success ? [] : issuesOf(read.error))]);
  if (!read.success || faults.length > 0) return { ...told, effet: 'refus', faults };
  const stored: Partial<R> | undefined = storedOf(read.data);
  // The schema gives plain keys.
  const fields = (Object.keys(read.data) as (keyof R & string)[]).filter((name) => !stored || stored[name] !== read.data[name]);
  const effet = stored ? (fields.length > 0 ? 'modification' : 'inchange') : 'ajout';
  return { ...told, effet, faults: [], fields, writing: read.data };
};

/** The outcome of lines that are the rows of one record: where one is refused, all of them are. */
export const planRows = <R extends object>(lines: readonly ImportLine<Partial<R>>[], rows: Rows<R>): Plan<R>[] => {
  const plans = lines.map((line) => planOne(line, rows));
  const right = plans.filter(isAccepted);
  const values = right.map(({ writing }) => writing);
  const wrong = new Map(
    right.length < plans.length
      ? []
      : right.flatMap((plan, at): [Plan<R>, Fault][] => {
          const fault = rows.between(values, at);
          return fault ? [[plan, fault]] : [];
        }),
  );
  if (right.length === plans.length && wrong.size === 0) return plans;
  return plans.map((plan) => {
    const fault = wrong.get(plan);
    return { ...plan, effet: 'refus', faults: fault ? [fault] : plan.faults };
  });
};

/** What is written of lines that are one record; null where one of them is refused. */
export const writtenRows = <R>(plans: readonly Plan<R>[]): readonly Accepted<R>[] | null => {
  const right = plans.filter(isAccepted);
  return right.length === plans.length ? right : null;
};
