import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../test/database.ts';
import { commandLine, type CommandLine } from '../../test/kill/kill-commands.ts';
import { insertCustomer } from '../data/customer-entry.store.ts';
import { applyRetention } from '../jobs/retention.ts';
import { seal } from '../journal/seal.store.ts';
import { insertFirstRows } from '../registry/first-rows.store.ts';
import { listCustomers, setOpened } from '../registry/registry.store.ts';
import { emptyEntry } from './kit/customer-options.ts';

const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' };
const base = 'BDGpUn';

describe.each(usualEngines())('journal, %s', (engine) => {
  let on: CommandLine;
  let IDCustomer: number;
  beforeAll(async () => {
    on = await commandLine(engine, async (server) => {
      const { registry } = server;
      const { IDServer } = await registry
        .insertInto('servers')
        .values({ name: 'prod-x', ip: '192.0.2.5', connection: null })
        .returning('IDServer')
        .executeTakeFirstOrThrow();
      IDCustomer = await insertCustomer(registry, emptyEntry(base, 'Un'), { IDServer, schema: 'c_bdgpun' });
      await setOpened(registry, IDCustomer);
      await server.load(IDCustomer, author, insertFirstRows);
    });
  });
  afterAll(() => on.remove());

  const add = (Descr: string) =>
    on.look(async (server) => {
      await server.write({ IDCustomer }, author, (db) => db.insertInto('civilites').values({ Descr }).execute());
      await seal(server.customer(IDCustomer));
    });
  const asOwner = (sql: string) => on.look((server) => server.admin((client) => client.query(sql)));
  const anchors = () => join(on.folder, 'anchors.jsonl');

  it('signs its state into a file, and compares it later', async () => {
    await add('a');
    expect(await on.ok('journal', ['anchor', '--out', anchors()])).toContain('Ancre de 2 chaîne(s) ajoutée');
    await add('b');
    const said = await on.ok('journal', ['verify', '--customer', base, '--anchor', anchors()]);
    expect(said).toContain(`${base}\u00a0: chaîne intacte, `);
    expect(said).toMatch(/Ancres\u00a0: 1 lue\(s\), signée\(s\) par \S{40,}\./);
  });

  it('says that it was written anew, when the chain alone does not', async () => {
    await asOwner(`update comptoir.instants set "Empreinte" = sha256('x') where "IDCustomer" = ${IDCustomer}`);
    const { code, out } = await on.run('journal', ['verify', '--anchor', anchors()]);
    expect(code).toBe(1);
    expect(out).toContain(`${base}\u00a0: instant `);
    expect(out).toContain('n’est plus celui de l’ancre');
  });

  it('refuses an anchor that somebody has changed', async () => {
    const line = await readFile(anchors(), 'utf8');
    await writeFile(anchors(), line.replace(base, 'BDGpAutre'));
    const { code, err } = await on.run('journal', ['verify', '--anchor', anchors()]);
    expect(code).toBe(1);
    expect(err).toContain('ligne 1\u00a0: ce n’est pas une ancre, ou sa signature n’est pas la sienne.');
  });

  it('is kept for the months that are chosen', async () => {
    expect((await on.run('journal', ['retention', '--customer', base, '--months', '0'])).err).toContain('de 1 à 1200');
    expect(await on.ok('journal', ['retention', '--customer', base, '--months', '2'])).toContain('2 mois du journal sont gardés');
    const lines = () => on.look((server) => server.customer(IDCustomer).selectFrom('journal').select(['NomTable', 'Apres']).execute());
    await asOwner(`update comptoir.instants set "DateH" = "DateH" - interval '61 days' where "IDCustomer" = ${IDCustomer}`);
    const apply = () =>
      on.look((server) =>
        applyRetention({
          customers: { serverOf: async () => server },
          database: server,
          secretDays: 30,
          trailMonths: 12,
          onError: (error) => {
            throw error;
          },
        }),
      );
    expect((await on.look((server) => listCustomers(server.registry))).map(({ MoisHistorique }) => MoisHistorique)).toEqual([2]);
    await asOwner(`update comptoir.instants set "DateH" = "DateH" + interval '20 days' where "IDCustomer" = ${IDCustomer}`);
    await apply();
    expect((await lines()).length).toBeGreaterThan(1);
    await asOwner(`update comptoir.instants set "DateH" = "DateH" - interval '31 days' where "IDCustomer" = ${IDCustomer}`);
    await apply();
    expect(await lines()).toEqual([{ NomTable: '*', Apres: { nature: 'purge', jusqua: expect.any(Number), mois: 2 } }]);
    await on.ok('journal', ['retention', '--customer', base, '--months', '24']);
    const { out } = await on.run('journal', ['verify', '--customer', base]);
    expect(out).toMatch(/purgé le .+ jusqu’à l’instant \d+, pour garder 2 mois\u00a0; 24 mois sont réglés aujourd’hui\./);
  });
});
