import type { notifications } from '@comptoir/contract/domains/notifications/notifications.calls';
import { routesOf } from '../../http/call.ts';
import { gatherNotifications } from './gather-notifications.ts';
import { addLecture, findLecture } from './lectures.store.ts';
import { isRead } from './notifications.rules.ts';

export const notificationsRoutes = routesOf<typeof notifications>()({
  // Not cached: an operator's come from everywhere.
  list: async ({ app, registry, session, query: { limite } }) => {
    const [{ told, manque }, lecture] = await Promise.all([gatherNotifications(app, session), findLecture(registry, session)]);
    const all = told.map((one) => ({ ...one, Lue: isRead(lecture, one) }));
    return { notifications: all.slice(0, limite), NonLues: all.filter(({ Lue }) => !Lue).length, manque };
  },

  lues: async ({ registry, session, body: { jusque, ids } }) => {
    await addLecture(registry, session, jusque, ids);
    return { success: true };
  },
});
