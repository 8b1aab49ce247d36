import type { workflowFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface WorkflowsLeadsTable extends ColumnsOf<typeof workflowFields> {
  IDWorkflowLead: Generated<number>;
}

/** Who receives the leads of an origin, by site. */
export interface WorkflowLeadTables {
  workflowsLeads: WorkflowsLeadsTable;
}
