import { Refusal } from '@comptoir/contract/errors';
import { contextes, type OrigineDefautChanges } from '@comptoir/contract/domains/origines/origines.calls';
import type { Db } from '../../db/tables.ts';
import { findOrigines } from './origines.store.ts';
import { listContextesOf, saveDefauts } from './origines-uses.store.ts';

/** Keys present change, absent keys stay. An inactive origin may stay where it stands. @throws Refusal 400 */
export const changeDefauts = async (db: Db, given: OrigineDefautChanges) => {
  const rows = contextes.flatMap((Contexte) => {
    const IDOrigineAction = given[Contexte];
    return IDOrigineAction === undefined ? [] : [{ Contexte, IDOrigineAction }];
  });
  const known = await findOrigines(
    db,
    rows.flatMap(({ IDOrigineAction }) => (IDOrigineAction === null ? [] : [IDOrigineAction])),
  );
  for (const { Contexte, IDOrigineAction } of rows) {
    if (IDOrigineAction === null) continue;
    const found = known.find((origine) => origine.IDOrigineAction === IDOrigineAction);
    if (!found) throw new Refusal('invalid', 'Cette origine n’existe pas ou n’existe plus.', { [Contexte]: 'Cette origine n’existe plus' });
    if (found.EstInactif && !(await listContextesOf(db, IDOrigineAction)).includes(Contexte))
      throw new Refusal('invalid', 'Une origine par défaut doit être active.', { [Contexte]: 'Cette origine est inactive' });
  }
  await saveDefauts(db, rows);
};
