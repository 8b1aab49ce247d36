import type { wltp } from '@comptoir/contract/interfaces/wltp/wltp.calls';
import { cached, routesOf } from '../../http/call.ts';
import { saveWltp } from './save-wltp.ts';
import { listMarques, listSites, wltpTables } from './wltp.store.ts';

export const wltpRoutes = routesOf<typeof wltp>()({
  marques: ({ db }) => listMarques(db),

  list: cached(wltpTables, ({ db }) => listSites(db)),

  save: ({ db, body: { sites } }) => saveWltp(db, sites),
});
