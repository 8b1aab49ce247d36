import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column } from '../columns.ts';
import { fold } from '../filters/fold.ts';
import { parseListState, printListState } from '../list-state.ts';
import { shownText, type CellKind, type CellValue } from '../rows/cell-value.ts';
import { addressFaults } from './address-faults.ts';
import { printChoices, readChoices, valuesOf } from './choices.ts';
import { conditionsTest, keyOf, printConditions, readConditions, wordsOf } from './conditions.ts';
import { operatorsOf } from './operators.ts';

const kinds: CellKind[] = ['id', 'text', 'number', 'money', 'percent', 'date', 'dateTime', 'bool'];
type Row = Readonly<Record<string, CellValue>>;
const columns = kinds.map((kind): Column<Row> => ({ id: kind, heading: `Colonne ${kind}`, kind, value: (row) => row[kind] }));
const shape = { columns: kinds, filters: [] };

const text = fc.string({ unit: fc.constantFrom(...Array.from('aàÉeœB%*_.- 0129\u00a0’&?"')), maxLength: 12 });
const figure = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
);
const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
const isoDay = day.map((date) => date.toISOString().slice(0, 10));
const nothing = fc.constantFrom(null, undefined, '');

/** Any text that somebody could type for an operator, of which some can be read. */
const typed = fc.oneof(
  text,
  figure.map(String),
  isoDay,
  fc.tuple(figure, figure).map((ends) => ends.join('..')),
  fc.tuple(isoDay, isoDay).map((ends) => ends.join('..')),
  fc.array(text, { minLength: 1, maxLength: 4 }).map(printChoices),
  fc.constantFrom('oui', 'non', '7', '30'),
);
const asked = fc.constantFrom(...columns).chain((column) =>
  fc.tuple(fc.constant(column), fc.constantFrom(...operatorsOf(column.kind)), typed).map(([{ id }, operator, value]) => ({
    key: keyOf(id, operator.key),
    value: operator.fixed ?? operator.read(value),
  })),
);
const conditions = fc
  .uniqueArray(asked, { selector: ({ key }) => key, maxLength: 6 })
  .map((some) => Object.fromEntries(some.flatMap(({ key, value }) => (value === null ? [] : [[key, value]]))));

const values: Readonly<Record<CellKind, fc.Arbitrary<CellValue>>> = {
  id: fc.oneof(fc.nat(500), nothing),
  number: fc.oneof(figure, nothing),
  money: fc.oneof(figure, nothing),
  percent: fc.oneof(figure, nothing),
  text: fc.oneof(text, nothing),
  date: fc.oneof(isoDay, nothing),
  dateTime: fc.oneof(
    day.map((date) => date.toISOString()),
    nothing,
  ),
  bool: fc.oneof(fc.boolean(), nothing),
};
const rows = fc.array(fc.record(values), { maxLength: 30 });

const holds = (all: Readonly<Record<string, string>>, row: Row) => conditionsTest(readConditions(all, columns).conditions)(row);

describe('conditions in an address', () => {
  test('are the same ones in a link, each in a sentence', () => {
    fc.assert(
      fc.property(conditions, (all) => {
        const state = { ...parseListState({}, shape), conditions: all };
        const search = defaultParseSearch(defaultStringifySearch(printListState(state, shape)));
        expect(parseListState(search, shape)).toEqual(state);
        const read = readConditions(all, columns);
        expect(read.faults).toEqual([]);
        expect(printConditions(read.conditions)).toEqual(all);
        expect(addressFaults(search, shape, columns)).toBeNull();
        for (const condition of read.conditions) expect(wordsOf(condition)).toMatch(/^Colonne \w+\u00a0: \S/);
      }),
    );
  });

  test('are read once and for all: what was read reads as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds.flatMap(operatorsOf)), typed, (operator, value) => {
        const read = operator.read(value);
        if (read !== null) expect(operator.read(read)).toBe(read);
      }),
    );
  });

  test('say what cannot be applied, and leave the address without it', () => {
    const found = addressFaults(
      {
        'text.contient': 'brest',
        'Vile.contient': 'x',
        'number.min': 'abc',
        'number.entre': '20..10',
        'text.avant': '2026-01-01',
        sort: '-text,Rue',
        inconnue: 1,
        onglet: 'a',
      },
      shape,
      columns,
    );
    expect(found?.sentences).toEqual([
      'Cette liste ne connaît pas «\u00a0inconnue\u00a0».',
      'La liste n’a pas de colonne «\u00a0Rue\u00a0».',
      'La colonne «\u00a0Vile\u00a0» n’est pas dans cette liste.',
      'Colonne number\u00a0: «\u00a0abc\u00a0» ne se lit pas. Tapez un nombre, comme 1\u00a0250 ou 12,5.',
      'Colonne number\u00a0: «\u00a020..10\u00a0» ne se lit pas. Tapez deux nombres, le plus petit d’abord.',
      'Colonne text\u00a0: «\u00a0avant\u00a0» n’est pas un filtre de cette colonne.',
    ]);
    expect(defaultStringifySearch(found?.search ?? {})).toBe('?sort=-text&onglet=a&text.contient=brest');
  });

  test('several values are read back, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (some) => {
        expect(readChoices(printChoices(some))).toEqual(some);
      }),
    );
  });
});

