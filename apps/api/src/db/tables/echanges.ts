import type { Generated, GeneratedAlways } from 'kysely';

export interface EchangesTable {
  IDEchange: GeneratedAlways<number>;
  DateH: Generated<string>;
  Partenaire: string;
  Operation: string;
  Cible: string;
  Auteur: string;
  Methode: string;
  Adresse: string;
  Demande: string;
  Reponse: string;
  Statut: number | null;
  DureeMs: number;
  Essais: number;
  Resultat: 'ok' | 'refus' | 'panne';
  Message: string;
}

export interface EchangeTables {
  echanges: EchangesTable;
}
