import type { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { cached, routesOf } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { lotSocietes } from './lot-societes.ts';
import { readFiche } from './read-fiche.ts';
import { changeSociete, createSociete, saveSocieteMarques } from './save-societe.ts';
import { findSociete, listSocieteMarques, listSocietes, readSociete, societesTables } from './societes.store.ts';

const completenessOf = ({ kind }: Session) => ({ all: kind === 'operator' });

export const societesRoutes = routesOf<typeof societes>()({
  list: cached(societesTables, ({ db, session }) => listSocietes(db, completenessOf(session))),

  read: ({ db, session, params: { idPlaque } }) => readSociete(db, idPlaque, completenessOf(session)),

  fiche: readFiche,

  create: async ({ db, session, body }) => readSociete(db, await createSociete(db, body), completenessOf(session)),

  update: async ({ db, session, params: { idPlaque }, body }) => {
    await changeSociete(db, idPlaque, body);
    return readSociete(db, idPlaque, completenessOf(session));
  },

  marques: async ({ db, params: { idPlaque } }) => {
    await findSociete(db, idPlaque);
    return listSocieteMarques(db, idPlaque);
  },

  lot: lotSocietes,

  updateMarques: ({ db, params: { idPlaque }, body }) => saveSocieteMarques(db, idPlaque, body),
});
