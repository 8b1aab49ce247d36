import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { messageOf as confirmationOf } from '../src/domains/comptes-eseller/comptes-eseller.rules.ts';
import { annonceMessage } from '../src/domains/connexions/annonce.rules.ts';
import { messageOf as demandeOf } from '../src/domains/demandes/demandes.rules.ts';
import { messageOf as mentionOf } from '../src/domains/notes/notes.rules.ts';
import { visitMessage } from '../src/jobs/visit-message.ts';
import { alertMessage } from '../src/domains/sante/sante.rules.ts';

const customer = { name: 'BDGpUn', label: 'Groupe Un', hosts: ['un.backoffice.example'] };
const publicUrl = 'https://comptoir.example';
const who = { name: 'Marie Quéré', login: 'mquere', customer };
const opened = [{ Libelle: 'Compte', Message: 'Refusé.', Echecs: 3 }];
const alert = { Titre: 'Wally', Ecran: '/interfaces/wally', customer, opened } as const;
const compte = { IDPeople: 1, Name: 'NOM', LoginWEB: 'nom', DRPROFILE_DESCR: 'Vendeur', IsAccountOpened: false };
const opening = { ...who, acte: 'open', comptes: [compte], jour: '2026-11-01' } as const;
const request = { ...who, type: 'ajout_site', commentaire: 'Un site à Brest.' } as const;

const mention = { by: 'Marie Quéré', name: 'Brest', path: '/sites/2', Texte: 'À voir demain', customer } as const;

const visit = { customer, objet: 'Une visite', fait: 'Un opérateur entre.', Motif: 'Essai', Ticket: '' };

const at = `${publicUrl}/@BDGpUn`;
const own = 'https://un.backoffice.example';

/** Each message, and the records that it speaks of, where one would act. */
const messages = [
  ['alert', alertMessage({ ...alert, publicUrl }), [`${at}/interfaces/wally`, `${at}/sante`]],
  ['alert without a known address', alertMessage({ ...alert, publicUrl: undefined }), []],
  ['confirmation', confirmationOf({ ...opening, publicUrl }), [`${at}/utilisateurs/eseller?q=nom`, `${own}/utilisateurs/eseller?q=nom`]],
  ['confirmation without a known address', confirmationOf({ ...opening, publicUrl: undefined }), []],
  [
    'confirmation to a group that has no such screen',
    confirmationOf({ ...opening, customer: { ...customer, name: 'BDGpNiUn' }, publicUrl }),
    [`${publicUrl}/@BDGpNiUn/utilisateurs/eseller?q=nom`],
  ],
  ['demande', demandeOf({ ...request, publicUrl }), [`${at}/demandes?q=mquere&type=ajout_site`]],
  ['demande without a known address', demandeOf({ ...request, publicUrl: undefined }), []],
  ['visit', visitMessage({ ...visit, app: { config: { publicUrl } } }), [`${own}/acces`]],
  ['visit without a known address', visitMessage({ ...visit, app: { config: { publicUrl: undefined } } }), []],
  ['connexion', annonceMessage({ name: 'Marie Quéré', LoginWEB: 'nom', product: 'eSeller Team', motif: 'Essai', at: new Date() }), []],
  ['mention', mentionOf({ ...mention, publicUrl }), [`${own}/sites/2`]],
  ['mention without a known address', mentionOf({ ...mention, publicUrl: undefined }), []],
] as const;

it.each(messages)('%s: leads to what it speaks of, by whole addresses', (_name, { texte }, links) => {
  expect(texte.split(/\s/).filter((word) => /\/@|^\/[a-z]|:\/\//.test(word))).toEqual(links);
});

it('these are all the messages that are sent', () => {
  const cwd = fileURLToPath(new URL('../src', import.meta.url));
  const senders = readdirSync(cwd, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(`${cwd}/${file}`, 'utf8').includes('await queueMessage('));
  expect(senders.toSorted()).toEqual([
    'domains/comptes-eseller/change-comptes.ts',
    'domains/connexions/open-connexion.ts',
    'domains/demandes/send-demande.ts',
    'domains/departs/faire-depart.ts',
    'domains/notes/mail-mentions.ts',
    'domains/sante/verify-interface.ts',
    'jobs/tell-people.ts',
  ]);
});
