import type { imports } from '@comptoir/contract/domains/imports/imports.calls';
import { existing } from '../../db/existing.ts';
import { routesOf } from '../../http/call.ts';
import { forget } from '../../imports/memory.store.ts';
import { listImports } from './imports.store.ts';

export const importsRoutes = routesOf<typeof imports>()({
  list: ({ db, query }) => listImports(db, query.import),

  oublier: async ({ db, params: { IDImportColonnes } }) => {
    existing(await forget(db, IDImportColonnes));
    return { success: true };
  },
});
