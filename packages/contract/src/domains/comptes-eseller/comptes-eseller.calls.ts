import { z } from 'zod';
import { computed } from '../../fields/kit.ts';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, everyone } from '../../kit.ts';
import { lotIds } from '../../lots.ts';
import { utilisateurRow } from '../utilisateurs/utilisateurs.calls.ts';

/** Shown to whoever opens or closes an account, and written in the mail. */
export const facturation = {
  open: 'Un compte activé en cours de mois est facturé à compter du premier jour de ce mois.',
  close: 'Un compte clôturé en cours de mois est facturé pour le mois entier.',
} as const;
export type Acte = keyof typeof facturation;

/** One opening of an account: `null` before dates were kept, or while it lasts. */
export const compteFields = {
  DateHOuverture: computed('Activé le', 'text'),
  DateHCloture: computed('Clôturé le', 'text'),
  /** First day billed. */
  FactureDu: computed('Facturé du', 'text', { list: 'hidden' }),
  /** Last day billed; `null` while the account is opened. */
  FactureAu: computed('Facturé au', 'text', { list: 'hidden' }),
};

/** A user and the last opening of the eSeller account: `null` if there was none. */
const compteESeller = utilisateurRow.extend(answerShape(compteFields));
export type CompteESeller = z.infer<typeof compteESeller>;

/** The recipients of an opening or a closing. */
const destinataires = z.array(z.string());

/** Not for customer access of a BDGpNi group. */
const seen = { who: everyone, when: ['horsBDGpNi'], on: 'customer' } as const;
const asked = { ...seen, method: 'POST', body: lotIds } as const;
const done = z.strictObject({ nbComptes: z.number(), destinataires });

export const comptesESeller = {
  list: endpoint({
    ...seen,
    method: 'GET',
    path: '/api/utilisateurs/ProfileSeller',
    scope: 'compteseseller:lire',
    action: 'Lister les comptes eSeller',
    answer: z.array(compteESeller),
  }),
  destinataires: endpoint({
    ...asked,
    path: '/api/utilisateurs/eseller/destinataires',
    scope: 'compteseseller:lire',
    action: 'Lire les destinataires de la confirmation',
    readsOnly: true,
    answer: z.strictObject({ destinataires }),
  }),
  open: endpoint({
    ...asked,
    path: '/api/utilisateurs/eseller/open',
    scope: 'compteseseller:ecrire',
    action: 'Activer des comptes eSeller',
    refuses: ['unknown'],
    answer: done,
  }),
  close: endpoint({
    ...asked,
    path: '/api/utilisateurs/eseller/close',
    scope: 'compteseseller:ecrire',
    action: 'Clôturer des comptes eSeller',
    refuses: ['unknown'],
    answer: done,
  }),
};
