import { Refusal } from '@comptoir/contract/errors';
import type { NewWorkflow, WorkflowChanges } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import type { Db } from '../../db/tables.ts';
import { checkOption, findOfferedOrigines, findOfferedSites, findOrigineLabels } from './configuration.store.ts';
import { lockWorkflow, putWorkflows, updateWorkflow } from './workflows-leads.store.ts';

/** Only the BDC passes a lead on. */
const settled = <W extends Pick<NewWorkflow, 'ReceptionLeads' | 'WorkflowBDC'>>(workflow: W): W => ({
  ...workflow,
  WorkflowBDC: workflow.ReceptionLeads === 'BDC' ? workflow.WorkflowBDC : '',
});

const keyOf = ({ IDOrigineAction, IDSite }: NewWorkflow) => `${IDOrigineAction} ${IDSite ?? ''}`;

/** @throws Refusal 400 for the first invalid one, with its place in the list */
const checkWorkflows = async (db: Db, workflows: readonly NewWorkflow[]) => {
  const ids = [...new Set(workflows.map(({ IDOrigineAction }) => IDOrigineAction))];
  const origines = await findOfferedOrigines(db, ids);
  const sites = await findOfferedSites(db, [...new Set(workflows.flatMap(({ IDSite }) => IDSite ?? []))]);
  const known = new Set<string>();
  for (const [at, workflow] of workflows.entries()) {
    const refuse = (field: 'IDOrigineAction' | 'IDSite', message: string) =>
      new Refusal('invalid', `${message}.`, { [`workflows.${at}.${field}`]: message });
    if (!origines.has(workflow.IDOrigineAction)) {
      const label = (await findOrigineLabels(db, [workflow.IDOrigineAction])).get(workflow.IDOrigineAction);
      const named = label === undefined ? `N° ${workflow.IDOrigineAction}` : `«\u00a0${label}\u00a0»`;
      throw refuse('IDOrigineAction', `L’origine ${named} doit être active, et de type VN, VO ou VDL`);
    }
    if (workflow.IDSite !== null && !sites.has(workflow.IDSite))
      throw refuse('IDSite', `Le site N° ${workflow.IDSite} doit être réel, et eSeller Lead y être actif`);
    if (known.has(keyOf(workflow))) throw refuse('IDSite', 'Le même workflow est demandé deux fois');
    known.add(keyOf(workflow));
  }
};

/** All or none. @throws Refusal 400, 403 */
export const saveWorkflows = async (db: Db, workflows: readonly NewWorkflow[]) => {
  await checkOption(db);
  await checkWorkflows(db, workflows);
  const nbRemplaces = await putWorkflows(db, workflows.map(settled));
  return { nbAjoutes: workflows.length - nbRemplaces, nbRemplaces };
};

/** Keys present change, the others stay. An origin that has become inactive keeps its workflows. @throws Refusal 403, 404 */
export const changeWorkflow = async (db: Db, IDWorkflowLead: number, changes: WorkflowChanges) => {
  await checkOption(db);
  const stored = await lockWorkflow(db, IDWorkflowLead);
  const { ReceptionLeads = stored.ReceptionLeads, WorkflowBDC = stored.WorkflowBDC } = changes;
  await updateWorkflow(db, IDWorkflowLead, settled({ ReceptionLeads, WorkflowBDC }));
};
