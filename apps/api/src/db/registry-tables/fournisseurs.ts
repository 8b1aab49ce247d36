import type { Algorithme, Rattachement } from '@comptoir/contract/domains/fournisseurs/fournisseurs.fields';
import type { Generated } from 'kysely';

interface FournisseursTable {
  IDFournisseur: Generated<number>;
  /** Null: of the operators. */
  IDCustomer: number | null;
  Nom: string;
  Emetteur: string;
  ClientId: string;
  /** Sealed. */
  Secret: string;
  Domaines: string[];
  Rattachement: Rattachement;
  Algorithme: Algorithme;
  Acr: string[];
  Amr: string[];
  FacteurExige: boolean;
  Anciennete: number | null;
  Actif: boolean;
}

interface IdentitesTable {
  IDIdentite: Generated<number>;
  IDFournisseur: number;
  Sub: string;
  /** Of an operator. */
  IDOperator: number | null;
  /** Of a person of a customer: both. */
  IDCustomer: number | null;
  IDPeople: number | null;
  Qui: string;
  Compte: string;
  LieLe: Generated<string>;
}

interface IdentitesUsagesTable {
  IDIdentite: number;
  VueLe: string;
}

/** What somebody does at the provider. */
export type FournisseurUsage = 'connexion' | 'invitation' | 'preuve' | 'lien';

interface FournisseursDemandesTable {
  Empreinte: string;
  /** The digest of what the browser keeps. */
  Navigateur: string;
  IDFournisseur: number;
  Usage: FournisseurUsage;
  Hote: string;
  IDOperator: number | null;
  IDCustomer: number | null;
  IDPeople: number | null;
  IDSession: number | null;
  CreeLe: Generated<string>;
  Echeance: Generated<string>;
}

/** Who says in our place who somebody is. */
export interface FournisseurTables {
  fournisseurs: FournisseursTable;
  identites: IdentitesTable;
  identitesUsages: IdentitesUsagesTable;
  fournisseursDemandes: FournisseursDemandesTable;
}
