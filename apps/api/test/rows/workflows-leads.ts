import type { Db } from '../../src/db/tables.ts';

/** The option is on, the group's leads go to its sales managers, and one origin has a workflow of its own, with a site apart. */
export const fillWorkflowsLeads = async (db: Db) => {
  await db.updateTable('gpParametres').set({ GRP_BDCTraitementLeadAmontChefVente: true, GRP_ReceptionLeads: 'CDV' }).execute();
  await db
    .insertInto('workflowsLeads')
    .values([
      { IDWorkflowLead: 1, IDOrigineAction: 3, IDSite: null, ReceptionLeads: 'VEND' },
      { IDWorkflowLead: 2, IDOrigineAction: 3, IDSite: 1, ReceptionLeads: 'BDC', WorkflowBDC: 'BdcToVendeurs' },
    ])
    .execute();
};
