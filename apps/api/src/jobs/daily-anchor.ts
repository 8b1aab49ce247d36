import { randomUUID } from 'node:crypto';
import { access, link, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { signAnchor, type ChainEnd } from '../journal/anchors.ts';
import { seal } from '../journal/seal.store.ts';
import { lastInstant } from '../journal/verify.store.ts';
import type { Customers } from '../registry/customers.ts';
import { listCustomers } from '../registry/registry.store.ts';
import { sealEvenements, trailBase, trailEnd } from '../registry/trail.store.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { Vault } from '../secrets/vault.ts';
import { Clock } from './clock.ts';
import type { SendFile } from './smtp.ts';

interface Chains {
  customers: Pick<Customers, 'serverOf'>;
  registry: DatabaseServer['registry'];
}

interface AnchorSettings extends Chains {
  folder: string;
  /** Sends the day's anchor out, before its file says that the day is done. */
  send?: (name: string, content: string) => Promise<void>;
  vault: Pick<Vault, 'keyFor'>;
  onError: (error: unknown) => void;
  /** The day as `2026-01-31`. */
  today?: () => string;
}

/** A missed or failed anchor is made up for within this time. */
const everyMillis = 10 * 60_000;

const inParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Seals what waits, and says where the chain of each customer then stands. */
export const listEnds = async ({ customers, registry }: Chains): Promise<ChainEnd[]> => {
  const ends: ChainEnd[] = [];
  for (const record of await listCustomers(registry)) {
    const server = await customers.serverOf(record.IDServer);
    await seal(server.customer(record.IDCustomer));
    const last = await lastInstant(server, record);
    if (last) ends.push({ base: record.name, ...last });
  }
  await sealEvenements(registry);
  const trail = await trailEnd(registry);
  return trail ? [...ends, { base: trailBase, IDInstant: trail.Rang, DateH: trail.DateH, Empreinte: trail.Empreinte }] : ends;
};

/** Mails the day's anchor to people who keep it. */
export const anchorMail =
  (sendFile: SendFile, to: readonly string[]) =>
  (filename: string, content: string): Promise<void> =>
    sendFile({
      to,
      subject: `Ancre du journal\u00a0: ${filename}`,
      text: [
        'Le fichier joint dit où en est l’historique de chaque client, signé par cette installation.',
        'Gardez-le hors de l’installation\u00a0: il montre plus tard si un historique a été coupé ou récrit.',
        'Pour comparer\u00a0: npm run journal -- verify --anchor FICHIER',
      ].join('\n\n'),
      filename,
      content,
    });

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The file appears whole, or not at all; what another process has written there stays. */
const writeOnce = async (folder: string, file: string, text: string) => {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${randomUUID()}.tmp`);
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(unfinished, file);
  } catch (error) {
    if (!(await exists(file))) throw error;
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
};

/**
 * One signed anchor of all chains a day. Any number of processes may share the folder: the first one's file stays. Two of them
 * may send at the same moment; both anchors are then true.
 */
export const dailyAnchor = (settings: AnchorSettings): Clock => {
  const { folder, send, vault, onError, today = () => inParis.format(Date.now()) } = settings;
  const run = async () => {
    const name = `ancre-${today()}.jsonl`;
    const file = join(folder, name);
    if (await exists(file)) return;
    const content = `${JSON.stringify(signAnchor(vault, await listEnds(settings)))}\n`;
    await send?.(name, content);
    await writeOnce(folder, file, content);
  };
  return new Clock({ run, everyMillis, onError });
};
