import type { activites } from '@comptoir/contract/activites';
import { cached, type Routes } from '../../http/call.ts';
import { listActivites } from './activites.store.ts';

export const activitesRoutes: Routes<typeof activites> = {
  list: cached(['activites'], ({ db }) => listActivites(db)),
};
