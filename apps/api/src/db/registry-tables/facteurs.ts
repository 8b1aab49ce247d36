import type { FacteurType, SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import type { Generated } from 'kysely';

interface FacteursTable {
  /** Of an operator. */
  IDOperator: number | null;
  /** Of a person of a customer: both. */
  IDCustomer: number | null;
  IDPeople: number | null;
  IDFacteur: Generated<number>;
  Qui: Generated<string>;
  Type: FacteurType;
  Nom: string;
  /** Of codes: sealed. */
  Graine: string | null;
  IDCle: string | null;
  ClePublique: string | null;
  /** The host that a passkey is for. */
  Hote: string | null;
  /** What names the account on the device. */
  Poignee: string | null;
  CreeLe: Generated<string>;
  /** Null until it has shown that it works. */
  ConfirmeLe: string | null;
}

interface FacteursUsagesTable {
  IDFacteur: number;
  DernierPas: Generated<number>;
  Compteur: Generated<number>;
  VuLe: string | null;
}

interface CodesSecoursTable {
  /** Of an operator. */
  IDOperator: number | null;
  /** Of a person of a customer: both. */
  IDCustomer: number | null;
  IDPeople: number | null;
  Empreinte: string;
  Qui: Generated<string>;
  CreeLe: Generated<string>;
  UtiliseLe: string | null;
}

interface FacteursDemandesTable {
  /** Of an operator. */
  IDOperator: number | null;
  /** Of a person of a customer: both. */
  IDCustomer: number | null;
  IDPeople: number | null;
  Empreinte: string;
  /** Ends a sign-in, adds the first factor in the course of one, adds a passkey, signs in by one. */
  Usage: 'connexion' | 'inscription' | 'ajoutCle' | 'cle';
  Epoque: number | null;
  Adresse: string | null;
  Hote: string | null;
  Poignee: string | null;
  Echeance: Generated<string>;
}

interface PolitiquesTable {
  IDPolitique: Generated<number>;
  /** Null: of the operators. */
  IDCustomer: number | null;
  SecondFacteur: SecondFacteur;
  /** A person is told that an operator connects as them. */
  AnnonceConnexion: Generated<boolean>;
  /** Characters that the password of somebody who may open the back office has at least; 0: none. */
  MotDePasseMinimum: Generated<number>;
}

/** Second factors of accounts, and where one is wanted. */
export interface FacteurTables {
  facteurs: FacteursTable;
  facteursUsages: FacteursUsagesTable;
  codesSecours: CodesSecoursTable;
  facteursDemandes: FacteursDemandesTable;
  politiques: PolitiquesTable;
}
