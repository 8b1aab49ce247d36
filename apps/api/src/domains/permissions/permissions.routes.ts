import type { permissions } from '@comptoir/contract/domains/permissions/permissions.calls';
import { cached, routesOf } from '../../http/call.ts';
import { listPermissions } from './permissions.store.ts';

export const permissionsRoutes = routesOf<typeof permissions>()({
  list: cached(['permissions'], ({ db }) => listPermissions(db)),
});
