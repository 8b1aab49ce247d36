import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';

export const openedAccount = 'Le compte eSeller de cet utilisateur est ouvert\u00a0: votre accès ne permet pas de modifier ce champ.';

interface Standing {
  isReduced: boolean;
  /** The group is an eDataVoice client. */
  isEDatavoice: boolean;
}

/** Why customer access may not switch a user on or off (docs/regles/utilisateurs.md#locks-of-an-opened-account). */
export const actifLock = ({ IsAccountOpened }: Pick<UtilisateurRow, 'IsAccountOpened'>, { isReduced, isEDatavoice }: Standing) =>
  isReduced && isEDatavoice && IsAccountOpened ? openedAccount : null;

/** The list saves at once, without the warning on the user's own page. */
const marketingAccount = 'Compte de l’application marketing\u00a0: il se modifie depuis sa fiche.';

export const actifLockInList = (row: UtilisateurRow, standing: Standing) =>
  row.EstEDVMarketing ? marketingAccount : actifLock(row, standing);
