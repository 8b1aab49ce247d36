import type { smartDataForLead } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.calls';
import { smartDataForLead as partner } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.partner';
import { changeSmartData, findSmartDataAccess, readSmartData } from './save-smart-data.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { groupProbes } from '../../partners/accesses/group-access.ts';
import { havingParametre } from '../../partners/holders.store.ts';

const holderOf = ({ db, app: { vault }, customer: { schema } }: Pick<Call<typeof smartDataForLead.config>, 'db' | 'app' | 'customer'>) => ({
  db,
  vault,
  schema,
});

export const smartDataForLeadRoutes = routesOf<typeof smartDataForLead>()({
  config: (call) => readSmartData(holderOf(call)),

  save: async (call) => {
    await changeSmartData(holderOf(call), call.body);
    return readSmartData(holderOf(call));
  },

  check: ({ app, customer, session, body: { GRP_SmartDataForLead_Login: login, GRP_SmartDataForLead_Password: password } }) =>
    app.partners.ask(partner, 'verify', { customer, by: session.login, account: { login, password } }),
});

export const smartDataProbes = groupProbes({
  partner,
  call: 'verify',
  Ecran: '/interfaces/smartDataForLead',
  holders: havingParametre('GRP_SmartDataForLead'),
  find: findSmartDataAccess,
});
