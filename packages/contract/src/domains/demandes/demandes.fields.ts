import { z } from 'zod';
import { answered, own, requiredText } from '../../fields/kit.ts';

const toldBy = (label: string) => own(label, { input: z.string().max(255), answer: z.string() });

export const demandeFields = {
  type: answered('Type', z.string()),
  name: toldBy('Demandeur'),
  login: answered('Login du demandeur', z.string()),
  sujet: toldBy('Sujet'),
  commentaire: requiredText('Commentaire', { max: 8000 }),
  DateH: answered('Date et heure', z.string(), { heading: 'Date' }),
};

/** What became of its mail. */
export const courrielFields = {
  /** `aucun` if no support address was set. */
  courriel: answered('Courriel', z.enum(['envoye', 'attente', 'echec', 'aucun']), { help: 'Le message qui prévient le support' }),
  dateEnvoi: answered('Envoyé le', z.string().nullable(), { list: 'hidden' }),
  erreur: answered('Dernière erreur d’envoi', z.string().nullable(), { list: 'hidden' }),
};
