import { Refusal } from '@comptoir/contract/errors';
import { utilise } from '../../db/faults/because.ts';
import type { Db } from '../../db/tables.ts';
import { findOfferedOrigines } from '../workflows-leads/configuration.store.ts';
import { usedMessage } from './origines.rules.ts';
import { checkOrigine, deleteOrigine, findOrigines, lockOrigine } from './origines.store.ts';
import { hasCorrespondancesWally, hasWorkflows, listContextesOf, listUses, moveUses } from './origines-uses.store.ts';

const refuse = (message: string) => new Refusal('invalid', message, { IDOrigineActionTo: message });

/** Moves everything that refers to one origin to another; the source stays, unused. @throws Refusal 400, 404 */
export const transferOrigine = async (db: Db, IDOrigineAction: number, IDOrigineActionTo: number) => {
  await checkOrigine(db, IDOrigineAction);
  if (IDOrigineAction === IDOrigineActionTo) throw refuse('L’origine source et l’origine cible doivent être différentes.');
  const [target] = await findOrigines(db, [IDOrigineActionTo]);
  if (!target) throw refuse('L’origine cible n’existe pas ou n’existe plus.');
  if (target.EstInactif && (await listContextesOf(db, IDOrigineAction)).length > 0)
    throw refuse('L’origine source est une origine par défaut\u00a0: l’origine cible doit être active.');
  if (target.EstInactif && (await hasCorrespondancesWally(db, IDOrigineAction)))
    throw refuse('L’origine source a des correspondances Wally\u00a0: l’origine cible doit être active.');
  if ((await hasWorkflows(db, IDOrigineAction)) && !(await findOfferedOrigines(db, [IDOrigineActionTo])).has(IDOrigineActionTo))
    throw refuse('L’origine source a des workflows\u00a0: l’origine cible doit être active, et de type VN, VO ou VDL.');
  return moveUses(db, IDOrigineAction, IDOrigineActionTo);
};

/** @throws Refusal 403 if the customer may not delete origins, 404, 409 with its uses */
export const removeOrigine = async (db: Db, mayDelete: boolean, IDOrigineAction: number) => {
  await lockOrigine(db, IDOrigineAction);
  if (!mayDelete)
    throw new Refusal('forbidden', 'La suppression des origines n’est pas activée pour ce client.').because({ code: 'option' });
  const uses = await listUses(db, IDOrigineAction);
  if (uses.length > 0)
    throw new Refusal('conflict', usedMessage(uses)).because(...uses.map(({ table, nb }) => utilise(table, nb, { IDOrigineAction })));
  await deleteOrigine(db, IDOrigineAction);
};
