import { Refusal } from '@comptoir/contract/errors';
import { nissanProduct } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurChanges } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { mayOpenFiche } from '../notes/annotees.store.ts';
import { checkNames } from '../profils/profils.rules.ts';
import { findRights, giverOf } from '../profils/profils-rights.store.ts';
import { checkGiven as checkGivenRights } from '../profils/rights.rules.ts';
import { readProfiles } from '../utilisateurs/utilisateurs-profils.store.ts';
import { checkGiven, checkLocks, checkOwn, withoutReserved } from '../utilisateurs/utilisateurs.rules.ts';
import { findSites } from '../utilisateurs/utilisateurs-sites.store.ts';
import { lockUtilisateur } from '../utilisateurs/utilisateurs.store.ts';
import type { Changed } from './check-forms.ts';
import { isOwnField, isOwnLine } from './own.rules.ts';
import type { PlannedRow } from './plan.rules.ts';
import { keyIn } from './retour.rules.ts';

const forbidden = () => new Refusal('forbidden', 'Votre accès ne permet pas d’annuler cette opération.');

/**
 * What customer access may know of a row that was otherwise: what its form of a user holds, whoever wrote it, and elsewhere what
 * it alone has written.
 */
export const seenBy =
  (session: Session) =>
  (row: PlannedRow): PlannedRow[] => {
    if (row.lines.every((line) => isOwnLine(session, line))) return [row];
    if (row.table !== 'utilisateurs' || row.operation !== 'U') return [];
    const champs = row.champs.filter(({ champ }) => isOwnField(champ));
    return champs.length === 0 ? [] : [{ ...row, champs }];
  };

type Judge = (db: Db, session: Session, change: Changed) => Promise<void>;

/** As the user's form would refuse it today. */
const checkUtilisateur: Judge = async (db, session, { IDLigne, Operation, Avant }) => {
  // One that it added itself.
  if (Operation !== 'U') return;
  const stored = await lockUtilisateur(db, Number(IDLigne), { all: false });
  const { success, data: changes } = utilisateurChanges.strict().safeParse(Avant);
  if (!success || Object.keys(withoutReserved('customer', changes)).length < Object.keys(changes).length) throw forbidden();
  const profiles = await readProfiles(db, { all: false });
  checkGiven('customer', stored, changes, profiles);
  checkLocks('customer', stored, changes, profiles);
  checkOwn(session, stored, changes);
};

/** A change of it holds only what was changed: where it belongs says the row. */
const checkNote: Judge = async (db, session, { IDLigne, Avant, Apres }) => {
  const present = await db.selectFrom('notes').select(['NomTable', 'IDLigne']).where('IDNote', '=', Number(IDLigne)).executeTakeFirst();
  const note = { ...Apres, ...Avant, ...present };
  if (!(await mayOpenFiche(db, standingOf(session), String(note.NomTable), Number(note.IDLigne)))) throw forbidden();
};

const checkProfil: Judge = async (_, session, { Avant, Apres }) =>
  checkNames(
    session,
    'DESCR',
    [Avant, Apres].map((image) => image?.['DESCR']).filter((name) => typeof name === 'string'),
  );

/** Nobody gives back a right that he does not hold. */
const checkRight: Judge = async (db, session, { NomTable, IDLigne, Avant }) => {
  if (Avant?.['DRPROFILE_PRIVILEGE_CHECKED'] !== true) return;
  const { DRPROFILE_ID, DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID } = keyIn(NomTable, IDLigne);
  const rights = await findRights(db, Number(DRPROFILE_ID), await giverOf(db, session));
  checkGivenRights(
    rights
      .filter((right) => right.DRFUNCTION_ID === Number(DRFUNCTION_ID) && right.DRTYPE_PRIVILEGE_ID === Number(DRTYPE_PRIVILEGE_ID))
      .map((right) => ({ ...right, DRPROFILE_PRIVILEGE_CHECKED: true })),
  );
};

/** Sites that the forms of customer access leave as they are. */
const siteOfTwo =
  (isClosed: (site: Awaited<ReturnType<typeof findSites>>[number]) => boolean): Judge =>
  async (db, _, { NomTable, IDLigne }) => {
    const sites = await findSites(db, [Number(keyIn(NomTable, IDLigne)['IDSite'])]);
    if (sites.some(isClosed)) throw forbidden();
  };

/** Where a form refuses customer access a value, and not only a field. */
const judges: Readonly<Record<string, Judge>> = {
  utilisateurs: checkUtilisateur,
  utilisateursSites: siteOfTwo((site) => site.EstFictif || site.TPR_IDTypeProduit === nissanProduct),
  relancesSites: siteOfTwo((site) => site.EstFictif),
  notes: checkNote,
  profilsESellerTeam: checkProfil,
  DRPROFILE_PRIVILEGE: checkRight,
};

/**
 * Customer access puts back what it wrote itself, and the fields of people: where a form would refuse the value of before,
 * nothing. @throws Refusal
 */
export const checkCustomerAccess: Judge = async (db, session, change) => judges[change.NomTable]?.(db, session, change);
