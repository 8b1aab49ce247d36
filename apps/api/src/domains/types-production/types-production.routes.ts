import type { typesProduction } from '@comptoir/contract/domains/types-production/types-production.calls';
import { cached, routesOf } from '../../http/call.ts';
import { deleteTypeProduction, insertTypeProduction, listTypesProduction } from './types-production.store.ts';

export const typesProductionRoutes = routesOf<typeof typesProduction>()({
  list: cached(['typesProduction'], ({ db }) => listTypesProduction(db)),

  create: ({ db, body }) => insertTypeProduction(db, body),

  remove: async ({ db, params: { IDTypeProduction } }) => {
    await deleteTypeProduction(db, IDTypeProduction);
    return { success: true };
  },
});
