import { replaceEqualDeep } from '@tanstack/react-query';
import type { Marks } from './changes.ts';
import { changedValues } from './changes.ts';

/** A field that two people changed to different values. */
export interface Conflict {
  name: string;
  /** When the form was opened. */
  original: unknown;
  /** Stored since, by somebody else. */
  theirs: unknown;
  /** In the form. */
  mine: unknown;
}

const isEqual = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one;

interface Versions<V> {
  original: V;
  theirs: V;
  mine: V;
  /** The fields that the form counts as changed. */
  marks: Marks;
}

/** Fields that both changed differently. Everything else merges by itself. */
export const conflictsOf = <V extends object>({ original, theirs, mine, marks }: Versions<V>): Conflict[] => {
  const [before, now] = [original, theirs].map((values) => values as Readonly<Record<string, unknown>>);
  return Object.entries(changedValues(mine, marks))
    .map(([name, value]) => ({ name, original: before?.[name], theirs: now?.[name], mine: value }))
    .filter((field) => !isEqual(field.original, field.theirs) && !isEqual(field.theirs, field.mine));
};
