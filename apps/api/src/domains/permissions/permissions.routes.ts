import type { permissions } from '@comptoir/contract/permissions';
import { cached, type Routes } from '../../http/call.ts';
import { listPermissions } from './permissions.store.ts';

export const permissionsRoutes: Routes<typeof permissions> = {
  list: cached(['permissions'], ({ db }) => listPermissions(db)),
};
