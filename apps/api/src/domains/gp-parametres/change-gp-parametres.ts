import type { GpParametresChanges } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import type { Kind } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import { checkCustomerChanges, settleAmont } from './gp-parametres.rules.ts';
import { lockParametres, updateParametres } from './gp-parametres.store.ts';

/** Changes parameters of the group: keys present change, the others stay. @throws Refusal 403 */
export const changeGpParametres = async (db: Db, kind: Kind, changes: GpParametresChanges) => {
  const stored = await lockParametres(db);
  if (kind === 'customer') checkCustomerChanges(stored, changes);
  await updateParametres(db, settleAmont(stored, changes));
};
