import { describe, expect, test } from 'vitest';
import { nearScoreOf, scoreOf, searched, wanted } from './matching.ts';

const score = (typed: string, name: string, others?: string) => scoreOf(searched(name, others), wanted(typed));
const near = (typed: string, name: string, others?: string) => nearScoreOf(searched(name, others), wanted(typed));

describe('a search', () => {
  test('ranks the very name above its beginning, its words, its letters and what else is said', () => {
    const ranks = ['sites', 'sit', 'fictif site', 'ictif', 'concession'].map((typed) => [
      typed,
      score(typed, typed.includes('ictif') ? 'site fictif' : 'sites', 'point de vente, concession'),
    ]);
    expect(ranks).toEqual([
      ['sites', 100],
      ['sit', 80],
      ['fictif site', 60],
      ['ictif', 40],
      ['concession', 30],
    ]);
  });

  test('reads words whatever stands between them, and passes over small ones', () => {
    expect(score('IMAGE d’en-tête', 'Image de l’en-tête')).toBe(60);
    expect(score('image entete', 'Image de l’en-tête')).toBe(40);
    expect(score('ajouter le site', 'ajouter un site')).toBe(60);
    expect(score('de', 'Délai')).toBe(80);
    expect(score('oeuvre', 'Main d’œuvre')).toBe(60);
  });

  test('finds by a plural what is called by its singular', () => {
    expect([score('sites', 'ajouter un site'), score('comptes fermés', 'compte fermé'), score('tableaux', 'tableau')]).toEqual([
      60, 60, 60,
    ]);
    expect(score('concessions', 'site', 'concession')).toBe(30);
    expect([score('prix', 'prise'), score('as', 'a'), score('sans', 'site nissan')]).toEqual([0, 0, 0]);
  });

  test('finds nothing where a word is missing, or nothing is typed', () => {
    expect([score('site garage', 'sites'), score('', 'sites'), score(' - ', 'sites')]).toEqual([0, 0, 0]);
  });
});

describe('a typing error', () => {
  test('is forgiven once from four letters, twice from eight', () => {
    const typed = ['sotes', 'sies', 'siites', 'isites', 'stie', 'utilisatuer', 'utlisatuer', 'utlstuer'];
    expect(typed.map((text) => near(text, 'sites utilisateur'))).toEqual([25, 25, 25, 0, 0, 25, 25, 0]);
    expect(near('concesion', 'sites', 'concession')).toBe(20);
    expect(near('sti', 'sit')).toBe(0);
  });

  test('in one word leaves the others to be there', () => {
    expect([near('ajouter siet', 'ajouter un site'), near('ajouter siet', 'importer un site')]).toEqual([25, 0]);
  });
});
