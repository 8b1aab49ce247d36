import type { MalusEcologiqueChanges, NewMalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import type { Db } from '../../db/tables.ts';
import { settleMalusEcologique } from './malus-ecologique.rules.ts';
import { insertMalusEcologique, lockMalusEcologique, replaceEmissions, updateMalusEcologique } from './malus-ecologique.store.ts';

/** Adds a grid with its rows; answers its id. @throws Refusal */
export const createMalusEcologique = async (db: Db, given: NewMalusEcologique) => {
  const grille = settleMalusEcologique(undefined, given);
  const { Values: _, ...row } = grille;
  const created = await insertMalusEcologique(db, row);
  await replaceEmissions(db, created.IDGrilleMalusEcologique, grille);
  return created;
};

/** Changes a grid: keys present change, the others stay. @throws Refusal */
export const changeMalusEcologique = async (db: Db, IDGrille: number, given: MalusEcologiqueChanges) => {
  const grille = settleMalusEcologique(await lockMalusEcologique(db, IDGrille), given);
  const { Values: _, ...row } = grille;
  await updateMalusEcologique(db, IDGrille, row);
  await replaceEmissions(db, IDGrille, grille);
};
