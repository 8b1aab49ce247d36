import type { SignedIn } from '../../http/session.ts';
import { appareilOf } from '../../http/sessions/appareil.ts';

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** A program names itself as it likes: nothing of it may look like an address to follow. */
const named = (userAgent: string) =>
  appareilOf(userAgent)
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .slice(0, 60)
    .trim() || 'Appareil inconnu';

const remedies = {
  operator: [
    'Sinon, quelqu’un connaît votre mot de passe. Changez-le aussitôt (menu de la personne, «\u00a0Changer mon mot de passe\u00a0»)\u00a0: toutes les autres sessions prennent fin.',
    'Puis prévenez un autre opérateur.',
  ],
  customer: [
    'Sinon, quelqu’un connaît votre mot de passe. Terminez cette session (menu de la personne, «\u00a0Mes sessions\u00a0»)',
    'et faites aussitôt changer votre mot de passe par l’administrateur de votre groupe.',
  ],
};

/** Informs a person of a sign-in from a device that the account has not used. */
export const appareilMessage = ({ kind, name, login, address, userAgent }: SignedIn, at: Date) => ({
  objet: 'Nouvelle connexion à Comptoir',
  texte: [
    `Bonjour ${name},`,
    `Quelqu’un s’est identifié avec votre compte «\u00a0${login}\u00a0» depuis un appareil inconnu jusqu’ici\u00a0:`,
    [`Appareil\u00a0: ${named(userAgent)}`, `Adresse\u00a0: ${address}`, `Date\u00a0: ${moment.format(at)} (heure de Paris)`].join('\n'),
    'Si c’est vous, il n’y a rien à faire.',
    remedies[kind].join(' '),
  ].join('\n\n'),
});
