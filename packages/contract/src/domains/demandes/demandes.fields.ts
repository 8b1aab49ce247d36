import { z } from 'zod';
import { answered, own, requiredText } from '../../fields/kit.ts';
import { text as line } from '../../kit.ts';

const toldBy = (label: string) => own(label, { input: line(), answer: z.string() });

export const demandeFields = {
  type: answered('Type', z.string()),
  name: toldBy('Demandeur'),
  login: answered('Login du demandeur', z.string()),
  sujet: toldBy('Sujet'),
  commentaire: requiredText('Commentaire', { max: 8000 }),
  DateH: answered('Date et heure', z.string(), { heading: 'Date' }),
};

/** What an operator answers; null until then. The person who asked finds it in their notifications. */
export const reponseFields = {
  Reponse: own('Réponse', {
    input: requiredText('Réponse', { max: 2000 }).input.clone(),
    answer: z.string().nullable(),
    help: 'La personne la trouve dans ses notifications',
  }),
  RepondPar: answered('Répondu par', z.string().nullable(), { list: 'hidden' }),
  DateReponse: answered('Répondu le', z.string().nullable(), { list: 'hidden' }),
};

/** What became of its mail. */
export const courrielFields = {
  /** `aucun` if no support address was set. */
  courriel: answered('Courriel', z.enum(['envoye', 'attente', 'echec', 'aucun']), { help: 'Le message qui prévient le support' }),
  dateEnvoi: answered('Envoyé le', z.string().nullable(), { list: 'hidden' }),
  erreur: answered('Dernière erreur d’envoi', z.string().nullable(), { list: 'hidden' }),
};
