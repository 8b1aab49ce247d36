import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { messageOf as confirmationOf } from '../src/domains/comptes-eseller/comptes-eseller.rules.ts';
import { messageOf as demandeOf } from '../src/domains/demandes/demandes.rules.ts';
import { alertMessage } from '../src/domains/sante/sante.rules.ts';

const who = { name: 'Marie Quéré', login: 'mquere', BDGp: 'BDGpUn', groupe: 'Groupe Un' };
const opened = [{ Libelle: 'Compte', Message: 'Refusé.', Echecs: 3 }];
const alert = { Titre: 'Wally', Ecran: '/interfaces/wally', BDGp: 'BDGpUn', groupe: 'Groupe Un', opened };

const messages = [
  ['alert', alertMessage({ ...alert, publicUrl: 'https://comptoir.example' })],
  ['alert without a known address', alertMessage({ ...alert, publicUrl: undefined })],
  ['confirmation', confirmationOf({ ...who, acte: 'open', comptes: [], jour: '2026-11-01' })],
  ['demande', demandeOf({ ...who, type: 'ajout_site', commentaire: 'Un site à Brest.' })],
] as const;

it.each(messages)('%s: whatever leads somewhere leads there from a mail program', (_name, { texte }) => {
  const links = texte.split(/\s/).filter((word) => /\/@|^\/[a-z]/.test(word));
  expect(links.filter((link) => !link.startsWith('https://comptoir.example/@BDGpUn/'))).toEqual([]);
});

it('these are all the messages that are sent', () => {
  const cwd = fileURLToPath(new URL('../src', import.meta.url));
  const senders = readdirSync(cwd, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(`${cwd}/${file}`, 'utf8').includes('await queueMessage('));
  expect(senders.toSorted()).toEqual([
    'domains/comptes-eseller/change-comptes.ts',
    'domains/demandes/send-demande.ts',
    'domains/departs/faire-depart.ts',
    'domains/sante/verify-interface.ts',
  ]);
});
