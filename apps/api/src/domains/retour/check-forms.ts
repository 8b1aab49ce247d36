import { Refusal } from '@comptoir/contract/errors';
import type { GroupEntry } from '../../db/journal-groups.ts';
import type { Db } from '../../db/tables.ts';
import { inactiveRefusal, typeRefusal } from '../origines/origines.rules.ts';
import { findType, lockOrigine } from '../origines/origines.store.ts';
import { hasWorkflows, listContextesOf } from '../origines/origines-uses.store.ts';

/** What was done to a row, as the journal says it. */
export type Changed = Pick<GroupEntry, 'NomTable' | 'IDLigne' | 'Operation' | 'Avant' | 'Apres'>;

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
