import { z } from 'zod';
import { answered } from '../../fields/kit.ts';
import { answerShape } from '../../fields/shapes.ts';
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

export const importFields = {
  Fichier: answered('Fichier', z.string()),
  Auteur: answered('Auteur', z.string()),
  DateH: answered('Date et heure', z.string()),
  Fin: answered('Terminé le', z.string().nullable()),
  /** Of the file, those that were written or stood already so, and those that were refused. */
  Lignes: answered('Lignes', z.number()),
  Prises: answered('Lignes prises', z.number()),
  Refusees: answered('Lignes refusées', z.number()),
  /** What became of one that stopped; null while nobody has said. */
  Suite: answered('Suite donnée', z.enum(suites).nullable()),
};

const importPasse = z.strictObject({
  IDImport: z.number(),
  ...answerShape(importFields),
  /** Of the journal. */
  Groupe: z.string(),
  /** `arrete`: it ended before its last line. */
  Etat: z.enum(['enCours', 'termine', 'arrete']),
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
