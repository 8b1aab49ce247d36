import type { Motif } from '@comptoir/contract/domains/accueil/accueil.calls';
import { describe, expect, it } from 'vitest';
import { changeInWords, motifInWords, screenOf, sinceInWords, visitInWords } from './accueil-words.ts';
import { visitAt } from './visit.ts';

const now = Date.parse('2026-03-31T12:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const motif: Motif = {
  Nature: 'interface',
  Nombre: 1,
  Nouvelles: 0,
  Titre: 'PlanetVO',
  Libelle: 'Armor Brest',
  Verdict: 'panne',
  DernierSucces: null,
  Import: null,
};

describe('why a customer needs attention', () => {
  it.each<[Partial<Motif>, string]>([
    [{ DernierSucces: '2026-03-31T09:00:00Z' }, 'PlanetVO : en panne, Armor Brest depuis 3 h'],
    [{ Nombre: 3 }, 'PlanetVO : en panne, Armor Brest et 2 autres accès'],
    [{ Libelle: '', Verdict: 'expire' }, 'PlanetVO : mot de passe périmé'],
    [{ Nature: 'alerte', Nombre: 2 }, '2 alertes non acquittées'],
    [{ Nature: 'passerelle' }, '1 passerelle en retard'],
    [{ Nature: 'import', Nombre: 2 }, '2 imports arrêtés'],
    [{ Nature: 'qualite', Nombre: 16, Nouvelles: 4 }, '16 erreurs de configuration, 4 nouvelles'],
  ])('%j', (changed, words) => {
    expect(plain(motifInWords({ ...motif, ...changed }, now))).toBe(words);
  });

  it.each([
    ['2026-03-31T11:59:50Z', 'depuis 1 min'],
    ['2026-03-31T11:01:00Z', 'depuis 59 min'],
    ['2026-03-29T12:30:00Z', 'depuis 47 h'],
    ['2026-03-29T12:00:00Z', 'depuis 2 jours'],
    [null, ''],
  ])('%s', (moment, words) => {
    expect(plain(sinceInWords(moment, now))).toBe(words);
  });
});

it('leads to the import that stopped', () => {
  const motifs: Motif[] = [{ ...motif, Nature: 'import', Import: 'malusMasse' }];
  expect(screenOf({ BDGp: 'BDGpUn', label: 'Un', serverIP: '', motifs })).toBe('/malusMasse/importGrille');
});

it('says what has changed', () => {
  const client = { BDGp: 'BDGpUn', label: 'Un', serverIP: '' };
  const change = { ...client, Modifications: 12, Personnes: 3, Demandes: 1, travaux: [{ Action: 'Importer', Lignes: 412 }] };
  expect(plain(changeInWords(change))).toBe('1 demande reçue, 12 modifications (3 personnes), « Importer » : 412 lignes');
});

describe('a visit', () => {
  it.each([
    [null, 'Depuis 24 heures'],
    ['2026-03-31T06:05:00Z', 'Depuis votre visite de 08:05'],
    ['2026-03-30T15:42:00Z', 'Depuis votre visite d’hier à 17:42'],
    ['2026-03-28T10:00:00Z', 'Depuis votre visite du 28/03/2026 à 11:00'],
    ['2026-01-01T10:00:00Z', 'Depuis 7 jours'],
  ])('%s', (visit, words) => {
    expect(plain(visitInWords(visit, now))).toBe(words);
  });

  it('goes on for an hour, and the one before it is remembered', () => {
    const first = visitAt({ avant: null, vue: null }, now);
    expect(first).toEqual({ avant: null, vue: '2026-03-31T12:00:00.000Z' });
    const again = visitAt(first, now + 30 * 60_000);
    expect(again.avant).toBeNull();
    expect(visitAt(again, now + 2 * 3_600_000).avant).toBe('2026-03-31T12:30:00.000Z');
  });
});
