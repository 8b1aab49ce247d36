import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { customerMigrations, registryMigrations } from '../db/migrations/all.ts';
import { insertFirstRows } from '../registry/first-rows.store.ts';
import { openKeyFile, openVault } from './key-file.ts';
import type { Place } from './places.ts';
import { rotate, type Rotation } from './rotate.ts';
import { sealedColumns } from './secrets.store.ts';
import { Vault } from './vault.ts';

const schemas = ['c_a', 'c_b'] as const;
type Schema = (typeof schemas)[number];
const numberOf: Record<Schema, number> = { c_a: 1, c_b: 2 };
/** More than a batch, and fewer. */
const people: Record<Schema, number> = { c_a: 1_200, c_b: 20 };
const secretsOf = (schema: Schema) => Array.from({ length: people[schema] }, (_, i) => `secret ${schema} ${i + 1}`);
const author = {
  Auteur: 'exploitant',
  Kind: 'system',
  IDPeople: null,
  Appel: 'secrets rotate',
  Action: 'Renouveler la clé',
  Groupe: 'rotation-1',
};

describe.each(engines())('the rotation of keys, %s', (engine) => {
  let base: TestDatabase;
  let folder: string;
  let keyFile: string;
  let vault: Vault;
  const customer = sealedColumns(customerMigrations);
  const places = async (): Promise<Place[]> => [
    { name: 'registre', server: base.server, scope: 'registry', schema: 'registry', columns: sealedColumns(registryMigrations) },
    ...schemas.map((schema) => ({
      name: schema,
      server: base.server,
      scope: { IDCustomer: numberOf[schema] },
      schema,
      columns: customer,
    })),
  ];
  const run = (more: Partial<Rotation> = {}) => rotate({ keyFile, database: base.server, author, grace: 0, places, ...more });
  const at = (schema: string, table: string, column: string, id: number) => ({ schema, table, column, id });
  const seal = (schema: Schema, id: number, plain: string, by = vault) => by.seal(at(schema, 'utilisateurs', 'Password', id), plain);

  const customerOf = (schema: Schema) => base.server.customer(numberOf[schema]);

  /** Like a sample or an import: without journal lines, and with an empty journal. */
  const fill = (schema: Schema) =>
    base.server.load(numberOf[schema], author, async (db) => {
      await db.deleteFrom('utilisateurs').execute();
      const names = { Lastname: 'N', Firstname: 'P', Initial: 'NP', drprofile_id: 1 };
      const users = secretsOf(schema).map((plain, i) => ({
        ...names,
        IDPeople: i + 1,
        LoginWEB: `login${i + 1}`,
        Password: seal(schema, i + 1, plain),
      }));
      for (let from = 0; from < users.length; from += 500) {
        await db
          .insertInto('utilisateurs')
          .values(users.slice(from, from + 500))
          .execute();
      }
      const smart = vault.seal(at(schema, 'gpParametres', 'GRP_SmartDataForLead_Password', 1), 'smart');
      await db.updateTable('gpParametres').set({ GRP_SmartDataForLead_Password: smart }).execute();
      const csb = (column: string) => vault.seal(at(schema, 'renaultCsb', column, 1), `csb ${column}`);
      await db
        .insertInto('renaultCsb')
        .values({ IDPeople: 1, Username: csb('Username'), Password: csb('Password') })
        .execute();
      await db.deleteFrom('journal').execute();
    });

  /** Every secret, opened with the current key file. */
  const opened = async () => {
    const now = await openVault(keyFile);
    const found: string[] = [];
    for (const schema of schemas) {
      const db = customerOf(schema);
      const users = await db.selectFrom('utilisateurs').select(['IDPeople', 'Password']).orderBy('IDPeople').execute();
      found.push(...users.map(({ IDPeople, Password }) => now.open(at(schema, 'utilisateurs', 'Password', IDPeople), Password)));
      const { GRP_SmartDataForLead_Password: smart } = await db.selectFrom('gpParametres').selectAll().executeTakeFirstOrThrow();
      found.push(now.open(at(schema, 'gpParametres', 'GRP_SmartDataForLead_Password', 1), smart!));
      const csb = await db.selectFrom('renaultCsb').selectAll().executeTakeFirstOrThrow();
      found.push(now.open(at(schema, 'renaultCsb', 'Username', 1), csb.Username));
      found.push(now.open(at(schema, 'renaultCsb', 'Password', 1), csb.Password));
    }
    const server = await base.server.registry
      .selectFrom('servers')
      .select(['IDServer', 'connection'])
      .where('name', '=', 'ailleurs')
      .executeTakeFirstOrThrow();
    return [...found, now.open(at('registry', 'servers', 'connection', server.IDServer), server.connection!)];
  };
  const expected = [...schemas.flatMap((schema) => [...secretsOf(schema), 'smart', 'csb Username', 'csb Password']), 'postgres://x'];
  const keyNames = async () => Object.keys((await openKeyFile(keyFile)).keys);
  const journal = () =>
    customerOf('c_a')
      .selectFrom('journal')
      .select(['NomTable', 'IDLigne', 'Operation', 'Auteur', 'Action', 'Groupe', 'Apres'])
      .orderBy('IDJournal')
      .execute();

  beforeAll(async () => {
    base = await testDatabase(engine);
    for (const schema of schemas) {
      await base.server.load(numberOf[schema], author, async (db) => {
        await insertFirstRows(db);
        await db.insertInto('profilsESellerTeam').values({ DRPROFILE_ID: 1, DESCR: 'p', IDDashboard: null }).execute();
      });
    }
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-rotation-'));
    keyFile = join(folder, 'secrets.key');
    vault = await openVault(keyFile);
    for (const schema of schemas) await fill(schema);
    await base.server.registry.deleteFrom('servers').execute();
    const { IDServer } = await base.server.registry
      .insertInto('servers')
      .values({ name: 'ailleurs', ip: '192.0.2.1', connection: null })
      .returning('IDServer')
      .executeTakeFirstOrThrow();
    await base.server.registry
      .updateTable('servers')
      .set({ connection: vault.seal(at('registry', 'servers', 'connection', IDServer), 'postgres://x') })
      .execute();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  afterAll(() => base.drop());

  it('knows every sealed column, and no hashes', () => {
    expect(customer).toEqual([
      { table: 'gpParametres', key: ['IDGpParametres'], column: 'GRP_SmartDataForLead_Password' },
      { table: 'utilisateurs', key: ['IDPeople'], column: 'Password' },
      { table: 'renaultCsb', key: ['IDPeople'], column: 'Username' },
      { table: 'renaultCsb', key: ['IDPeople'], column: 'Password' },
      { table: 'wsimport', key: ['IDWSImport'], column: 'Password' },
      { table: 'publicationFtp', key: ['IDPublicationFtp'], column: 'Password' },
      { table: 'accesPartenaires', key: ['Interface', 'Cible', 'Champ'], column: 'Valeur' },
    ]);
    expect(sealedColumns(registryMigrations)).toEqual([
      { table: 'servers', key: ['IDServer'], column: 'connection' },
      { table: 'facteurs', key: ['IDFacteur'], column: 'Graine' },
      { table: 'outbox', key: ['IDMessage'], column: 'texte' },
      { table: 'webhooks', key: ['IDWebhook'], column: 'Secret' },
      { table: 'webhooks', key: ['IDWebhook'], column: 'SecretPrecedent' },
      { table: 'fournisseurs', key: ['IDFournisseur'], column: 'Secret' },
    ]);
  });

  it('seals everything anew and drops the old key', async () => {
    const [first] = await keyNames();
    const seen: unknown[] = [];
    const result = await run({ onPlace: (name, done) => seen.push([name, done.resealed]) });
    expect(result).toMatchObject({ state: 'done', resumed: false });
    expect(seen).toEqual([
      ['registre', 1],
      ['c_a', 1_203],
      ['c_b', 23],
    ]);
    expect(await keyNames()).toEqual([result.current]);
    expect(result.current).not.toBe(first);
    expect(await opened()).toEqual(expected);
  });

  it('writes one journal line for each batch, and later changes are journalled as usual', async () => {
    await run();
    const batches = [
      ['gpParametres', 'GRP_SmartDataForLead_Password', 1],
      ['utilisateurs', 'Password', 1_000],
      ['utilisateurs', 'Password', 200],
      ['renaultCsb', 'Username', 1],
      ['renaultCsb', 'Password', 1],
    ] as const;
    const line = { IDLigne: '*', Operation: 'U', Auteur: 'exploitant', Action: 'Renouveler la clé', Groupe: 'rotation-1' };
    expect(await journal()).toEqual(
      batches.map(([NomTable, column, lignes]) => ({ ...line, NomTable, Apres: { [column]: 'modifié', lignes } })),
    );
    await customerOf('c_a').updateTable('utilisateurs').set({ Firstname: 'Zoé' }).where('IDPeople', '=', 7).execute();
    expect((await journal()).at(-1)).toMatchObject({ NomTable: 'utilisateurs', IDLigne: '7', Apres: { Firstname: 'Zoé' } });
  });

  it('resumes after an interruption, with the same new key', async () => {
    const cut = run({
      onPlace: (name) => {
        if (name === 'c_a') throw new Error('cut');
      },
    });
    await expect(cut).rejects.toThrow('cut');
    const names = await keyNames();
    expect(names).toHaveLength(2);
    expect(await opened()).toEqual(expected);
    const seen: unknown[] = [];
    const result = await run({ onPlace: (name, done) => seen.push([name, done.resealed]) });
    expect(result).toMatchObject({ state: 'done', resumed: true, current: names[1] });
    expect(seen).toEqual([
      ['registre', 0],
      ['c_a', 0],
      ['c_b', 23],
    ]);
    expect(await opened()).toEqual(expected);
  });

  it('can only add the key', async () => {
    const added = await run({ addOnly: true });
    expect(added.state).toBe('added');
    expect(await journal()).toEqual([]);
    expect(await run()).toMatchObject({ state: 'done', resumed: true, current: added.current });
    expect(await opened()).toEqual(expected);
  });

  it('keeps the old key while a running server may still use it', async () => {
    const [first] = await keyNames();
    const old = await openKeyFile(keyFile);
    const result = await run({ grace: 60_000 });
    expect(result.state).toBe('waiting');
    expect(await keyNames()).toContain(first);
    await customerOf('c_b')
      .updateTable('utilisateurs')
      .set({ Password: seal('c_b', 3, 'secret c_b 3', new Vault(old)) })
      .where('IDPeople', '=', 3)
      .execute();
    expect(await run()).toMatchObject({ state: 'done', resumed: true, current: result.current });
    expect(await opened()).toEqual(expected);
  });

  it('leaves unreadable values, says where they are, and drops the old key all the same', async () => {
    const moved = seal('c_b', 4, 'copied by hand');
    await customerOf('c_a').updateTable('utilisateurs').set({ Password: moved }).where('IDPeople', '=', 5).execute();
    await base.server.load(numberOf.c_a, author, (db) => db.deleteFrom('journal').execute());
    const unopened = [{ place: 'c_a', table: 'utilisateurs', column: 'Password', id: '5' }];
    const result = await run();
    expect(result).toMatchObject({ state: 'done', unopened });
    expect(await keyNames()).toEqual([result.current]);
    const row = customerOf('c_a').selectFrom('utilisateurs').select('Password').where('IDPeople', '=', 5);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ Password: moved });
    expect((await journal()).filter(({ Apres }) => JSON.stringify(Apres).includes('"lignes":0'))).toEqual([]);
    // The next rotation finds it again and also ends; the triggers work as before.
    expect(await run()).toMatchObject({ state: 'done', unopened });
    await customerOf('c_a').updateTable('utilisateurs').set({ Firstname: 'Léa' }).where('IDPeople', '=', 7).execute();
    expect((await journal()).at(-1)).toMatchObject({ IDLigne: '7', Apres: { Firstname: 'Léa' } });
  });
});
