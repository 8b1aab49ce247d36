import { describe, expect, it } from 'vitest';
import { offresAffaire, periode, statutAffaire } from './affaires.calls.ts';

describe('the status of a deal', () => {
  it.each([
    [1, '', 'A valider'],
    [3, 'Prix', 'En cours'],
    [4, '', 'Perdue'],
    [4, 'Prix', 'Perdue (Prix)'],
    [7, '', 'Fusionnée'],
    [12, '', '12'],
    [null, 'Prix', ''],
  ])('%s with the reason “%s” is “%s”', (IDAffaireStatut, AffaireRaisonStop_Libelle, words) => {
    expect(statutAffaire({ IDAffaireStatut, AffaireRaisonStop_Libelle })).toBe(words);
  });
});

it('names offers with their state, if they have one', () => {
  const offres = [
    { IDOffres: 12, OFS_Descr: 'En cours' },
    { IDOffres: 13, OFS_Descr: '' },
  ];
  expect(offresAffaire(offres)).toBe('n° 12 (En cours), n° 13');
});

describe('a time', () => {
  const read = (start_date: string, end_date: string) => periode.safeParse({ start_date, end_date });
  it('is two moments in order', () => {
    expect(read('2026-03-01 00:00:00', '2026-03-31 23:59:59').data).toEqual({
      start_date: '2026-03-01T00:00:00',
      end_date: '2026-03-31T23:59:59',
    });
    expect(read('2026-03-01 00:00:00', '2026-03-01 00:00:00').success).toBe(true);
    expect(read('2026-03-01 00:00:01', '2026-03-01 00:00:00').success).toBe(false);
  });
  it.each(['', '2026-03-01', '2026-13-01 00:00:00', '2026-02-29 00:00:00', '2026-03-01 25:00:00', '2026-03-01 00:00:00Z'])(
    'is not “%s”',
    (text) => {
      expect(read(text, '2027-01-01 00:00:00').success).toBe(false);
    },
  );
});
