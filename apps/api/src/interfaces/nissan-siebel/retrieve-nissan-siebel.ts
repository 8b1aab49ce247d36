import { nissanProduct } from '@comptoir/contract/domains/sites/sites.calls';
import { nissanSiebel } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.partner';
import { listNewestAffaires } from '../../domains/affaires/affaires.store.ts';
import { havingProduct } from '../../partners/holders.store.ts';
import type { Retrieval } from '../../partners/retrieval.ts';
import { addTold } from './nissan-siebel.store.ts';

/** What Siebel was told of the newest deals of a group with a Nissan site. */
export const retrieveNissanSiebel: Retrieval = {
  holders: havingProduct(nissanProduct),
  retrieve: async ({ partners, customer, db, write }) => {
    const affaires = await listNewestAffaires(db);
    const leads = affaires.map(({ CodeAffaireSource }) => CodeAffaireSource);
    const params = { group: customer.name };
    const { told } = await partners.ask(nissanSiebel, 'told', { customer, by: 'comptoir', quiet: true, params, body: { leads } });
    if (told.length > 0) await write((trx) => addTold(trx, affaires, told));
  },
};
