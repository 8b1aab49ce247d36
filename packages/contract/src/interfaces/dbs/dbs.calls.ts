import { z } from 'zod';
import { own, secret, text } from '../../fields/kit.ts';
import { answerShape, inputShape, openAnswerShape } from '../../fields/shapes.ts';
import { aRessaisir, endpoint, id, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';

const shared = { who: staff, on: 'customer' } as const;

/** No site of DBS: null, '' or 0. */
const idSiteDBS = z
  .union([z.string().max(64), z.number()])
  .nullable()
  .transform((value) => (value === null || value === '' || Number(value) === 0 ? null : String(value)));
/** What a site keeps of it. */
export const dbsFields = { IdSiteDBS: own('Site DBS', { input: idSiteDBS, answer: z.string().nullable(), default: null }) };

const row = z.strictObject({ IDSite: z.number(), Descr: z.string(), Libelle_Societe: z.string(), ...answerShape(dbsFields) });
export type DbsSite = z.infer<typeof row>;
const changed = z.array(z.object({ IDSite: id, ...inputShape(dbsFields) })).max(5000);

/** The group's credentials. */
const dbsConfigFields = { GRP_DBS_ClientId: text('ClientId'), GRP_DBS_ClientSecret: secret('ClientSecret', { max: 255 }) };
export const dbsConfigForm = z.object(inputShape(dbsConfigFields));
const config = z.strictObject({ ...openAnswerShape(dbsConfigFields), ARessaisir: aRessaisir });

/** The refusal of DBS sites that stand for several of ours. */
export const doublonsMessage = (ids: readonly string[]) =>
  `Attention, il existe ${ids.length} doublon(s) dans les correspondances\u00a0: ${ids.join(', ')}`;

/** DBS sites that more than one row names, in order. */
export const doublonsOf = (rows: readonly { IdSiteDBS: string | null }[]) => {
  const ids = rows.flatMap(({ IdSiteDBS }) => IdSiteDBS ?? []);
  return [...new Set(ids.filter((value, at) => ids.indexOf(value) !== at))];
};

/** API DBS: the match between its sites and ours, and the group's credentials. */
export const dbs = {
  sites: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/dbs/sites',
    action: 'Lister les sites DBS du groupe',
    answer: z.array(row),
  }),
  sitesDBS: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/dbs/sitesDBS',
    action: 'Demander ses sites à DBS',
    present: 'partenaire',
    refuses: ['partner'],
    answer: z.array(z.strictObject({ id: z.string(), company_name: z.string(), name: z.string(), active: z.boolean() })),
  }),
  saveSites: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/dbs/sites',
    action: 'Modifier les correspondances DBS',
    refuses: ['unknown', 'partner'],
    onlyAsks: true,
    bodyLimit: rowsOf(5000, 120),
    /** The changed rows alone, or under the key `sites`. Waits for DBS, which is asked about new matches. */
    body: z.union([changed, z.object({ sites: changed }).transform(({ sites }) => sites)]),
    batches: true,
    answer: z.array(row),
  }),
  config: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/dbs/config',
    action: 'Lire l’authentification DBS',
    trace: 'secrets',
    answer: config,
  }),
  saveConfig: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/dbs/config',
    action: 'Modifier l’authentification DBS',
    body: dbsConfigForm.partial(),
    answer: config,
  }),
  check: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/dbs/check',
    readsOnly: true,
    scope: 'interfaces/dbs:ecrire',
    action: 'Essayer l’authentification DBS',
    present: 'partenaire',
    refuses: ['partner'],
    body: dbsConfigForm,
    answer: z.strictObject({ sites: z.number() }),
  }),
};
