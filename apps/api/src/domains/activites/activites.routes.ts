import type { activites } from '@comptoir/contract/activites';
import { cached, routesOf } from '../../http/call.ts';
import { listActivites } from './activites.store.ts';

export const activitesRoutes = routesOf<typeof activites>()({
  list: cached(['activites'], ({ db }) => listActivites(db)),
});
