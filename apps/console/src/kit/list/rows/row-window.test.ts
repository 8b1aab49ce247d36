import { expect, test } from 'vitest';
import { scrollTopFor, windowOf } from './row-window.ts';

const room = 400;

test.each([
  ['at the top', { scrollTop: 0, count: 10_000 }, { first: 0, last: 15 }],
  ['half a row further', { scrollTop: 20, count: 10_000 }, { first: 0, last: 15 }],
  ['in the middle', { scrollTop: 40_000, count: 10_000 }, { first: 995, last: 1015 }],
  ['at the end', { scrollTop: 400_000 - room, count: 10_000 }, { first: 9984, last: 9999 }],
  ['when a filter has just left few rows', { scrollTop: 40_000, count: 3 }, { first: 0, last: 2 }],
  ['when it has left none', { scrollTop: 40_000, count: 0 }, { first: 0, last: -1 }],
])('the rows in sight and some around them, %s', (_, { scrollTop, count }, expected) => {
  expect(windowOf({ scrollTop, settled: scrollTop, room, count, height: 40 })).toEqual(expected);
});

test.each([
  ['all that is drawn reaches', 40_160, { first: 995, last: 1015 }],
  ['some of it is drawn', 40_280, { first: 995, last: 1017 }],
  ['none of it is drawn', 80_000, { first: 2000, last: 2010 }],
  ['none of it is drawn, upwards', 0, { first: 0, last: 10 }],
])('a scroll draws no more than what comes into sight: %s', (_, scrollTop, expected) => {
  expect(windowOf({ scrollTop, settled: 40_000, room, count: 10_000, height: 40 })).toEqual(expected);
});

test.each([
  [0, 1000, 0],
  [24, 1000, 960],
  [30, 1000, 1000],
  [34, 1000, 1040],
  [9_999, 0, 399_640],
])('row %i is brought into sight from %i by scrolling to %i, clear of the heading', (index, scrollTop, expected) => {
  expect(scrollTopFor({ index, scrollTop, room, height: 40, heading: 40 })).toBe(expected);
});
