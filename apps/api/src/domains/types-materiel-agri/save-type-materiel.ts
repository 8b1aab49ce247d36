import { Refusal } from '@comptoir/contract/errors';
import type { Db } from '../../db/tables.ts';
import { attachChamp, findChamps, insertChamp, replaceChamps } from './champs-materiel.store.ts';
import { lockFamilles, replaceFamilles } from './familles-materiel.store.ts';
import { findTypesMateriel, lockTypeMateriel } from './types-materiel-agri.store.ts';

const refuse = (code: 'invalid' | 'conflict', field: string, message: string): never => {
  throw new Refusal(code, `${message}.`, { [field]: message });
};

/** @throws Refusal 400 when some ids are missing */
const checkAll = (wanted: ReadonlySet<number>, found: readonly number[], field: string, message: string) => {
  if (found.length < wanted.size) refuse('invalid', field, message);
};

/** Adds a field and attaches it to types of equipment; answers its id. @throws Refusal 400 */
export const createChamp = async (db: Db, { descr, typeMaterielAgriIDs }: { descr: string; typeMaterielAgriIDs: readonly number[] }) => {
  const types = new Set(typeMaterielAgriIDs);
  const found = await findTypesMateriel(db, [...types]);
  checkAll(types, found, 'typeMaterielAgriIDs', 'Un des types de matériel n’existe pas ou n’existe plus');
  const created = await insertChamp(db, descr);
  await attachChamp(db, created.IDFieldMat, found);
  return created;
};

/** Replaces the fields of a type. @throws Refusal 400, 404 */
export const saveChamps = async (db: Db, IDTypeMaterialAgri: number, given: readonly number[]) => {
  await lockTypeMateriel(db, IDTypeMaterialAgri);
  const wanted = new Set(given);
  const found = await findChamps(db, [...wanted]);
  checkAll(wanted, found, 'Champs', 'Un des champs n’existe pas ou n’existe plus');
  await replaceChamps(db, IDTypeMaterialAgri, found);
};

/** Replaces the families of a type: each belongs to one type at most. @throws Refusal 400, 404, 409 */
export const saveFamilles = async (db: Db, IDTypeMaterialAgri: number, given: readonly string[]) => {
  await lockTypeMateriel(db, IDTypeMaterialAgri);
  const found = await lockFamilles(db, [...new Set(given)]);
  const known = new Set(found.map(({ Descr }) => Descr));
  const missing = given.find((Descr) => !known.has(Descr));
  if (missing !== undefined) refuse('invalid', 'familles', `La famille «\u00a0${missing}\u00a0» n’existe pas ou n’existe plus`);
  const taken = found.find((famille) => famille.IDTypeMaterialAgri !== null && famille.IDTypeMaterialAgri !== IDTypeMaterialAgri);
  if (taken) refuse('conflict', 'familles', `La famille «\u00a0${taken.Descr}\u00a0» est déjà celle d’un autre type de matériel`);
  await replaceFamilles(db, IDTypeMaterialAgri, [...known]);
  return { familles: [...known] };
};
