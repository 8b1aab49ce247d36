import type { LienUsage } from '../../db/tables/registry.ts';
import { lienMinutes } from '../../registry/liens.store.ts';

interface Linked {
  publicUrl: string;
  secret: string;
  operator: { login: string; name: string };
}

const pages: Record<LienUsage, string> = { invitation: 'invitation', oubli: 'nouveau-mot-de-passe' };

/** What stands behind the # never leaves the browser: no server and no proxy sees it, and no log keeps it. */
const addressOf = (Usage: LienUsage, { publicUrl, secret }: Linked) => `${publicUrl}/${pages[Usage]}#${secret}`;

const hours = lienMinutes.invitation / 60;

export const invitationMessage = (linked: Linked, by: string) => ({
  objet: 'Votre accès à Comptoir',
  texte: [
    `Bonjour ${linked.operator.name},`,
    `${by} vous ouvre un accès à Comptoir. Votre nom d’utilisateur est «\u00a0${linked.operator.login}\u00a0».`,
    `Choisissez votre mot de passe en suivant ce lien. Il est valable ${hours} heures et ne sert qu’une fois\u00a0:\n${addressOf('invitation', linked)}`,
    'Passé ce délai, demandez une nouvelle invitation à la personne qui vous a invité.',
    'Si vous n’attendiez pas ce message, ne suivez pas le lien.',
  ].join('\n\n'),
});

export const oubliMessage = (linked: Linked, from: string) => ({
  objet: 'Votre mot de passe Comptoir',
  texte: [
    `Bonjour ${linked.operator.name},`,
    `Un nouveau mot de passe a été demandé pour votre compte «\u00a0${linked.operator.login}\u00a0», depuis l’adresse ${from}.`,
    `Pour le choisir, suivez ce lien. Il est valable ${lienMinutes.oubli} minutes et ne sert qu’une fois\u00a0:\n${addressOf('oubli', linked)}`,
    'Si ce n’est pas vous, ne faites rien\u00a0: votre mot de passe reste le même. Si cela se répète, prévenez un autre opérateur.',
  ].join('\n\n'),
});

/** Of what `lockOperators` gave. */
interface Standing {
  IDOperator: number;
  Actif: boolean;
}

/** Why somebody may not be suspended; null if they may. */
export const suspensionFault = (all: readonly Standing[], IDOperator: number, by: number): string | null => {
  if (IDOperator === by) return 'Vous ne pouvez pas suspendre votre propre compte.';
  const isLast = !all.some((one) => one.Actif && one.IDOperator !== IDOperator);
  return isLast ? 'C’est le dernier opérateur actif\u00a0: il ne peut pas être suspendu.' : null;
};
