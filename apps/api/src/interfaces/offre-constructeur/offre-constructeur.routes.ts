import type { offreConstructeur } from '@comptoir/contract/interfaces/offre-constructeur';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import { listSites, offreConstructeurTables, saveSite } from './offre-constructeur.store.ts';

export const offreConstructeurRoutes: Routes<typeof offreConstructeur> = {
  list: cached(offreConstructeurTables, async ({ db }) => new JsonText(await listSites(db))),

  save: async ({ db, body: { IDSite, OffreCodeConstructeurActif } }) =>
    new JsonText(await saveSite(db, IDSite, OffreCodeConstructeurActif)),
};
