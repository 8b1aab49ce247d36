import { endpoint, keyHeader, staff } from '@comptoir/contract/kit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

const add = endpoint({ method: 'POST', path: '/api/civilites', who: staff, on: 'customer', action: 'Ajouter', answer: z.object({}) });
const change = endpoint({ ...add, method: 'PUT' });

const answered = () => Promise.resolve({});
const fails = (status: number) => () => Promise.reject(Object.assign(new Error(), { status }));
const [lost, busy, refused] = [fails(0), fails(503), fails(422)];

/** As a tab that is opened, or loaded anew: what it holds stays. */
const load = async () => {
  vi.resetModules();
  const { underKey } = await import('./write-key.ts');
  return async (call: typeof add | typeof change, body: object, answer: () => Promise<unknown>) => {
    let key = '';
    const send = (headers: Readonly<Record<string, string>> = {}) => {
      key = headers[keyHeader] ?? '';
      return answer();
    };
    await underKey(call, { address: call.path, body }, send).catch(() => undefined);
    return key;
  };
};

describe('the key of a write', () => {
  beforeEach(() => {
    const held = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, value: string) => void held.set(name, value),
      removeItem: (name: string) => void held.delete(name),
    });
  });

  test('is a UUID of its own for each', async () => {
    const write = await load();
    const keys = [await write(add, { Descr: 'a' }, answered), await write(add, { Descr: 'a' }, answered)];
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
  });

  test('is the same again after no answer came, and a new one after one came', async () => {
    const write = await load();
    const first = await write(add, { Descr: 'a' }, lost);
    expect(await write(add, { Descr: 'a' }, busy)).toBe(first);
    expect(await write(add, { Descr: 'corrigé' }, refused)).toBe(first);
    expect(await write(add, { Descr: 'a' }, answered)).not.toBe(first);
  });

  test('of an addition is known to the page that is loaded next', async () => {
    const first = await (await load())(add, { Descr: 'a' }, lost);
    expect(await (await load())(add, { Descr: 'a' }, answered)).toBe(first);
    expect(await (await load())(add, { Descr: 'a' }, answered)).not.toBe(first);
  });

  test('goes when the person signs out: the next one has other keys', async () => {
    const write = await load();
    const first = await write(add, { Descr: 'a' }, lost);
    const { dropAllDrafts } = await import('../drafts/store.ts');
    dropAllDrafts();
    expect(await write(add, { Descr: 'a' }, answered)).not.toBe(first);
  });

  test('of a change stays with its content', async () => {
    const write = await load();
    const first = await write(change, { Descr: 'a' }, lost);
    expect(await write(change, { Descr: 'b' }, answered)).not.toBe(first);
    expect(await write(change, { Descr: 'a' }, answered)).toBe(first);
  });

  test('is never that of another write that is under way', async () => {
    const write = await load();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }), async (ends) => {
        const ways = ends.map((isLost) => write(add, { Descr: 'a' }, isLost ? lost : answered));
        expect(new Set(await Promise.all(ways)).size).toBe(ends.length);
      }),
    );
  });
});
