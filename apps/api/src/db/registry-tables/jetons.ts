import type { Motif } from '@comptoir/contract/portees';
import type { Generated } from 'kysely';

interface JetonsTable {
  IDJeton: Generated<number>;
  /** Of an operator. */
  IDOperator: number | null;
  /** Of a person of a customer: both. */
  IDCustomer: number | null;
  IDPeople: number | null;
  /** The login of the owner. */
  Qui: string;
  /** Of the owner when it was made, or when a password was changed that should not end it. */
  Epoque: number;
  Empreinte: string;
  /** Its first characters, by which people distinguish one from another. */
  Apercu: string;
  Nom: string;
  Portees: Motif[];
  /** Null: all that are open to the owner. */
  Clients: number[] | null;
  /** None: from everywhere. */
  Adresses: Generated<string[]>;
  CreeLe: Generated<string>;
  Fin: string;
  VuLe: string | null;
  CoupeLe: string | null;
  /** The login. */
  CoupePar: string | null;
}

/** What programs sign in with. */
export interface JetonTables {
  jetons: JetonsTable;
}
