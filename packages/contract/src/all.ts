import { activites } from './activites.ts';
import { bonsDeCommande } from './bons-de-commande.ts';
import { cartesDeFidelite } from './cartes-de-fidelite.ts';
import { categoriesAgri } from './categories-agri.ts';
import { cloture } from './cloture.ts';
import { comptesESeller } from './comptes-eseller.ts';
import { champsFicheClient } from './champs-fiche-client.ts';
import { connexions } from './connexions.ts';
import { dashboard } from './dashboard.ts';
import { dashboards } from './dashboards.ts';
import { demandes } from './demandes.ts';
import { echanges } from './echanges.ts';
import { estimationsReprise } from './estimations-reprise.ts';
import { gpParametres } from './gp-parametres.ts';
import { bee2Link } from './interfaces/bee2link.ts';
import { catalogues, refLoisir, refMoto } from './interfaces/catalogues.ts';
import { corporateSales } from './interfaces/corporate-sales.ts';
import { dbs } from './interfaces/dbs.ts';
import { edvMarketing } from './interfaces/edv-marketing.ts';
import { emailSms } from './interfaces/email-sms.ts';
import { facturation } from './interfaces/facturation.ts';
import { hondaKpi } from './interfaces/honda-kpi.ts';
import { nissanSiebel } from './interfaces/nissan-siebel.ts';
import { planetVO } from './interfaces/planetvo.ts';
import { publication } from './interfaces/publication.ts';
import { planetVO2 } from './interfaces/planetvo2.ts';
import { smartDataForLead } from './interfaces/smart-data-for-lead.ts';
import { edatavoice } from './interfaces/edatavoice.ts';
import { esellerLead } from './interfaces/eseller-lead.ts';
import { offreConstructeur } from './interfaces/offre-constructeur.ts';
import { renaultCsb } from './interfaces/renault-csb.ts';
import { wally } from './interfaces/wally.ts';
import { wallyOrigines, wallySites } from './interfaces/wally-correspondances.ts';
import { wallyLogs } from './interfaces/wally-logs.ts';
import { wltp } from './interfaces/wltp.ts';
import { journal } from './journal.ts';
import type { Endpoint } from './kit.ts';
import { lignesFrequentes } from './lignes-frequentes.ts';
import { logSuppression } from './log-suppression.ts';
import { logosMarques } from './logos-marques.ts';
import { malusEcologique } from './malus-ecologique.ts';
import { malusMasse } from './malus-masse.ts';
import { marques } from './marques.ts';
import { objectifsVendeur } from './objectifs-vendeur.ts';
import { origines } from './origines.ts';
import { passerelles } from './passerelles.ts';
import { permissions } from './permissions.ts';
import { plafondsRemise } from './plafonds-remise.ts';
import { profils } from './profils.ts';
import { qualite } from './qualite.ts';
import { references } from './references/all.ts';
import { referenceCalls } from './references/calls.ts';
import { endpointsOf } from './references/kit.ts';
import { relances } from './relances.ts';
import { sante } from './sante.ts';
import { session } from './session.ts';
import { sites } from './sites.ts';
import { societes } from './societes.ts';
import { statutsVehicules } from './statuts-vehicules.ts';
import { systeme } from './systeme.ts';
import { typesMaterielAgri } from './types-materiel-agri.ts';
import { typesProduction } from './types-production.ts';
import { templatesBdc } from './templates-bdc.ts';
import { templatesImpression } from './templates-impression.ts';
import { utilisateurs } from './utilisateurs.ts';
import { workflowsLeads } from './workflows-leads.ts';
import { wsimport } from './wsimport.ts';

/** The hand-written calls, by domain. A call without a route, or a route without a call, does not compile. */
export const contract = {
  session,
  systeme,
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
  echanges,
  bee2Link,
  catalogues,
  corporateSales,
  dbs,
  edvMarketing,
  emailSms,
  facturation,
  hondaKpi,
  nissanSiebel,
  planetVO,
  planetVO2,
  refLoisir,
  refMoto,
  smartDataForLead,
  edatavoice,
  esellerLead,
  estimationsReprise,
  gpParametres,
  journal,
  lignesFrequentes,
  logSuppression,
  logosMarques,
  malusEcologique,
  malusMasse,
  marques,
  offreConstructeur,
  objectifsVendeur,
  origines,
  passerelles,
  permissions,
  plafondsRemise,
  profils,
  publication,
  qualite,
  references: referenceCalls,
  relances,
  renaultCsb,
  sante,
  sites,
  societes,
  statutsVehicules,
  typesMaterielAgri,
  typesProduction,
  templatesBdc,
  templatesImpression,
  utilisateurs,
  wally,
  wallyLogs,
  wallyOrigines,
  wallySites,
  wltp,
  workflowsLeads,
  wsimport,
};

export type Contract = typeof contract;

const named = (domain: string, calls: Record<string, Endpoint>) =>
  Object.entries(calls).map(([call, endpoint]): [string, Endpoint] => [`${domain}.${call}`, endpoint]);

/** Every call by a unique name: `session.authenticate`, `civilites.list`. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries([
  ...Object.entries<Record<string, Endpoint>>(contract).flatMap(([domain, calls]) => named(domain, calls)),
  ...references.flatMap((spec) => named(spec.name, endpointsOf(spec))),
]);
