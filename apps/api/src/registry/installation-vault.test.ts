import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { BadConfiguration } from '../config/config.ts';
import { forgetLostKeys, openInstallationVault } from './installation-vault.ts';
import { addKey, dropOldKeys, openKeyFile } from '../secrets/key-file.ts';
import { rememberKeys, retireKeys } from '../secrets/known-keys.store.ts';
import { Vault } from '../secrets/vault.ts';

const author = { Auteur: 'exploitant', Kind: 'system', IDPeople: null, Appel: 'secrets', Action: 'Essai', Groupe: 'essai' };

describe.each(engines())('the keys of an installation, %s', (engine) => {
  let base: TestDatabase;
  let folder: string;
  let path: string;
  beforeAll(async () => {
    base = await testDatabase(engine);
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-vault-'));
    path = join(folder, 'secrets.key');
    // As the login, since requests may only read the journal.
    await base.server.admin((client) =>
      client.query('delete from registry.cles; delete from registry.servers; delete from registry.journal'),
    );
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  afterAll(() => base.drop());

  const open = (file = path) => openInstallationVault(base.server, file);
  const rows = () => base.server.registry.selectFrom('cles').selectAll().orderBy('DateHAjout').orderBy('Nom').execute();
  const refused = async (file = path) => {
    const error = await open(file).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BadConfiguration);
    return (error as Error).message;
  };
  const exists = (file = path) =>
    stat(file).then(
      () => true,
      () => false,
    );
  /** An installation from before the registry knew any key. */
  const sealSomething = async (file: string) => {
    const vault = new Vault(await openKeyFile(file));
    const address = { schema: 'registry', table: 'servers', column: 'connection', id: 7 };
    const connection = vault.seal(address, 'postgres://x');
    await base.server.registry.insertInto('servers').values({ IDServer: 7, name: 's', ip: '192.0.2.1', connection }).execute();
  };

  it('are made once, and identified by a fingerprint', async () => {
    const first = (await open()).currentKey();
    expect((await open()).currentKey()).toBe(first);
    const file = await openKeyFile(path);
    expect(await rows()).toMatchObject([{ Nom: first, DateHRetrait: null }]);
    expect(JSON.stringify(await rows())).not.toContain(file.keys[first]!.slice(0, 12));
    const journal = await base.server.registry.selectFrom('journal').select(['NomTable', 'Action']).orderBy('IDJournal').execute();
    expect(journal).toEqual([{ NomTable: 'cles', Action: 'Retenir une clé de chiffrement' }]);
  });

  it('are missing if their file is, and no new one is made', async () => {
    const name = (await open()).currentKey();
    await rename(path, `${path}.away`);
    const sentence = await refused();
    expect(sentence).toContain(`SECRETS_KEY_FILE=${path}\u00a0: ce fichier est absent, et avec lui la clé «\u00a0${name}\u00a0»`);
    expect(sentence.split('\n')).toHaveLength(1);
    expect(await exists()).toBe(false);
    await rename(`${path}.away`, path);
    expect((await open()).currentKey()).toBe(name);
  });

  it('are distinguished from those of another installation', async () => {
    const name = (await open()).currentKey();
    const other = join(folder, 'other.key');
    await openKeyFile(other);
    expect(await refused(other)).toContain(`il manque à ce fichier la clé «\u00a0${name}\u00a0»`);
    expect(await rows()).toHaveLength(1);
  });

  it('are distinguished from another key of the same name', async () => {
    const name = (await open()).currentKey();
    await base.server.registry.updateTable('cles').set({ Empreinte: 'autre' }).execute();
    expect(await refused()).toContain(name);
  });

  it('are taken from the file of an interrupted first start', async () => {
    const { current } = await openKeyFile(path);
    expect((await open()).currentKey()).toBe(current);
    expect(await rows()).toMatchObject([{ Nom: current }]);
  });

  it('survive a rotation that is interrupted at any point', async () => {
    const old = (await open()).currentKey();
    const file = await addKey(path);
    expect((await open()).currentKey()).toBe(file.current);
    expect((await rows()).map(({ Nom }) => Nom).toSorted()).toEqual([old, file.current].toSorted());
    await rememberKeys(base.server, file, author);
    await retireKeys(base.server, [file.current], author);
    await open();
    await dropOldKeys(path);
    expect((await open()).currentKey()).toBe(file.current);
    expect((await rows()).filter(({ DateHRetrait }) => DateHRetrait === null)).toMatchObject([{ Nom: file.current }]);
  });

  it('dropped by a rotation do not come back with an older file', async () => {
    const old = await openKeyFile(path);
    await open();
    const older = join(folder, 'older.key');
    const file = await addKey(path);
    await rename(path, older);
    await rememberKeys(base.server, file, author);
    await retireKeys(base.server, [file.current], author);
    await open(older);
    expect((await rows()).find(({ Nom }) => Nom === old.current)?.DateHRetrait).not.toBeNull();
  });

  it('are required for values that an earlier release sealed', async () => {
    await sealSomething(path);
    await rename(path, `${path}.away`);
    expect(await refused()).toContain('ce fichier est absent');
    expect(await exists()).toBe(false);
    const other = join(folder, 'other.key');
    await openKeyFile(other);
    expect(await refused(other)).toContain('il manque à ce fichier');
    expect(await rows()).toEqual([]);
    await rename(`${path}.away`, path);
    await open();
    expect(await rows()).toHaveLength(1);
  });

  it('are those of the first of two simultaneous starts', async () => {
    const results = await Promise.allSettled([open(join(folder, 'a.key')), open(join(folder, 'b.key'))]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rows()).toHaveLength(1);
  });

  it('can be given up, whether or not the registry knows them', async () => {
    await sealSomething(path);
    await rm(path);
    const lost = await forgetLostKeys(base.server, path, author);
    expect(lost).toHaveLength(1);
    const second = (await open()).currentKey();
    await rm(path);
    expect(await forgetLostKeys(base.server, path, author)).toEqual([second]);
    const third = (await open()).currentKey();
    expect((await rows()).map(({ Nom, DateHRetrait }) => [Nom, DateHRetrait === null])).toEqual([
      [second, false],
      [third, true],
    ]);
    expect(await forgetLostKeys(base.server, path, author)).toEqual([]);
  });
});
