import { bonsDeCommande } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.calls';
import { categoriesAgri } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { champsFicheClient } from '@comptoir/contract/domains/champs-fiche-client/champs-fiche-client.calls';
import { lignesFrequentes } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { malusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { malusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { origines } from '@comptoir/contract/domains/origines/origines.calls';
import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import type { GenrePropre } from '@comptoir/contract/domains/recherche/genres';
import type { recherche } from '@comptoir/contract/domains/recherche/recherche.calls';
import { relances } from '@comptoir/contract/domains/relances/relances.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { statutsVehicules } from '@comptoir/contract/domains/statuts-vehicules/statuts-vehicules.calls';
import { templatesBdc } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { templatesImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { typesMaterielAgri } from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { typesProduction } from '@comptoir/contract/domains/types-production/types-production.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { wsimport } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { publication } from '@comptoir/contract/interfaces/publication/publication.calls';
import { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import { references } from '@comptoir/contract/references/all';
import { endpointsOf } from '@comptoir/contract/references/kit';
import { mayCall, type Guarded } from '@comptoir/contract/rights';
import { routesOf } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { fichesOf } from './fiche-index.ts';
import { bestOf, bestOfGenre } from './recherche.rules.ts';

/** Whoever may make this call finds records of the kind: their list, or one of them where it says more. */
const ownGuards: Readonly<Record<GenrePropre, Guarded>> = {
  utilisateurs: utilisateurs.list,
  sites: sites.list,
  societes: societes.list,
  profilsESellerTeam: profils.readESellerTeam,
  profilsEDataVoicePrc: profils.readEDataVoicePrc,
  origines: origines.list,
  familles: origines.familles,
  sousFamilles: origines.sousFamilles,
  passerelles: passerelles.list,
  relances: relances.list,
  workflowsLeads: workflowsLeads.list,
  wsimport: wsimport.list,
  BonDeCommande: bonsDeCommande.list,
  templatesBDC: templatesBdc.list,
  templatesImpression: templatesImpression.list,
  cgv: templatesImpression.cgv,
  lignesFrequentes: lignesFrequentes.list,
  malusEcologique: malusEcologique.list,
  malusMasse: malusMasse.list,
  statutsVehicules: statutsVehicules.list,
  champsFicheClient: champsFicheClient.list,
  typesMaterielAgri: typesMaterielAgri.list,
  typesProduction: typesProduction.list,
  categoriesClients: categoriesAgri.clients,
  categoriesProduction: categoriesAgri.categories,
  sousCategoriesProduction: categoriesAgri.categories,
  volumesProduction: categoriesAgri.volumes,
  wallyComptes: wally.accounts,
  publicationPortails: publication.portails,
};

/** By every kind. */
const guards: ReadonlyMap<string, Guarded> = new Map<string, Guarded>([
  ...Object.entries(ownGuards),
  ...references.map((spec) => [spec.name, endpointsOf(spec).list] as const),
]);

export const rechercheRoutes = routesOf<typeof recherche>()({
  fiches: async ({ app, db, customer, session, query: { q, genre: asked } }) => {
    const fiches = await fichesOf(app, customer, db, session.kind === 'operator');
    const standing = standingOf(session);
    const open = new Set([...guards].filter(([, guard]) => mayCall(guard, standing)).map(([genre]) => genre));
    const known = fiches.filter(({ fiche: { Genre } }) => open.has(Genre) && (asked === undefined || Genre === asked));
    return asked === undefined ? bestOf(known, q) : bestOfGenre(known, q);
  },
});
