import { allEndpoints } from '@comptoir/contract/all';
import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { isWrite, takesInstant } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { ownAuthor } from '../../src/jobs/own-author.ts';
import { changedAfter } from '../../src/journal/past/shadow.store.ts';
import { purgeHistory } from '../../src/journal/purge.store.ts';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { cases } from '../matrix/cases.ts';
import { clients, meeting, onCustomer, pathOf, send } from '../matrix/matrix.ts';
import { undocumented } from '../matrix/judge.ts';
import { sampleRow } from '../rows/references.ts';
import { sealIn, writeIn } from '../rows/utilisateurs.ts';

const count = inject('proving') ? 300 : 60;

const seeded = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

const writes = onCustomer.filter(([, endpoint]) => isWrite(endpoint));
const reads = onCustomer.filter(([, endpoint]) => takesInstant(endpoint));

const kinds = ['operator', 'customer'] as const;
const byKind = reads.flatMap(([name, endpoint]) =>
  kinds.filter((kind) => endpoint.who.includes(kind)).map((kind) => [name, endpoint, kind] as const),
);

/** Keys whose value is of today, and why. */
const ofToday = {
  modification: 'who changed a record last is told by the journal, which is read whole at any date',
  depuis: 'since when a field is as it is, and by whom, is told by the journal as well',
  ARessaisir: 'of a secret that was replaced and is gone nothing is known, so it has to be entered again',
};
const withoutThose = (key: string, value: unknown) => (key in ofToday ? undefined : value);
/** What a former secret was is never opened: the one of today stands for it. */
const withoutTexts = (key: string, value: unknown) => (typeof value === 'string' ? '' : withoutThose(key, value));

