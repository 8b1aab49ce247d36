import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { entryOf, deleteCustomer } from '../../data/customer-entry.store.ts';
import { readHeader } from '../../data/customer-file.ts';
import { isPresent } from '../../data/customer-rows.store.ts';
import { exportCustomer } from '../../data/export-customer.ts';
import { loadCustomer } from '../../data/load-customer.ts';
import { removeRows } from '../../data/remove-customer.ts';
import type { DatabaseServer } from '../../db/open.ts';
import { closeCustomer } from '../../registry/close-customer.ts';
import { recordLifetime } from '../../registry/customers.ts';
import { setClosed, setServer, type CustomerRecord } from '../../registry/registry.store.ts';
import { authorOf, requireCustomer, withInstallation, type Installation } from './installation.ts';
import { command, Failure, required, say } from './program.ts';
import { findServerByName } from './servers.store.ts';

const exported = async ({ config, database }: Installation, server: DatabaseServer, record: CustomerRecord) => {
  const { IDCustomer, name, schema, serverName } = record;
  const folder = join(config.dataDir, 'exports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.comptoir.gz`);
  const rows = await exportCustomer({ server, serverName, IDCustomer, schema, customer: await entryOf(database.registry, record) }, path);
  say(`${name}\u00a0: ${rows} lignes exportées → ${path}`);
  return path;
};

const hasRows = (server: DatabaseServer, { IDCustomer }: CustomerRecord) =>
  server.loader({ IDCustomer }, (client) => isPresent(client, IDCustomer));

/** A customer that could not be moved or removed may be written to again. */
const reopening = async <T>({ database }: Installation, { IDCustomer }: CustomerRecord, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    await database.write('registry', authorOf('customers', 'Rouvrir une base client'), (trx) => setClosed(trx, IDCustomer, null));
    throw error;
  }
};

/** Whether both lead to one database, whatever their names: a lock held through one is taken for the other. */
const isSame = async (one: DatabaseServer, other: DatabaseServer): Promise<boolean> => {
  if (one === other) return true;
  return one.admin(async (client) => {
    const key = randomInt(2 ** 47);
    await client.query('select pg_advisory_lock($1)', [key]);
    const { rows } = await other.admin((own) => own.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [key]));
    return !rows[0]?.isFree;
  });
};

/** Rows that an interrupted move left behind. */
const removeRemains = async ({ customers }: Installation, { IDCustomer }: CustomerRecord, home: DatabaseServer) => {
  for (const server of await customers.servers()) if (!(await isSame(server, home))) await removeRows(server, IDCustomer);
};

const moveTo = async (installation: Installation, record: CustomerRecord, to: string) => {
  const { database, customers, vault } = installation;
  const target = await findServerByName(database.registry, to);
  if (!target) throw new Failure(`Le serveur «\u00a0${to}\u00a0» n’est pas inscrit\u00a0: npm run customers -- server-add.`);
  const [from, server] = [await customers.serverOf(record.IDServer), await customers.serverOf(target.IDServer)];
  const author = authorOf('customers move', 'Déplacer une base client');
  if (!(await isSame(from, server))) {
    await closeCustomer({ database, server: from, author }, record, 'move');
    await reopening(installation, record, async () => {
      const path = await exported(installation, from, record);
      const header = await readHeader(path);
      // A move interrupted while it removed rows has left some.
      await removeRows(server, record.IDCustomer);
      await loadCustomer({ server, IDCustomer: record.IDCustomer, vault, author, path, header, replace: true });
    });
  }
  await database.write('registry', author, (trx) => setServer(trx, record.IDCustomer, target.IDServer));
  // Until then somebody may still read them at the old place.
  if (database.kind === 'postgres') await wait(recordLifetime + 500);
  await removeRemains(installation, record, server);
};

export const move = command(
  {
    summary: 'déplace une base client vers un autre serveur inscrit',
    usage: `NOM --to SERVEUR
  --to SERVEUR   serveur inscrit qui la portera

  Pendant ce temps elle se lit, mais ne se modifie pas. Interrompue, la commande se relance telle quelle.`,
    options: { to: { type: 'string' } },
    takesFiles: true,
  },
  async (values, [name = '']) => {
    const to = required(values, 'to');
    await withInstallation({ exists: true }, async (installation) => moveTo(installation, await requireCustomer(installation, name), to));
    say(`La base «\u00a0${name}\u00a0» est sur «\u00a0${to}\u00a0».`);
  },
);

export const remove = command(
  {
    summary: 'retire une base client, après l’avoir exportée',
    usage: `NOM --confirm NOM
  --confirm NOM   le même nom, pour confirmer

  L’export, écrit d’abord dans «\u00a0exports\u00a0» de DATA_DIR, permet de la faire revenir (npm run data -- import).`,
    options: { confirm: { type: 'string' } },
    takesFiles: true,
  },
  async (values, [name = '']) => {
    if (required(values, 'confirm') !== name)
      throw new Failure('Le nom donné avec --confirm n’est pas celui de la base\u00a0: rien n’a changé.');
    await withInstallation({ exists: true }, async (installation) => {
      const { database, customers } = installation;
      const record = await requireCustomer(installation, name);
      const server = await customers.serverOf(record.IDServer);
      const author = authorOf('customers remove', 'Retirer une base client');
      await closeCustomer({ database, server, author }, record, 'remove');
      // Resumes an interrupted removal: the rest is no longer a customer that could be exported or opened.
      const hasBegun = record.closedFor === 'remove' && !(await hasRows(server, record));
      if (!hasBegun) {
        await reopening(installation, record, async () => {
          if (record.openedAt !== null) await exported(installation, server, record);
          await removeRemains(installation, record, server);
        });
      }
      const rows = await removeRows(server, record.IDCustomer);
      await database.write('registry', author, (trx) => deleteCustomer(trx, name));
      say(`La base «\u00a0${name}\u00a0» est retirée\u00a0: ${rows} lignes.`);
    });
  },
);
