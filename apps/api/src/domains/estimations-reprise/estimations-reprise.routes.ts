import type { estimationsReprise } from '@comptoir/contract/domains/estimations-reprise/estimations-reprise.calls';
import { cached, routesOf } from '../../http/call.ts';
import { findSociete } from '../societes/societes.store.ts';
import { estimationsTables, listPlaquesResp, listUtilisateursOf, readPlaqueResp } from './estimations-reprise.store.ts';
import { saveResponsables } from './save-responsables.ts';

export const estimationsRepriseRoutes = routesOf<typeof estimationsReprise>()({
  list: cached(estimationsTables, ({ db }) => listPlaquesResp(db)),

  utilisateurs: async ({ db, params: { IDPlaque } }) => {
    await findSociete(db, IDPlaque);
    return listUtilisateursOf(db, IDPlaque);
  },

  responsables: async ({ db, params: { IDPlaque }, body: { IDsPeopleResponsables } }) => {
    await saveResponsables(db, IDPlaque, IDsPeopleResponsables);
    return readPlaqueResp(db, IDPlaque);
  },
});
