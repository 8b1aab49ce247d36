import type { LignesFrequentesLot } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { fieldLot } from '../../http/lots/field-lot.ts';
import { listLigneFrequenteNames, lockLigneFrequente, updateLigneFrequente } from './lignes-frequentes.store.ts';

/** Many frequent lines at once: what may be changed so says nothing of prices. */
export const lotLignesFrequentes = fieldLot<LignesFrequentesLot['changes']>(() => ({
  namesOf: listLigneFrequenteNames,
  lock: lockLigneFrequente,
  change: updateLigneFrequente,
}));