describe.each(engines())('every read as of an instant, %s', (engine) => {
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
    const operator = await as('operator');
    for (const spec of references) await operator.call('POST', spec.path, sampleRow(spec));
    await sealIn(on);
  });
  afterAll(() => on.close());

  const newest = async (client: Client) => (await client.call<{ IDInstant: number }[]>('GET', '/api/instants')).body[0]!.IDInstant;

  /** A write of the contract, near the rows that there are, whatever it answers. */
  const write = async (BDGp: string, next: (below: number) => number) => {
    const [name, endpoint] = writes[next(writes.length)]!;
    const { params = {}, body, headers } = cases[name]!;
    const spec = references.find(({ path }) => endpoint.path.startsWith(path) && name.split('.')[0] !== 'references');
    const near = Object.fromEntries(
      Object.entries({ ...(spec ? { [spec.id]: 1 } : {}), ...params }).map(([key, value]) => [
        key,
        typeof value === 'number' ? value + next(3) : value,
      ]),
    );
    return (await as('operator', BDGp)).call(endpoint.method, pathOf(endpoint, next(2) === 0 ? params : near), body, headers);
  };

  it('says what it said then, whatever was written since', async () => {
    const customers = ['BDGpUn', 'BDGpQuatre'];
    const instants = new Map<string, number>();
    for (const BDGp of customers) {
      await (await as('operator', BDGp)).call('POST', '/api/civilites', { Descr: 'Docteur' });
      await sealIn(on, BDGp);
      instants.set(BDGp, await newest(await as('operator', BDGp)));
    }
    const read = async (asOf: boolean) => {
      const said: Record<string, unknown> = {};
      for (const [name, endpoint, kind] of byKind) {
        const BDGp = meeting(endpoint, 'BDGpUn');
        const client = await as(kind, BDGp);
        const headers = asOf ? { 'x-instant': String(instants.get(BDGp)) } : {};
        const { status, text, headers: given } = await send(client, name, endpoint, undefined, headers);
        if (asOf && status < 400) expect(given['x-instant'], `${name} ${kind}`).toBe(headers['x-instant']);
        const isJson = String(given['content-type']).startsWith('application/json');
        const keep = endpoint.trace === 'secrets' ? withoutTexts : withoutThose;
        said[`${name} ${kind}`] = [
          status,
          isJson ? JSON.stringify(JSON.parse(text.replace(/"requestId":"[^"]*"/, '"requestId":""')), keep) : text,
        ];
      }
      return said;
    };
    const then = await read(false);
    const next = seeded(7);
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await write(customers[next(5) === 0 ? 1 : 0]!, next)).status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(count / 3);
    for (const BDGp of customers) await sealIn(on, BDGp);
    const again = await read(true);
    expect(again).toEqual(then);
    const { IDCustomer } = (await on.app.customers.find('BDGpUn'))!;
    const changed = await changedAfter(on.app.database.customer(IDCustomer), instants.get('BDGpUn')!);
    expect(changed.size).toBeGreaterThan(10);
  });

  it('is of today where the contract says so, or no instant is asked for', async () => {
    const client = await as('operator');
    const instant = { 'x-instant': String(await newest(client)) };
    for (const path of ['/api/vues?ecran=/sites', '/api/journal', '/api/session']) {
      const { status, headers } = await client.call('GET', path, undefined, instant);
      expect([path, status, headers['x-instant']]).toEqual([path, 200, undefined]);
    }
    expect((await client.call('GET', '/api/sites')).headers['x-instant']).toBeUndefined();
  });

  it('of a list is kept by its mark, which differs from that of today', async () => {
    const client = await as('operator');
    const before = await client.call('GET', '/api/civilites');
    await sealIn(on);
    const asked = { 'x-instant': String(await newest(client)) };
    expect((await client.call('POST', '/api/civilites', { Descr: 'Maître' })).status).toBe(200);
    const [then, again, now] = [
      await client.call('GET', '/api/civilites', undefined, asked),
      await client.call('GET', '/api/civilites', undefined, asked),
      await client.call('GET', '/api/civilites'),
    ];
    expect([then.text, again.text]).toEqual([before.text, before.text]);
    expect(now.text).not.toBe(before.text);
    const mark = String(then.headers['etag']);
    expect(mark).not.toBe(now.headers['etag']);
    expect((await client.call('GET', '/api/civilites', undefined, { ...asked, 'if-none-match': mark })).status).toBe(304);
    expect((await client.call('GET', '/api/civilites', undefined, { 'if-none-match': mark })).status).toBe(200);
  });

  it('opens a file that was replaced', async () => {
    const path = '/api/logosMarques/1';
    const client = await as('operator');
    const png = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`;
    await writeIn(on, (db) =>
      db
        .insertInto('logosMarques')
        .values({ IDMarque: 1, Logo: 'logo.png', Contenu: png('avant') })
        .onConflict((one) => one.doNothing())
        .execute(),
    );
    await sealIn(on);
    const asked = { 'x-instant': String(await newest(client)) };
    const { text } = await client.call('GET', path);
    await writeIn(on, (db) =>
      db
        .updateTable('logosMarques')
        .set({ Contenu: png('après') })
        .where('IDMarque', '=', 1)
        .execute(),
    );
    expect((await client.call('GET', path)).text).not.toBe(text);
    expect((await client.call('GET', path, undefined, asked)).text).toBe(text);
    await writeIn(on, (db) => db.deleteFrom('logosMarques').where('IDMarque', '=', 1).execute());
    expect((await client.call('GET', path, undefined, asked)).text).toBe(text);
  });

  it('is refused with a sentence where there is no such state, and no write is made', async () => {
    const client = await as('operator');
    const sites = allEndpoints['sites.list']!;
    const known = String(await newest(client));
    const refused = async (value: string, by = client) => {
      const answer = await by.call<RefusalBody>('GET', '/api/sites', undefined, { 'x-instant': value });
      expect(undocumented(sites, answer)).toBeUndefined();
      return [answer.status, answer.body.message];
    };
    expect(await refused('demain')).toEqual([400, expect.stringContaining('numéro d’un instant')]);
    expect(await refused('2147483647')).toEqual([404, 'Cet instant n’existe pas dans l’historique de ce client.']);
    for (const kind of kinds) expect((await refused(known, await as(kind, 'BDGpDeux')))[0]).toBe(404);

    const before = (await client.call('GET', '/api/civilites')).text;
    const post = allEndpoints['civilites.create']!;
    const written = await client.call<RefusalBody>('POST', '/api/civilites', { Descr: 'x' }, { 'x-instant': known });
    expect([written.status, written.body.code, written.body.message]).toEqual([
      409,
      'passe',
      expect.stringMatching(/^Vous voyez ce client au \d+ .+ à \d\d:\d\d\u00a0: rien ne s’enregistre\.$/),
    ]);
    expect(undocumented(post, written)).toBeUndefined();
    expect((await client.call('GET', '/api/civilites')).text).toBe(before);
  });

  it.each([
    ['import', 'un import les a remplacées'],
    ['exemple', 'des données d’exemple les ont remplacées'],
  ])('is refused across a barrier: %s', async (nature, why) => {
    const client = await as('operator');
    await sealIn(on);
    const old = String(await newest(client));
    const { IDCustomer } = (await on.app.customers.find('BDGpUn'))!;
    const line = {
      Groupe: nature,
      Auteur: 'x',
      Kind: 'system',
      Appel: '',
      Action: '',
      NomTable: '*',
      IDLigne: '*',
      Operation: 'I',
    } as const;
    await on.app.database.load(IDCustomer, ownAuthor('Importer'), (db) =>
      db
        .insertInto('journal')
        .values({ ...line, Avant: null, Apres: JSON.stringify({ nature }) } as never)
        .execute(),
    );
    await sealIn(on);
    const answer = await client.call<RefusalBody>('GET', '/api/sites', undefined, { 'x-instant': old });
    expect([answer.status, answer.body.code]).toEqual([410, 'perdu']);
    expect(answer.body.message).toContain(why);
    expect((await client.call('GET', '/api/sites', undefined, { 'x-instant': answer.body.suite! })).status).toBe(200);
  });

  it('is refused where history was purged, and says from when it is kept', async () => {
    const client = await as('operator');
    await sealIn(on);
    const old = String(await newest(client));
    await client.call('POST', '/api/civilites', { Descr: 'Capitaine' });
    await sealIn(on);
    const { IDCustomer, IDServer } = (await on.app.customers.find('BDGpUn'))!;
    const server = await on.app.customers.serverOf(IDServer);
    // What was sealed in the very millisecond of the purge is not older than it, and would be kept.
    await server.admin((admin) =>
      admin.query(`update comptoir."instants" set "DateH" = "DateH" - interval '1 minute' where "IDCustomer" = $1`, [IDCustomer]),
    );
    await purgeHistory(server, [{ IDCustomer, MoisHistorique: 0 }], 30);
    await sealIn(on);
    for (const kind of kinds) {
      const by = await as(kind);
      const answer = await by.call<RefusalBody>('GET', '/api/sites', undefined, { 'x-instant': old });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        410,
        'perdu',
        expect.stringContaining('est conservé depuis'),
      ]);
      expect((await by.call('GET', '/api/sites', undefined, { 'x-instant': answer.body.suite! })).status).toBe(200);
    }
  });
});

test('what asks somebody else, or looks at other customers, is of today: it would wait for a state that is held open', () => {
  const asking = onCustomer.filter(([, endpoint]) => endpoint.refuses?.includes('partner') && !isWrite(endpoint));
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter(([, endpoint]) => takesInstant(endpoint)).map(([name]) => name)).toEqual([]);
  const named = Object.entries(allEndpoints).filter(([, { present }]) => present !== undefined);
  // Said of a read at a customer alone: nothing else takes an instant.
  expect(named.filter(([, endpoint]) => endpoint.on !== 'customer' || isWrite(endpoint)).map(([name]) => name)).toEqual([]);
});
