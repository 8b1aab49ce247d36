import type { Generated } from 'kysely';

export interface PasserellesTable {
  IDPasserelleDMS: Generated<number>;
  Libelle: string;
  Commentaire: Generated<string>;
  DateHRefProchainTransfert: string | null;
  EMailsTransfertDMS: Generated<string>;
  PubliAutoIntranetVN: Generated<boolean>;
  PubliAutoIntranetVD: Generated<boolean>;
  PubliAutoIntranetVO: Generated<boolean>;
  PubliAutoInternetVN: Generated<boolean>;
  PubliAutoInternetVD: Generated<boolean>;
  PubliAutoInternetVO: Generated<boolean>;
  TransfertNumOffre: Generated<boolean>;
  StockEnTotalite: Generated<boolean>;
  CreeRelancesApLivSansCde: Generated<boolean>;
}

export interface ColumnDMSMaterialTable {
  IDPasserelleDMS: number;
  NameColumn: string;
  checked: Generated<boolean>;
}

export interface PasserellesHistoTable {
  IDPasserelleDMSHisto: Generated<number>;
  IDPasserelleDMS: number;
  DateHAppelWS: string;
  DateHFinWS: string | null;
  DateHRef: string | null;
  NbMat: Generated<number>;
  NbClients: Generated<number>;
  NbErreurs: Generated<number>;
  DetailErreurs: Generated<string>;
}

/** Gateways, what each carries, what each has done. */
export interface PasserelleTables {
  passerelles: PasserellesTable;
  ColumnDMSMaterial: ColumnDMSMaterialTable;
  passerellesHisto: PasserellesHistoTable;
}
