import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineReader } from './line-reader.ts';

const lines = fc.array(fc.string({ minLength: 1 }).filter((line) => !line.includes('\n')));

test('each line comes once, however the text was cut', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.nat()), (sent, cuts) => {
      const text = sent.map((line) => `${line}\n`).join('');
      const places = cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b);
      const received: string[] = [];
      const read = lineReader((line) => received.push(line));
      for (const place of [...places, text.length]) read(text.slice(0, place));
      expect(received).toEqual(sent);
    }),
  );
});

test('an unfinished line waits', () => {
  const received: string[] = [];
  const read = lineReader((line) => received.push(line));
  read('{"done":1}\n{"do');
  expect(received).toEqual(['{"done":1}']);
  read('{"done":1}\n{"done":2}\n');
  expect(received).toEqual(['{"done":1}', '{"done":2}']);
});
