import { databaseUrlFault } from '../../config/database-url.ts';
import { isIP } from 'node:net';
import { openDatabase } from '../../db/open.ts';
import { listCustomers, listServers } from '../../registry/registry.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import { authorOf, withInstallation } from './installation.ts';
import { command, Failure, Misuse, required, say } from './program.ts';
import { lineOfStdin } from './secret-input.ts';
import { findServerByName, insertServer, setConnection } from './servers.store.ts';

const connectionHelp = `
  --connection-stdin   lit sur l’entrée standard l’adresse PostgreSQL du serveur (postgres://…), qui est chiffrée\u00a0;
                       sans elle, les bases de ce serveur sont dans la base principale (DATABASE_URL ou DATA_DIR)`;

/** Never an argument: it has a password, and everyone on the machine sees arguments. */
const readConnection = async (): Promise<string> => {
  const url = (await lineOfStdin()).trim();
  if (!/^postgres(ql)?:\/\/\S+$/.test(url)) throw new Misuse('Une adresse postgres://… est attendue sur l’entrée standard.');
  const fault = databaseUrlFault(url);
  if (fault !== null) throw new Misuse(`${fault}.`);
  // A server that does not answer now would fail for every customer later.
  const server = await openDatabase({ url, poolSize: 1 });
  await server.close();
  return url;
};

const seal = (vault: Vault, IDServer: number, url: string) =>
  vault.seal({ schema: 'registry', table: 'servers', column: 'connection', id: IDServer }, url);

export const serverAdd = command(
  {
    summary: 'inscrit un serveur',
    usage: `--name NOM --ip ADRESSE [--honda] [--connection-stdin]
  --name NOM           un nom qui contient «\u00a0pprod\u00a0» marque un serveur hors production
  --ip ADRESSE         adresse IP montrée aux opérateurs
  --honda              ses clients passent par la base d’API de HONDA_API_BASE${connectionHelp}`,
    options: { name: { type: 'string' }, ip: { type: 'string' }, honda: { type: 'boolean' }, 'connection-stdin': { type: 'boolean' } },
  },
  async (values) => {
    const name = required(values, 'name');
    const ip = required(values, 'ip');
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
      throw new Misuse(`--name ${name}\u00a0: des lettres sans accent, des chiffres ou «\u00a0. _ -\u00a0» sont attendus.`);
    if (isIP(ip) === 0) throw new Misuse(`--ip ${ip}\u00a0: une adresse IP est attendue.`);
    const connection = values['connection-stdin'] ? await readConnection() : undefined;
    await withInstallation({ exists: false }, async ({ database, vault }) => {
      if (await findServerByName(database.registry, name)) throw new Failure(`Le serveur «\u00a0${name}\u00a0» est déjà inscrit.`);
      await database.write('registry', authorOf('customers server-add', 'Inscrire un serveur'), async (trx) => {
        const { IDServer } = await insertServer(trx, {
          name,
          ip,
          isHonda: values.honda ?? false,
          production: !name.includes('pprod'),
          connection: null,
        });
        // The record's id is part of the address under which a secret is sealed.
        if (connection) await setConnection(trx, IDServer, seal(vault, IDServer, connection));
      });
    });
    say(`Le serveur «\u00a0${name}\u00a0» est inscrit.`);
  },
);

export const serverConnection = command(
  {
    summary: 'change l’adresse PostgreSQL d’un serveur inscrit (mot de passe, machine)',
    usage:
      '--name NOM < fichier\n  l’adresse postgres://… est lue sur l’entrée standard\u00a0; les serveurs en cours sont à redémarrer ensuite',
    options: { name: { type: 'string' } },
  },
  async (values) => {
    const name = required(values, 'name');
    const connection = await readConnection();
    await withInstallation({ exists: true }, async ({ database, vault }) => {
      const server = await findServerByName(database.registry, name);
      if (!server) throw new Failure(`Le serveur «\u00a0${name}\u00a0» n’est pas inscrit.`);
      if (!server.connection)
        throw new Failure(`Le serveur «\u00a0${name}\u00a0» n’a pas d’adresse propre\u00a0: ses bases sont dans la base principale.`);
      await database.write('registry', authorOf('customers server-connection', 'Changer l’adresse d’un serveur'), (trx) =>
        setConnection(trx, server.IDServer, seal(vault, server.IDServer, connection)),
      );
    });
    say(`L’adresse du serveur «\u00a0${name}\u00a0» est changée. Redémarrez les serveurs Comptoir en cours.`);
  },
);

export const serverList = command({ summary: 'liste les serveurs', usage: '', options: {} }, () =>
  withInstallation({ exists: true }, async ({ database }) => {
    const customers = await listCustomers(database.registry);
    const servers = await listServers(database.registry);
    if (servers.length === 0) say('Aucun serveur.');
    for (const { IDServer, name, ip, isHonda, connection } of servers) {
      const count = customers.filter((customer) => customer.IDServer === IDServer).length;
      say(
        `${name.padEnd(20)} ${ip.padEnd(16)} ${String(count).padStart(5)} base(s)  ${connection ? 'PostgreSQL à lui' : 'base principale'}${isHonda ? ', Honda' : ''}`,
      );
    }
  }),
);
