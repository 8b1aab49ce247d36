import { innermost } from '@comptoir/contract/fields/described';
import type { Schema } from '@comptoir/contract/kit';
import { z } from 'zod';

const isOther = (schema: z.core.$ZodType, value: unknown) =>
  innermost(schema) instanceof z.ZodNumber && typeof value === 'string' && String(Number(value)) !== value;

/**
 * A number in an address has one spelling, so that logs and caches know a record by one name: `0x1`, `01` and `1e3` become no
 * number at all, and the schema refuses them with its own sentence.
 */
export const oneSpelling = (schema: Schema | undefined, values: unknown): unknown => {
  if (!(schema instanceof z.ZodObject) || typeof values !== 'object' || values === null) return values;
  // An object's shape holds schemas; without the object's type, its values have none.
  const shape = schema.shape as Readonly<Record<string, z.core.$ZodType>>;
  const entries = Object.entries(values).map(([key, value]): [string, unknown] => [
    key,
    shape[key] && isOther(shape[key], value) ? Number.NaN : value,
  ]);
  return Object.fromEntries(entries);
};
