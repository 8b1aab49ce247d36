import type {
  wallyMarqueFields,
  wallyMarqueOrigineFields,
  wallyMarqueSiteFields,
  wallyOrigineFields,
  wallySiteFields,
} from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import type { wallyLeadFields, wallyOffreFields } from '@comptoir/contract/interfaces/wally/wally-logs.calls';
import type { wallyCompteFields, WallyState } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface WallyComptesTable extends Omit<ColumnsOf<typeof wallyCompteFields>, 'EtatDuCompte'> {
  IdWallyCompte: Generated<number>;
  EtatDuCompte: Generated<WallyState>;
}

export interface WallySitesTable extends ColumnsOf<typeof wallySiteFields> {
  IdCompte: number;
}

export interface WallyMarquesTable extends ColumnsOf<typeof wallyMarqueFields> {
  IdCompte: number;
}

export interface WallyOriginesTable extends ColumnsOf<typeof wallyOrigineFields> {
  IdCompte: number;
}

export interface WallyMarquesSitesTable extends ColumnsOf<typeof wallyMarqueSiteFields> {
  IdCompte: number;
  /** Null while nothing is chosen, and where the pair is skipped. */
  IDSite: number | null;
}

export interface WallyMarquesOriginesTable extends ColumnsOf<typeof wallyMarqueOrigineFields> {
  IdCompte: number;
  /** Null while nothing is chosen, and where the pair is skipped. */
  IDOrigineAction: number | null;
}

export interface WallyIntegrationsTable extends ColumnsOf<typeof wallyLeadFields>, ColumnsOf<typeof wallyOffreFields> {
  IDIntegration: Generated<number>;
  Genre: 'lead' | 'offre';
  crm_name: WallyCrm;
}

/** Wally: accounts, what each knows, which of ours stands for it, and what was retrieved. */
export interface WallyTables {
  wallyComptes: WallyComptesTable;
  wallySites: WallySitesTable;
  wallyMarques: WallyMarquesTable;
  wallyOrigines: WallyOriginesTable;
  wallyMarquesSites: WallyMarquesSitesTable;
  wallyMarquesOrigines: WallyMarquesOriginesTable;
  wallyIntegrations: WallyIntegrationsTable;
}
