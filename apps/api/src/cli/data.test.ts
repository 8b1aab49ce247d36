import { readdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../test/database.ts';
import { commandLine, type CommandLine } from '../../test/kill/kill-commands.ts';
import { insertCustomer } from '../data/customer-entry.store.ts';
import type { DatabaseServer } from '../db/open.ts';
import { insertFirstRows } from '../registry/first-rows.store.ts';
import { findCustomer, setOpened } from '../registry/registry.store.ts';
import { emptyEntry } from './kit/customer-options.ts';

describe.each(usualEngines())('data, %s', (engine) => {
  let on: CommandLine;
  beforeAll(async () => {
    on = await commandLine(engine, async (server) => {
      const { registry } = server;
      const { IDServer } = await registry
        .insertInto('servers')
        .values({ name: 'prod-x', ip: '192.0.2.5', connection: null })
        .returning('IDServer')
        .executeTakeFirstOrThrow();
      const IDCustomer = await insertCustomer(registry, emptyEntry('BDGpUn', 'Groupe Un'), { IDServer, schema: 'c_bdgpun' });
      await insertCustomer(registry, emptyEntry('BDGpJamais', 'Jamais ouvert'), { IDServer, schema: 'c_bdgpjamais' });
      const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' };
      await server.load(IDCustomer, author, insertFirstRows);
      await setOpened(registry, IDCustomer);
      await server.customer(IDCustomer).insertInto('civilites').values({ Descr: 'Maître' }).execute();
    });
  });
  afterAll(() => on.remove());

  const un = async (server: DatabaseServer) => server.customer((await findCustomer(server.registry, 'BDGpUn'))!.IDCustomer);
  const civilites = () => on.look(async (server) => (await un(server)).selectFrom('civilites').select('Descr').execute());

  it('is exported into private files, and imported again', async () => {
    const to = join(on.folder, 'sauvegarde');
    const out = await on.ok('data', ['export', '--to', to]);
    const files = await readdir(to);
    expect(files).toEqual([expect.stringMatching(/^BDGpUn-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.comptoir\.gz$/)]);
    const path = join(to, files[0]!);
    expect(out).toContain(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);

    await on.look(async (server) => (await un(server)).updateTable('civilites').set({ Descr: 'changée' }).execute());
    const refused = await on.run('data', ['import', path]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('existe déjà\u00a0; ajoutez --replace') });
    const both = await on.run('data', ['import', path, join(on.folder, 'absent'), '--replace']);
    expect(both).toMatchObject({ code: 1, out: expect.stringContaining('lignes importées sur «\u00a0prod-x\u00a0»') });
    expect(both.err).toMatch(/absent\u00a0: il n’existe pas\.\nEn échec\u00a0: 1 sur 2\. Rien n’y a changé\.\n$/);

    expect(await civilites()).toEqual([{ Descr: 'Maître' }]);
    const last = on.look(async (server) =>
      (await un(server)).selectFrom('journal').select(['Auteur', 'Action', 'NomTable']).orderBy('IDJournal', 'desc').executeTakeFirst(),
    );
    expect(await last).toEqual({ Auteur: userInfo().username, Action: 'Remplacer une base client', NomTable: '*' });
  });

  it('does not claim that nothing has changed when the registry fails after the rows were written', async () => {
    const to = join(on.folder, 'avant-la-panne');
    await on.ok('data', ['export', '--to', to]);
    const [file] = await readdir(to);
    await on.look(async (server) => (await un(server)).insertInto('civilites').values({ Descr: 'de trop' }).execute());
    const alter = (change: string) =>
      on.look((server) => server.admin((client) => client.query(`alter table registry.customers ${change}`)));
    await alter('add constraint panne check (false) not valid');
    const failed = await on.run('data', ['import', join(to, file!), '--replace']);
    await alter('drop constraint panne');
    expect(await civilites()).toEqual([{ Descr: 'Maître' }]);
    expect(failed).toMatchObject({ code: 1, err: expect.stringMatching(/En échec\u00a0: 1 sur 1\.\n$/) });
  });

  it('is refused for an unknown or unopened customer', async () => {
    const refusals = [
      await on.run('data', ['export', '--customer', 'BDGpAbsent']),
      await on.run('data', ['export', '--customer', 'BDGpJamais']),
    ];
    expect(refusals.map(({ code, err }) => [code, err])).toEqual([
      [1, 'La base «\u00a0BDGpAbsent\u00a0» n’est pas inscrite.\n'],
      [1, 'La base «\u00a0BDGpJamais\u00a0» n’a pas encore été ouverte\u00a0: elle ne contient rien.\n'],
    ]);
  });
});
