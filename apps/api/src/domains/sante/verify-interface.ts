import { isFailure } from '@comptoir/contract/domains/sante/etats';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/parts.ts';
import type { InterfaceProbes, ProbeHolder } from '../../partners/probe.ts';
import { queueMessage } from '../../jobs/outbox.store.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { alertMessage } from './sante.rules.ts';
import { countVerifications, endAlertes, forgetOthers, keepEtats, noteVerifications, openAlertes } from './sante.store.ts';
import { tryProbe, type Outcome } from './try-probe.ts';

type Parts = Pick<App, 'config' | 'vault' | 'partners'> & { database: Pick<App['database'], 'registry'> };

export interface Verifying {
  app: Parts;
  customer: CustomerRecord;
  db: Db;
  /** Who asks; 'comptoir' for the clock. */
  by: string;
  /** For the clock: the exchange log keeps only failures. */
  quiet?: boolean;
  write: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  progress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** What the probes of a customer read. */
export const holderOf = (
  { vault, config, database: { registry } }: Omit<Parts, 'partners'>,
  customer: CustomerRecord,
  db: Db,
): ProbeHolder => {
  const { planetVOApiKey, outboundAllowedHosts } = config;
  return { db, registry, vault, schema: customer.schema, customer, planetVOApiKey, outboundAllowedHosts };
};

/** Keeps what the checks came to, and reports what has failed often enough: once, until it is well again. */
const keep = async (
  db: Db,
  { Interface, Titre, Ecran }: InterfaceProbes,
  outcomes: readonly Outcome[],
  { app, customer, by }: Verifying,
) => {
  const { publicUrl, health } = app.config;
  const { failures, recipients } = health;
  const all = outcomes.map(({ Cible }) => Cible);
  await noteVerifications(db, Interface, by, outcomes);
  await countVerifications(db, Interface, outcomes);
  const etats = await keepEtats(db, Interface, outcomes);
  await forgetOthers(db, Interface, all);
  const well = outcomes.filter(({ Verdict }) => Verdict === 'ok').map(({ Cible }) => Cible);
  await endAlertes(db, Interface, well, all);
  const due = etats
    .filter(({ Verdict, EchecsConsecutifs }) => isFailure(Verdict) && EchecsConsecutifs >= failures)
    .map(({ Cible, Libelle, Message, EchecsConsecutifs: Echecs }) => ({ Cible, Libelle, Message, Echecs }));
  const opened = await openAlertes(db, Interface, recipients, due);
  if (opened.length === 0 || recipients.length === 0) return;
  await queueMessage(db, { destinataires: [...recipients], ...alertMessage({ Titre, Ecran, customer, opened, publicUrl }) });
};

/** Tries every access of one interface in turn and stores the outcome; stores nothing when aborted. */
export const verifyInterface = async (probes: InterfaceProbes, verifying: Verifying) => {
  const { app, customer, db, by, quiet = false, write, progress, signal } = verifying;
  const list = await probes.list(holderOf(app, customer, db));
  const outcomes: Outcome[] = [];
  progress?.(0, list.length);
  for (const probe of list) {
    if (signal?.aborted) return { Verifies: 0, EnEchec: 0 };
    outcomes.push(await tryProbe(probe, app.partners, { customer, by, quiet }));
    progress?.(outcomes.length, list.length);
  }
  await write((trx) => keep(trx, probes, outcomes, verifying));
  return { Verifies: outcomes.length, EnEchec: outcomes.filter(({ Verdict }) => isFailure(Verdict)).length };
};
