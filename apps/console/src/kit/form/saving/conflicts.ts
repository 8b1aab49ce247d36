import { replaceEqualDeep } from '@tanstack/react-query';
import type { Marks } from './changes.ts';
import { changedValues } from './changes.ts';

/** A field that two people changed, each in their own way. */
export interface Conflict {
  name: string;
  /** As it was when the form was opened. */
  original: unknown;
  /** As somebody else has stored it since. */
  theirs: unknown;
  /** As it stands in the form. */
  mine: unknown;
}

const isEqual = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one;

interface Versions<V> {
  original: V;
  theirs: V;
  mine: V;
  /** Which fields the form holds as changed. */
  marks: Marks;
}

/** Fields that overlap; what only one of the two changed merges by itself, and so does the same change made twice. */
export const conflictsOf = <V extends object>({ original, theirs, mine, marks }: Versions<V>): Conflict[] => {
  const [before, now] = [original, theirs].map((values) => values as Readonly<Record<string, unknown>>);
  return Object.entries(changedValues(mine, marks))
    .map(([name, value]) => ({ name, original: before?.[name], theirs: now?.[name], mine: value }))
    .filter((field) => !isEqual(field.original, field.theirs) && !isEqual(field.theirs, field.mine));
};
