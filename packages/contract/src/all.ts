import { acces } from './domains/acces/acces.calls.ts';
import { accesPersonnes } from './domains/acces/personnes.calls.ts';
import { accueil } from './domains/accueil/accueil.calls.ts';
import { activites } from './domains/activites/activites.calls.ts';
import { bonsDeCommande } from './domains/bons-de-commande/bons-de-commande.calls.ts';
import { cartesDeFidelite } from './domains/cartes-de-fidelite/cartes-de-fidelite.calls.ts';
import { categoriesAgri } from './domains/categories-agri/categories-agri.calls.ts';
import { cloture } from './domains/cloture/cloture.calls.ts';
import { comptesESeller } from './domains/comptes-eseller/comptes-eseller.calls.ts';
import { champsFicheClient } from './domains/champs-fiche-client/champs-fiche-client.calls.ts';
import { connexions } from './domains/connexions/connexions.calls.ts';
import { dashboard } from './domains/dashboard/dashboard.calls.ts';
import { dashboards } from './domains/dashboards/dashboards.calls.ts';
import { demandes } from './domains/demandes/demandes.calls.ts';
import { departs } from './domains/departs/departs.calls.ts';
import { echanges } from './domains/echanges/echanges.calls.ts';
import { epingles } from './domains/epingles/epingles.calls.ts';
import { estimationsReprise } from './domains/estimations-reprise/estimations-reprise.calls.ts';
import { fournisseurs } from './domains/fournisseurs/fournisseurs.calls.ts';
import { gpParametres } from './domains/gp-parametres/gp-parametres.calls.ts';
import { imports } from './domains/imports/imports.calls.ts';
import { interfaces } from './interfaces/all.ts';
import { evenements } from './domains/evenements/evenements.calls.ts';
import { journal } from './domains/journal/journal.calls.ts';
import { jetons } from './domains/jetons/jetons.calls.ts';
import type { Endpoint } from './kit.ts';
import { lieux } from './domains/lieux/lieux.calls.ts';
import { liens } from './domains/session/liens.calls.ts';
import { lignesFrequentes } from './domains/lignes-frequentes/lignes-frequentes.calls.ts';
import { logSuppression } from './domains/log-suppression/log-suppression.calls.ts';
import { logosMarques } from './domains/logos-marques/logos-marques.calls.ts';
import { malusEcologique } from './domains/malus-ecologique/malus-ecologique.calls.ts';
import { malusMasse } from './domains/malus-masse/malus-masse.calls.ts';
import { marques } from './domains/marques/marques.calls.ts';
import { notes } from './domains/notes/notes.calls.ts';
import { notifications } from './domains/notifications/notifications.calls.ts';
import { objectifsVendeur } from './domains/objectifs-vendeur/objectifs-vendeur.calls.ts';
import { operateurs } from './domains/operateurs/operateurs.calls.ts';
import { origines } from './domains/origines/origines.calls.ts';
import { originesImportCalls } from './domains/origines/origines-import.calls.ts';
import { passerelles } from './domains/passerelles/passerelles.calls.ts';
import { permissions } from './domains/permissions/permissions.calls.ts';
import { plafondsRemise } from './domains/plafonds-remise/plafonds-remise.calls.ts';
import { pourquoi } from './domains/pourquoi/pourquoi.calls.ts';
import { premiersPas } from './domains/premiers-pas/premiers-pas.calls.ts';
import { profils } from './domains/profils/profils.calls.ts';
import { qualite } from './domains/qualite/qualite.calls.ts';
import { recherche } from './domains/recherche/recherche.calls.ts';
import { references } from './references/all.ts';
import { referenceCalls } from './references/calls.ts';
import { endpointsOf } from './references/kit.ts';
import { lotCallsOf } from './references/lots.ts';
import { relances } from './domains/relances/relances.calls.ts';
import { retour } from './domains/retour/retour.calls.ts';
import { sante } from './domains/sante/sante.calls.ts';
import { facteurs } from './domains/session/facteurs.calls.ts';
import { identites } from './domains/session/identites.calls.ts';
import { passkeys } from './domains/session/passkeys.calls.ts';
import { preuve } from './domains/session/preuve.calls.ts';
import { session } from './domains/session/session.calls.ts';
import { sites } from './domains/sites/sites.calls.ts';
import { accesCalls } from './domains/securite/acces.calls.ts';
import { revueCalls } from './domains/securite/revues.calls.ts';
import { jetonsDesAutres } from './domains/securite/jetons.calls.ts';
import { politiques } from './domains/securite/politiques.calls.ts';
import { securite } from './domains/securite/securite.calls.ts';
import { sitesImportCalls } from './domains/sites/sites-import.calls.ts';
import { societes } from './domains/societes/societes.calls.ts';
import { statutsVehicules } from './domains/statuts-vehicules/statuts-vehicules.calls.ts';
import { systeme } from './domains/systeme/systeme.calls.ts';
import { travaux } from './domains/travaux/travaux.calls.ts';
import { typesMaterielAgri } from './domains/types-materiel-agri/types-materiel-agri.calls.ts';
import { typesProduction } from './domains/types-production/types-production.calls.ts';
import { templatesBdc } from './domains/templates-bdc/templates-bdc.calls.ts';
import { templatesImpression } from './domains/templates-impression/templates-impression.calls.ts';
import { utilisateursImportCalls } from './domains/utilisateurs/utilisateurs-import.calls.ts';
import { utilisateurs } from './domains/utilisateurs/utilisateurs.calls.ts';
import { sessions } from './domains/session/sessions.calls.ts';
import { vues } from './domains/vues/vues.calls.ts';
import { workflowsLeads } from './domains/workflows-leads/workflows-leads.calls.ts';
import { webhooks } from './domains/webhooks/webhooks.calls.ts';
import { wsimport } from './domains/wsimport/wsimport.calls.ts';

