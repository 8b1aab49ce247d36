import { catalogue } from '@comptoir/contract/catalogue/all';
import type { Table } from '@comptoir/contract/catalogue/kit';
import type { Fields } from '@comptoir/contract/fields/field';
import { pick, writtenOf } from '@comptoir/contract/fields/shapes';
import { bee2LinkFields } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import { catalogueFields } from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { dbsFields } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import { offreConstructeurFields } from '@comptoir/contract/interfaces/offre-constructeur/offre-constructeur.calls';
import { planetVO2Fields } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { genreAuLieu } from '@comptoir/contract/domains/recherche/genres';
import { smartDataFields } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.calls';
import { sectionsGroupe } from '@comptoir/contract/parametres/all';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { plafonds } from '@comptoir/contract/parametres/groupe';
import { leadsSeuls } from '@comptoir/contract/parametres/eseller-lead';
import { leadsWorkflows } from '@comptoir/contract/parametres/leads';

/** The settings of one screen. A name is the field's anchor, where the screen is one form. */
export interface SettingsOf {
  path: string;
  /** Where on the screen they stand, or what they are about. */
  place: string;
  /** They are those of each record of this kind. */
  genre?: string;
  fields: readonly (readonly [label: string, name?: string])[];
}

const labelsOf = (fields: Fields) => [...new Set(writtenOf(fields).map(([, { label }]) => label))];

/** The list of a record's screen. */
const listOf = (screen: string) => screen.replace(/\/\{.*$/, '');

/** What the form of a record calls a setting that is kept beside it, or where the record's page shows it. */
const anchors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  renaultCsb: { Username: 'CsbUsername', Password: 'CsbPassword' },
  templatesImpressionSites: { Categorie: 'autour', IDTemplateImpression: 'autour' },
};

/** Fields of a record that another screen than its own changes. */
const elsewhere = pick(siteFields, ['OpelVNToolbox']);

const ofTable = ([name, { screen, label, fields }]: [string, Table]): SettingsOf[] => {
  const written = fields ? writtenOf(fields).filter(([field]) => !(field in elsewhere)) : [];
  if (!screen || written.length === 0) return [];
  const genre = genreAuLieu(screen);
  const byLabel = new Map(written.map(([field, said]) => [said.label, anchors[name]?.[field] ?? field]));
  return [
    genre
      ? { path: listOf(screen), place: label, genre, fields: [...byLabel] }
      : { path: listOf(screen), place: label, fields: [...byLabel.keys()].map((one) => [one] as const) },
  ];
};

const onScreens: [path: string, place: string, fields: Fields][] = [
  ['/interfaces/opelvn', 'Opel VN toolbox', elsewhere],
  ['/plafondsRemise', 'Plafonds de remise', plafonds],
  ['/workflowsLeads', 'Workflows des leads', leadsWorkflows],
  ['/interfaces/esellerLead', 'eSeller Lead', leadsSeuls],
  ['/interfaces/bee2Link', 'Bee2Link', bee2LinkFields],
  ['/interfaces/catalogues', 'Catalogues', catalogueFields],
  ['/interfaces/dbs', 'API DBS', dbsFields],
  ['/interfaces/offreConstructeur', 'Offre via code constructeur', offreConstructeurFields],
  ['/interfaces/planetVO2', 'PlanetVO 2', planetVO2Fields],
  ['/interfaces/smartDataForLead', 'SmartDataForLead', smartDataFields],
];

/** Every setting of the console, by its words in the contract. The build writes them to a file, for the palette. */
export const settings: readonly SettingsOf[] = [
  ...sectionsGroupe.map(({ title, parametres }) => ({
    path: '/parametres',
    place: title,
    fields: writtenOf(parametres).map(([name, { label }]) => [label, name] as const),
  })),
  ...onScreens.map(([path, place, fields]) => ({ path, place, fields: labelsOf(fields).map((one) => [one] as const) })),
  // The group's own record is shown in parts, above.
  ...Object.entries(catalogue).flatMap(([name, table]) => (name === 'gpParametres' ? [] : ofTable([name, table]))),
];
