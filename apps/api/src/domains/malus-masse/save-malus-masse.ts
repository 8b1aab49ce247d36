import type { MalusMasseChanges, NewMalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import type { Db } from '../../db/tables.ts';
import { settleMalusMasse } from './malus-masse.rules.ts';
import { insertMalusMasse, lockMalusMasse, replaceTranches, updateMalusMasse } from './malus-masse.store.ts';

/** Adds a grid with its rows; answers its id. @throws Refusal */
export const createMalusMasse = async (db: Db, given: NewMalusMasse) => {
  const grille = settleMalusMasse(undefined, given);
  const { Values: _, ...row } = grille;
  const created = await insertMalusMasse(db, row);
  await replaceTranches(db, created.IDGrilleMalusMasse, grille);
  return created;
};

/** Changes a grid: keys present change, the others stay. @throws Refusal */
export const changeMalusMasse = async (db: Db, IDGrille: number, given: MalusMasseChanges) => {
  const grille = settleMalusMasse(await lockMalusMasse(db, IDGrille), given);
  const { Values: _, ...row } = grille;
  await updateMalusMasse(db, IDGrille, row);
  await replaceTranches(db, IDGrille, grille);
};
