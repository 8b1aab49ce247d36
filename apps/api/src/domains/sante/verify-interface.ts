import { isFailure } from '@comptoir/contract/sante';
import type { Kysely } from 'kysely';
import type { CustomerTables } from '../../db/tables.ts';
import { alertMessage } from './sante.rules.ts';
import { endAlertes, forgetOthers, keepEtats, noteVerifications, openAlertes } from './sante.store.ts';
import { queueMessage } from '../../jobs/outbox.store.ts';
import type { Partners } from '../../interfaces/kit/partners.ts';
import type { InterfaceProbes, ProbeHolder } from '../../interfaces/kit/probe.ts';
import { tryProbe, type Outcome } from './try-probe.ts';

type Db = Kysely<CustomerTables>;

export interface Verifying {
  holder: ProbeHolder;
  partners: Partners;
  /** Who asks; 'comptoir' for the clock. */
  by: string;
  /** Nobody waits for it: the exchange log keeps what fails. */
  quiet?: boolean;
  /** Failures in a row that raise an alert. */
  failures: number;
  /** Who is told of it. */
  recipients: readonly string[];
  write: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  progress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** Keeps what the checks came to, and tells of what has failed often enough: once, until it is well again. */
const keep = async (db: Db, { Interface, Titre, Ecran }: InterfaceProbes, outcomes: readonly Outcome[], verifying: Verifying) => {
  const { holder, by, failures, recipients } = verifying;
  const all = outcomes.map(({ Cible }) => Cible);
  await noteVerifications(db, Interface, by, outcomes);
  const etats = await keepEtats(db, Interface, outcomes);
  await forgetOthers(db, Interface, all);
  const well = outcomes.filter(({ Verdict }) => Verdict === 'ok').map(({ Cible }) => Cible);
  await endAlertes(db, Interface, well, all);
  const due = etats
    .filter(({ Verdict, EchecsConsecutifs }) => isFailure(Verdict) && EchecsConsecutifs >= failures)
    .map(({ Cible, Libelle, Message, EchecsConsecutifs: Echecs }) => ({ Cible, Libelle, Message, Echecs }));
  const opened = await openAlertes(db, Interface, recipients, due);
  if (opened.length === 0 || recipients.length === 0) return;
  const { name: BDGp, label: groupe } = holder.customer;
  await queueMessage(db, { destinataires: [...recipients], ...alertMessage({ Titre, Ecran, BDGp, groupe, opened }) });
};

/** Tries every access of one interface, one after the other, and keeps what came of it; nothing when it is called off. */
export const verifyInterface = async (probes: InterfaceProbes, verifying: Verifying) => {
  const { holder, partners, by, quiet = false, write, progress, signal } = verifying;
  const list = await probes.list(holder);
  const outcomes: Outcome[] = [];
  progress?.(0, list.length);
  for (const probe of list) {
    if (signal?.aborted) return { Verifies: 0, EnEchec: 0 };
    outcomes.push(await tryProbe(probe, partners, { customer: holder.customer, by, quiet }));
    progress?.(outcomes.length, list.length);
  }
  await write((db) => keep(db, probes, outcomes, verifying));
  return { Verifies: outcomes.length, EnEchec: outcomes.filter(({ Verdict }) => isFailure(Verdict)).length };
};
