import { z } from 'zod';
import { own } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { endpoint, id, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';

/** The brands that a site may have here. */
export const marquesWltp = ['FORD', 'OPEL', 'AUDI'] as const;
export const onlyMarquesWltp = `Seules les marques ${marquesWltp.slice(0, -1).join(', ')} et ${marquesWltp.at(-1)} peuvent être choisies`;

const shared = { who: staff, on: 'customer' } as const;

export const wltpFields = {
  /** Ids of brands, with commas between them. */
  selectedMarques: own('Marques', {
    input: z.string().regex(/^(?:\d{1,9}(?:,\d{1,9})*)?$/, 'Des numéros de marque séparés par des virgules sont attendus'),
    answer: z.string(),
  }),
};

const site = z.strictObject({ IDSite: z.number(), Descr: z.string(), Libelle_Societe: z.string(), ...answerShape(wltpFields) });
export type SiteWltp = z.infer<typeof site>;

const marque = z.strictObject({ IDMarque: z.number(), Descr: z.string() });
export type MarqueWltp = z.infer<typeof marque>;

const changed = z.array(z.object({ IDSite: id, ...inputShape(wltpFields) }));

/** The WLTP brands of each site. */
export const wltp = {
  marques: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/getMarques',
    action: 'Lister les marques WLTP',
    answer: z.array(marque),
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sitesWLTP',
    action: 'Lister les sites WLTP',
    answer: z.array(site),
  }),
  save: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/wltp/save',
    action: 'Modifier les marques WLTP des sites',
    refuses: ['unknown'],
    bodyLimit: rowsOf(5000, 400),
    /** The changed sites, bare or under the key `sites`. */
    body: z.union([z.object({ sites: changed }), changed.transform((sites) => ({ sites }))]),
    answer: z.strictObject({ update: z.boolean(), message: z.string() }),
  }),
};
