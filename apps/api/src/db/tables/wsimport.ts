import type { Generated } from 'kysely';

export interface WsimportTable {
  IDWSImport: Generated<number>;
  Login: string;
  /** Sealed. */
  Password: string;
  IDPlaque: number;
  IDSite: number | null;
}

/** Accounts that partners send leads with. */
export interface WsimportTables {
  wsimport: WsimportTable;
}
