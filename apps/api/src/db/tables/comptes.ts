import type { compteFields } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import type { connexionFields } from '@comptoir/contract/domains/connexions/connexions.calls';
import type { renaultCsbFields } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface ComptesESellerTable extends ColumnsOf<typeof compteFields> {
  IDCompteESeller: Generated<number>;
  IDPeople: number;
}

export interface ConnexionsTable extends ColumnsOf<typeof connexionFields> {
  IDConnexion: Generated<number>;
  DateH: Generated<string>;
  /** Login of who signed in. */
  Operateur: string;
  IDPeople: number | null;
  LoginWEB: string;
}

/** Both sealed. */
export interface RenaultCsbTable extends ColumnsOf<typeof renaultCsbFields> {
  IDPeople: number;
}

/** What hangs on a user's account. */
export interface CompteTables {
  comptesESeller: ComptesESellerTable;
  connexions: ConnexionsTable;
  renaultCsb: RenaultCsbTable;
}
