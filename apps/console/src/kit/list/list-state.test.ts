import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseListState, printListState, type ListShape, type ListState } from './list-state.ts';

const shape: ListShape = {
  columns: ['IDSite', 'Descr', 'Actif'],
  filters: [
    { key: 'societe', kind: 'search-select' },
    { key: 'statut', kind: 'select', default: 'actif' },
    { key: 'inactifs', kind: 'tick' },
    { key: 'lies', kind: 'tick', default: true },
  ],
};

/** Through a real address, like a link. */
const through = (state: ListState) => parseListState(defaultParseSearch(defaultStringifySearch(printListState(state, shape))), shape);

const texts = fc.string({ unit: 'grapheme' });
const awkward = fc.constantFrom('', '12', '007', '1e5', 'true', 'null', '"x"', '{}', ' ', '%', '&=?#', '-3', '9999999999999999');
const words = fc.oneof(texts, awkward);
const states: fc.Arbitrary<ListState> = fc.record({
  text: words,
  sort: fc
    .shuffledSubarray([...shape.columns])
    .chain((some) => fc.tuple(...some.map((column) => fc.record({ column: fc.constant(column), descending: fc.boolean() })))),
  columns: fc.option(fc.shuffledSubarray([...shape.columns])),
  pins: fc.shuffledSubarray([...shape.columns]),
  filters: fc.record({ societe: words, statut: words, inactifs: fc.boolean(), lies: fc.boolean() }),
  conditions: fc.dictionary(fc.constantFrom('Descr.contient', 'Descr.vide', 'IDSite.entre', 'Actif.est', 'Autre.x'), words, {
    noNullPrototype: true,
  }),
});

describe('a list in its address', () => {
  test('the same link shows the same list', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(through(state)).toEqual(state);
      }),
    );
  });

  test('a list in its initial state leaves the address empty', () => {
    expect(defaultStringifySearch(printListState(parseListState({}, shape), shape))).toBe('');
  });

  test('an id is written without quotes', () => {
    const state = parseListState({ societe: 12, sort: '-Descr' }, shape);
    expect(state).toMatchObject({ filters: { societe: '12' }, sort: [{ column: 'Descr', descending: true }] });
    expect(defaultStringifySearch(printListState(state, shape))).toBe('?societe=12&sort=-Descr');
  });

  test('a condition on a column reads as it is said', () => {
    const conditions = { 'Descr.contient': 'brest', 'IDSite.entre': '-2.5..10', 'Actif.est': 'oui', 'IDSite.min': '12.5' };
    const printed = printListState({ ...parseListState({}, shape), conditions }, shape);
    expect(defaultStringifySearch(printed)).toBe('?Descr.contient=brest&IDSite.entre=-2.5..10&Actif.est=oui&IDSite.min=12.5');
  });

  test('columns sort one after the other', () => {
    const sort = [
      { column: 'Actif', descending: true },
      { column: 'Descr', descending: false },
    ];
    expect(parseListState({ sort: '-Actif,Descr,Actif' }, shape).sort).toEqual(sort);
    expect(printListState({ ...parseListState({}, shape), sort }, shape)['sort']).toBe('-Actif,Descr');
  });

  test('unknown values are ignored', () => {
    const search = { sort: '-Password', columns: 'Descr,Password', societe: { nested: 1 }, inactifs: 'oui', other: 1 };
    expect(parseListState(search, shape)).toEqual({
      text: '',
      sort: [],
      columns: ['Descr'],
      pins: [],
      filters: { societe: '', statut: 'actif', inactifs: false, lies: true },
      conditions: {},
    });
  });
});
