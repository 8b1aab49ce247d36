import type { Essai } from '@comptoir/contract/essai';
import { endpoint } from '@comptoir/contract/kit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CallError, tryable } from '../client.ts';
import { instead, isOnlyTried, isTried, isTrying, onTrying, part, trying } from './trying.ts';

const of = (method: 'GET' | 'PUT') =>
  endpoint({ method, path: '/api/civilites', who: ['operator'], on: 'customer', action: 'Essayer', answer: z.unknown() });
const [read, write] = [of('GET'), of('PUT')];

const answer = (nbChangements: number): Essai => ({
  essai: true,
  changements: [],
  nbChangements,
  juges: [],
  courriels: [],
  sessions: [],
  partenaires: [],
});
/** A call as the client makes it: it answers what it was asked with. */
const asked: Record<string, string>[] = [];
const call = (one: typeof read, result: unknown) =>
  tryable(one, async (tried) => {
    asked.push({ ...tried?.headers });
    return result;
  });

test('what writes is only tried, what reads is read, and nothing that comes after happens', async () => {
  asked.length = 0;
  let isDone = false;
  const essai = await trying(async () => {
    expect(await call(read, 'lu')).toBe('lu');
    await call(write, answer(2));
    isDone = true;
  });
  expect([essai.nbChangements, isDone, asked]).toEqual([2, false, [{}, { 'X-Essai': '1' }]]);
  expect(isOnlyTried(write)).toBe(false);
  expect(await call(write, 'écrit')).toBe('écrit');
});

test('the writes of one save are tried together', async () => {
  const essai = await trying(async () => {
    expect(await part(call(write, answer(2)))).toBeUndefined();
    await part(call(write, answer(3)));
  });
  expect([essai.nbChangements, essai.nbAppels]).toEqual([5, 2]);
  expect((await trying(async () => undefined)).nbChangements).toBe(0);
});

test('a refusal is told, and ends the trial', async () => {
  const refused = new CallError(422, 'Cette opération ne s’essaie pas.', 'essai');
  await expect(trying(() => tryable(write, () => Promise.reject(refused)))).rejects.toBe(refused);
  await expect(part(Promise.reject(refused))).rejects.toBe(refused);
  expect([isTried(refused), isOnlyTried(write)]).toEqual([false, false]);
});

test('whoever waits for its end is told of it, also where it is refused', async () => {
  const seen: boolean[] = [];
  const leave = onTrying(() => seen.push(isTrying()));
  await trying(async () => undefined);
  await expect(trying(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  leave();
  await trying(async () => undefined);
  expect(seen).toEqual([true, false, true, false]);
});

test('what is asked for a trial that is given up meanwhile fails as only tried', async () => {
  const leaving = new AbortController();
  let failure: unknown;
  const ended = trying(
    () =>
      tryable(write, async (tried) => {
        leaving.abort();
        tried?.signal.throwIfAborted();
      }).catch((error: unknown) => {
        failure = error;
        throw error;
      }),
    { signal: leaving.signal },
  );
  await expect(ended).rejects.toThrow(/abort/i);
  expect([failure instanceof CallError, isTried(failure)]).toEqual([true, true]);
});

test('nothing is asked any more for a trial that was given up, and the next one begins after it', async () => {
  asked.length = 0;
  const leaving = new AbortController();
  const left = trying(
    async () => {
      await part(call(write, answer(1)));
      leaving.abort();
      // What the act would still write is neither tried nor done.
      await part(call(write, 'écrit'));
    },
    { signal: leaving.signal },
  );
  const next = trying(() => call(write, answer(7)));
  await expect(left).rejects.toThrow('aborted');
  expect([(await next).nbChangements, asked.length, isTrying()]).toEqual([7, 2, false]);
});

test('what is asked for instead ends the trial first, and is done', async () => {
  asked.length = 0;
  const left = trying(() =>
    tryable(write, (tried) => new Promise((_, reject) => tried?.signal.addEventListener('abort', () => reject(new Error('aborted'))))),
  );
  const done = new Promise((resolve) => setTimeout(() => resolve(instead(() => call(write, 'écrit')))));
  await expect(left).rejects.toThrow('aborted');
  expect([await done, asked]).toEqual(['écrit', [{}]]);
});

test('a call that is tried ends with its trial, and reports how far it has come', async () => {
  const leaving = new AbortController();
  const told: number[] = [];
  const endless = tryable.bind(null, write, (tried) => {
    tried?.tell({ done: 3, total: 9 });
    return new Promise((_, reject) => tried?.signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  const left = trying(endless, { signal: leaving.signal, onProgress: ({ done }) => told.push(done) });
  setTimeout(() => leaving.abort());
  await expect(left).rejects.toThrow('aborted');
  expect([told, isTrying()]).toEqual([[3], false]);
});
