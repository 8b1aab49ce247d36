import { expect, it } from 'vitest';
import { durationInWords, laidOut } from './echange-words.ts';

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1 s'],
  [2340, '2,3 s'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(durationInWords(milliseconds)).toBe(words);
});

it('formats JSON and leaves other text alone', () => {
  expect(laidOut('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(laidOut('<html>{')).toBe('<html>{');
  expect(laidOut('')).toBe('');
});
