import { catalogue } from '@comptoir/contract/catalogue/all';
import type { Table } from '@comptoir/contract/catalogue/kit';
import type { Fields } from '@comptoir/contract/fields/field';
import { writtenOf } from '@comptoir/contract/fields/shapes';
import { bee2LinkFields } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import { catalogueFields } from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { dbsFields } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import { offreConstructeurFields } from '@comptoir/contract/interfaces/offre-constructeur/offre-constructeur.calls';
import { planetVO2Fields } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { smartDataFields } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.calls';
import { sectionsGroupe } from '@comptoir/contract/parametres/all';
import { plafonds } from '@comptoir/contract/parametres/groupe';
import { leadsSeuls, leadsWorkflows } from '@comptoir/contract/parametres/leads';

/** The settings of one screen. A name is the field's anchor, where the screen is one form. */
export interface SettingsOf {
  path: string;
  /** Where on the screen they stand, or what they are about. */
  place: string;
  fields: readonly (readonly [label: string, name?: string])[];
}

const labelsOf = (fields: Fields) => [...new Set(writtenOf(fields).map(([, { label }]) => label))];

/** Settings that several records share are found at their list. */
const listOf = (screen: string) => screen.replace(/\/\{.*$/, '');

const ofTable = ({ screen, label, fields }: Table): SettingsOf[] =>
  screen && fields && labelsOf(fields).length > 0
    ? [{ path: listOf(screen), place: label, fields: labelsOf(fields).map((one) => [one] as const) }]
    : [];

const onScreens: [path: string, place: string, fields: Fields][] = [
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
  ...Object.entries(catalogue).flatMap(([name, table]) => (name === 'gpParametres' ? [] : ofTable(table))),
];
