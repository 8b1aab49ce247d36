import type { z } from 'zod';

/** Why a filter is not applied: the server would refuse what is typed. It stays in its field, whole. */
export const filterFault = (schema: z.ZodType, value: string) => {
  const text = value.trim();
  const read = schema.safeParse(text);
  return text === '' || read.success ? null : `${read.error.issues[0]?.message}\u00a0: ce filtre n’est pas appliqué`;
};
