import { z } from 'zod';

export interface Limits {
  /** Empty is refused. */
  required: boolean;
  /** Most characters of a text. */
  max: number | null;
}

const inner = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return inner(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? inner(schema.in) : schema;
};

/** The schema of one field: `adresse.ville`, `lignes.0.libelle`. */
export const schemaAt = (schema: z.core.$ZodType, path: string): z.core.$ZodType | undefined =>
  path.split('.').reduce<z.core.$ZodType | undefined>((at, key) => {
    const level = at && inner(at);
    // An object's shape holds schemas; without the object's type, its values have none.
    if (level instanceof z.ZodObject) return (level.shape as Readonly<Record<string, z.core.$ZodType>>)[key];
    if (level instanceof z.ZodRecord) return level.valueType;
    return level instanceof z.ZodArray ? level.element : undefined;
  }, schema);

/** What the contract asks of a field, so that no form repeats it. */
export const limitsOf = (schema: z.core.$ZodType, path: string): Limits => {
  const found = schemaAt(schema, path);
  if (!found) throw new Error(`The schema has no field ${path}`);
  const kind = inner(found);
  const empties = kind instanceof z.ZodArray ? [[]] : ['', null, undefined];
  return {
    required: !(kind instanceof z.ZodBoolean) && empties.every((empty) => !z.core.safeParse(found, empty).success),
    max: kind instanceof z.ZodString ? kind.maxLength : null,
  };
};