describe('rows', () => {
  const of = (kind: CellKind, operator: string, value: string, cell: CellValue) =>
    holds({ [keyOf(kind, operator)]: value }, { [kind]: cell });

  test('every condition must hold', () => {
    fc.assert(
      fc.property(conditions, rows, (all, some) => {
        const alone = Object.entries(all).map(([key, value]) => ({ [key]: value }));
        for (const row of some) expect(holds(all, row)).toBe(alone.every((one) => holds(one, row)));
      }),
    );
  });

  test('a text is found by its beginning, any part and itself, whatever its accents and case', () => {
    fc.assert(
      fc.property(
        text.filter((one) => one.trim() !== ''),
        fc.nat(),
        fc.nat(),
        (one, a, b) => {
          const whole = one.trim();
          const part = whole.slice(a % whole.length, (a % whole.length) + 1 + (b % whole.length)).trim();
          for (const cell of [whole, whole.toUpperCase(), whole.normalize('NFD')].filter((other) => fold(other) === fold(whole))) {
            expect(of('text', 'est', whole, cell)).toBe(true);
            expect(of('text', 'debut', whole, `${cell}x`)).toBe(true);
            if (part !== '') expect(of('text', 'contient', part, cell)).toBe(true);
          }
        },
      ),
    );
    expect(of('text', 'contient', 'BREST', 'Peugeot Brést')).toBe(true);
    expect(of('text', 'est', 'brest', 'Brest-Nord')).toBe(false);
  });

  test('each row has one of the counted values, and a row is empty or not', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...columns), (some, column) => {
        const counted = valuesOf(column, some);
        expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
        for (const row of some) expect(counted.map((one) => one.text)).toContain(shownText(column.kind, column.value(row)).trim());
        if (column.kind === 'bool') return;
        for (const row of some) {
          const isEmpty = holds({ [keyOf(column.id, 'vide')]: 'oui' }, row);
          expect(holds({ [keyOf(column.id, 'vide')]: 'non' }, row)).toBe(!isEmpty);
          expect(isEmpty).toBe(shownText(column.kind, column.value(row)).trim() === '');
        }
      }),
    );
  });

  test('values that are ticked keep the rows that have them', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (some, which) => {
        const counted = valuesOf(columns[1]!, some);
        const [one] = counted.slice(which % Math.max(counted.length, 1));
        if (!one) return;
        const kept = some.filter((row) => holds({ 'text.parmi': printChoices([one.text]) }, row));
        expect(kept.length).toBeGreaterThanOrEqual(one.count);
        for (const row of kept) expect(fold(shownText('text', row.text).trim())).toBe(fold(one.text));
      }),
    );
  });

  test('what is blanks alone is one value with nothing, and has a name', () => {
    const some = ['Brest', '', ' ', '\u00a0 ', null].map((cell): Row => ({ text: cell }));
    expect(valuesOf(columns[1]!, some)).toEqual([
      { text: 'Brest', count: 1 },
      { text: '', count: 4 },
    ]);
    for (const asks of ['', ' ', '\u00a0']) {
      const all = { 'text.parmi': printChoices([asks, 'Brest']) };
      expect(some.filter((row) => holds(all, row))).toHaveLength(5);
      expect(readConditions(all, columns).conditions.map(wordsOf)).toEqual(['Colonne text\u00a0: (vide), Brest']);
    }
    expect(holds({ 'text.parmi': ' ' }, { text: 'Brest' })).toBe(false);
  });

  test('numbers are within their ends, both included', () => {
    fc.assert(
      fc.property(figure, figure, figure, (a, b, cell) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const within = of('number', 'entre', `${from}..${to}`, cell);
        expect(within).toBe(from <= cell && cell <= to);
        expect(within).toBe(of('money', 'min', String(from), cell) && of('money', 'max', String(to), cell));
        expect(of('number', 'egal', String(cell), cell)).toBe(true);
      }),
    );
    expect(of('percent', 'egal', '12.35', 12.349999)).toBe(true);
    expect(of('number', 'min', '0', null)).toBe(false);
  });

  test('a day is before, on or after another one, as the list shows it', () => {
    fc.assert(
      fc.property(isoDay, isoDay, (asks, cell) => {
        const sides = ['avant', 'le', 'apres'].filter((operator) => of('date', operator, asks, cell));
        expect(sides).toEqual([cell < asks ? 'avant' : cell === asks ? 'le' : 'apres']);
        const [from, to] = asks < cell ? [asks, cell] : [cell, asks];
        expect(of('date', 'entre', `${from}..${to}`, cell)).toBe(true);
      }),
    );
    // Midnight in Paris comes before midnight in Greenwich.
    expect(of('dateTime', 'le', '2026-07-02', '2026-07-01T22:30:00Z')).toBe(true);
    expect(of('dateTime', 'le', '2026-07-01', '2026-07-01T22:30:00Z')).toBe(false);
  });

  test('the last days end today', () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    expect([0, 5, 8, 28, 32, -2].map((days) => of('dateTime', 'derniers', '7', ago(days)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([0, 28, 32, -2].map((days) => of('dateTime', 'derniers', '30', ago(days)))).toEqual([true, true, false, false]);
    expect(of('dateTime', 'derniers', '7', null)).toBe(false);
  });
});