type Interfaces = typeof interfaces;

// The keys are those of the list.
const interfaceCalls = Object.fromEntries(Object.entries(interfaces).map(([name, { calls }]) => [name, calls])) as {
  [Name in keyof Interfaces]: Interfaces[Name]['calls'];
};

/** The hand-written calls, by domain and interface. A call without a route, or a route without a call, does not compile. */
export const contract = {
  session: { ...session, ...preuve },
  sessions,
  facteurs: { ...facteurs, ...passkeys },
  systeme,
  acces: { ...acces, ...accesPersonnes },
  accueil,
  activites,
  bonsDeCommande,
  cartesDeFidelite,
  categoriesAgri,
  champsFicheClient,
  cloture,
  comptesESeller,
  connexions,
  dashboard,
  dashboards,
  demandes,
  departs,
  echanges,
  epingles,
  estimationsReprise,
  fournisseurs,
  gpParametres,
  identites,
  imports,
  evenements,
  jetons,
  journal,
  liens,
  lieux,
  lignesFrequentes,
  logSuppression,
  logosMarques,
  malusEcologique,
  malusMasse,
  marques,
  notes,
  notifications,
  objectifsVendeur,
  operateurs,
  origines: { ...origines, ...originesImportCalls },
  passerelles,
  permissions,
  plafondsRemise,
  pourquoi,
  premiersPas,
  profils,
  qualite,
  references: referenceCalls,
  recherche,
  relances,
  retour,
  sante,
  securite: { ...securite, ...politiques, ...accesCalls, ...revueCalls, ...jetonsDesAutres },
  sites: { ...sites, ...sitesImportCalls },
  societes,
  statutsVehicules,
  typesMaterielAgri,
  typesProduction,
  templatesBdc,
  templatesImpression,
  travaux,
  utilisateurs: { ...utilisateurs, ...utilisateursImportCalls },
  vues,
  workflowsLeads,
  webhooks,
  wsimport,
  ...interfaceCalls,
};

export type Contract = typeof contract;

const named = (domain: string, calls: Record<string, Endpoint>) =>
  Object.entries(calls).map(([call, endpoint]): [string, Endpoint] => [`${domain}.${call}`, endpoint]);

/** Every call by a unique name: `session.authenticate`, `civilites.list`. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries([
  ...Object.entries<Record<string, Endpoint>>(contract).flatMap(([domain, calls]) => named(domain, calls)),
  ...references.flatMap((spec) => named(spec.name, { ...endpointsOf(spec), ...lotCallsOf(spec) })),
]);
