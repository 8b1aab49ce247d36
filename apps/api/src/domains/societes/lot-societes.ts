import type { SocieteChanges } from '@comptoir/contract/domains/societes/societes.calls';
import { fieldLot } from '../../http/lots/field-lot.ts';
import { changeSociete } from './save-societe.ts';
import { listSocieteNames, lockSociete } from './societes.store.ts';

/** Many companies at once, each by the rules of the company form. */
export const lotSocietes = fieldLot<SocieteChanges>(() => ({
  namesOf: listSocieteNames,
  lock: lockSociete,
  change: changeSociete,
}));
