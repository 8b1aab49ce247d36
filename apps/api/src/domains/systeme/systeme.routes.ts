import type { systeme } from '@comptoir/contract/domains/systeme/systeme.calls';
import { routesOf } from '../../http/call.ts';
import { listServers } from '../../registry/registry.store.ts';

export const systemeRoutes = routesOf<typeof systeme>()({
  health: async ({ registry }) => {
    const ready = await listServers(registry).then(
      () => true,
      () => false,
    );
    return { live: true, ready };
  },
  live: () => Promise.resolve({ live: true }),
  ready: async ({ app }) => {
    await app.readiness.check();
    return { ready: true };
  },
});
