import type { Changement, Verdict } from '@comptoir/contract/essai';
import type { Guarded } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import type { Session } from '../session.ts';
import type { Lecture, Touche } from './touche.ts';

/** Whose write is judged, inside its transaction. */
export interface Judged {
  db: Db;
  session: Session;
  customer: CustomerRecord;
  vault: Vault;
  probes: readonly InterfaceProbes[];
  /** What the write touched. */
  touche: Touche;
}

/** Says what some tables mean for people, before a write and after it (docs/regles/journal.md#trials). */
export interface Juge<Lu = unknown> {
  cle: Verdict['cle'];
  /** It is asked where this was touched; undefined: it says by itself what it is about. */
  lit: Lecture | undefined;
  /** Who may hear it. */
  guarded: Guarded;
  lire: (judged: Judged) => Promise<Lu>;
  comparer: (avant: Lu, apres: Lu) => Omit<Verdict, 'cle'>;
}

/** Declares a judge; nobody but itself looks into what it reads. */
export const juge = <Lu>(one: Juge<Lu>) => one as unknown as Juge;

/** What the domains say of a trial. */
export interface Essais {
  juges: readonly Juge[];
  /** The lines of a group of the customer's journal, as far as this session is told of them. */
  changements: (db: Db, session: Session, groupe: string) => Promise<{ changements: Changement[]; nbChangements: number }>;
  /** Of these addresses, those that customer access may be told. */
  adresses: (db: Db, destinataires: readonly string[]) => Promise<ReadonlySet<string>>;
  /** What people are called. */
  noms: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}
