import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { entryOf } from '../data/customer-entry.store.ts';
import { exportCustomer } from '../data/export-customer.ts';
import { DataRefusal } from '../data/format.ts';
import { importCustomer } from '../data/import-customer.ts';
import { listCustomers, type CustomerRecord } from '../registry/registry.store.ts';
import { authorOf, requireCustomer, withInstallation, type Installation } from './kit/installation.ts';
import { command, Failure, Misuse, runProgram, say } from './kit/program.ts';

/** A counter on one line of a terminal; nothing if the output is a file. */
const progress = (what: string) => {
  if (!process.stderr.isTTY) return { show: () => {}, end: () => {} };
  return {
    show: (done: number) => void process.stderr.write(`\r${what}\u00a0: ${done} lignes…`),
    end: () => void process.stderr.write('\r\u001B[K'),
  };
};

const exportOne = async ({ database, customers }: Installation, record: CustomerRecord, folder: string, day: string) => {
  const { IDCustomer, name, schema, serverName } = record;
  const path = join(folder, `${name}-${day}.comptoir.gz`);
  const server = await customers.serverOf(record.IDServer);
  const counted = progress(name);
  const rows = await exportCustomer(
    { server, serverName, IDCustomer, schema, customer: await entryOf(database.registry, record) },
    path,
    counted.show,
  ).finally(counted.end);
  say(`${name}\u00a0: ${rows} lignes → ${path}`);
};

/** Does the same for each, reports failures, and fails in the end if there was one. */
const each = async <T>(all: readonly T[], nameOf: (one: T) => string, work: (one: T) => Promise<void>) => {
  const errors: unknown[] = [];
  for (const one of all) {
    await work(one).catch((error: unknown) => {
      errors.push(error);
      const sentence = error instanceof DataRefusal ? error.message : String(error instanceof Error ? error.stack : error);
      process.stderr.write(`${nameOf(one)}\u00a0: ${sentence}.\n`);
    });
  }
  if (errors.length === 0) return;
  // Any other error may come after the data was stored.
  const isUnchanged = errors.every((error) => error instanceof DataRefusal);
  throw new Failure(`En échec\u00a0: ${errors.length} sur ${all.length}.${isUnchanged ? ' Rien n’y a changé.' : ''}`);
};

const exportCommand = command(
  {
    summary: 'écrit chaque base client dans un fichier',
    usage: `[--customer NOM]… [--to DOSSIER]
  --customer NOM   une base\u00a0; l’option se répète\u00a0; sans elle, toutes celles qui ont été ouvertes
  --to DOSSIER     où écrire les fichiers («\u00a0exports\u00a0» dans DATA_DIR sinon)

  Les secrets y restent chiffrés\u00a0: gardez avec les fichiers une copie du fichier de clés.`,
    options: { customer: { type: 'string', multiple: true }, to: { type: 'string' } },
  },
  ({ customer: names = [], to }) =>
    withInstallation({ exists: true }, async (installation) => {
      const folder = resolve(to ?? join(installation.config.dataDir, 'exports'));
      const named = await Promise.all(names.map((name) => requireCustomer(installation, name)));
      const unopened = named.find(({ openedAt }) => openedAt === null);
      if (unopened) throw new Failure(`La base «\u00a0${unopened.name}\u00a0» n’a pas encore été ouverte\u00a0: elle ne contient rien.`);
      const all =
        names.length > 0 ? named : (await listCustomers(installation.database.registry)).filter(({ openedAt }) => openedAt !== null);
      if (all.length === 0) throw new Failure('Aucune base client n’est à exporter.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      await each(
        all,
        ({ name }) => name,
        (record) => exportOne(installation, record, folder, day),
      );
    }),
);

const importCommand = command(
  {
    summary: 'fait entrer des bases client écrites par «\u00a0export\u00a0»',
    usage: `FICHIER… [--server NOM] [--replace]
  --server NOM   serveur inscrit qui les portera (celui du même nom sinon)
  --replace      remplace une base qui existe déjà\u00a0: ce qu’elle contient est perdu`,
    options: { server: { type: 'string' }, replace: { type: 'boolean' } },
    takesFiles: true,
  },
  async ({ server: serverName, replace = false }, files) => {
    if (files.length === 0) throw new Misuse('Il manque le fichier à importer.');
    await withInstallation({ exists: false }, ({ database, customers, vault }) =>
      each(
        files,
        (file) => file,
        async (file) => {
          const author = authorOf('data import', replace ? 'Remplacer une base client' : 'Importer une base client');
          const counted = progress(file);
          const { name, server, rows } = await importCustomer({
            database,
            customers,
            vault,
            author,
            path: resolve(file),
            serverName,
            replace,
            onRows: counted.show,
          }).finally(counted.end);
          say(`${name}\u00a0: ${rows} lignes importées sur «\u00a0${server}\u00a0».`);
        },
      ),
    );
  },
);

await runProgram('data', { export: exportCommand, import: importCommand });
