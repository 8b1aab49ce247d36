import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isListSearch } from '@comptoir/contract/texts/list-search';
import { parseListState, printListState, type ListState } from '../list-state.ts';
import { etatOf, lensOf } from './lens.ts';

const shape = {
  columns: ['Nom', 'Ville', 'CP'],
  filters: [
    { key: 'marque', kind: 'select' },
    { key: 'etat', kind: 'select', default: 'actif' },
    { key: 'vus', kind: 'tick', default: true },
  ],
} as const;

const text = fc.oneof(fc.constantFrom('', '0', '007', '12', 'true', 'a,b', 'é & =+*', '*'), fc.string());
const names = fc.uniqueArray(fc.constantFrom(...shape.columns));
const states: fc.Arbitrary<ListState> = fc.record({
  text,
  sort: names.chain((columns) => fc.tuple(...columns.map((column) => fc.boolean().map((descending) => ({ column, descending }))))),
  columns: fc.option(names),
  pins: names,
  filters: fc.record({ marque: text, etat: text, vus: fc.boolean() }),
  conditions: fc.dictionary(
    fc.constantFrom('Ville.contient', 'CP.min', 'Nom.vide'),
    text.filter((value) => value !== ''),
  ),
});

const printed = (state: ListState) => printListState(state, shape);
const etat = (state: ListState) => etatOf(printed(state));

test('an address over any view says any state', () => {
  fc.assert(
    fc.property(states, states, (view, state) => {
      const lens = lensOf(etat(view), shape);
      const address = Object.fromEntries(Object.entries(lens.beyond(printed(state))).filter(([, value]) => value !== undefined));
      expect(parseListState(lens.over(address), shape)).toEqual(state);
    }),
  );
});

test('an address over a view says nothing of the view itself, and the server takes it', () => {
  fc.assert(
    fc.property(states, (view) => {
      const said = lensOf(etat(view), shape).beyond(printed(view));
      expect(Object.values(said).filter((value) => value !== undefined)).toEqual([]);
      expect(isListSearch(etat(view))).toBe(true);
    }),
  );
});

describe('what of a view is not wanted', () => {
  const lens = lensOf('q=brest&sort=-Nom&columns=Ville&pins=Ville&etat=&vus=false&Ville.contient=b', shape);

  it('is said by an empty value, a star or the filter’s own word', () => {
    expect(lens.beyond(printed(parseListState({}, shape)))).toMatchObject({
      q: '',
      sort: '',
      columns: '*',
      pins: '',
      etat: 'actif',
      vus: true,
      'Ville.contient': '',
    });
  });

  it('leaves the rest of the address alone', () => {
    expect(lens.over({ vue: 3, onglet: 'a', q: '' })).toMatchObject({ vue: 3, onglet: 'a', q: '', sort: '-Nom', 'Ville.contient': 'b' });
  });
});
