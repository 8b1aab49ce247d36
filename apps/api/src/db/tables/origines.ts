import type { Contexte } from '@comptoir/contract/origines';
import type { Generated } from 'kysely';

export interface FamillesTable {
  IDFamilleOrigineContact: Generated<number>;
  Libelle: string;
}

export interface SousFamillesTable {
  IDSousFamilleOrigineAction: Generated<number>;
  IDFamilleOrigineContact: number;
  Libelle: string;
}

export interface OriginesTypesTable {
  IDOrigineActionType: Generated<number>;
  Description: string;
}

export interface OriginesTable {
  IDOrigineAction: Generated<number>;
  IDSousFamilleOrigineAction: number;
  IDOrigineActionType: number | null;
  Libelle: string;
  EstLead: Generated<boolean>;
  EstInactif: Generated<boolean>;
  EstAppelSortant: Generated<boolean>;
  EstAppelEntrant: Generated<boolean>;
  CreationLead: Generated<boolean>;
}

export interface OrigineDefaultTable {
  Contexte: Contexte;
  IDOrigineAction: number | null;
}

export interface RapportsTable {
  IDRapport: Generated<number>;
  IDOrigineAction: number | null;
  /** Whose report it is. */
  IDPeople: number | null;
  IDAffaire: number | null;
  DateRapport: string | null;
  /** Null while it is open. */
  DateHCloture: string | null;
}

/** Origins of leads by family, and what refers to them. */
export interface OrigineTables {
  familles: FamillesTable;
  sousFamilles: SousFamillesTable;
  originesTypes: OriginesTypesTable;
  origines: OriginesTable;
  origineDefault: OrigineDefaultTable;
  rapports: RapportsTable;
}
