import type { Acte } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';

const accounts = (count: number) => `${count.toLocaleString('fr-FR')} ${count > 1 ? 'comptes' : 'compte'} eSeller`;

interface Words {
  /** The button above the list. */
  begin: string;
  title: (count: number) => string;
  purpose: string;
  /** Users know these words (docs/regles/ecrans.md#french-texts). */
  confirm: string;
  cancel: string;
  done: (count: number) => string;
}

export const words: Record<Acte, Words> = {
  open: {
    begin: 'Activer la sélection',
    title: (count) => `Activation de ${accounts(count)}`,
    purpose: 'Les conditions à accepter avant l’activation.',
    confirm: 'Accepter',
    cancel: 'Refuser',
    done: (count) => `${accounts(count)} ${count > 1 ? 'sont activés' : 'est activé'}.`,
  },
  close: {
    begin: 'Clôturer la sélection',
    title: (count) => `Clôture de ${accounts(count)}`,
    purpose: 'Ce que la clôture entraîne, avant de la confirmer.',
    confirm: 'Clôturer',
    cancel: 'Annuler',
    done: (count) => `${accounts(count)} ${count > 1 ? 'sont clôturés' : 'est clôturé'}.`,
  },
};

/** Added to the outcome: the mail leaves by itself. */
export const toldWords = (destinataires: readonly string[]) => {
  const count = destinataires.length;
  if (count === 0) return 'Il n’y a personne à prévenir par e-mail.';
  return `La confirmation part à ${count === 1 ? '1 destinataire' : `${count} destinataires`}.`;
};
