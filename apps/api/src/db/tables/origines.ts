import type { Contexte } from '@comptoir/contract/domains/origines/origines.calls';
import type { origineFlags, origineLibelle } from '@comptoir/contract/domains/origines/origines.fields';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

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

export interface OriginesTable extends ColumnsOf<typeof origineLibelle>, ColumnsOf<typeof origineFlags> {
  IDOrigineAction: Generated<number>;
  IDSousFamilleOrigineAction: number;
  IDOrigineActionType: number | null;
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
