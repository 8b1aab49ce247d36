import { expect, test } from 'vitest';
import { indexesAround, indexesOf, isFar, scrollTopFor, windowOf } from './row-window.ts';

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

const drawn = indexesOf({ first: 995, last: 1015 });

test.each([
  ['of what it leads to far away the half around its row', 400_000 - room, 9_999, [...drawn, 9996, 9997, 9998, 9999]],
  ['the same upwards', 0, 0, [0, 1, 2, 3, ...drawn]],
  ['all of what is near', 40_160, 1_010, drawn],
])('a key draws first, beside what is drawn: %s', (_, scrollTop, sought, expected) => {
  expect(indexesAround(sought, { scrollTop, settled: 40_000, room, count: 10_000, height: 40 })).toEqual(expected);
});

test.each([
  [40_160, false],
  [40_640, false],
  [40_680, true],
  [39_240, true],
  [0, true],
])('what is in sight at %i is far from what was drawn at 40,000: %s', (scrollTop, expected) => {
  expect(isFar({ scrollTop, settled: 40_000, room, count: 10_000, height: 40 })).toBe(expected);
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
