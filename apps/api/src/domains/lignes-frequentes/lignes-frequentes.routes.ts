import { prixFault, type lignesFrequentes } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { Refusal } from '@comptoir/contract/errors';
import { cached, routesOf } from '../../http/call.ts';
import {
  deleteLigneFrequente,
  insertLigneFrequente,
  lignesFrequentesTables,
  listLignesFrequentes,
  listTypesLignesFrequentes,
  pricesOf,
  readLigneFrequente,
  updateLigneFrequente,
} from './lignes-frequentes.store.ts';
import { lotLignesFrequentes } from './lot-lignes-frequentes.ts';

type Prices = Parameters<typeof prixFault>[0];

/** @throws Refusal 400 */
const checkPrices = (prices: Prices) => {
  const fault = prixFault(prices);
  if (fault) throw new Refusal('invalid', `${fault}.`, { PxVenteTTC: fault });
};

/** Automobile lines are everybody's (docs/regles/tarifs.md#lignes-fréquentes). @throws Refusal 400 */
const checkActivite = (IDActivite: number, activites: readonly number[]) => {
  if (IDActivite === 1 || activites.includes(IDActivite)) return;
  const fault = 'Le groupe n’a pas cette activité';
  throw new Refusal('invalid', `${fault}.`, { IDActivite: fault });
};

export const lignesFrequentesRoutes = routesOf<typeof lignesFrequentes>()({
  list: cached(lignesFrequentesTables, ({ db }) => listLignesFrequentes(db)),

  types: cached(['typesLignesFrequentes'], ({ db }) => listTypesLignesFrequentes(db)),

  read: ({ db, params: { IDLignFreq } }) => readLigneFrequente(db, IDLignFreq),

  create: ({ db, body, customer }) => {
    checkActivite(body.IDActivite, customer.activites);
    checkPrices(body);
    return insertLigneFrequente(db, body);
  },

  update: async ({ db, params: { IDLignFreq }, body }) => {
    const { PxVenteHT, PxVenteTTC } = body;
    if (PxVenteHT !== undefined || PxVenteTTC !== undefined) {
      const stored = await pricesOf(db, IDLignFreq);
      const next = { PxVenteHT: PxVenteHT ?? stored.PxVenteHT, PxVenteTTC: PxVenteTTC ?? stored.PxVenteTTC };
      if (next.PxVenteHT !== stored.PxVenteHT || next.PxVenteTTC !== stored.PxVenteTTC) checkPrices(next);
    }
    await updateLigneFrequente(db, IDLignFreq, body);
    return readLigneFrequente(db, IDLignFreq);
  },

  lot: lotLignesFrequentes,

  remove: async ({ db, params: { IDLignFreq } }) => {
    await deleteLigneFrequente(db, IDLignFreq);
    return { success: true };
  },
});
