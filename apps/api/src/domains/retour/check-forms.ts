import { Refusal } from '@comptoir/contract/errors';
import { utilisateurChanges } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { reservedFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { GroupEntry } from '../../db/journal-groups.ts';
import type { Standing } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import { mayOpenFiche } from '../notes/annotees.store.ts';
import { inactiveRefusal, typeRefusal } from '../origines/origines.rules.ts';
import { findType, lockOrigine } from '../origines/origines.store.ts';
import { hasWorkflows, listContextesOf } from '../origines/origines-uses.store.ts';
import { readProfiles } from '../utilisateurs/utilisateurs-profils.store.ts';
import { checkGiven, checkLocks, withoutReserved } from '../utilisateurs/utilisateurs.rules.ts';
import { lockUtilisateur } from '../utilisateurs/utilisateurs.store.ts';

/** What was done to a row, as the journal says it. */
export type Changed = Pick<GroupEntry, 'NomTable' | 'IDLigne' | 'Operation' | 'Avant' | 'Apres'>;

const forbidden = () => new Refusal('forbidden', 'Votre accès ne permet pas d’annuler cette opération.');

/** Whether customer access has a field of a user in its form. */
export const isOwnField = (champ: string) =>
  Object.hasOwn(utilisateurChanges.shape, champ) && !reservedFields.some((reserved) => reserved === champ);

/** As the user's form would refuse it today. */
const checkUtilisateur = async (db: Db, IDPeople: number, before: Readonly<Record<string, unknown>>) => {
  const stored = await lockUtilisateur(db, IDPeople, { all: false });
  const { success, data: changes } = utilisateurChanges.strict().safeParse(before);
  if (!success || Object.keys(withoutReserved('customer', changes)).length < Object.keys(changes).length) throw forbidden();
  const profiles = await readProfiles(db, { all: false });
  checkGiven('customer', stored, changes, profiles);
  checkLocks('customer', stored, changes, profiles);
};

/** A change of it holds only what was changed: where it belongs says the row. */
const checkNote = async (db: Db, standing: Standing, IDNote: number, image: Readonly<Record<string, unknown>>) => {
  const present = await db.selectFrom('notes').select(['NomTable', 'IDLigne']).where('IDNote', '=', IDNote).executeTakeFirst();
  const { NomTable, IDLigne } = { ...image, ...present };
  if (!(await mayOpenFiche(db, standing, String(NomTable), Number(IDLigne)))) throw forbidden();
};

/**
 * Customer access puts back what its forms could write today; where no rule of a form can be asked, nothing.
 * @throws Refusal
 */
export const checkCustomerAccess = async (db: Db, standing: Standing, entries: readonly Changed[]) => {
  for (const { NomTable, Operation, IDLigne, Avant, Apres } of entries) {
    // Whoever wrote a view then may write it now: its author stays.
    if (NomTable === 'vues') continue;
    // The operation is its own: whoever wrote a note puts it back while its record can be opened.
    if (NomTable === 'notesMentions') continue;
    // Planning it asked for the rights of all its steps.
    if (NomTable === 'departsPrevus') continue;
    if (NomTable === 'notes') {
      await checkNote(db, standing, Number(IDLigne), { ...Apres, ...Avant });
      continue;
    }
    if (NomTable !== 'utilisateurs' || Operation !== 'U') throw forbidden();
    await checkUtilisateur(db, Number(IDLigne), Avant ?? {});
  }
};

/** What uses an origin may have come since. */
const checkOrigine = async (db: Db, IDOrigineAction: number, { EstInactif, IDOrigineActionType }: Readonly<Record<string, unknown>>) => {
  await lockOrigine(db, IDOrigineAction);
  const isUsed = await hasWorkflows(db, IDOrigineAction);
  const inactive = EstInactif === true ? inactiveRefusal(await listContextesOf(db, IDOrigineAction), isUsed) : null;
  const type = typeof IDOrigineActionType === 'number' ? await findType(db, IDOrigineActionType) : undefined;
  const refusal = inactive ?? (type ? typeRefusal(type.Description, isUsed) : null);
  if (refusal !== null) throw new Refusal('conflict', refusal);
};

/** Put back once its moment is over, a planned departure would be carried out at once. */
const checkDepartPrevu = ({ DateH, Refus }: Readonly<Record<string, unknown>>) => {
  if (typeof DateH !== 'string' || typeof Refus === 'string' || Date.parse(DateH) > Date.now()) return;
  throw new Refusal('conflict', 'Le moment de ce départ est passé\u00a0: rien n’a été annulé.');
};

/** What a form refuses because of other rows than its own, or of the hour. @throws Refusal 409 */
export const checkForms = async (db: Db, entries: readonly Changed[]) => {
  for (const { NomTable, Operation, IDLigne, Avant } of entries) {
    if (NomTable === 'origines' && Operation === 'U') await checkOrigine(db, Number(IDLigne), Avant ?? {});
    if (NomTable === 'departsPrevus') checkDepartPrevu(Avant ?? {});
  }
};
