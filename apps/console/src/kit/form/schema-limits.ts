import { innermost, schemaAt } from '@comptoir/contract/fields/described';
import { z } from 'zod';

export interface Limits {
  /** Empty is refused. */
  required: boolean;
  /** Most characters of a text. */
  max: number | null;
}

/** What the contract asks of a field, so that no form says it a second time. */
export const limitsOf = (schema: z.core.$ZodType, path: string): Limits => {
  const found = schemaAt(schema, path);
  if (!found) throw new Error(`The schema has no field ${path}`);
  const kind = innermost(found);
  const empties = kind instanceof z.ZodArray ? [[]] : ['', null, undefined];
  return {
    required: !(kind instanceof z.ZodBoolean) && empties.every((empty) => !z.core.safeParse(found, empty).success),
    max: kind instanceof z.ZodString ? kind.maxLength : null,
  };
};

/** The most characters of a field, for an input that no form of a record draws. */
export const maxLengthOf = (schema: z.core.$ZodType, path: string) => limitsOf(schema, path).max ?? undefined;
