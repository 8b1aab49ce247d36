import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { schemaOf } from '../../src/db/names.ts';
import { insertFirstRows } from '../../src/registry/first-rows.store.ts';
import { openVault } from '../../src/secrets/key-file.ts';
import { testDatabase, type Engine } from '../database.ts';

export const killed = { BDGp: 'BDGpKill', server: 'prod-kill', login: 'op', password: 'un mot de passe long', IDPeople: 1, sites: 20 };

/** The name of a customer that nobody has opened yet. */
export const unopened = (number: number) => `BDGpNeuf${number}`;

/** An installation for the server program: one customer with a user and sites, and `spare` unopened ones. */
export const killInstallation = async (engine: Engine, spare: number) => {
  const base = await testDatabase(engine);
  const { server } = base;
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-kill-'));
  const SECRETS_KEY_FILE = join(folder, 'secrets.key');
  const vault = await openVault(SECRETS_KEY_FILE);
  const schema = schemaOf(killed.BDGp);
  const { registry } = server;
  const { IDServer } = await registry
    .insertInto('servers')
    .values({ name: killed.server, ip: '192.0.2.3', connection: null })
    .returning('IDServer')
    .executeTakeFirstOrThrow();
  const customer = (name: string) => ({ name, schema: schemaOf(name), label: name, IDServer, IDGroupements: null, seed: null });
  const { IDCustomer } = await registry
    .insertInto('customers')
    .values({ ...customer(killed.BDGp), openedAt: new Date().toISOString() })
    .returning('IDCustomer')
    .executeTakeFirstOrThrow();
  if (spare > 0) {
    await registry
      .insertInto('customers')
      .values(Array.from({ length: spare }, (_, i) => customer(unopened(i))))
      .execute();
  }
  const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' };
  await server.load(IDCustomer, author, async (db) => {
    await insertFirstRows(db);
    await db.insertInto('societes').values({ Libelle: 'Société', IDActivite: null }).execute();
    await db
      .insertInto('sites')
      .values(Array.from({ length: killed.sites }, (_, i) => ({ IDPlaque: 1, Descr: `Site ${i + 1}` })))
      .execute();
    await db.insertInto('profilsESellerTeam').values({ DESCR: 'Vendeur', IDDashboard: null }).execute();
    const Password = vault.seal({ schema, table: 'utilisateurs', column: 'Password', id: killed.IDPeople }, 'secret');
    const names = { Lastname: 'Un', Firstname: 'Ève', Initial: 'EU', LoginWEB: 'un' };
    await db
      .insertInto('utilisateurs')
      .values({ ...names, Password, drprofile_id: 1, IDDRProfileEsellerLead: null, IDProfil: null })
      .execute();
  });
  await registry
    .insertInto('operators')
    .values({ login: killed.login, name: 'Op', passwordHash: await hash(killed.password) })
    .execute();
  // Its clients sign in by password alone.
  await registry.insertInto('politiques').values({ IDCustomer: null, SecondFacteur: 'non' }).execute();
  // The embedded database has one user at a time.
  if (engine === 'pglite') await server.close();
  const place: Record<string, string> =
    'url' in base.source ? { DATABASE_URL: base.source.url, DATA_DIR: folder } : { DATA_DIR: base.source.dataDir };
  return {
    env: { ...place, SECRETS_KEY_FILE, PORT: '0', STOP_DELAY_SECONDS: '0' } as Record<string, string>,
    remove: async () => {
      await base.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
