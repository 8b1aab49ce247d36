import type { passerelleFields } from '@comptoir/contract/domains/passerelles/passerelles.fields';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface PasserellesTable extends ColumnsOf<typeof passerelleFields> {
  IDPasserelleDMS: Generated<number>;
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
