import type { planetVOColumns } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import type { planetVO2LogFields } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface AccesPartenairesTable {
  Interface: string;
  /** '' for the group; else a site, a company or a user by its id. */
  Cible: string;
  Champ: string;
  /** Sealed. */
  Valeur: string;
  DateModification: Generated<string>;
}

export interface PlanetvoUtilisateursTable extends ColumnsOf<typeof planetVOColumns> {
  IDPeople: number;
}

export interface Planetvo2LogsTable extends ColumnsOf<typeof planetVO2LogFields> {
  IDLog: Generated<number>;
}

export interface MarquesCatalogueTable {
  Referentiel: 'moto' | 'loisir';
  code: string;
  name: string;
}

export interface PartenaireTables {
  accesPartenaires: AccesPartenairesTable;
  planetvoUtilisateurs: PlanetvoUtilisateursTable;
  planetvo2Logs: Planetvo2LogsTable;
  marquesCatalogue: MarquesCatalogueTable;
}
