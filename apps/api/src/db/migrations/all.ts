import { affaires } from './customers/affaires.ts';
import { agriculture } from './customers/agriculture.ts';
import { bonsDeCommande } from './customers/bons-de-commande.ts';
import { clients } from './customers/clients.ts';
import { comptes } from './customers/comptes.ts';
import { demandes } from './customers/demandes.ts';
import { gpParametres } from './customers/gp-parametres.ts';
import { histoire } from './customers/histoire.ts';
import { lignesMalus } from './customers/lignes-malus.ts';
import { modeles } from './customers/modeles.ts';
import { origines } from './customers/origines.ts';
import { partenaires } from './customers/partenaires.ts';
import { passerelles } from './customers/passerelles.ts';
import { plafondsObjectifs } from './customers/plafonds-objectifs.ts';
import { profils } from './customers/profils.ts';
import { publication } from './customers/publication.ts';
import { references } from './customers/references.ts';
import { relances } from './customers/relances.ts';
import { sante } from './customers/sante.ts';
import { societesSites } from './customers/societes-sites.ts';
import { utilisateurs } from './customers/utilisateurs.ts';
import { wally } from './customers/wally.ts';
import { workflowsLeads } from './customers/workflows-leads.ts';
import { wsimport } from './customers/wsimport.ts';
import { firstStep, type Migration } from './kit.ts';
import { registryBase } from './registry/base.ts';
import { registryCles } from './registry/cles.ts';
import { registryHistoire } from './registry/histoire.ts';
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
export const customerMigrations: readonly Migration[] = [customerBase, histoire];
export const registryMigrations: readonly Migration[] = [registryBase, registryCles, registryWriteProbe, registryHistoire];

export const newestOf = (migrations: readonly Migration[]) => migrations.at(-1)?.name ?? '';
