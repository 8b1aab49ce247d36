import type { EtatSortie } from '@comptoir/contract/domains/securite/securite.calls';
import { describe, expect, it } from 'vitest';
import { etatInWords, livreInWords } from './sortie-words.ts';

const sortie = (some: Partial<EtatSortie>): EtatSortie => ({
  Nom: 'syslog',
  Destination: 'journal.example:6514',
  Rang: 1234,
  DateH: '2026-11-27T09:00:00.000Z',
  LivreLe: '2026-11-27T09:00:05.000Z',
  EnAttente: 0,
  EchecDepuis: null,
  Echec: '',
  ProchainEssai: null,
  ...some,
});
const failing = { EchecDepuis: '2026-11-27T10:00:00.000Z', Echec: 'Le récepteur a répondu 500.', EnAttente: 12 };

describe('a way out of the security events', () => {
  it.each([
    [sortie({}), 'ok', 'À jour', /^Livrés jusqu’au n° 1\u202f234 du 27\/11\/2026.10:00.*, la dernière fois le 27\/11\/2026.10:00.*\.$/],
    [sortie({ EnAttente: 3 }), 'info', '3 en attente', /^Livrés jusqu’au n° 1\u202f234 [^,]*, la dernière fois [^,]*\.$/],
    [sortie({ ...failing }), 'failed', 'En échec depuis le 27/11/2026', /, 12 en attente\.$/],
    [sortie({ ...failing, Rang: 0, DateH: null, LivreLe: null }), 'failed', 'En échec', /^Rien n’a encore été livré, 12 en attente\.$/],
    [sortie({ DateH: null }), 'ok', 'À jour', /^Livrés jusqu’au n° 1\u202f234, la dernière fois/],
  ])('says in words how far it has come', (given, tone, text, livre) => {
    const etat = etatInWords(given);
    expect(etat.tone).toBe(tone);
    expect(etat.text).toContain(text);
    expect(livreInWords(given)).toMatch(livre);
  });
});
