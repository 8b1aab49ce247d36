import type { sessions } from '@comptoir/contract/domains/session/sessions.calls';
import { Refusal } from '@comptoir/contract/errors';
import { routesOf } from '../../http/call.ts';
import { personOf } from '../../http/session.ts';
import { endSessionsOf, listSessions } from '../../registry/sessions.store.ts';
import { appareilOf } from '../../http/sessions/appareil.ts';

export const sessionsRoutes = routesOf<typeof sessions>()({
  list: async ({ app, registry, session }) => {
    await app.sessions.presence.write();
    const idleMinutes = app.config.sessions.idleMinutes[session.kind];
    const rows = await listSessions(registry, personOf(session), { epoch: session.Epoque, idleMinutes });
    return rows.map(({ Navigateur, ...row }) => ({
      ...row,
      Appareil: appareilOf(Navigateur),
      estCourante: row.IDSession === session.IDSession,
    }));
  },

  endOthers: async ({ registry, session }) => ({
    success: true,
    sessions: await endSessionsOf(registry, personOf(session), { but: session.IDSession }),
  }),

  end: async ({ registry, session, params: { IDSession } }) => {
    const ended = await endSessionsOf(registry, personOf(session), { only: IDSession });
    if (ended === 0) throw new Refusal('unknown', 'Cette session n’existe pas, ou elle est déjà terminée.');
    return { success: true };
  },
});
