import {
  mostWorkflows,
  type CibleBDC,
  type NewWorkflow,
  type Reception,
  type Workflow,
} from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';

/** In a form: every origin of the sub-family, every sub-family, or the sites without a workflow. */
export const all = -1;

/** To be saved for each chosen origin. */
export interface Line {
  /** `null`: the sites without a workflow. */
  IDSite: number | null;
  ReceptionLeads: Reception;
  WorkflowBDC: CibleBDC | '';
}

const keyOf = (IDOrigineAction: number, IDSite: number | null) => `${IDOrigineAction} ${IDSite ?? ''}`;

/** Every line for every origin. */
export const workflowsOf = (origines: readonly number[], lines: readonly Line[]): NewWorkflow[] =>
  origines.flatMap((IDOrigineAction) => lines.map((line) => ({ IDOrigineAction, ...line })));

/** How many of these exist already and would be replaced. */
export const countReplaced = (stored: readonly Workflow[], origines: readonly number[], lines: readonly Line[]) => {
  const standing = new Set(stored.map(({ IDOrigineAction, IDSite }) => keyOf(IDOrigineAction, IDSite)));
  return workflowsOf(origines, lines).filter(({ IDOrigineAction, IDSite }) => standing.has(keyOf(IDOrigineAction, IDSite))).length;
};

/**
 * The sites that a line cannot be added for: those of another line and, for one origin, those with a workflow (for several
 * origins, existing ones are replaced). `null` means the other sites.
 */
export const takenSites = (stored: readonly Workflow[], origines: readonly number[], lines: readonly Line[]) => {
  const own = origines.length === 1 ? stored.filter(({ IDOrigineAction }) => IDOrigineAction === origines[0]) : [];
  return new Set([...own, ...lines].map(({ IDSite }) => IDSite));
};

/** Why so many cannot be saved at once; null if they can. */
export const tooMany = (origines: readonly number[], lines: readonly Line[]) =>
  origines.length * lines.length > mostWorkflows
    ? `${mostWorkflows.toLocaleString('fr-FR')} workflows au maximum en une fois\u00a0: choisissez une sous-famille, ou moins de sites.`
    : null;
