import { z } from 'zod';
import { bool, endpoint, id, staff } from '../kit.ts';
import { rowsOf } from '../limits.ts';

const shared = { who: staff, on: 'customer' } as const;

const row = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  IDSitePVO2: z.string().nullable(),
  ActifPVO2: z.boolean(),
});
export type PlanetVO2Site = z.infer<typeof row>;

/** A site without a site of PlanetVO 2 is not active. */
const changed = z
  .object({ IDSite: id, IDSitePVO2: z.union([z.string().max(64), z.number()]).nullable(), ActifPVO2: bool })
  .transform(({ IDSite, IDSitePVO2, ActifPVO2 }) => {
    const isNone = IDSitePVO2 === null || IDSitePVO2 === '' || Number(IDSitePVO2) === 0;
    return { IDSite, IDSitePVO2: isNone ? null : String(IDSitePVO2), ActifPVO2: !isNone && ActifPVO2 };
  });

const line = z.strictObject({
  IDLog: z.number(),
  Datetime: z.string(),
  PeopleName: z.string(),
  Email: z.string(),
  Action: z.string(),
  Request: z.string(),
  Response: z.string(),
});
export type PlanetVO2Log = z.infer<typeof line>;

const sought = z.string().max(255).optional();
export const planetVO2LogsPage = 20;

export const planetVO2 = {
  sitesPVO: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetVO2/sitesPVO',
    action: 'Demander ses sites à PlanetVO 2',
    refuses: ['partner'],
    answer: z.strictObject({ sitesPVO: z.array(z.strictObject({ id: z.string(), companyName: z.string(), label: z.string() })) }),
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
    refuses: ['unknown'],
    bodyLimit: rowsOf(5000, 150),
    body: z.object({ sites: z.array(changed).max(5000) }),
    answer: z.strictObject({ sites: z.array(row) }),
  }),
  logs: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetVO2/logs',
    action: 'Lire les journaux PlanetVO 2',
    query: z.object({
      numPage: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
      filter_user: sought,
      filter_action: sought,
      filter_request: sought,
      filter_response: sought,
      filter_date: z.iso.date().optional(),
    }),
    answer: z.strictObject({ logs: z.array(line), nbPages: z.number(), actions: z.array(z.string()) }),
  }),
};
