import { z } from 'zod';
import { answered } from '../../fields/kit.ts';

/** What the list shows of a call. */
export const echangeLineFields = {
  DateH: answered('Date et heure', z.string(), { heading: 'Date' }),
  /** As people call it. */
  Partenaire: answered('Partenaire', z.string()),
  Operation: answered('Opération', z.string(), { heading: 'Demande' }),
  /** The object of the call: a site, a user, an account. */
  Cible: answered('Concerne', z.string()),
  Auteur: answered('Auteur', z.string()),
  Resultat: answered('Résultat', z.enum(['ok', 'refus', 'panne'])),
  Statut: answered('Code HTTP', z.number().nullable(), { list: 'hidden' }),
  DureeMs: answered('Durée', z.number()),
  Message: answered('Message', z.string()),
};

export const echangeFields = {
  ...echangeLineFields,
  Methode: answered('Méthode', z.string()),
  Adresse: answered('Adresse', z.string()),
  Essais: answered('Essais', z.number()),
  Demande: answered('Demande', z.string()),
  Reponse: answered('Réponse', z.string()),
};
