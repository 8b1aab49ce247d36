import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { utilisateursImportResult, type UtilisateursImportResult } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import { findUser, importFile, importForm, importPath, importedUser, listUsers } from '../../../../test/rows/import.ts';
import { patience } from '../../../../test/patience.ts';

interface Line {
  done?: number;
  total?: number;
  result?: UtilisateursImportResult;
  refusal?: { message: string };
}

describe.each(engines())('a caller that reads the progress of an import (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let address: string;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    address = await on.fastify.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => on.close());

  const reading = () => ({ authorization: `Bearer ${operator.token}`, accept: 'application/x-ndjson' });
  const send = (content: Buffer) => fetch(`${address}${importPath}`, { method: 'POST', headers: reading(), body: importForm(content) });
  const read = async (answer: Response) => {
    const parts: Uint8Array[] = [];
    // The bytes of the answer, as they come.
    for await (const part of answer.body as AsyncIterable<Uint8Array>) parts.push(part);
    const lines = Buffer.concat(parts)
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    return { lines, parts: parts.length };
  };
  /** Sends requests for one user until stopped; gives how long each took. */
  const others = async (until: { isOver: boolean }) => {
    const waits: number[] = [];
    while (!until.isOver) {
      const asked = performance.now();
      const { status } = await fetch(`${address}/api/utilisateurs/2`, { headers: { authorization: `Bearer ${operator.token}` } });
      expect(status).toBe(200);
      waits.push(performance.now() - asked);
      await pause(20);
    }
    return waits;
  };

  test('ten thousand lines report progress, while other requests are answered', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => importedUser(`m${n}`, { PhoneNumber: '0299000000', Sites: '1|2' }));
    const started = performance.now();
    const answer = await send(importFile(rows));
    const until = { isOver: false };
    const asking = others(until);
    const { lines, parts } = await read(answer);
    until.isOver = true;
    const whole = performance.now() - started;
    const waits = (await asking).toSorted((a, b) => a - b);

    expect(parts).toBeGreaterThan(20);
    expect(lines.flatMap(({ done }) => done ?? [])).toEqual(Array.from({ length: 101 }, (_, n) => n * 100));
    expect(lines.every(({ total }) => total === undefined || total === 10_000)).toBe(true);
    const { lignes, ...told } = utilisateursImportResult.parse(lines.at(-1)?.result);
    expect(told).toEqual({
      nbUsersAddedOK: 10_000,
      nbUsersUpdatedOK: 0,
      errors: [],
      errorsSites: [],
      essai: false,
      avis: [],
      colonnes: [],
      remarques: [],
      aCorriger: [],
    });
    expect(lignes).toHaveLength(10_000);
    // On the embedded engine a request waits for the running batch, never for the whole import.
    expect(waits.length).toBeGreaterThan(20);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(whole / 20);
    expect(await findUser(operator, 'm9999')).toMatchObject({ Password: 'abc', Sites: [{ IDSite: 1 }, { IDSite: 2 }] });
  });

  test('a refusal is its only line', async () => {
    const { lines } = await read(await send(Buffer.from('a')));
    expect(lines).toMatchObject([{ refusal: { code: 'wrong_type', message: 'Ce fichier n’est pas un classeur Excel (.xlsx).' } }]);
  });

  test('a client that hangs up stops nothing', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => importedUser(`p${n}`));
    const body = new Response(importForm(importFile(rows)));
    const headers = { ...reading(), 'content-type': body.headers.get('content-type') ?? '' };
    const leaving = request(`${address}${importPath}`, { method: 'POST', headers });
    leaving.end(Buffer.from(await body.arrayBuffer()));
    // The event carries the answer.
    const [answer] = (await once(leaving, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    leaving.destroy();
    const hasLast = async () => (await listUsers(operator)).some(({ LoginWEB }) => LoginWEB === 'p449');
    await expect.poll(hasLast, { timeout: patience, interval: 500 }).toBe(true);
  });
});
