import type { ImportPasse } from '@comptoir/contract/domains/imports/imports.calls';
import type { Notification } from '@comptoir/contract/domains/notifications/notifications.calls';
import type { Travail } from '@comptoir/contract/domains/travaux/travaux.calls';
import type { ImportReading } from '@comptoir/contract/imports/reading';
import type { LotResult } from '@comptoir/contract/lots';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { importedUser, importFile, importForm, sendImport } from '../../../test/rows/import.ts';
import { undoLot, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

interface Read extends Travail {
  corps: { ids: number[] } | null;
}

/** Sites in all; the run breaks in its second portion of 100. */
const count = 250;
const portion = 100;

describe.each(engines())('long work that stopped (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  let ids: number[];
  const admin = (text: string) => on.app.database.admin((client) => client.query(text));
  /** The row at which the database fails, whoever writes it. */
  const breakAt = (table: string, condition: string) =>
    admin(`create or replace function comptoir."casse"() returns trigger language plpgsql as $$ begin raise exception 'cassé'; end $$;
      create trigger "casse" before insert or update on comptoir."${table}" for each row when (${condition}) execute function comptoir."casse"()`);
  const mend = (table: string) => admin(`drop trigger if exists "casse" on comptoir."${table}"`);

  beforeAll(async () => {
    on = await testApp(engine);
    [operator, customer] = [await on.operator(), await on.customer()];
    const rows = await writeIn(on, (db) =>
      db
        .insertInto('sites')
        .values(Array.from({ length: count }, (_, at) => ({ IDPlaque: 1, Descr: `En nombre ${at}` })))
        .returning('IDSite')
        .execute(),
    );
    ids = rows.map(({ IDSite }) => IDSite).toSorted((a, b) => a - b);
  });
  afterEach(async () => {
    for (const table of ['sites', 'utilisateurs']) await mend(table);
    await writeIn(on, async (db) => {
      for (const table of ['lots', 'imports'] as const) await db.deleteFrom(table).execute();
      await db.updateTable('sites').set({ EstVO: false }).execute();
    });
  });
  afterAll(() => on.close());

  const list = async (by = operator) => (await by.call<Travail[]>('GET', '/api/travaux')).body;
  const read = (Groupe: string, by = operator) => by.call<Read>('GET', `/api/travaux/${Groupe}`);
  const leave = (Groupe: string, by = operator) => by.call<Refused>('POST', `/api/travaux/${Groupe}/laisser`);
  const lot = (by: Client, body: object, query = '') => by.call<LotResult & Refused>('POST', `/api/sites/lot${query}`, body);
  const changed = async () => {
    const rows = await writeIn(on, (db) => db.selectFrom('sites').select('IDSite').where('EstVO', '=', true).execute());
    return rows.map(({ IDSite }) => IDSite).toSorted((a, b) => a - b);
  };
  const linesOf = (operations: readonly string[]) =>
    writeIn(on, (db) =>
      db.selectFrom('journal').select('IDLigne').where('Groupe', 'in', operations).where('NomTable', '=', 'sites').execute(),
    );
  /** A run that breaks in its second portion. */
  const stop = async (by = operator, from = ids, query = '') => {
    await breakAt('sites', `new."IDSite" = ${from[portion + 20]}`);
    expect((await lot(by, { ids: from, changes: { EstVO: true } }, query)).status).toBe(500);
    await mend('sites');
    return (await list(by))[0]!;
  };

  it('a bulk change is told with exactly what it did, and goes on with what is left', async () => {
    const stopped = await stop();
    expect(stopped).toMatchObject({
      Nature: 'lot',
      Ecran: '/sites',
      Reprise: `/sites/lot?reprendre=${stopped.Groupe}`,
      Quoi: 'sites',
      Auteur: 'op',
      Lignes: count,
      Prises: portion,
      Refusees: 0,
      Operations: [stopped.Groupe],
    });
    expect(await changed()).toEqual(ids.slice(0, portion));
    const { body } = await read(stopped.Groupe);
    expect(body.corps).toEqual({ ids: ids.slice(portion), changes: { EstVO: true } });

    const done = await lot(operator, body.corps!, `?reprend=${stopped.Groupe}`);
    expect(done.body).toMatchObject({ nbModifies: count - portion, nbRefus: 0 });
    expect(await changed()).toEqual(ids);
    const lines = await linesOf([stopped.Groupe, done.body.Groupe]);
    expect(lines.map(({ IDLigne }) => Number(IDLigne)).toSorted((a, b) => a - b)).toEqual(ids);
    expect(await list()).toEqual([]);
    expect((await lot(operator, body.corps!, `?reprend=${stopped.Groupe}`)).status).toBe(422);
  });

  it('one that stops again says what both did; undone one after the other, it is over', async () => {
    const first = await stop();
    const { body } = await read(first.Groupe);
    const [second, ...others] = [await stop(operator, body.corps!.ids, `?reprend=${first.Groupe}`), ...(await list()).slice(1)];
    expect(others).toEqual([]);
    expect(second).toMatchObject({ Lignes: count, Prises: 2 * portion, Operations: [second.Groupe, first.Groupe] });
    expect((await read(second.Groupe)).body.corps?.ids).toEqual(ids.slice(2 * portion));

    expect((await undoLot(operator, second.Groupe)).body).toMatchObject({ nbLignes: portion, nbRestent: 0 });
    expect((await list())[0]).toMatchObject({ Groupe: second.Groupe, Operations: [first.Groupe] });
    expect((await undoLot(operator, first.Groupe)).body).toMatchObject({ nbLignes: portion, nbRestent: 0 });
    expect(await changed()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('is there again once its undoing is undone, as it was, and is undone again', async () => {
    const first = await stop();
    const { body } = await read(first.Groupe);
    const second = await stop(operator, body.corps!.ids, `?reprend=${first.Groupe}`);
    const undone = async (operation: string) => (await undoLot(operator, operation)).body.Groupe;

    const newest = await undone(second.Groupe);
    const oldest = await undone(first.Groupe);
    expect(await list()).toEqual([]);
    const again = await undone(oldest);
    expect(await list()).toEqual([{ ...second, Operations: [first.Groupe] }]);
    await undone(newest);
    expect(await list()).toEqual([second]);
    expect((await read(second.Groupe)).body.corps?.ids).toEqual(ids.slice(2 * portion));
    expect(await changed()).toEqual(ids.slice(0, 2 * portion));

    await undone(again);
    expect((await list())[0]?.Operations).toEqual([second.Groupe]);
    const third = await lot(operator, { ids: ids.slice(2 * portion), changes: { EstVO: true } }, `?reprend=${second.Groupe}`);
    expect([third.status, await list()]).toEqual([200, []]);
    expect(await changed()).toEqual(ids.slice(portion));
  });

  it('what was left as it is does not come back with an undoing that is undone', async () => {
    const stopped = await stop();
    await leave(stopped.Groupe);
    await undoLot(operator, (await undoLot(operator, stopped.Groupe)).body.Groupe);
    expect(await changed()).toEqual(ids.slice(0, portion));
    expect(await list()).toEqual([]);
  });

  it('is gone on with as it was asked for, in its own list, and once', async () => {
    const { Groupe } = await stop();
    const { ids: left } = (await read(Groupe)).body.corps!;
    const before = await changed();
    const refused = [
      await lot(operator, { ids: left.slice(1), changes: { EstVO: true } }, `?reprend=${Groupe}`),
      await lot(operator, { ids, changes: { EstVO: true } }, `?reprend=${Groupe}`),
      await lot(operator, { ids: left, changes: { EstVO: false } }, `?reprend=${Groupe}`),
      await operator.call<Refused>('POST', `/api/societes/lot?reprend=${Groupe}`, { ids: left, changes: { DureeValid: 1 } }),
      await lot(customer, { ids: left, changes: { EstVO: true } }, `?reprend=${Groupe}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
    expect(await changed()).toEqual(before);
    const both = await Promise.all([1, 2].map(() => lot(operator, { ids: left, changes: { EstVO: true } }, `?reprend=${Groupe}`)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await changed()).toEqual(ids);
  });

  it('a trial takes nothing up', async () => {
    const { Groupe } = await stop(operator, ids.slice(0, portion + 25));
    const { corps } = (await read(Groupe)).body;
    expect((await lot(operator, corps!, `?reprend=${Groupe}&essai=true`)).body).toMatchObject({ essai: true, nbModifies: 25 });
    expect((await operator.call('POST', `/api/sites/lot?reprend=${Groupe}`, corps!, { 'x-essai': '1' })).status).toBe(200);
    expect(await list()).toMatchObject([{ Groupe, Prises: portion }]);
  });

  it('customer access sees and settles its own alone, operators all of them; what is left as it is shows no more', async () => {
    const theirs = await stop();
    const own = await stop(customer, ids.toReversed());
    expect((await list(customer)).map(({ Groupe }) => Groupe)).toEqual([own.Groupe]);
    expect((await list()).map(({ Groupe }) => Groupe)).toEqual([own.Groupe, theirs.Groupe]);
    expect([(await read(theirs.Groupe, customer)).status, (await leave(theirs.Groupe, customer)).status]).toEqual([404, 404]);
    const told = async (by: Client) =>
      (await by.call<{ notifications: Notification[] }>('GET', '/api/notifications')).body.notifications.filter(
        ({ Nature }) => Nature === 'lot',
      );
    const sentence = { Quoi: `${count} sites`, Nombre: portion, Ecran: '/sites', Etat: 'arrete' };
    expect([await told(customer), await told(operator)]).toMatchObject([[sentence], [sentence]]);
    expect((await leave(own.Groupe, customer)).status).toBe(200);
    expect([await list(customer), await told(customer), (await leave(own.Groupe, customer)).status]).toEqual([[], [], 404]);
    expect(await list()).toMatchObject([{ Groupe: theirs.Groupe }]);
  });

  it('what runs is none, however long nobody listens; what is silent for five minutes is, and it writes nothing after somebody has dealt with it', async () => {
    const address = await on.fastify.listen({ port: 0, host: '127.0.0.1' });
    const begin = async () => {
      const left = new AbortController();
      const answer = await fetch(`${address}/api/sites/lot`, {
        method: 'POST',
        headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json', accept: 'application/x-ndjson' },
        body: JSON.stringify({ ids, changes: { EstVO: true } }),
        signal: left.signal,
      });
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (!text.includes(`"done":${portion}`)) text += (await reader.read()).value ?? '';
      return { left, reader };
    };
    const runs = () =>
      writeIn(on, (db) => db.selectFrom('lots').select(['Groupe', 'Fin', 'Arret', 'Prises']).orderBy('IDLot', 'desc').execute());

    const closed = await begin();
    closed.left.abort();
    expect(await list()).toEqual([]);
    await vi.waitFor(
      async () => expect(await runs()).toMatchObject([{ Arret: false, Prises: count, Fin: expect.any(String) as unknown }]),
      30_000,
    );
    expect(await changed()).toEqual(ids);

    await writeIn(on, (db) => db.updateTable('sites').set({ EstVO: false }).execute());
    const taken = await begin();
    const [run] = await runs();
    await writeIn(on, (db) =>
      db.updateTable('lots').set({ Suite: 'laisse' }).where('Groupe', '=', run!.Groupe).where('Fin', 'is', null).execute(),
    );
    let text = '';
    for (let part = await taken.reader.read(); !part.done; part = await taken.reader.read()) text += part.value;
    const [ended] = await runs();
    // It may have been through a second portion by then.
    expect(text).toContain('"refusal"');
    expect(ended).toMatchObject({ Groupe: run!.Groupe, Arret: true });
    expect(await changed()).toEqual(ids.slice(0, ended!.Prises));

    await writeIn(on, (db) =>
      db.updateTable('lots').set({ Suite: null, Arret: false, Fin: null }).where('Groupe', '=', run!.Groupe).execute(),
    );
    expect(await list()).toEqual([]);
    await writeIn(on, (db) =>
      db
        .updateTable('lots')
        .set({ Vu: sql`now() - interval '6 minutes'` })
        .where('Groupe', '=', run!.Groupe)
        .execute(),
    );
    expect(await list()).toMatchObject([{ Groupe: run!.Groupe }]);
  });

  it('an import is recognised by its file, goes on with it, and is told what became of it', async () => {
    const rows = Array.from({ length: count }, (_, at) => importedUser(`arret${at}`));
    const file = importFile(rows);
    await breakAt('utilisateurs', `new."LoginWEB" = 'arret${portion + 20}'`);
    expect((await sendImport(operator, file)).status).toBe(500);
    await mend('utilisateurs');
    const [stopped] = await list();
    expect(stopped).toMatchObject({
      Nature: 'import',
      Ecran: '/utilisateurs',
      Reprise: `/utilisateurs/importUtilisateurs?reprendre=${stopped!.Groupe}`,
      Quoi: 'utilisateurs.xlsx',
      Lignes: count,
      Prises: portion,
      Operations: [stopped!.Groupe],
    });
    expect((await read(stopped!.Groupe)).body.corps).toBeNull();
    const reading = async (content: Buffer) =>
      (await operator.call<ImportReading>('POST', '/api/utilisateurs/importUtilisateurs/lecture', importForm(content))).body.reprises;
    expect([await reading(file), await reading(importFile(rows.slice(1)))]).toEqual([[stopped!.Groupe], []]);

    const partial = await sendImport(operator, file, { json: { lignes: [2] } });
    expect(partial.body).toMatchObject({ nbUsersAddedOK: 0 });
    expect(await list()).toMatchObject([{ Groupe: stopped!.Groupe }]);
    const other = await sendImport(operator, importFile(rows.slice(0, 2)));
    expect(other.body).toMatchObject({ nbUsersAddedOK: 0, nbUsersUpdatedOK: 0 });
    expect(await list()).toMatchObject([{ Groupe: stopped!.Groupe }]);

    const whole = await sendImport(operator, file);
    expect(whole.body).toMatchObject({ nbUsersAddedOK: count - portion, nbUsersUpdatedOK: 0, errors: [] });
    expect(await list()).toEqual([]);
    const past = (await operator.call<ImportPasse[]>('GET', '/api/imports?import=utilisateurs')).body;
    expect(past.map(({ Etat, Suite }) => [Etat, Suite])).toEqual([
      ['termine', null],
      ['termine', null],
      ['termine', null],
      ['arrete', 'reprise'],
    ]);
  });

  it('an import that stopped is undone by its operation', async () => {
    const users = async () => (await operator.call('GET', '/api/utilisateurs')).text;
    const before = await users();
    await breakAt('utilisateurs', `new."LoginWEB" = 'defait${portion + 20}'`);
    await sendImport(operator, importFile(Array.from({ length: count }, (_, at) => importedUser(`defait${at}`))));
    const [stopped] = await list();
    expect(await users()).not.toBe(before);
    const { body } = await undoLot(operator, stopped!.Groupe);
    expect(body).toMatchObject({ nbRestent: 0 });
    expect([await users(), await list()]).toEqual([before, []]);
    expect((await undoLot(operator, body.Groupe)).body).toMatchObject({ nbLignes: body.nbLignes, nbRestent: 0 });
    expect(await list()).toEqual([stopped]);
  });
});
