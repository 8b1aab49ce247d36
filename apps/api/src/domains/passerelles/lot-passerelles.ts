import type { PasserelleChanges } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { fieldLot } from '../../http/lots/field-lot.ts';
import { listPasserelleNames, lockPasserelle, updatePasserelle } from './passerelles.store.ts';

/** Many gateways at once. */
export const lotPasserelles = fieldLot<PasserelleChanges>(() => ({
  namesOf: listPasserelleNames,
  lock: lockPasserelle,
  change: updatePasserelle,
}));
