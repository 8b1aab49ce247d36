import { entryOf, deleteCustomer, findRival, insertCustomer, updateCustomer } from '../data/customer-entry.store.ts';
import type { CustomerEntry } from '../data/format.ts';
import { schemaOf } from '../db/names.ts';
import { findCustomer, listCustomers } from '../registry/registry.store.ts';
import { applyOptions, customerOptions, customerUsage, emptyEntry } from './kit/customer-options.ts';
import { authorOf, requireCustomer, withInstallation, type Installation } from './kit/installation.ts';
import { command, Failure, Misuse, required, runProgram, say } from './kit/program.ts';
import { move, remove } from './kit/relocate.ts';
import { serverAdd, serverConnection, serverList } from './kit/servers.ts';
import { findServerByName } from './kit/servers.store.ts';

const readName = (values: Record<string, unknown>) => {
  const name = required(values, 'name');
  if (!/^[A-Za-z][A-Za-z0-9_-]{1,49}$/.test(name))
    throw new Misuse(
      `--name ${name}\u00a0: de 2 à 50 lettres sans accent, chiffres ou «\u00a0_ -\u00a0» sont attendus, par exemple BDGpExemple.`,
    );
  return name;
};

const checkRivals = async ({ database }: Installation, { name, hosts }: CustomerEntry, schema: string) => {
  const rival = await findRival(database.registry, { name, hosts, schema });
  if (rival?.schema === schema) throw new Failure(`Ce nom est trop proche de «\u00a0${rival.name}\u00a0», qui est déjà inscrite.`);
  if (rival)
    throw new Failure(
      `L’hôte «\u00a0${hosts.find((host) => rival.hosts.includes(host))}\u00a0» est déjà celui de la base «\u00a0${rival.name}\u00a0».`,
    );
};

/** The entry first, then its first rows: after an interruption the server writes them at the first opening. */
const addCustomer = async (installation: Installation, entry: CustomerEntry, serverName: string) => {
  const { database, customers } = installation;
  const { name } = entry;
  if (await findCustomer(database.registry, name)) throw new Failure(`La base «\u00a0${name}\u00a0» est déjà inscrite.`);
  const server = await findServerByName(database.registry, serverName);
  if (!server) throw new Failure(`Le serveur «\u00a0${serverName}\u00a0» n’est pas inscrit\u00a0: npm run customers -- server-add.`);
  const schema = schemaOf(name);
  await checkRivals(installation, entry, schema);
  const author = authorOf('customers create', 'Créer une base client');
  await database.write('registry', author, (trx) => insertCustomer(trx, entry, { IDServer: server.IDServer, schema }));
  try {
    await customers.open(await requireCustomer(installation, name));
  } catch (error) {
    await database.write('registry', author, (trx) => deleteCustomer(trx, name));
    throw error;
  }
};

const create = command(
  {
    summary: 'crée une base client et l’inscrit',
    usage: `--name NOM --label TEXTE --server NOM [options]
  --name NOM              nom de la base, par exemple BDGpExemple
  --server NOM            serveur inscrit qui la porte${customerUsage}`,
    options: { ...customerOptions, server: { type: 'string' } },
  },
  async (values) => {
    const name = readName(values);
    const label = required(values, 'label');
    const server = required(values, 'server');
    await withInstallation({ exists: true }, (installation) =>
      addCustomer(installation, applyOptions(emptyEntry(name, label), values, installation.config), server),
    );
    say(`La base «\u00a0${name}\u00a0» est créée sur «\u00a0${server}\u00a0».`);
  },
);

const update = command(
  {
    summary: 'change ce que le registre sait d’une base client',
    usage: `--name NOM [options]\n  --name NOM              la base à changer\u00a0; ce qui n’est pas donné reste${customerUsage}`,
    options: customerOptions,
  },
  async (values) => {
    const name = readName(values);
    await withInstallation({ exists: true }, async (installation) => {
      const { database, config } = installation;
      const record = await requireCustomer(installation, name);
      const entry = applyOptions(await entryOf(database.registry, record), values, config);
      await checkRivals(installation, entry, record.schema);
      await database.write('registry', authorOf('customers update', 'Modifier une base client'), (trx) =>
        updateCustomer(trx, record.IDCustomer, entry),
      );
    });
    say(`La base «\u00a0${name}\u00a0» est modifiée.`);
  },
);

const stateOf = (openedAt: string | null, closedFor: 'move' | 'remove' | null) => {
  if (closedFor) return closedFor === 'move' ? 'en déplacement' : 'en cours de retrait';
  return openedAt === null ? 'pas encore ouverte' : 'ouverte';
};

const list = command({ summary: 'liste les bases client', usage: '', options: {} }, () =>
  withInstallation({ exists: true }, async ({ database }) => {
    const customers = await listCustomers(database.registry);
    if (customers.length === 0) say('Aucune base client.');
    for (const { name, serverName, activites, openedAt, closedFor, hosts, label } of customers) {
      say(
        [
          name.padEnd(24),
          serverName.padEnd(16),
          activites.join(',').padEnd(8),
          stateOf(openedAt, closedFor).padEnd(26),
          [label, ...hosts].join('  '),
        ].join(' '),
      );
    }
  }),
);

await runProgram('customers', {
  create,
  update,
  list,
  move,
  remove,
  'server-add': serverAdd,
  'server-connection': serverConnection,
  servers: serverList,
});
