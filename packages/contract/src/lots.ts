import { z } from 'zod';
import type { Fields } from './fields/field.ts';
import { inputShape, namesWhere, pick } from './fields/shapes.ts';
import { bool, endpoint, type Endpoint } from './kit.ts';
import { rowsOf } from './limits.ts';

/** The outcome for one row. */
export const lotLigne = z.strictObject({
  id: z.number(),
  /** The name of the row, for people. */
  nom: z.string(),
  effet: z.enum(['modification', 'inchange', 'refus']),
  /** Changed fields, as the contract spells them. */
  champs: z.array(z.string()),
  /** Why the row was not changed. */
  message: z.string().nullable(),
});
export type LotLigne = z.infer<typeof lotLigne>;

/** A bulk change of many rows. */
export const lotResult = z.strictObject({
  /** A trial keeps nothing: it says, row by row, what would change. */
  essai: z.boolean(),
  /** The journal's group of the run: it is needed to undo it. */
  Groupe: z.string(),
  nbModifies: z.number(),
  nbInchanges: z.number(),
  nbRefus: z.number(),
  lignes: z.array(lotLigne),
});
export type LotResult = z.infer<typeof lotResult>;

/** The journal's group of a run, which names it. */
export const groupe = z.string('Un numéro d’opération est attendu').regex(/^[\w-]{1,64}$/, 'Un numéro d’opération est attendu');

const lotQuery = z.object({
  essai: bool.default(false),
  /** The run that this one goes on with: its body is what that one has left (docs/regles/listes.md#long-work-that-stopped). */
  reprend: groupe.optional(),
});

const mostRows = 20_000;
/** Rows that are changed together, each once. */
export const lotIds = z
  .array(z.number().int().min(1).max(2_147_483_647))
  .min(1, 'Choisissez au moins une ligne')
  .max(mostRows, '20\u00a0000 lignes au maximum')
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(z.number()));

interface LotSaid<P extends string, W> {
  /** The list's own path. */
  path: `/api/${P}`;
  who: W;
  when?: Endpoint['when'];
  /** The rows, in the plural: 'sites'. */
  rows: string;
}

/** The call of a bulk change, or of its trial. `body` names the rows by `ids`. */
export const lotCalls = <const P extends string, const W extends Endpoint['who'], B extends z.ZodType>(
  said: LotSaid<P, W> & { body: B },
) => {
  const { path, who, when, rows, body } = said;
  return {
    lot: endpoint({
      method: 'POST',
      who,
      on: 'customer',
      ...(when ? { when } : {}),
      query: lotQuery,
      batches: true,
      answer: lotResult,
      path: `${path}/lot`,
      action: `Modifier des ${rows} par lot`,
      rows,
      danger: 'masse',
      dangerWhen: { path: 'changes.Actif', value: false },
      bodyLimit: rowsOf(mostRows, 20),
      body,
    }),
  };
};

/** What may be changed of many rows at once. */
export const lotFieldsOf = <F extends Fields>(fields: F) => pick(fields, namesWhere(fields, { lot: true }));

const fieldLotBody = <F extends Fields>(fields: F) =>
  z.object({
    ids: lotIds,
    changes: z
      .object(inputShape(lotFieldsOf(fields)))
      .partial()
      .refine((changes) => Object.keys(changes).length > 0, 'Choisissez au moins un changement'),
  });

/** The call of a bulk change of those `fields` that say `lot`. */
export const fieldLotCalls = <const P extends string, const W extends Endpoint['who'], F extends Fields>({
  fields,
  ...said
}: LotSaid<P, W> & { fields: F }) => lotCalls({ ...said, body: fieldLotBody(fields) });
