import { z } from 'zod';
import { endpoint, everyone, id } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';
import { profilPlafonne } from './profils-plafonnes.ts';

const mostPlafond = 100;
/** A percentage with one decimal; null: no ceiling. */
export const plafond = z
  .number({ error: 'Nombre attendu' })
  .min(0, `De 0 à ${mostPlafond}\u00a0%`)
  .max(mostPlafond, `De 0 à ${mostPlafond}\u00a0%`)
  .refine((value) => Number(value.toFixed(1)) === value, 'Une décimale au maximum')
  .nullable();

/** A stored ceiling by its id, or a new one for the group (`IDPlaque` null) or a company. */
const plafondChange = z.object({
  IDPlafondRemise: id.nullish(),
  IDPlaque: id.nullable(),
  IDDRProfileEsellerLead: profilPlafonne,
  Plafond: plafond,
});
export type PlafondChange = z.output<typeof plafondChange>;

const plafondRemise = z.strictObject({
  IDPlafondRemise: z.number(),
  /** Null: the whole group. */
  IDPlaque: z.number().nullable(),
  IDDRProfileEsellerLead: profilPlafonne,
  Plafond: z.number().nullable(),
});
export type PlafondRemise = z.infer<typeof plafondRemise>;
const list = z.array(plafondRemise);

export const plafondsRemise = {
  list: endpoint({
    method: 'GET',
    path: '/api/plafondsRemise',
    who: everyone,
    on: 'customer',
    action: 'Lister les plafonds de remise',
    answer: list,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/plafondsRemise',
    who: everyone,
    on: 'customer',
    action: 'Modifier les plafonds de remise',
    refuses: ['unknown'],
    bodyLimit: rowsOf(20_000, 120),
    /** The changed rows; the others stay. */
    body: z.object({ plafondsRemise: z.array(plafondChange).max(20_000) }),
    answer: list,
  }),
};
