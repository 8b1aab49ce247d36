import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { engines } from '../database.ts';
import { importedUser, importFile, importForm } from '../rows/import.ts';
import { seeded } from '../seeded.ts';
import { api, signIn } from './kill-clients.ts';
import { builtPrograms, installed, kill } from './kill-server.ts';

const programs = builtPrograms();
const rounds = inject('proving') ? 20 : 1;
/** A round takes some seconds on a quiet machine. */
const SLOW = 900_000;
const count = 600;

interface Travail {
  Groupe: string;
  Nature: 'lot' | 'import';
  Lignes: number;
  Prises: number;
  Refusees: number;
  Operations: string[];
}
interface Person {
  IDPeople: number;
  LoginWEB: string;
  TypeVN: boolean;
}
interface Line {
  IDLigne: string;
  Operation: 'I' | 'U';
}

describe.each(engines())('long work on a server that is killed, %s', (engine) => {
  const on = installed(programs, engine);

  /** Sends long work, and lets it come through a portion at least. */
  const begin = async (base: string, token: string, path: string, body: FormData | string, type?: string) => {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'application/x-ndjson', ...(type ? { 'content-type': type } : {}) },
      body,
    });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"done":100')) {
      const { value, done } = await reader.read();
      if (done) throw new Error(text);
      text += value;
    }
    return {
      /** All that it answers; cut by the kill. */
      rest: async () => {
        try {
          for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
        } catch {
          // The server is gone.
        }
        return text;
      },
    };
  };
  const asJson = (body: object) => [JSON.stringify(body), 'application/json'] as const;

  /** A server of its own database says by its start; one that is served goes on, and only silence shows it. */
  const letSilenceTell = async () => {
    if (engine === 'pglite') return;
    const client = new pg.Client({ connectionString: on.env['DATABASE_URL'] });
    await client.connect();
    for (const table of ['lots', 'imports'])
      await client.query(`update comptoir."${table}" set "Vu" = now() - interval '6 minutes' where "Fin" is null`);
    await client.end();
  };

  it(
    'is told with exactly what it did; going on with it completes it, and undoing it leaves nothing of it',
    async () => {
      const random = seeded(83);
      let { base, running } = await on.start();
      let { token } = await signIn(base);
      const get = async <T>(path: string) => (await api<T>(base, 'GET', path, { token })).body;
      const people = () => get<Person[]>('/api/utilisateurs');
      const stopped = () => get<Travail[]>('/api/travaux');
      const again = async () => {
        await wait(random(80));
        await kill(running);
        await letSilenceTell();
        ({ base, running } = await on.start());
        ({ token } = await signIn(base));
      };
      const linesOf = async (groupe: string) => {
        const found: Line[] = [];
        for (let page = 1; ; page += 1) {
          const { entries } = await get<{ entries: Line[] }>(`/api/journal?table=utilisateurs&groupe=${groupe}&page=${page}`);
          found.push(...entries);
          if (entries.length === 0) return found;
        }
      };
      const undo = (operation: string) =>
        api<{ nbRestent: number }>(base, 'POST', '/api/retour', {
          token,
          body: { portee: { operation }, verbe: 'annuler', reste: 'garder' },
        });
      const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

      for (let round = 0; round < rounds; round += 1) {
        const file = importFile(Array.from({ length: count }, (_, at) => importedUser(`tue${round}-${at}`)));
        const before = JSON.stringify(await people());
        const sent = await begin(base, token, '/api/utilisateurs/importUtilisateurs', importForm(file));
        await again();
        expect(await sent.rest()).not.toContain('"result"');
        const added = async () => (await people()).filter(({ LoginWEB }) => LoginWEB.startsWith(`tue${round}-`));
        const [first, ...none] = await stopped();
        expect(none).toEqual([]);
        expect(first).toMatchObject({
          Nature: 'import',
          Lignes: count,
          Prises: (await added()).length,
          Refusees: 0,
          Operations: [first!.Groupe],
        });
        expect(first!.Prises).toBeGreaterThan(0);
        expect((await undo(first!.Groupe)).body).toMatchObject({ nbRestent: 0 });
        expect([JSON.stringify(await people()), await stopped()]).toEqual([before, []]);

        await begin(base, token, '/api/utilisateurs/importUtilisateurs', importForm(file));
        await again();
        const [second] = await stopped();
        const whole = await fetch(`${base}/api/utilisateurs/importUtilisateurs`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: importForm(file),
        });
        expect(await whole.json()).toMatchObject({ nbUsersAddedOK: count - second!.Prises, nbUsersUpdatedOK: 0, errors: [] });
        expect([(await added()).length, await stopped()]).toEqual([count, []]);

        const ids = sorted((await added()).map(({ IDPeople }) => IDPeople));
        const all = JSON.stringify(await people());
        await begin(base, token, '/api/utilisateurs/lot', ...asJson({ ids, changes: { TypeVN: true } }));
        await again();
        const changed = async () => sorted((await added()).filter(({ TypeVN }) => TypeVN).map(({ IDPeople }) => IDPeople));
        const [lot] = await stopped();
        expect(lot).toMatchObject({ Nature: 'lot', Lignes: count, Refusees: 0, Operations: [lot!.Groupe] });
        expect(await changed()).toEqual(ids.slice(0, lot!.Prises));

        const { corps } = await get<{ corps: object }>(`/api/travaux/${lot!.Groupe}`);
        expect(corps).toMatchObject({ ids: ids.slice(lot!.Prises) });
        const done = await api<{ Groupe: string; nbModifies: number }>(base, 'POST', `/api/utilisateurs/lot?reprend=${lot!.Groupe}`, {
          token,
          body: corps,
        });
        expect(done.body).toMatchObject({ nbModifies: count - lot!.Prises });
        expect([await changed(), await stopped()]).toEqual([ids, []]);
        const lines = [...(await linesOf(lot!.Groupe)), ...(await linesOf(done.body.Groupe))];
        expect(sorted(lines.map(({ IDLigne }) => Number(IDLigne)))).toEqual(ids);

        for (const operation of [done.body.Groupe, lot!.Groupe]) expect((await undo(operation)).body).toMatchObject({ nbRestent: 0 });
        expect(JSON.stringify(await people())).toBe(all);
      }
      await kill(running);
    },
    SLOW,
  );
});
