import type { Niveau } from '@comptoir/contract/domains/qualite/niveaux';
import { mayCall, type Standing } from '@comptoir/contract/rights';
import { controles } from './controles.ts';
import { countLignes, type Looking } from './qualite.store.ts';

/** How many findings of each gravity this session would see. */
export const countNiveaux = async (looking: Looking, standing: Standing): Promise<Record<Niveau, number>> => {
  const found = { erreur: 0, avertissement: 0, information: 0 };
  for (const regle of controles) if (mayCall(regle, standing)) found[regle.niveau] += await countLignes(looking, regle);
  return found;
};
