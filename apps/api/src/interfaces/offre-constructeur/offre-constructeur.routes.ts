import type { offreConstructeur } from '@comptoir/contract/interfaces/offre-constructeur/offre-constructeur.calls';
import { cached, routesOf } from '../../http/call.ts';
import { listSites, offreConstructeurTables, saveSite } from './offre-constructeur.store.ts';

export const offreConstructeurRoutes = routesOf<typeof offreConstructeur>()({
  list: cached(offreConstructeurTables, ({ db }) => listSites(db)),

  save: ({ db, body: { IDSite, OffreCodeConstructeurActif } }) => saveSite(db, IDSite, OffreCodeConstructeurActif),
});
