import { customerBase } from './customer-0001-base.ts';
import { customerSocietesSites } from './customer-0002-societes-sites.ts';
import { customerPasserelles } from './customer-0003-passerelles.ts';
import { customerBonsDeCommandeRelances } from './customer-0004-bons-de-commande-relances.ts';
import { customerProfils } from './customer-0005-profils.ts';
import { customerComptes } from './customer-0006-comptes.ts';
import { customerLignesMalus } from './customer-0007-lignes-malus.ts';
import { customerOrigines } from './customer-0008-origines.ts';
import { customerParametresCloture } from './customer-0009-parametres-cloture.ts';
import { customerWorkflowsLeads } from './customer-0010-workflows-leads.ts';
import { customerAgriculturePublication } from './customer-0011-agriculture-publication.ts';
import { customerModeles } from './customer-0012-modeles.ts';
import { customerInterfaces } from './customer-0013-interfaces.ts';
import { customerEchanges } from './customer-0014-echanges.ts';
import { customerPartenaires } from './customer-0015-partenaires.ts';
import { customerWally } from './customer-0016-wally.ts';
import { customerKpiCsb } from './customer-0018-kpi-csb.ts';
import { customerSante } from './customer-0019-sante.ts';
import type { Migration } from './kit.ts';
import { registryBase } from './registry-0001-base.ts';
import { registrySante } from './registry-0002-sante.ts';

/** In the order in which they are applied; a step that has been released never changes. */
export const customerMigrations: readonly Migration[] = [
  customerBase,
  customerSocietesSites,
  customerPasserelles,
  customerBonsDeCommandeRelances,
  customerProfils,
  customerComptes,
  customerLignesMalus,
  customerOrigines,
  customerParametresCloture,
  customerWorkflowsLeads,
  customerAgriculturePublication,
  customerModeles,
  customerInterfaces,
  customerEchanges,
  customerPartenaires,
  customerWally,
  customerKpiCsb,
  customerSante,
];
export const registryMigrations: readonly Migration[] = [registryBase, registrySante];

export const newestOf = (migrations: readonly Migration[]) => migrations.at(-1)?.name ?? '';
