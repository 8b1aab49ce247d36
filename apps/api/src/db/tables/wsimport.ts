import type { wsimportFields } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

/** The password is sealed. */
export interface WsimportTable extends ColumnsOf<typeof wsimportFields> {
  IDWSImport: Generated<number>;
}

/** Accounts that partners send leads with. */
export interface WsimportTables {
  wsimport: WsimportTable;
}
