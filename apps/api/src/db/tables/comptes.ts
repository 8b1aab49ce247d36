import type { Generated } from 'kysely';

export interface ComptesESellerTable {
  IDCompteESeller: Generated<number>;
  IDPeople: number;
  DateHOuverture: string | null;
  FactureDu: string | null;
  DateHCloture: string | null;
  FactureAu: string | null;
}

export interface ConnexionsTable {
  IDConnexion: Generated<number>;
  DateH: Generated<string>;
  /** Login of who signed in. */
  Operateur: string;
  IDPeople: number | null;
  LoginWEB: string;
  product: string;
  motif: string;
}

/** Both sealed. */
export interface RenaultCsbTable {
  IDPeople: number;
  Username: string;
  Password: string;
}

/** What hangs on a user's account. */
export interface CompteTables {
  comptesESeller: ComptesESellerTable;
  connexions: ConnexionsTable;
  renaultCsb: RenaultCsbTable;
}
