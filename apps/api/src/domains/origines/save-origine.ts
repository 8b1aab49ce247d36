import { Refusal } from '@comptoir/contract/errors';
import type { NewOrigine, OrigineChanges } from '@comptoir/contract/domains/origines/origines.calls';
import type { Db } from '../../db/tables.ts';
import { findOrAddFamille, findOrAddSousFamille, findSousFamille, hasFamille } from './familles.store.ts';
import { checkPlace, inactiveRefusal, typeRefusal } from './origines.rules.ts';
import { findType, insertOrigine, lockOrigine, updateOrigine } from './origines.store.ts';
import { hasWorkflows, listContextesOf } from './origines-uses.store.ts';

type Place = Parameters<typeof checkPlace>[0];

const refuse = (field: string, message: string) => new Refusal('invalid', `${message}.`, { [field]: message });

/** @throws Refusal 400 on `field` for a sub-family that does not exist or belongs to another family */
const checkSousFamille = async (db: Db, IDSousFamille: number, IDFamille: number, field: string) => {
  const found = await findSousFamille(db, IDSousFamille);
  if (!found) throw refuse(field, 'Cette sous-famille n’existe pas ou n’existe plus');
  if (found.IDFamilleOrigineContact !== IDFamille) throw refuse(field, 'Cette sous-famille est celle d’une autre famille');
};

const checkFamille = async (db: Db, IDFamille: number, field: string) => {
  if (!(await hasFamille(db, IDFamille))) throw refuse(field, 'Cette famille n’existe pas ou n’existe plus');
};

const familleOf = async (db: Db, { IDFamille, newFamilleLibelle }: Place) => {
  if (IDFamille === null) return (await findOrAddFamille(db, newFamilleLibelle)).IDFamilleOrigineContact;
  await checkFamille(db, IDFamille, 'IDFamille');
  return IDFamille;
};

const sousFamilleOf = async (db: Db, famille: number, { IDSousFamille, newSousFamilleLibelle }: Place) => {
  if (IDSousFamille === null) return (await findOrAddSousFamille(db, famille, newSousFamilleLibelle)).IDSousFamilleOrigineAction;
  await checkSousFamille(db, IDSousFamille, famille, 'IDSousFamille');
  return IDSousFamille;
};

/** The sub-family that is meant, added with its family if they are new. @throws Refusal 400 */
export const settlePlace = async (db: Db, place: Place) => {
  checkPlace(place);
  return sousFamilleOf(db, await familleOf(db, place), place);
};

/** Adds an origin, with its family and sub-family if they are new; answers its id. @throws Refusal 400 */
export const createOrigine = async (db: Db, given: NewOrigine) => {
  const IDSousFamilleOrigineAction = await settlePlace(db, given);
  const { IDFamille: _, IDSousFamille: __, newFamilleLibelle: ___, newSousFamilleLibelle: ____, IDType, ...row } = given;
  return insertOrigine(db, { ...row, IDSousFamilleOrigineAction, IDOrigineActionType: IDType });
};

type Stored = Awaited<ReturnType<typeof lockOrigine>>;

/** The family follows from the sub-family: a new family needs one of its sub-families. @throws Refusal 400 */
const checkMove = async (db: Db, stored: Stored, { IDFamilleOrigineContact, IDSousFamilleOrigineAction }: OrigineChanges) => {
  const wanted = IDSousFamilleOrigineAction ?? stored.IDSousFamilleOrigineAction;
  if (IDFamilleOrigineContact === undefined && wanted === stored.IDSousFamilleOrigineAction) return;
  if (IDFamilleOrigineContact !== undefined) await checkFamille(db, IDFamilleOrigineContact, 'IDFamilleOrigineContact');
  const famille = IDFamilleOrigineContact ?? (await findSousFamille(db, wanted))?.IDFamilleOrigineContact ?? 0;
  await checkSousFamille(db, wanted, famille, 'IDSousFamilleOrigineAction');
};

/** Why a new type is refused, or null. An unknown type passes here, since saving refuses it. */
const typeRefusalOf = async (db: Db, stored: Stored, { type }: OrigineChanges) => {
  if (!type || type.IDOrigineActionType === stored.IDOrigineActionType) return null;
  const found = await findType(db, type.IDOrigineActionType);
  return found ? typeRefusal(found.Description, await hasWorkflows(db, stored.IDOrigineAction)) : null;
};

interface Refused {
  champ: 'EstInactif' | 'type';
  message: string;
}

/** Changes an origin: keys present change, the others stay. Answers what a rule refuses, or null. @throws Refusal 400, 404 */
export const changeOrigine = async (db: Db, IDOrigineAction: number, given: OrigineChanges): Promise<Refused | null> => {
  const stored = await lockOrigine(db, IDOrigineAction);
  await checkMove(db, stored, given);
  if (given.type === null && stored.IDOrigineActionType !== null) throw refuse('type', 'Choisissez un type');
  if (given.EstInactif && !stored.EstInactif) {
    const message = inactiveRefusal(await listContextesOf(db, IDOrigineAction), await hasWorkflows(db, IDOrigineAction));
    if (message) return { champ: 'EstInactif', message };
  }
  const message = await typeRefusalOf(db, stored, given);
  if (message) return { champ: 'type', message };
  const { IDFamilleOrigineContact: _, type, ...row } = given;
  await updateOrigine(db, IDOrigineAction, { ...row, ...(type ? { IDOrigineActionType: type.IDOrigineActionType } : {}) });
  return null;
};
