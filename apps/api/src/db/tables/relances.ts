import type { relanceFields } from '@comptoir/contract/domains/relances/relances.fields';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface RelancesEvenementsTable {
  IDRelanceAutoEvenement: Generated<number>;
  RelanceAutoEvenement_Libelle: string;
}

export interface RelancesTable extends ColumnsOf<typeof relanceFields> {
  IDRelanceAuto: Generated<number>;
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
