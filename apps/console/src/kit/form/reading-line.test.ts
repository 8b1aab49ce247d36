import { expect, test } from 'vitest';
import { sectionRead } from './reading-line.ts';

const tops = { a: 100, b: 500, c: 1400, d: 1500, e: 1560 };
const head = 68;
const page = 1700;

const readAt = (above: number, height = 800) => {
  const sections = Object.entries(tops).map(([id, top]) => ({ id, top: top - above }));
  return sectionRead(sections, { head, height, above, below: Math.max(0, page - height - above) });
};

test('the section under the head is the one that is read', () => {
  expect([0, 32, 431, 432].map((above) => readAt(above))).toEqual(['a', 'a', 'a', 'b']);
});

test('short last sections have their turn before the page ends, each once', () => {
  const read = Array.from({ length: 901 }, (_, above) => readAt(above));
  expect(read.filter((id, at) => id !== read[at - 1])).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('of a page that needs no scrolling it is the first', () => {
  expect(readAt(0, page)).toBe('a');
  expect(sectionRead([], { head, height: 800, above: 0, below: 0 })).toBeUndefined();
});
