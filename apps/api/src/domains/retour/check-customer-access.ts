import { Refusal } from '@comptoir/contract/errors';
import { utilisateurChanges } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { GroupEntry } from '../../db/journal-groups.ts';
import type { Db } from '../../db/tables.ts';
import { readProfiles } from '../utilisateurs/utilisateurs-profils.store.ts';
import { checkGiven, checkLocks, withoutReserved } from '../utilisateurs/utilisateurs.rules.ts';
import { lockUtilisateur } from '../utilisateurs/utilisateurs.store.ts';

const forbidden = () => new Refusal('forbidden', 'Votre accès ne permet pas d’annuler cette opération.');

/** As the user's form would refuse it today. */
const checkUtilisateur = async (db: Db, IDPeople: number, before: Readonly<Record<string, unknown>>) => {
  const stored = await lockUtilisateur(db, IDPeople, { all: false });
  const { success, data: changes } = utilisateurChanges.strict().safeParse(before);
  if (!success || Object.keys(withoutReserved('customer', changes)).length < Object.keys(changes).length) throw forbidden();
  const profiles = await readProfiles(db, { all: false });
  checkGiven('customer', stored, changes, profiles);
  checkLocks('customer', stored, changes, profiles);
};

/**
 * Customer access puts back what its forms could write today; where no rule of a form can be asked, nothing.
 * @throws Refusal
 */
export const checkCustomerAccess = async (db: Db, entries: readonly GroupEntry[]) => {
  for (const { NomTable, Operation, IDLigne, Avant } of entries) {
    if (NomTable !== 'utilisateurs' || Operation !== 'U') throw forbidden();
    await checkUtilisateur(db, Number(IDLigne), Avant ?? {});
  }
};
