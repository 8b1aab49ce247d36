import type { z } from 'zod';

/** The shape of a new record: keys with a default become optional. */
export const defaulted = <S extends Record<string, z.ZodType>, D extends { readonly [K in keyof S]?: z.output<S[K]> }>(
  shape: S,
  defaults: D,
) => {
  const values: Readonly<Record<string, unknown>> = defaults;
  const entries = Object.entries(shape).map(([name, schema]) => [name, name in values ? schema.default(values[name] as never) : schema]);
  // Each schema is the shape's own, with a default where `defaults` has one, whose type was checked above.
  return Object.fromEntries(entries) as { [K in keyof S]: K extends keyof D ? z.ZodDefault<S[K]> : S[K] };
};
