import { hondaKpi } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.partner';
import { listNewestAffaires } from '../../domains/affaires/affaires.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { PartnerFailure } from '../../partners/partner-failure.ts';
import type { Retrieval } from '../../partners/retrieval.ts';
import { listAcces } from '../../secrets/acces.store.ts';
import { sitesByCode } from './honda-kpi.rules.ts';
import { addSent } from './honda-kpi.store.ts';
import { hondaProbes } from './probe-honda.ts';

/** What Honda was sent of the newest deals, under each key of the group. */
export const retrieveHondaKpi: Retrieval = {
  holders: hondaProbes.holders,
  retrieve: async ({ partners, vault, customer, db, write }) => {
    const keys = await listAcces({ db, vault, schema: customer.schema }, hondaKpi.name, ['ApiKey']);
    const codes = sitesByCode(await listSiteColumns(db, ['CodeConstructeur']));
    const affaires = await listNewestAffaires(db);
    const leads = affaires.map(({ CodeAffaireSource }) => CodeAffaireSource);
    for (const { CodeConstructeur: login } of codes) {
      const password = keys.get(login)?.ApiKey;
      if (!password) continue;
      const asked = { customer, by: 'comptoir', quiet: true, cible: login, account: { login, password }, body: { leads } };
      try {
        const { sent } = await partners.ask(hondaKpi, 'sent', asked);
        if (sent.length > 0) await write((trx) => addSent(trx, affaires, sent));
      } catch (error) {
        // A failure under one key does not stop the others; the exchange log has it.
        if (!(error instanceof PartnerFailure)) throw error;
      }
    }
  },
};
