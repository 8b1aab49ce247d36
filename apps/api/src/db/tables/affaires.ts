import type { hondaKpiFields } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.calls';
import type { nissanKpiFields } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.calls';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface AffairesTable {
  IDAffaire: Generated<number>;
  IDOrigineAction: number | null;
  /** Null while it is open. */
  DateHCloture: string | null;
  CodeAffaireSource: Generated<string>;
  DateDebut: string | null;
  DateOuvertureLead: string | null;
  IDClient: number | null;
  IDAffaireStatut: number | null;
  AffaireRaisonStop_Libelle: Generated<string>;
}

export interface OffresTable {
  IDOffre: Generated<number>;
  IDOrigineAction: number | null;
  IDAffaire: number | null;
  OFS_Descr: Generated<string>;
}

export interface NissanLeadSiebelOutTable extends ColumnsOf<typeof nissanKpiFields> {
  IDNissanLeadSiebelOut: Generated<number>;
  IDAffaire: number;
}

export interface HondaKPILogsTable extends ColumnsOf<typeof hondaKpiFields> {
  IDHondaKPILogs: Generated<number>;
  IDAffaire: number;
}

/** Deals, their offers, and what manufacturers were told of them. */
export interface AffaireTables {
  affaires: AffairesTable;
  offres: OffresTable;
  nissanLeadSiebelOut: NissanLeadSiebelOutTable;
  hondaKPILogs: HondaKPILogsTable;
}
