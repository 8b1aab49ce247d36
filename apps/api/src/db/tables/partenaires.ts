import type { Generated } from 'kysely';

export interface AccesPartenairesTable {
  Interface: string;
  /** '' for the group; else a site, a company or a user by its id. */
  Cible: string;
  Champ: string;
  /** Sealed. */
  Valeur: string;
  DateModification: Generated<string>;
}

export interface PlanetvoUtilisateursTable {
  IDPeople: number;
  BasePVO: Generated<string>;
  NickName: Generated<string>;
}

export interface Planetvo2LogsTable {
  IDLog: Generated<number>;
  Datetime: Generated<string>;
  PeopleName: Generated<string>;
  Email: Generated<string>;
  Action: Generated<string>;
  Request: Generated<string>;
  Response: Generated<string>;
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
