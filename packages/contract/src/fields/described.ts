import { z } from 'zod';
import type { Field, WrittenField } from './field.ts';

/** The field that a schema was made for. */
const known = new WeakMap<z.core.$ZodType, Field>();

/** Keeps which field a schema belongs to, so that whoever holds a body's schema finds the words of its fields. */
export const describe = <const F extends WrittenField>(field: F): F => {
  if (known.has(field.input)) throw new Error(`${field.label}: this schema is another field's already`);
  known.set(field.input, field);
  return field;
};

/** What stands under one layer of a schema: an optional's, a default's, what a pipe reads. */
const under = (schema: z.core.$ZodType): z.core.$ZodType | undefined => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return schema.unwrap();
  }
  return schema instanceof z.ZodPipe ? schema.in : undefined;
};

/** The schema without what only wraps it. */
export const innermost = (schema: z.core.$ZodType): z.core.$ZodType => {
  const next = under(schema);
  return next ? innermost(next) : schema;
};

/** The schema of one field: `adresse.ville`, `lignes.0.libelle`. */
export const schemaAt = (schema: z.core.$ZodType, path: string): z.core.$ZodType | undefined =>
  path.split('.').reduce<z.core.$ZodType | undefined>((at, key) => {
    const level = at && innermost(at);
    // An object's shape holds schemas; without the object's type, its values have none.
    if (level instanceof z.ZodObject) return (level.shape as Readonly<Record<string, z.core.$ZodType>>)[key];
    if (level instanceof z.ZodRecord) return level.valueType;
    return level instanceof z.ZodArray ? level.element : undefined;
  }, schema);

/** The field itself, or the one that the schema was refined or wrapped from. */
const fieldOf = (schema: z.core.$ZodType | undefined): Field | undefined => {
  if (!schema) return undefined;
  // Where a rule was added: the schema that it was added to.
  const {
    _zod: { parent },
  } = schema;
  return known.get(schema) ?? fieldOf(parent) ?? fieldOf(under(schema));
};

/** The field at a path of any body's schema; undefined where no field describes it. */
export const fieldAt = (schema: z.core.$ZodType, path: string): Field | undefined => fieldOf(schemaAt(schema, path));
