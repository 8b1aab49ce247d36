import { describe, expect, it } from 'vitest';
import { queryOf } from './evenement-query.ts';

const none = { type: '', resultat: '', client: '', du: '', au: '', texte: '', page: '1' };

describe('the query of the events', () => {
  it('is a page, with the filters that say something', () => {
    expect(queryOf(none)).toEqual({ page: 1 });
    expect(queryOf({ ...none, type: 'ouverture', client: ' Armor ', du: '2026-11-27', texte: '  ', page: '3' })).toEqual({
      type: 'ouverture',
      client: 'Armor',
      du: '2026-11-27',
      page: 3,
    });
  });

  it('leaves out what the server would refuse', () => {
    expect(queryOf({ ...none, type: 'autre', resultat: 'bon', du: 'hier', page: 'deux' })).toEqual({ page: 1 });
  });
});
