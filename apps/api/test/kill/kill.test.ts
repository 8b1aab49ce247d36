import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { engines } from '../database.ts';
import { api, Ledger, load, signIn, type Done, type Row } from './kill-clients.ts';
import { killed, unopened } from './kill-installation.ts';
import { builtPrograms, installed, kill } from './kill-server.ts';
import { patience } from '../patience.ts';

/** The same moments in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const programs = builtPrograms();

interface Entry {
  IDJournal: number;
  Groupe: string;
  IDLigne: string;
  Operation: 'I' | 'U' | 'D';
  Apres: { Descr: string };
}

/** The third round also kills a server that starts. */
const rounds = inject('proving') ? 50 : 3;

/** A round takes two seconds on a quiet machine, and ten times that on a busy one. */
const SLOW = 1_200_000;

describe.each(engines())('a server killed at any moment, %s', (engine) => {
  const on = installed(programs, engine, rounds);
  const { start } = on;
  const launch = () => on.run('main');

  /** The journal of a table, newest first, down to a known entry. */
  const journalSince = async (base: string, token: string, table: string, known: number) => {
    const found: Entry[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await api<{ entries: Entry[] }>(base, 'GET', `/api/journal?table=${table}&page=${page}`, { token });
      const fresh = body.entries.filter(({ IDJournal }) => IDJournal > known);
      found.push(...fresh);
      if (fresh.length === 0 || fresh.length < body.entries.length) return found;
    }
  };

  /** A write in doubt was either done or not; the list says which. */
  const settle = (ledger: Ledger, list: readonly Row[]) => {
    const isThere = ({ id, Descr }: { id: number | undefined; Descr: string }) =>
      list.find((row) => row.Descr === Descr && (id === undefined || row.IDCivilite === id));
    for (const sent of ledger.doubtful) {
      const row = isThere(sent);
      if (row) ledger.acknowledge({ ...sent, id: row.IDCivilite });
    }
    ledger.doubtful = [];
  };

  const check = async (base: string, token: string, ledger: Ledger, lastMark: { etag: string; text: string }, known: number) => {
    const list = await api<Row[]>(base, 'GET', '/api/civilites', { token });
    ledger.seeList(list.etag, list.text);
    settle(ledger, list.body);
    expect(new Map(list.body.map(({ IDCivilite, Descr }) => [IDCivilite, Descr]))).toEqual(ledger.rows);

    const again = await api(base, 'GET', '/api/civilites', { token, headers: { 'if-none-match': lastMark.etag } });
    if (again.status === 304) expect(lastMark.text).toBe(list.text);
    else expect(again.text).toBe(list.text);

    const journal = await journalSince(base, token, 'civilites', known);
    const line = ({ operation, id, Descr }: Done) => `${operation} ${id} ${Descr}`;
    expect(journal.map(({ Operation, IDLigne, Apres }) => `${Operation} ${IDLigne} ${Apres.Descr}`).toSorted()).toEqual(
      ledger.done.map(line).toSorted(),
    );
    expect(new Set(journal.map(({ Groupe }) => Groupe)).size).toBe(journal.length);

    const { body: person } = await api<{ Sites: { IDSite: number }[] }>(base, 'GET', `/api/utilisateurs/${killed.IDPeople}`, { token });
    const sites = person.Sites.map(({ IDSite }) => IDSite);
    const { last, doubtful = last } = ledger.sites;
    expect([last, doubtful]).toContainEqual(sites);
    ledger.sites = { last: sites, doubtful: undefined };
    expect(ledger.surprises).toEqual([]);
    ledger.done = [];
    return { mark: { etag: list.etag, text: list.text }, known: journal[0]?.IDJournal ?? known };
  };

  it(
    `loses nothing acknowledged and leaves nothing half, ${rounds} times`,
    async () => {
      const random = seeded(20_261_121);
      const ledger = new Ledger();
      let { running, base } = await start();
      const { token } = await signIn(base);
      let seen = { mark: { etag: '', text: '' }, known: 0 };
      let written = 0;
      for (let round = 0; round < rounds; round += 1) {
        const busy = load(base, token, ledger, random, 6);
        const enough = 5 + Math.floor(random() * 60);
        while (ledger.done.length < enough && running.child.exitCode === null) await wait(2);
        // An unopened customer is either made at this moment or not at all.
        void signIn(base)
          .then(({ select }) => select(unopened(round)))
          .catch(() => {});
        await wait(random() * 100);
        await kill(running);
        await busy;
        written += ledger.done.length;
        if (round % 3 === 2) {
          const early = launch();
          await wait(random() * 1_000);
          await kill(early);
        }
        ({ running, base } = await start());
        seen = await check(base, token, ledger, seen.mark, seen.known);
        const fresh = await signIn(base);
        expect(await api(base, 'GET', '/api/civilites', { token: await fresh.select(unopened(round)) })).toMatchObject({
          status: 200,
          body: [],
        });
      }
      console.log(`${engine}: ${rounds} kills, ${written} acknowledged writes, ${ledger.rows.size} rows`);
      expect(written).toBeGreaterThan(rounds * 5);
      // Every line is sealed once, those of servers that were killed before they could as well.
      running.child.kill('SIGINT');
      await running.ended;
      const verified = await on.run('journal', ['verify']).ended;
      expect(verified).toMatchObject({ code: 0, err: '' });
      expect(verified.out).toContain('chaîne intacte');
      expect(verified.out).not.toContain('pas encore scellée');
    },
    SLOW,
  );

  it.runIf(engine === 'pglite')(
    'refuses a second start on the same directory, and the first goes on',
    async () => {
      const { running, base } = await start();
      const second = await on.run('main').ended;
      expect(second).toMatchObject({
        code: 1,
        out: '',
        err: `Le dossier de données «\u00a0${on.env['DATA_DIR']}\u00a0» est déjà utilisé par un autre processus.\n`,
      });
      const { token } = await signIn(base);
      expect((await api(base, 'POST', '/api/civilites', { token, body: { Descr: 'après le refus' } })).status).toBe(200);
      expect(running.child.exitCode).toBeNull();
    },
    SLOW,
  );

  const post = (base: string, agent: Agent, token: string, Descr?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = request(`${base}/api/civilites`, { agent, method: Descr === undefined ? 'GET' : 'POST', headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      sent.on('error', reject).end(Descr === undefined ? undefined : JSON.stringify({ Descr }));
    });

  it(
    'ends at SIGTERM after the requests in flight, and takes no more',
    async () => {
      const { running, base } = await start();
      const { token } = await signIn(base);
      const agent = new Agent({ keepAlive: true });
      const names = Array.from({ length: 40 }, (_, i) => `en vol ${i}`);
      // The connections exist already, so their requests have arrived when the first answer comes.
      await Promise.all(names.map(() => post(base, agent, token)));
      const answers = names.map((Descr) => post(base, agent, token, Descr));
      await Promise.race(answers);
      running.child.kill('SIGTERM');
      expect(await Promise.all(answers)).toEqual(names.map(() => 200));
      // The clients keep their connections: that must not hold up the server.
      expect(await Promise.race([running.ended, wait(patience, 'still there')])).toMatchObject({ code: 0, signal: null });
      await expect(api(base, 'GET', '/api/health')).rejects.toThrow();
      agent.destroy();

      const next = await start();
      const { body } = await api<Row[]>(next.base, 'GET', '/api/civilites', { token });
      expect(body.map(({ Descr }) => Descr)).toEqual(expect.arrayContaining(names));
      next.running.child.kill('SIGINT');
      expect(await next.running.ended).toMatchObject({ code: 0 });
    },
    SLOW,
  );
});
