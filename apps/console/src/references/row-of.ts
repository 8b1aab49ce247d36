import type { Field } from '@comptoir/contract/fields/field';
import type { Reference } from '@comptoir/contract/references/kit';

type ValueOf<F extends Field> = F['kind'] extends 'flag'
  ? boolean
  : F['kind'] extends 'choice'
    ? number | null
    : F extends { kind: 'computed'; type: 'number' }
      ? number
      : string | null;

/** A row of a list, typed by its spec: what `rowOf` checks. */
export type RowOf<S extends Reference> = { [K in S['id']]: number } & {
  [K in keyof S['fields']]: ValueOf<S['fields'][K]>;
} & { [K in keyof S['fields'] as S['fields'][K] extends { kind: 'choice'; shown: infer N extends string } ? N : never]: string | null };
