import type { activites } from '@comptoir/contract/domains/activites/activites.calls';
import { cached, routesOf } from '../../http/call.ts';
import { listActivites } from './activites.store.ts';

export const activitesRoutes = routesOf<typeof activites>()({
  list: cached(['activites'], ({ db }) => listActivites(db)),
});
