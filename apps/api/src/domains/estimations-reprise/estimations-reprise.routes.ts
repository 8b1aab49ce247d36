import type { estimationsReprise } from '@comptoir/contract/estimations-reprise';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import { findSociete } from '../societes/societes.store.ts';
import { estimationsTables, listPlaquesResp, listUtilisateursOf, readPlaqueResp } from './estimations-reprise.store.ts';
import { saveResponsables } from './save-responsables.ts';

export const estimationsRepriseRoutes: Routes<typeof estimationsReprise> = {
  list: cached(estimationsTables, async ({ db }) => new JsonText(await listPlaquesResp(db))),

  utilisateurs: async ({ db, params: { IDPlaque } }) => {
    await findSociete(db, IDPlaque);
    return new JsonText(await listUtilisateursOf(db, IDPlaque));
  },

  responsables: async ({ db, params: { IDPlaque }, body: { IDsPeopleResponsables } }) => {
    await saveResponsables(db, IDPlaque, IDsPeopleResponsables);
    return new JsonText(await readPlaqueResp(db, IDPlaque));
  },
};
