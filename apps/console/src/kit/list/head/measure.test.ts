import { expect, test } from 'vitest';
import type { Column } from '../columns.ts';
import { onTwoLines, mostOf, roomOf, type Pen } from './measure.ts';

const pen: Pen = { text: (text) => text.length * 10, bold: (text) => text.length * 10 };
const named = (own: Partial<Column<string>> = {}): Column<string> => ({
  id: 'Nom',
  heading: 'Nom',
  kind: 'text',
  value: (row) => row,
  ...own,
});
const short = Array.from({ length: 2000 }, (_, place) => `n${place % 10}`);
const name = 'Jean-Christophe de la Tour du Pin-Chambly';

test('95 of 100 fit', () => {
  expect(mostOf(Array.from({ length: 100 }, (_, place) => place + 1))).toBe(95);
  expect(mostOf([7])).toBe(7);
  expect(mostOf([])).toBe(0);
});

test('a heading of several words takes two lines', () => {
  expect(onTwoLines('Validité (jours)', pen.bold)).toBe(80);
  expect(onTwoLines('Prix Vente HT', pen.bold)).toBe(80);
  expect(onTwoLines('Appareil', pen.bold)).toBe(80);
});

test('what people look for has its whole room, and gives way down to whole words', () => {
  const rows = [...short, name, ...short];
  const room = { min: 'Jean-Christophe'.length * 10 + 17, max: name.length * 10 + 17 };
  expect(roomOf(named({ searched: true }), false, rows, pen)).toEqual(room);
  expect(roomOf(named(), true, rows, pen, true)).toEqual(room);
});

test('names that most rows have keep more, less where they stand on two lines', () => {
  const rows = short.map((text) => `Société nouvelle des garages ${text}`);
  expect(roomOf(named({ searched: true }), false, rows, pen)).toEqual({ min: 260, max: 327 });
  expect(roomOf(named({ searched: true }), false, rows.slice(0, 100), pen)).toEqual({ min: 136, max: 327 });
});

test('what a row is called by has two lines in a long list too, up to a width, but for dense rows', () => {
  const rows = short.map((text) => `Garage du ${text}`);
  expect(roomOf(named({ linked: true }), false, rows, pen)).toEqual({ min: 77, max: 137 });
  const long = rows.map((text) => `Société nouvelle des garages ${text}`);
  expect(roomOf(named(), true, long, pen)).toEqual({ min: 156, max: 427 });
  expect(roomOf(named(), true, rows, pen, true)).toEqual({ min: 137, max: 137 });
});

test('an address gives way more than a name, for it has no words', () => {
  const rows = short.map((text) => `${text}.martin@armor-automobiles.example`);
  expect(roomOf(named({ searched: true }), false, rows, pen)).toEqual({ min: 84, max: 367 });
});

test('what is drawn instead of « Oui » takes its own width', () => {
  const tick: Column<boolean> = { id: 'VO', heading: 'VO', kind: 'bool', value: (row) => row, cell: () => null, width: 56 };
  expect(roomOf(tick, false, [true, false], pen)).toEqual({ min: 56, max: 56 });
});

test('another text takes the room of most, and gives some of it up', () => {
  expect(roomOf(named(), false, [...short, name], pen)).toEqual({ min: 47, max: 47 });
  const rows = short.map(() => 'Directeur de concession');
  expect(roomOf(named(), false, rows, pen)).toEqual({ min: 117, max: 247 });
});

test('figures give nothing up', () => {
  const figures: Column<number> = { id: 'N', heading: 'N', kind: 'number', value: (row) => row };
  expect(roomOf(figures, false, [1, 1_000_000], pen)).toEqual({ min: 107, max: 107 });
});

test('a moment keeps its day whole where rows take two lines, and all of it where they take one', () => {
  const moments: Column<string> = { id: 'D', heading: 'D', kind: 'dateTime', value: (row) => row };
  const day = '2026-09-03T10:00:00.000Z';
  expect(roomOf(moments, false, [day], pen)).toEqual({ min: 117, max: 177 });
  const long = Array.from({ length: 201 }, () => day);
  expect(roomOf(moments, false, long, pen)).toEqual({ min: 177, max: 177 });
});

test('where room is short a heading takes a line for each of its words', () => {
  const flag: Column<boolean> = { id: 'VN', heading: 'Affiche Offre VN', kind: 'bool', value: (row) => row };
  expect(roomOf(flag, false, [true], pen)).toEqual({ min: 87, max: 97 });
});

test('the widest figure fits, however rare', () => {
  const figures: Column<number> = { id: 'N', heading: 'N', kind: 'number', value: (row) => row };
  const rows = [...Array.from({ length: 100 }, () => 1), 1_000_000];
  expect(roomOf(figures, false, rows, pen)).toEqual({ min: 107, max: 107 });
});

test('a rare « Non » is as whole as the « Oui »', () => {
  const wide: Pen = { ...pen, text: (text) => (text === 'Non' ? 50 : 30) };
  const flag: Column<boolean> = { id: 'VO', heading: 'VO', kind: 'bool', value: (row) => row };
  const room = { min: 67, max: 67 };
  expect(roomOf(flag, false, [...Array.from({ length: 1000 }, () => true), false], wide)).toEqual(room);
});

test('codes are whole up to a long word', () => {
  expect(roomOf(named(), false, [...short.slice(0, 100), 'CARHAIX-FOR'], pen)).toEqual({ min: 127, max: 127 });
  expect(roomOf(named(), false, [...short.slice(0, 100), 'CARHAIXPLOUGUER2-FOR'], pen)).toEqual({ min: 208, max: 217 });
});
