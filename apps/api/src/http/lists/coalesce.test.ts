import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Coalesced, Remembered } from './coalesce.ts';

describe('shared reads', () => {
  test('a caller is never served by a read that began before it asked', async () => {
    const reads = new Coalesced<number>();
    let state = 0;
    let begun = 0;
    const load = async () => {
      begun += 1;
      const seen = state;
      await wait(5);
      return seen;
    };
    const first = reads.read('a', load);
    state = 1;
    const later = [reads.read('a', load), reads.read('a', load)];
    expect([await first, ...(await Promise.all(later))]).toEqual([0, 1, 1]);
    expect(begun).toBe(2);
  });

  test('a failed read fails its callers only', async () => {
    const reads = new Coalesced<number>();
    const failing = reads.read('a', () => Promise.reject(new Error('down')));
    const next = reads.read('a', () => Promise.resolve(1));
    await expect(failing).rejects.toThrow('down');
    expect(await next).toBe(1);
  });
});

describe('remembered values', () => {
  const table = () => {
    const counts = { marks: 0, loads: 0 };
    let revision = 0;
    let text = 'a';
    const remembered = new Remembered<{ text: string }>();
    const mark = async () => {
      counts.marks += 1;
      return String(revision);
    };
    const load = async () => {
      counts.loads += 1;
      return text === '' ? undefined : { text };
    };
    const write = (next: string) => {
      text = next;
      revision += 1;
    };
    return { counts, write, read: (key: string) => remembered.read(key, 'table', mark, load) };
  };

  test('are read again only after a write', async () => {
    const { counts, write, read } = table();
    expect([await read('1'), await read('1')]).toEqual([{ text: 'a' }, { text: 'a' }]);
    expect(counts).toEqual({ marks: 2, loads: 1 });
    write('b');
    expect(await read('1')).toEqual({ text: 'b' });
    expect(counts).toEqual({ marks: 3, loads: 2 });
  });

  test('share one question for the mark among all callers', async () => {
    const { counts, read } = table();
    await Promise.all(['1', '2', '3', '4'].map(read));
    expect(counts).toEqual({ marks: 2, loads: 4 });
  });

  test('never include missing values', async () => {
    const { write, read } = table();
    write('');
    expect(await read('1')).toBeUndefined();
    write('c');
    expect(await read('1')).toEqual({ text: 'c' });
  });
});
