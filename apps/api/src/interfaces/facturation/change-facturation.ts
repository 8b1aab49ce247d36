import type { FacturationProduit } from '@comptoir/contract/interfaces/facturation/facturation.calls';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { billedMonth } from '../../domains/comptes-eseller/comptes-eseller.rules.ts';
import { closePeriode, holdFlags, openPeriode, reopenPeriode, setFlag } from './facturation.store.ts';

interface Change {
  Produit: FacturationProduit;
  actif: boolean;
  by: string;
  IDCustomer: number;
}

/**
 * Begins or ends the billing of a product and keeps the period. Months are billed whole
 * and no month twice (docs/regles/interfaces/facturation.md#whole-months). Asking for what is so already changes nothing.
 */
export const changeFacturation = async (registry: Kysely<RegistryTables>, { Produit, actif, by, IDCustomer }: Change, now = new Date()) => {
  const before = await holdFlags(registry, IDCustomer);
  const name = Produit === 'eseller' ? 'eSellerActif' : 'eDataVoiceActif';
  if (before[name] === actif) return before;
  const { first, last } = billedMonth(now);
  const DateH = now.toISOString();
  await setFlag(registry, IDCustomer, Produit, actif);
  if (actif) {
    const continues = await reopenPeriode(registry, IDCustomer, Produit, first);
    if (!continues) await openPeriode(registry, IDCustomer, Produit, { DateHOuverture: DateH, OuvertPar: by, FactureDu: first });
  } else await closePeriode(registry, IDCustomer, Produit, { DateHCloture: DateH, CloturePar: by, FactureAu: last });
  return { ...before, [name]: actif };
};
