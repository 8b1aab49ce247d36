import { wordOf } from '@comptoir/contract/catalogue/all';
import { Refusal } from '@comptoir/contract/errors';
import {
  codesChangedByCustomers,
  codesReadByCustomers,
  type GpParametresChanges,
} from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { option } from '../../db/faults/because.ts';

const read: ReadonlySet<string> = new Set(codesReadByCustomers);
const open: ReadonlySet<string> = new Set(codesChangedByCustomers);

type Amont<V> = Record<'GRP_BDCTraitementLeadAmontChefVente' | 'GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV', V>;
const amont = 'Le traitement par le BDC en amont du chef des ventes doit être activé';

/**
 * Leads are kept from the sales manager only where the call centre works on them first. Turning the call centre off turns
 * both off (docs/regles/parametres.md#leads-kept-from-the-sales-manager).
 * @throws Refusal 422
 */
export const settleAmont = <C extends Partial<Amont<boolean | undefined>>>(present: Amont<boolean>, changes: C): C => {
  const { GRP_BDCTraitementLeadAmontChefVente: on, GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV: kept } = changes;
  if (on ?? present.GRP_BDCTraitementLeadAmontChefVente) return changes;
  const wasKept = present.GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV;
  if (kept === true && !wasKept) {
    const refusal = new Refusal('rule', `${amont}.`, { GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV: amont });
    throw refusal.because(option('GRP_BDCTraitementLeadAmontChefVente', 'Activer le traitement par le BDC en amont du chef des ventes'));
  }
  return wasKept ? { ...changes, GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV: false } : changes;
};

/**
 * Customer access changes only the switch of ceilings. What it is answered it may send back unchanged; any other key is
 * refused whatever its value, so that trying values says nothing.
 * @throws Refusal 403
 */
export const checkCustomerChanges = (stored: Readonly<Record<string, unknown>>, given: GpParametresChanges) => {
  const closed = Object.entries(given).filter(([code, value]) => !open.has(code) && !(read.has(code) && stored[code] === value));
  if (closed.length === 0) return;
  const names = closed.map(([code]) => `«\u00a0${wordOf('gpParametres', code) ?? code}\u00a0»`).join(', ');
  throw new Refusal('forbidden', `Vous ne pouvez pas modifier ${closed.length > 1 ? 'ces paramètres' : 'ce paramètre'}\u00a0: ${names}.`);
};
