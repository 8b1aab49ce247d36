import { Refusal } from '@comptoir/contract/errors';
import type { OriginesLot } from '@comptoir/contract/domains/origines/origines.calls';
import { fieldLot } from '../../http/lots/field-lot.ts';
import { listOrigineNames, lockOrigine } from './origines.store.ts';
import { changeOrigine } from './save-origine.ts';

/** Many origins at once, each by the rules of one. */
export const lotOrigines = fieldLot<OriginesLot['changes']>(() => ({
  namesOf: listOrigineNames,
  lock: async (db, IDOrigineAction) => {
    const { IDFamilleOrigineContact: _, ...row } = await lockOrigine(db, IDOrigineAction);
    return row;
  },
  change: async (db, IDOrigineAction, changes) => {
    const refused = await changeOrigine(db, IDOrigineAction, changes);
    if (refused) throw new Refusal('rule', refused.message);
  },
}));
