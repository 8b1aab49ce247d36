import type { Case } from './case.ts';

const webhook = { Nom: 'Essai', Adresse: 'https://recepteur.example/comptoir', Chapitres: ['structure'] };

/** What people write for each other, and what they are told; where changes are sent to. The first note of the test customer is an operator's own. */
export const notesCases: Record<string, Case> = {
  'notes.list': { params: { table: 'sites', ligne: 1 } },
  'notes.personnes': { params: { table: 'sites', ligne: 1 } },
  'notes.create': { params: { table: 'sites', ligne: 1 }, body: { Texte: 'À rappeler lundi' } },
  'notes.update': { params: { idNote: 1 }, body: { Texte: 'Rappelé' } },
  'notes.remove': { params: { idNote: 1 } },
  'notifications.list': { query: '?limite=20' },
  'lieux.list': {},
  'lieux.garder': { body: { favoris: [{ BDGp: 'BDGpUn', Ecran: '/sites', Nom: 'Sites' }] } },
  'lieux.ouvrir': { body: { BDGp: 'BDGpUn', Ecran: '/sites', Nom: 'Sites' } },
  'epingles.list': {},
  'epingles.garder': { body: { Ecran: '/sites', epingle: true } },
  'premiersPas.read': {},
  'premiersPas.masquer': { body: { masque: true } },
  'notifications.lues': { body: { ids: ['mention-1'] } },
  'webhooks.list': {},
  'webhooks.create': { body: webhook },
  ...Object.fromEntries(
    Object.entries({
      update: webhook,
      etat: { Actif: false },
      secret: undefined,
      rejouer: { Curseur: '0.0' },
      essai: undefined,
      envois: undefined,
      remove: undefined,
    }).map(([name, body]) => [`webhooks.${name}`, { params: { IDWebhook: 999_999 }, ...(body ? { body } : {}), refuses: 404 }]),
  ),
};
