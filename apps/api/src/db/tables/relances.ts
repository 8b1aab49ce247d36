import type { Generated } from 'kysely';

export interface RelancesEvenementsTable {
  IDRelanceAutoEvenement: Generated<number>;
  RelanceAutoEvenement_Libelle: string;
}

export interface RelancesTable {
  IDRelanceAuto: Generated<number>;
  Libelle: string;
  NbJours: number;
  IDRelanceAutoEvenement: number;
  Groupe: Generated<boolean>;
}

export interface RelancesPlaquesTable {
  IDRelanceAuto: number;
  IDPlaque: number;
}

export interface RelancesSitesTable {
  IDRelanceAuto: number;
  IDSite: number;
}

/** Automatic follow-ups, and whom each is available to. */
export interface RelanceTables {
  relancesEvenements: RelancesEvenementsTable;
  relances: RelancesTable;
  relancesPlaques: RelancesPlaquesTable;
  relancesSites: RelancesSitesTable;
}
