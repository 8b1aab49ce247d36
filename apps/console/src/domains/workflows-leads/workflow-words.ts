import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { CibleBDC, GpConfig, Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { typesWorkflow, type TypeWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import { ciblesBDC } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';

export const sansConfiguration = 'Sites sans configuration spécifique';

/** The kind of lead; an origin of another type has none. */
export const typeOf = ({ type }: Pick<Origine, 'type'>): TypeWorkflow | undefined => typesWorkflow.find((one) => one === type?.Description);

/** An origin that a workflow may be added for (docs/regles/workflows.md#origins-and-sites). */
export const isOfferedOrigine = (row: Origine) => !row.EstInactif && typeOf(row) !== undefined;

/** A site that a workflow may be added for. */
export const isOfferedSite = ({ Est_eSellerLeadActif, EstFictif }: Pick<SiteRow, 'Est_eSellerLeadActif' | 'EstFictif'>) =>
  Est_eSellerLeadActif && !EstFictif;

export const sousFamilleText = (row: Origine) => `${row.Famille_Libelle} / ${row.SousFamille_Libelle}`;
/** The name first, because a field cuts long texts. */
export const origineText = (row: Origine) => `${row.Libelle} (${row.type?.Description ?? 'Aucun'}) – ${sousFamilleText(row)}`;
export const siteText = ({ Descr, Plaque_Libelle }: Pick<SiteRow, 'Descr' | 'Plaque_Libelle'>) => `${Descr} (${Plaque_Libelle})`;

export const destinationText = (cible: CibleBDC | '', group: CibleBDC) =>
  cible ? ciblesBDC[cible] : `Défaut du groupe (${ciblesBDC[group]})`;

/** Who receives a lead, and whom the BDC passes it on to. */
export const destinationOf = ({ ReceptionLeads, WorkflowBDC }: Pick<Workflow, 'ReceptionLeads' | 'WorkflowBDC'>, config: GpConfig) =>
  ReceptionLeads === 'BDC' ? destinationText(WorkflowBDC, config.GRP_eSellerLeadProcessBDC) : '';
