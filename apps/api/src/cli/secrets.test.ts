import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../test/database.ts';
import { commandLine, type CommandLine } from '../../test/kill/kill-commands.ts';
import { insertCustomer } from '../data/customer-entry.store.ts';
import { insertFirstRows } from '../registry/first-rows.store.ts';
import { setOpened } from '../registry/registry.store.ts';
import { openKeyFile, openVault } from '../secrets/key-file.ts';
import { emptyEntry } from './kit/customer-options.ts';

const people = 4_000;
const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' };
const at = (id: number) => ({ schema: 'c_bdgpun', table: 'utilisateurs', column: 'Password', id });

describe.each(usualEngines())('secrets, %s', (engine) => {
  let on: CommandLine;
  let IDCustomer: number;
  beforeAll(async () => {
    on = await commandLine(engine, async (server, keyFile) => {
      const vault = await openVault(keyFile);
      const noProfile = { IDDRProfileEsellerLead: null, IDProfil: null };
      const names = { Lastname: 'N', Firstname: 'P', Initial: 'NP', drprofile_id: 1 };
      const user = (id: number) => ({
        ...names,
        ...noProfile,
        IDPeople: id,
        LoginWEB: `l${id}`,
        Password: vault.seal(at(id), `secret ${id}`),
      });
      const { registry } = server;
      const { IDServer } = await registry
        .insertInto('servers')
        .values({ name: 'prod-x', ip: '192.0.2.5', connection: null })
        .returning('IDServer')
        .executeTakeFirstOrThrow();
      IDCustomer = await insertCustomer(registry, emptyEntry('BDGpUn', 'Un'), { IDServer, schema: 'c_bdgpun' });
      await setOpened(registry, IDCustomer);
      await server.load(IDCustomer, author, async (db) => {
        await insertFirstRows(db);
        await db.insertInto('profilsESellerTeam').values({ DRPROFILE_ID: 1, DESCR: 'p', IDDashboard: null }).execute();
        for (let from = 1; from <= people; from += 500) {
          const some = Array.from({ length: 500 }, (_, i) => user(from + i));
          await db.insertInto('utilisateurs').values(some).execute();
        }
      });
    });
  });
  afterAll(() => on.remove());

  const stored = () =>
    on.look((server) =>
      server.customer(IDCustomer).selectFrom('utilisateurs').select(['IDPeople', 'Password']).orderBy('IDPeople').execute(),
    );
  const keyOf = ({ Password }: { Password: string }) => Password.split('.')[1];

  it('are sealed anew in spite of kills', async () => {
    const before = await openKeyFile(on.keyFile);
    const done: number[] = [];
    for (const milliseconds of [0, 80]) {
      const running = on.start('secrets', ['rotate']);
      await running.says('registre');
      await wait(milliseconds);
      running.child.kill('SIGKILL');
      expect((await running.ended).signal).toBe('SIGKILL');
      const { keys, current } = await openKeyFile(on.keyFile);
      expect(Object.keys(keys)).toHaveLength(2);
      done.push((await stored()).filter((row) => keyOf(row) === current).length);
    }
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done[0]).toBeLessThan(people);

    const out = await on.ok('secrets', ['rotate']);
    expect(out).toContain('Une rotation commencée plus tôt était à achever.');
    const after = await openKeyFile(on.keyFile);
    expect(after.current).not.toBe(before.current);
    const now = await openVault(on.keyFile);
    const rows = await stored();
    expect(new Set(rows.map(keyOf))).toEqual(new Set([after.current]));
    expect(rows.map(({ IDPeople, Password }) => now.open(at(IDPeople), Password))).toEqual(
      Array.from({ length: people }, (_, i) => `secret ${i + 1}`),
    );

    // Servers with the old key may still run on a served database.
    expect(Object.keys(after.keys)).toHaveLength(engine === 'pglite' ? 1 : 2);
    expect(out).toMatch(engine === 'pglite' ? /l’ancienne est retirée/ : /L’ancienne reste dans .* après \d\d:\d\d/s);
  });
});
