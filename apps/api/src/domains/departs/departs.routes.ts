import type { departs } from '@comptoir/contract/domains/departs/departs.calls';
import { routesOf } from '../../http/call.ts';
import { faireDepart } from './faire-depart.ts';
import { planDepart } from './plan-depart.ts';
import { prevoirDepart, renoncerDepart } from './prevoir-depart.ts';

export const departsRoutes = routesOf<typeof departs>()({
  plan: planDepart,

  partir: async (call) => {
    const done = await faireDepart(call);
    call.app.outbox.wake(call.customer);
    return done;
  },

  prevoir: prevoirDepart,

  renoncer: renoncerDepart,
});
