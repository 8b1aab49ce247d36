import { affaires } from './customers/base/affaires.ts';
import { agriculture } from './customers/base/agriculture.ts';
import { annulees } from './customers/annulees.ts';
import { bonsDeCommande } from './customers/base/bons-de-commande.ts';
import { clients } from './customers/base/clients.ts';
import { comptes } from './customers/base/comptes.ts';
import { demandes } from './customers/base/demandes.ts';
import { gpParametres } from './customers/base/gp-parametres.ts';
import { departs } from './customers/departs.ts';
import { epoques } from './customers/epoques.ts';
import { chiffres } from './customers/chiffres.ts';
import { vues } from './customers/vues.ts';
import { histoire } from './customers/histoire.ts';
import { imports } from './customers/imports.ts';
import { notes } from './customers/notes.ts';
import { reponses } from './customers/reponses.ts';
import { lignesMalus } from './customers/base/lignes-malus.ts';
import { modeles } from './customers/base/modeles.ts';
import { origines } from './customers/base/origines.ts';
import { partenaires } from './customers/base/partenaires.ts';
import { passerelles } from './customers/base/passerelles.ts';
import { plancher } from './customers/plancher.ts';
import { plafondsObjectifs } from './customers/base/plafonds-objectifs.ts';
import { profils } from './customers/base/profils.ts';
import { publication } from './customers/base/publication.ts';
import { references } from './customers/base/references.ts';
import { relances } from './customers/base/relances.ts';
import { sante } from './customers/base/sante.ts';
import { retour } from './customers/retour.ts';
import { scellement } from './customers/scellement.ts';
import { societesSites } from './customers/base/societes-sites.ts';
import { utilisateurs } from './customers/base/utilisateurs.ts';
import { sitesPerdus } from './customers/sites-perdus.ts';
import { travaux } from './customers/travaux.ts';
import { wally } from './customers/base/wally.ts';
import { workflowsLeads } from './customers/base/workflows-leads.ts';
import { wsimport } from './customers/base/wsimport.ts';
import { firstStep, type Migration } from '../migration.ts';
import { registryAcces } from './registry/acces.ts';
import { registryBase } from './registry/base.ts';
import { registryCles } from './registry/cles.ts';
import { registryFacteurs } from './registry/facteurs.ts';
import { registryFournisseurs } from './registry/fournisseurs.ts';
import { registryHistoire } from './registry/histoire.ts';
import { registryEpingles } from './registry/epingles.ts';
import { registryJetons } from './registry/jetons.ts';
import { registryLiens } from './registry/liens.ts';
import { registryLieux } from './registry/lieux.ts';
import { registryNotifications } from './registry/notifications.ts';
import { registryPremiersPas } from './registry/premiers-pas.ts';
import { registryPreuves } from './registry/preuves.ts';
import { registryRoles } from './registry/roles.ts';
import { registrySecurite } from './registry/securite.ts';
import { registrySessions } from './registry/sessions.ts';
import { registrySorties } from './registry/sorties.ts';
import { registryAccesSansPortees } from './registry/acces-sans-portees.ts';
import { registryPolitiques } from './registry/politiques.ts';
import { registryMotDePasse } from './registry/mot-de-passe.ts';
import { registryWebhooks } from './registry/webhooks.ts';
import { registryTours } from './registry/tours.ts';
import { registryWriteProbe } from './registry/write-probe.ts';

/** In the order in which their foreign keys need them. */
const customerBase = firstStep('1000-base', [
  gpParametres,
  societesSites,
  profils,
  utilisateurs,
  references,
  clients,
  demandes,
  passerelles,
  bonsDeCommande,
  relances,
  comptes,
  lignesMalus,
  origines,
  affaires,
  wsimport,
  plafondsObjectifs,
  workflowsLeads,
  agriculture,
  publication,
  modeles,
  partenaires,
  wally,
  sante,
]);

/** In the order in which they are applied; a step that has been released never changes. */
export const customerMigrations: readonly Migration[] = [
  customerBase,
  histoire,
  scellement,
  chiffres,
  imports,
  vues,
  notes,
  reponses,
  departs,
  epoques,
  retour,
  travaux,
  sitesPerdus,
  annulees,
  plancher,
];
export const registryMigrations: readonly Migration[] = [
  registryBase,
  registryCles,
  registryWriteProbe,
  registryHistoire,
  registryTours,
  registryNotifications,
  registryPremiersPas,
  registryLieux,
  registryEpingles,
  registrySessions,
  registrySecurite,
  registryPreuves,
  registryFacteurs,
  registryLiens,
  registryWebhooks,
  registryRoles,
  registryAcces,
  registryFournisseurs,
  registryJetons,
  registrySorties,
  registryAccesSansPortees,
  registryPolitiques,
  registryMotDePasse,
];

export const newestOf = (migrations: readonly Migration[]) => migrations.at(-1)?.name ?? '';
