import { z } from 'zod';
import { endpoint, id, staff } from '../../kit.ts';
import { suites } from '../travaux/suites.ts';

/** The imports that note what they do. */
export const importNames = ['utilisateurs', 'sites', 'origines', 'malusEcologique', 'malusMasse', 'cartesDeFidelite'] as const;
export type ImportName = (typeof importNames)[number];
/** Where each is done, and its past ones are listed. */
export const importScreens: Record<ImportName, string> = {
  utilisateurs: '/utilisateurs/importUtilisateurs',
  sites: '/sites/importSites',
  origines: '/origines/importOrigines',
  malusEcologique: '/malusEcologique/importGrille',
  malusMasse: '/malusMasse/importGrille',
  cartesDeFidelite: '/cartesDeFidelite/importClients',
};

/** The list that an import adds to. */
export const importListOf = (name: ImportName) => importScreens[name].slice(0, importScreens[name].lastIndexOf('/'));

/** Imports that are listed at most; they are kept for 400 days. */
export const mostImports = 200;

const importPasse = z.strictObject({
  IDImport: z.number(),
  Fichier: z.string(),
  Auteur: z.string(),
  /** Of the journal. */
  Groupe: z.string(),
  DateH: z.string(),
  Fin: z.string().nullable(),
  /** `arrete`: it ended before its last line. */
  Etat: z.enum(['enCours', 'termine', 'arrete']),
  /** Of the file, those that were written or stood already so, and those that were refused. */
  Lignes: z.number(),
  Prises: z.number(),
  Refusees: z.number(),
  /** What became of one that stopped; null while nobody has said. */
  Suite: z.enum(suites).nullable(),
});
export type ImportPasse = z.infer<typeof importPasse>;

/** What is kept of the imports of a customer. */
export const imports = {
  list: endpoint({
    method: 'GET',
    path: '/api/imports',
    who: staff,
    on: 'customer',
    action: 'Lister les imports',
    present: 'histoire',
    query: z.object({ import: z.enum(importNames, 'Un import est attendu') }),
    /** Newest first. */
    answer: z.array(importPasse),
  }),
  oublier: endpoint({
    method: 'DELETE',
    path: '/api/imports/colonnes/{IDImportColonnes}',
    who: staff,
    on: 'customer',
    action: 'Oublier des colonnes d’import',
    params: z.object({ IDImportColonnes: id }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
