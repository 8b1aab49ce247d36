import type { SocieteChanges, WholeNewSociete } from '@comptoir/contract/domains/societes/societes.calls';
import type { Db } from '../../db/tables.ts';
import { chooseMarques } from '../marques/marques.rules.ts';
import { marquesOfActivite } from '../marques/marques.store.ts';
import { settleRelance } from './societes.rules.ts';
import {
  clearMarquesOfSociete,
  insertSociete,
  listSocieteMarques,
  lockSociete,
  replaceSocieteMarques,
  updateSociete,
} from './societes.store.ts';

/** Adds a company with its brands; answers its id. @throws Refusal */
export const createSociete = async (db: Db, { Marques, ...given }: WholeNewSociete) => {
  const IDPlaque = await insertSociete(db, settleRelance(undefined, given));
  if (Marques.length > 0) await saveSocieteMarques(db, IDPlaque, Marques);
  return IDPlaque;
};

/** Changes a company; a new activity removes its brands. @throws Refusal */
export const changeSociete = async (db: Db, IDPlaque: number, given: SocieteChanges) => {
  const stored = await lockSociete(db, IDPlaque);
  const changes = settleRelance(stored, given);
  if (changes.IDActivite !== undefined && changes.IDActivite !== stored.IDActivite) await clearMarquesOfSociete(db, IDPlaque);
  await updateSociete(db, IDPlaque, changes);
};

/** Replaces the brands of a company. @throws Refusal 422 for a brand of another activity */
export const saveSocieteMarques = async (db: Db, IDPlaque: number, wanted: readonly string[]) => {
  const stored = await lockSociete(db, IDPlaque);
  await replaceSocieteMarques(db, stored, chooseMarques(await marquesOfActivite(db, stored.IDActivite), wanted));
  return listSocieteMarques(db, IDPlaque);
};
