import type { Travail, travaux } from '@comptoir/contract/domains/travaux/travaux.calls';
import { existing } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { routesOf } from '../../http/call.ts';
import { idsLeft } from '../../http/lots/lots.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { settle } from '../../journal/travaux.store.ts';
import { stoppedFor } from './travaux.rules.ts';
import { findCorps, listRuns } from './travaux.store.ts';

const toldTo = async (db: Db, session: Session): Promise<Travail[]> =>
  stoppedFor(standingOf(session), await listRuns(db, session)).map(({ told }) => told);

const find = async (db: Db, session: Session, Groupe: string) => existing((await toldTo(db, session)).find((one) => one.Groupe === Groupe));

export const travauxRoutes = routesOf<typeof travaux>()({
  list: ({ db, session }) => toldTo(db, session),

  read: async ({ db, session, params: { Groupe } }) => {
    const told = await find(db, session, Groupe);
    const run = told.Nature === 'lot' ? await findCorps(db, Groupe) : undefined;
    return { ...told, corps: run ? { ...run.Corps, ids: idsLeft(run) } : null };
  },

  laisser: async ({ db, session, params: { Groupe } }) => {
    await find(db, session, Groupe);
    existing(await settle(db, Groupe, 'laisse', session));
    return { success: true };
  },
});
