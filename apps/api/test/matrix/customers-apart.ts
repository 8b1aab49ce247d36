import { isWrite, type Endpoint } from '@comptoir/contract/kit';
import { mayCall } from '@comptoir/contract/rights';
import { references } from '@comptoir/contract/references/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseServer } from '../../src/db/open.ts';
import { cases } from './cases.ts';
import { sampleRow } from '../rows/references.ts';
import { usualEngines } from '../database.ts';
import { testApp, type TestApp } from '../http.ts';
import { clients, guarded, meeting, onCustomer, send } from './matrix.ts';
import { writeIn } from '../rows/utilisateurs.ts';
import { customerTables, tableDigests } from '../rows/table-digests.ts';

const others = ['BDGpDeux', 'BDGpNiTrois', 'BDGpQuatre'];
const othersFor = (endpoint: Endpoint) =>
  others.filter((BDGp) => mayCall(endpoint, { kind: 'operator', BDGp, activites: BDGp === 'BDGpQuatre' ? [1, 2] : [1] }));

/** What each table holds of each customer. */
const stateOf = async (server: DatabaseServer) => {
  const digests = await tableDigests(server, await customerTables(server));
  return (ids: readonly number[]) => new Map([...digests].filter(([place]) => ids.some((id) => place.endsWith(` ${id}`))));
};

/** The text of an answer without its request's name, which is of random digits. */
const saidBy = ({ text }: { text: string }) => text.replaceAll(/"requestId":"[^"]*"/g, '');

/**
 * Each call for each customer, beside others with the same ids: nobody sees or changes what is not theirs.
 * `takeDown` removes one of the two walls first.
 */
export const customersApart = (walls: string, takeDown: (server: DatabaseServer) => Promise<unknown> = async () => {}) =>
  describe.each(usualEngines())(`one customer never sees another, ${walls} (%s)`, (engine) => {
    let on: TestApp;
    let as: ReturnType<typeof clients>;
    let database: DatabaseServer;
    const ids = new Map<string, number>();
    const own = 4242;
    beforeAll(async () => {
      on = await testApp(engine);
      as = clients(on);
      for (const BDGp of ['BDGpUn', ...others]) {
        const record = (await on.app.customers.find(BDGp))!;
        ({ database } = await on.app.customers.open(record));
        ids.set(BDGp, record.IDCustomer);
      }
      await takeDown(database);
      await writeIn(on, async (db) => {
        const { Password } = await db.selectFrom('utilisateurs').select('Password').where('IDPeople', '=', 2).executeTakeFirstOrThrow();
        await db
          .insertInto('utilisateurs')
          .values({ IDPeople: own, Lastname: 'Un', Firstname: 'Seul', Initial: 'US', LoginWEB: 'seul', drprofile_id: 2, Password })
          .execute();
        const ofAdmin = { TypeAuteur: 'customer', IDAuteur: 1, Auteur: 'ADMIN Élodie' } as const;
        await db
          .insertInto('vues')
          .values({ IDVue: own, Ecran: '/sites', Nom: `Vue ${own}`, Portee: 'client', Etat: `q=${own}`, Ordre: 9, ...ofAdmin })
          .execute();
        for (const spec of references)
          await db
            .insertInto(spec.name as 'civilites')
            .values({ ...sampleRow(spec), [spec.id]: own } as never)
            .execute();
      });
      expect((await (await as('operator')).call('GET', `/api/civilites/${own}`)).status).toBe(200);
    });
    afterAll(() => on.close());

    const withIds = onCustomer.filter(([, { params }]) => params !== undefined);
    test('an id of another customer is unknown, and nothing of it changes', async () => {
      const before = (await stateOf(database))([ids.get('BDGpUn')!]);
      const wrong: unknown[] = [];
      for (const [name, endpoint] of withIds) {
        const keys = Object.keys(cases[name]!.params ?? {});
        const idOf = (key: string, id: number) =>
          key === 'Empreinte' ? String(id).padStart(64, '0') : key === 'IDOrigineContDestination' ? 1 : id;
        const of = (id: number) => Object.fromEntries(keys.map((key) => [key, idOf(key, id)]));
        for (const BDGp of othersFor(endpoint)) {
          const other = await as('operator', BDGp);
          const [answer, unknown] = [await send(other, name, endpoint, of(own)), await send(other, name, endpoint, of(own + 1))];
          if (answer.status !== 404 || answer.body.message !== unknown.body.message) wrong.push([name, BDGp, answer.status, answer.text]);
        }
      }
      expect(wrong).toEqual([]);
      expect((await stateOf(database))([ids.get('BDGpUn')!])).toEqual(before);
      expect(withIds.length).toBeGreaterThan(100);
    });

    const lists = onCustomer.filter(([, { method, params, query }]) => method === 'GET' && !params && !query);
    test('no list holds anything of another customer', async () => {
      const wrong: unknown[] = [];
      for (const [name, endpoint] of lists) {
        for (const BDGp of othersFor(endpoint)) {
          const text = saidBy(await send(await as('operator', BDGp), name, endpoint));
          if (text.includes(String(own))) wrong.push([name, BDGp, text]);
        }
      }
      expect(wrong).toEqual([]);
      expect(lists.length).toBeGreaterThan(50);
    });

    test('a person is told of nothing at another customer, where somebody bears the same login', async () => {
      await writeIn(on, async (db) => {
        const by = { Kind: 'operator', Login: 'op', Auteur: 'Opératrice de test', Portee: 'client' } as const;
        await db
          .insertInto('notes')
          .values({ IDNote: own, NomTable: 'sites', IDLigne: 1, Texte: `Note ${own}`, ...by })
          .execute();
        await db.insertInto('notesMentions').values({ IDNote: own, Kind: 'customer', Login: 'admin' }).execute();
      });
      const [name, endpoint] = guarded.find(([one]) => one === 'notifications.list')!;
      const told = async (BDGp: string) => saidBy(await send(await as('customer', BDGp), name, endpoint));
      expect(await told('BDGpUn')).toContain(`Note ${own}`);
      for (const BDGp of others) expect(await told(BDGp)).not.toContain(String(own));
    });

    test('what one customer writes leaves the rows of others as they are, and what they read', async () => {
      const reads = onCustomer.filter(([, { method }]) => method === 'GET');
      const read = async () => {
        const texts: Record<string, string> = {};
        for (const [name, endpoint] of reads) {
          if (othersFor(endpoint).includes('BDGpDeux')) texts[name] = saidBy(await send(await as('operator', 'BDGpDeux'), name, endpoint));
        }
        return texts;
      };
      const texts = await read();
      const untouched = ['BDGpDeux', 'BDGpNiTrois'].map((BDGp) => ids.get(BDGp)!);
      const before = (await stateOf(database))(untouched);
      const statuses: [name: string, status: number][] = [];
      for (const [name, endpoint] of onCustomer.filter(([, one]) => isWrite(one))) {
        const spec = references.find(({ path }) => endpoint.path.startsWith(path) && name.split('.')[0] !== 'references');
        const params = spec && endpoint.params ? { [spec.id]: own } : cases[name]!.params;
        statuses.push([name, (await send(await as('operator', meeting(endpoint, 'BDGpUn')), name, endpoint, params)).status]);
      }
      expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
      expect(statuses.filter(([, status]) => status === 200).length).toBeGreaterThan(100);
      expect((await stateOf(database))(untouched)).toEqual(before);
      expect(await read()).toEqual(texts);
    });
  });
