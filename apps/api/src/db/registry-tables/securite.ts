import type { EvenementType, Genre, Resultat, Sortie } from '@comptoir/contract/evenements';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Requests insert and read; the database itself seals. */
interface SecuriteEvenementsTable {
  IDEvenement: GeneratedAlways<number>;
  DateH: GeneratedAlways<string>;
  Type: EvenementType;
  Resultat: Resultat;
  /** How many equal ones it stands for. */
  Nombre: Generated<number>;
  IDCustomer: number | null;
  Genre: Genre;
  /** IDOperator or IDPeople, by kind. */
  IDCompte: number | null;
  IDSession: number | null;
  /** The API token by which it was done. */
  IDJeton: number | null;
  Appel: Generated<string>;
  Requete: Generated<string>;
  /** What is about a person is null once it has been erased. */
  Qui: Generated<string | null>;
  Adresse: Generated<string | null>;
  Navigateur: Generated<string | null>;
  Details: Generated<string | null>;
  Sel: GeneratedAlways<Buffer | null>;
  /** Its place in the chain; null until it is sealed. */
  Rang: ColumnType<number | null, never>;
  /** The digest of what is about a person. */
  Personne: ColumnType<Buffer | null, never>;
  Empreinte: ColumnType<Buffer | null, never>;
}

/** Where the chain of these events begins and ends: one row. */
interface SecuriteChaineTable {
  id: Generated<number>;
  /** The last one that was taken out, and its digest. */
  Depuis: GeneratedAlways<number>;
  Origine: GeneratedAlways<Buffer>;
  Rang: GeneratedAlways<number>;
  Empreinte: GeneratedAlways<Buffer>;
}

/** A way out of the security trail: how far it has come. */
interface SecuriteSortiesTable {
  Nom: Sortie;
  /** The place in the chain of the last event that was delivered. */
  Rang: Generated<number>;
  LivreLe: string | null;
  /** When a process that has it configured last looked after it. */
  VueLe: Generated<string>;
  /** The first failure since the last delivery. */
  EchecDepuis: string | null;
  Echec: Generated<string>;
  /** When the log was told. */
  DitLe: string | null;
  Essais: Generated<number>;
  ProchainEssai: Generated<string>;
  PrisJusqua: string | null;
  PrisPar: string | null;
}

/** The security trail. */
export interface SecuriteTables {
  securiteEvenements: SecuriteEvenementsTable;
  securiteChaine: SecuriteChaineTable;
  securiteSorties: SecuriteSortiesTable;
}
