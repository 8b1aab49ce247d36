import type { AllRoutes } from '../http/served.ts';
import { accesRoutes } from './acces/acces.routes.ts';
import { accueilRoutes } from './accueil/accueil.routes.ts';
import { activitesRoutes } from './activites/activites.routes.ts';
import { bonsDeCommandeRoutes } from './bons-de-commande/bons-de-commande.routes.ts';
import { cartesDeFideliteRoutes } from './cartes-de-fidelite/cartes-de-fidelite.routes.ts';
import { categoriesAgriRoutes } from './categories-agri/categories-agri.routes.ts';
import { champsFicheClientRoutes } from './champs-fiche-client/champs-fiche-client.routes.ts';
import { clotureRoutes } from './cloture/cloture.routes.ts';
import { comptesESellerRoutes } from './comptes-eseller/comptes-eseller.routes.ts';
import { connexionsRoutes } from './connexions/connexions.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { dashboardsRoutes } from './dashboards/dashboards.routes.ts';
import { demandesRoutes } from './demandes/demandes.routes.ts';
import { departsRoutes } from './departs/departs.routes.ts';
import { echangesRoutes } from './echanges/echanges.routes.ts';
import { epinglesRoutes } from './epingles/epingles.routes.ts';
import { evenementsRoutes } from './evenements/evenements.routes.ts';
import { estimationsRepriseRoutes } from './estimations-reprise/estimations-reprise.routes.ts';
import { gpParametresRoutes } from './gp-parametres/gp-parametres.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { jetonsRoutes } from './jetons/jetons.routes.ts';
import { journalRoutes } from './journal/journal.routes.ts';
import { lignesFrequentesRoutes } from './lignes-frequentes/lignes-frequentes.routes.ts';
import { logSuppressionRoutes } from './log-suppression/log-suppression.routes.ts';
import { logosMarquesRoutes } from './logos-marques/logos-marques.routes.ts';
import { malusEcologiqueRoutes } from './malus-ecologique/malus-ecologique.routes.ts';
import { malusMasseRoutes } from './malus-masse/malus-masse.routes.ts';
import { marquesRoutes } from './marques/marques.routes.ts';
import { notesRoutes } from './notes/notes.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { objectifsVendeurRoutes } from './objectifs-vendeur/objectifs-vendeur.routes.ts';
import { operateursRoutes } from './operateurs/operateurs.routes.ts';
import { originesRoutes } from './origines/origines.routes.ts';
import { passerellesRoutes } from './passerelles/passerelles.routes.ts';
import { permissionsRoutes } from './permissions/permissions.routes.ts';
import { plafondsRemiseRoutes } from './plafonds-remise/plafonds-remise.routes.ts';
import { liensRoutes } from './session/liens.routes.ts';
import { lieuxRoutes } from './lieux/lieux.routes.ts';
import { pourquoiRoutes } from './pourquoi/pourquoi.routes.ts';
import { premiersPasRoutes } from './premiers-pas/premiers-pas.routes.ts';
import { profilsRoutes } from './profils/profils.routes.ts';
import { qualiteRoutes } from './qualite/qualite.routes.ts';
import { rechercheRoutes } from './recherche/recherche.routes.ts';
import { relancesRoutes } from './relances/relances.routes.ts';
import { retourRoutes } from './retour/retour.routes.ts';
import { santeRoutes } from './sante/sante.routes.ts';
import { facteursRoutes } from './session/facteurs.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { fournisseursRoutes } from './fournisseurs/fournisseurs.routes.ts';
import { identitesRoutes } from './session/identites/identites.routes.ts';
import { securiteRoutes } from './securite/securite.routes.ts';
import { sessionsRoutes } from './session/sessions.routes.ts';
import { sitesRoutes } from './sites/sites.routes.ts';
import { societesRoutes } from './societes/societes.routes.ts';
import { statutsVehiculesRoutes } from './statuts-vehicules/statuts-vehicules.routes.ts';
import { systemeRoutes } from './systeme/systeme.routes.ts';
import { templatesBdcRoutes } from './templates-bdc/templates-bdc.routes.ts';
import { templatesImpressionRoutes } from './templates-impression/templates-impression.routes.ts';
import { travauxRoutes } from './travaux/travaux.routes.ts';
import { typesMaterielAgriRoutes } from './types-materiel-agri/types-materiel-agri.routes.ts';
import { typesProductionRoutes } from './types-production/types-production.routes.ts';
import { utilisateursRoutes } from './utilisateurs/utilisateurs.routes.ts';
import { vuesRoutes } from './vues/vues.routes.ts';
import { workflowsLeadsRoutes } from './workflows-leads/workflows-leads.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';
import { wsimportRoutes } from './wsimport/wsimport.routes.ts';

/** One entry per domain of the contract. */
export const domainRoutes = {
  acces: accesRoutes,
  accueil: accueilRoutes,
  activites: activitesRoutes,
  bonsDeCommande: bonsDeCommandeRoutes,
  cartesDeFidelite: cartesDeFideliteRoutes,
  categoriesAgri: categoriesAgriRoutes,
  champsFicheClient: champsFicheClientRoutes,
  cloture: clotureRoutes,
  comptesESeller: comptesESellerRoutes,
  connexions: connexionsRoutes,
  dashboard: dashboardRoutes,
  dashboards: dashboardsRoutes,
  demandes: demandesRoutes,
  departs: departsRoutes,
  echanges: echangesRoutes,
  epingles: epinglesRoutes,
  estimationsReprise: estimationsRepriseRoutes,
  evenements: evenementsRoutes,
  fournisseurs: fournisseursRoutes,
  gpParametres: gpParametresRoutes,
  identites: identitesRoutes,
  imports: importsRoutes,
  jetons: jetonsRoutes,
  journal: journalRoutes,
  lignesFrequentes: lignesFrequentesRoutes,
  logosMarques: logosMarquesRoutes,
  logSuppression: logSuppressionRoutes,
  malusEcologique: malusEcologiqueRoutes,
  malusMasse: malusMasseRoutes,
  marques: marquesRoutes,
  notes: notesRoutes,
  notifications: notificationsRoutes,
  objectifsVendeur: objectifsVendeurRoutes,
  operateurs: operateursRoutes,
  origines: originesRoutes,
  passerelles: passerellesRoutes,
  permissions: permissionsRoutes,
  plafondsRemise: plafondsRemiseRoutes,
  liens: liensRoutes,
  lieux: lieuxRoutes,
  pourquoi: pourquoiRoutes,
  premiersPas: premiersPasRoutes,
  profils: profilsRoutes,
  qualite: qualiteRoutes,
  recherche: rechercheRoutes,
  relances: relancesRoutes,
  retour: retourRoutes,
  sante: santeRoutes,
  session: sessionRoutes,
  securite: securiteRoutes,
  sessions: sessionsRoutes,
  facteurs: facteursRoutes,
  sites: sitesRoutes,
  societes: societesRoutes,
  statutsVehicules: statutsVehiculesRoutes,
  systeme: systemeRoutes,
  templatesBdc: templatesBdcRoutes,
  templatesImpression: templatesImpressionRoutes,
  typesMaterielAgri: typesMaterielAgriRoutes,
  typesProduction: typesProductionRoutes,
  travaux: travauxRoutes,
  utilisateurs: utilisateursRoutes,
  vues: vuesRoutes,
  workflowsLeads: workflowsLeadsRoutes,
  webhooks: webhooksRoutes,
  wsimport: wsimportRoutes,
} satisfies Partial<AllRoutes>;
