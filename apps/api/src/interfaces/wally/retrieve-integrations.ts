import { wally } from '@comptoir/contract/interfaces/wally/wally.partner';
import type { Retrieval } from '../../partners/retrieval.ts';
import { PartnerFailure } from '../../partners/partner-failure.ts';
import { listAcces } from '../../secrets/acces.store.ts';
import { listRetrieving } from './comptes.store.ts';
import { addIntegrations } from './integrations.store.ts';
import { wallyProbes } from './probe-wally.ts';

/** Leads and offers of the accounts that retrieve. */
export const retrieveIntegrations: Retrieval = {
  holders: wallyProbes.holders,
  retrieve: async ({ partners, vault, customer, db, write }) => {
    const accounts = await listAcces({ db, vault, schema: customer.schema }, wally.name, ['MotDePasse']);
    for (const compte of await listRetrieving(db)) {
      const password = accounts.get(String(compte.IdWallyCompte))?.MotDePasse;
      if (!password || compte.EtatDuCompte !== 'ACTIVE') continue;
      const { Identifiant: login, crm_name: crm } = compte;
      const asked = { customer, by: 'comptoir', quiet: true, cible: login, params: { crm }, account: { login, password } };
      try {
        const { retrieved } = await partners.ask(wally, 'retrieved', asked);
        if (retrieved.length > 0) await write((trx) => addIntegrations(trx, compte, retrieved));
      } catch (error) {
        // A failure of one account does not stop the others; the exchange log has it.
        if (!(error instanceof PartnerFailure)) throw error;
      }
    }
  },
};
