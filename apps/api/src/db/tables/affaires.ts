import type { Generated } from 'kysely';

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

export interface NissanLeadSiebelOutTable {
  IDNissanLeadSiebelOut: Generated<number>;
  IDAffaire: number;
  SalesCycle: Generated<string>;
  TDUpdateTimestamp: string | null;
  DealerLeadReturnedDate: string | null;
  ConfirmedTestDriveDate: string | null;
  ClosedDate: string | null;
  Comments: Generated<string>;
}

export interface HondaKPILogsTable {
  IDHondaKPILogs: Generated<number>;
  IDAffaire: number;
  action: Generated<string>;
  date: Generated<string>;
  datas: Generated<string>;
  response: Generated<string>;
}

/** Deals, their offers, and what manufacturers were told of them. */
export interface AffaireTables {
  affaires: AffairesTable;
  offres: OffresTable;
  nissanLeadSiebelOut: NissanLeadSiebelOutTable;
  hondaKPILogs: HondaKPILogsTable;
}
