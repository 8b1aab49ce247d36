import type { edvMarketing } from '@comptoir/contract/interfaces/edv-marketing/edv-marketing.calls';
import { routesOf, type Call } from '../../http/call.ts';
import { createMarketingUser, readMarketingUsers } from './create-marketing-user.ts';

const holderOf = ({ db, app: { vault }, customer: { schema } }: Pick<Call<typeof edvMarketing.list>, 'db' | 'app' | 'customer'>) => ({
  db,
  vault,
  schema,
});

export const edvMarketingRoutes = routesOf<typeof edvMarketing>()({
  list: (call) => readMarketingUsers(holderOf(call)),

  create: async (call) => {
    await createMarketingUser(holderOf(call));
    return readMarketingUsers(holderOf(call));
  },
});
