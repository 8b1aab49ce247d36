import { z } from 'zod';
import { bool, endpoint, everyone, id, staff, nullableText } from '../kit.ts';
import { rowsOf } from '../limits.ts';

/** The two variants, and the column that holds the client's id of each. */
export const bee2LinkProducts = { bee2Link: 'ClientIDBee2Link', openflex: 'EntityIDBee2Link' } as const;
export type Bee2LinkProduct = keyof typeof bee2LinkProducts;

const row = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  ClientIDBee2Link: z.string().nullable(),
  EntityIDBee2Link: z.string().nullable(),
  IDSiteBee2Link: z.string().nullable(),
  EstPasserelle: z.boolean(),
  Actif: z.boolean(),
});
export type Bee2LinkSite = z.infer<typeof row>;

const idText = z.union([z.number(), nullableText(64)]).transform((value) => (value === null ? null : String(value).trim() || null));
const changed = z
  .object({ IDSite: id, ClientIDBee2Link: idText, EntityIDBee2Link: idText, IDSiteBee2Link: idText, EstPasserelle: bool, Actif: bool })
  .partial()
  .required({ IDSite: true });
export type Bee2LinkChange = z.output<typeof changed>;

const sites = z.strictObject({ sites: z.array(row) });
/** Any other name answers like an unknown address. */
const params = z.object({ product: z.string().max(32) });

/** Bee2Link's two variants: `bee2Link`, which people know as Wafy, and `openflex`. */
export const bee2Link = {
  /** For the dashboard, which customer access has too. */
  wafy: endpoint({
    who: everyone,
    on: 'customer',
    method: 'GET',
    path: '/api/interfaces/bee2Link/config',
    action: 'Lire les sites Wafy',
    answer: sites,
  }),
  config: endpoint({
    who: staff,
    on: 'customer',
    method: 'GET',
    path: '/api/interfaces/{product}/config',
    action: 'Lire les sites Bee2Link',
    params,
    answer: sites,
  }),
  save: endpoint({
    who: staff,
    on: 'customer',
    method: 'PUT',
    path: '/api/interfaces/{product}/config',
    action: 'Modifier les sites Bee2Link',
    refuses: ['partner'],
    params,
    bodyLimit: rowsOf(5000, 320),
    /** Only changes. Waits for Bee2Link, which is asked about each new client. */
    body: z.object({ sites: z.array(changed).max(5000) }),
    batches: true,
    answer: sites,
  }),
  sites: endpoint({
    who: staff,
    on: 'customer',
    method: 'GET',
    path: '/api/interfaces/{product}/getSitesBee2link',
    action: 'Demander ses sites à Bee2Link',
    refuses: ['partner'],
    params,
    /** Without a client there is nothing to ask. */
    query: z.object({ IdClient: z.string().trim().max(64).default('') }),
    answer: z.strictObject({ sites: z.array(z.strictObject({ id: z.string(), libelle: z.string() })) }),
  }),
};

/** Refusals of both the screen and the server. */
export const bee2LinkMessages = {
  noMatch: 'La correspondance avec Bee2Link doit être effectuée pour pouvoir activer le site',
  unknownClient: "Au moins un ClientID Bee2Link n'est pas reconnu par Bee2Link",
} as const;
