import { z } from 'zod';
import { flag, own } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { endpoint, everyone, id, staff, nullableText } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';

/** The two variants, and the column that holds the client's id of each. */
export const bee2LinkProducts = { bee2Link: 'ClientIDBee2Link', openflex: 'EntityIDBee2Link' } as const;
export type Bee2LinkProduct = keyof typeof bee2LinkProducts;
/** What people call them. */
export const bee2LinkTitles = { bee2Link: 'Wafy', openflex: 'Openflex' } as const;
export const otherBee2Link = { bee2Link: 'openflex', openflex: 'bee2Link' } as const;

/** Most characters of an id. */
export const maxIdBee2Link = 64;
const idText = () => ({
  input: z.union([z.number(), nullableText(maxIdBee2Link)]).transform((value) => (value === null ? null : String(value).trim() || null)),
  answer: z.string().nullable(),
  default: null,
});

/** What a site keeps of them. */
export const bee2LinkFields = {
  ClientIDBee2Link: own('ClientID Bee2Link (Wafy)', { heading: 'ClientID', ...idText() }),
  EntityIDBee2Link: own('EntityID Bee2Link (Openflex)', { heading: 'EntityID', ...idText() }),
  IDSiteBee2Link: own('Site Bee2Link', idText()),
  EstPasserelle: flag('Est Passerelle (Bee2Link)', { heading: 'Est Passerelle' }),
  Actif: flag('Bee2Link actif', { heading: 'Actif' }),
};

const row = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  EstFictif: z.boolean(),
  ...answerShape(bee2LinkFields),
});
export type Bee2LinkSite = z.infer<typeof row>;

const change = z
  .object({ IDSite: id, ...inputShape(bee2LinkFields) })
  .partial()
  .required({ IDSite: true });
export type Bee2LinkChange = z.output<typeof change>;
const changed = z.array(change).max(5000);

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
    scope: 'interfaces/bee2link:lire',
    action: 'Lire les sites Bee2Link',
    params,
    answer: sites,
  }),
  save: endpoint({
    who: staff,
    on: 'customer',
    method: 'PUT',
    path: '/api/interfaces/{product}/config',
    scope: 'interfaces/bee2link:ecrire',
    action: 'Modifier les sites Bee2Link',
    refuses: ['partner'],
    onlyAsks: true,
    params,
    bodyLimit: rowsOf(5000, 320),
    /** Only changes, alone or under the key `sites`. Waits for Bee2Link, which is asked about the clients of new matches. */
    body: z.union([changed, z.object({ sites: changed }).transform((body) => body.sites)]),
    batches: true,
    answer: sites,
  }),
  sites: endpoint({
    who: staff,
    on: 'customer',
    method: 'GET',
    path: '/api/interfaces/{product}/getSitesBee2link',
    scope: 'interfaces/bee2link:lire',
    action: 'Demander ses sites à Bee2Link',
    present: 'partenaire',
    refuses: ['partner'],
    params,
    /** Without a client there is nothing to ask. */
    query: z.object({ IdClient: z.string().trim().max(64).default('') }),
    answer: z.strictObject({ sites: z.array(z.strictObject({ id: z.string(), libelle: z.string(), active: z.boolean() })) }),
  }),
};

/** Refusals of both the screen and the server. */
export const bee2LinkMessages = {
  noMatch: 'La correspondance avec Bee2Link doit être effectuée pour pouvoir activer le site',
  unknownClient: "Au moins un ClientID Bee2Link n'est pas reconnu par Bee2Link",
  unknownSite: (match: string, client: string) => `Bee2Link ne connaît pas le site ${match} chez le client ${client}`,
  inactiveSite: (match: string, client: string) => `Bee2Link a désactivé le site ${match} du client ${client}`,
  noClient: 'Saisissez d’abord l’identifiant du client',
  otherClient: (product: Bee2LinkProduct) =>
    `«\u00a0${bee2LinkFields[bee2LinkProducts[product]].label}\u00a0» se modifie dans l’onglet ${bee2LinkTitles[product]}`,
  ofOther: (product: Bee2LinkProduct) =>
    `Ce site est relié dans ${bee2LinkTitles[product]}\u00a0: il se modifie dans l’onglet ${bee2LinkTitles[product]}`,
} as const;

/** The variant that a site belongs to, if it is the other one (docs/regles/interfaces/vehicules.md#bee2link). */
export const otherVariantOf = (product: Bee2LinkProduct, site: Pick<Bee2LinkSite, 'ClientIDBee2Link' | 'EntityIDBee2Link'>) => {
  const other = otherBee2Link[product];
  return !site[bee2LinkProducts[product]] && site[bee2LinkProducts[other]] ? other : null;
};
