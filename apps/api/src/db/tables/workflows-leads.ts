import type { CibleBDC, Reception } from '@comptoir/contract/workflows-leads';
import type { Generated } from 'kysely';

export interface WorkflowsLeadsTable {
  IDWorkflowLead: Generated<number>;
  IDOrigineAction: number;
  IDSite: number | null;
  ReceptionLeads: Reception;
  /** Empty: the group's default, or no BDC. */
  WorkflowBDC: Generated<CibleBDC | ''>;
}

/** Who receives the leads of an origin, by site. */
export interface WorkflowLeadTables {
  workflowsLeads: WorkflowsLeadsTable;
}
