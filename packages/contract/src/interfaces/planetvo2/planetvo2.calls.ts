import { z } from 'zod';
import { flag, own, text } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { endpoint, id, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';

const shared = { who: staff, on: 'customer' } as const;

/** What a site keeps of it. */
export const planetVO2Fields = {
  IDSitePVO2: own('Site PVO2', {
    input: z
      .union([z.string().max(64), z.number()])
      .nullable()
      .transform((value) => (value === null || value === '' || Number(value) === 0 ? null : String(value))),
    answer: z.string().nullable(),
    default: null,
  }),
  ActifPVO2: flag('PlanetVO 2 actif', { heading: 'Actif' }),
};

const row = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  ...answerShape(planetVO2Fields),
});
export type PlanetVO2Site = z.infer<typeof row>;

const change = z.object({ IDSite: id, ...z.object(inputShape(planetVO2Fields)).partial().shape });
export type PlanetVO2Change = z.output<typeof change>;
const changed = z.array(change).max(5000);

/** Refusals of both the screen and the server. */
export const planetVO2Messages = { noMatch: 'Choisissez d’abord le site PVO2' } as const;

/** A line of the logs. No call writes one; a filter takes a part of a text. */
export const planetVO2LogFields = {
  Datetime: text('Date et heure', { heading: 'Date' }),
  PeopleName: text('Utilisateur'),
  Email: text('E-mail'),
  Action: text('Action'),
  Request: text('Requête'),
  Response: text('Réponse'),
};
const { PeopleName, Action, Request, Response } = inputShape(planetVO2LogFields);

const line = z.strictObject({ IDLog: z.number(), ...answerShape(planetVO2LogFields) });
export type PlanetVO2Log = z.infer<typeof line>;

export const planetVO2LogsPage = 20;

export const planetVO2 = {
  sitesPVO: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetVO2/sitesPVO',
    action: 'Demander ses sites à PlanetVO 2',
    present: 'partenaire',
    refuses: ['partner'],
    answer: z.strictObject({
      sitesPVO: z.array(z.strictObject({ id: z.string(), companyName: z.string(), label: z.string(), active: z.boolean() })),
    }),
  }),
  sites: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetVO2/sites',
    action: 'Lister les sites PlanetVO 2 du groupe',
    answer: z.strictObject({ sites: z.array(row) }),
  }),
  saveSites: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/planetVO2/sites',
    action: 'Modifier les correspondances PlanetVO 2',
    refuses: ['unknown', 'partner'],
    onlyAsks: true,
    bodyLimit: rowsOf(5000, 150),
    /** Changed keys of changed rows, alone or under the key `sites`. Waits for PlanetVO 2, which is asked about new matches. */
    body: z.union([changed, z.object({ sites: changed }).transform(({ sites }) => sites)]),
    batches: true,
    answer: z.strictObject({ sites: z.array(row) }),
  }),
  logs: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetVO2/logs',
    action: 'Lire les journaux PlanetVO 2',
    present: 'histoire',
    query: z.object({
      numPage: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
      filter_user: PeopleName.optional(),
      filter_action: Action.optional(),
      filter_request: Request.optional(),
      filter_response: Response.optional(),
      filter_date: z.iso.date().optional(),
    }),
    answer: z.strictObject({ logs: z.array(line), nbPages: z.number(), actions: z.array(z.string()) }),
  }),
};
