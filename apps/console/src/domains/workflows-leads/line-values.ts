import { messages } from '@comptoir/contract/messages';
import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { workflowForm, type Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { all } from './workflow-lines.ts';
import { isOfferedOrigine } from './workflow-words.ts';

const chosen = z.number({ error: messages.required }).refine((id) => id !== 0, messages.required);

/** A line before it is added: origins, sites and who receives their leads. */
export const lineForm = z.object({
  sousFamille: chosen,
  origine: chosen,
  sites: z.array(z.number()).min(1, 'Choisissez au moins un site'),
  ...workflowForm.shape,
});
export type LineIn = z.input<typeof lineForm>;
export type LineOut = z.output<typeof lineForm>;
export type LineRecord = RecordForm<LineIn, LineOut>;

/** 0 means no choice, and '' no reception: both are refused. */
const noReception = '' as Workflow['ReceptionLeads'];
export const newLine: LineIn = { sousFamille: all, origine: 0, sites: [], ReceptionLeads: noReception, WorkflowBDC: '' };

/** The origins behind a choice. */
export const chosenOrigines = (origines: readonly Origine[], { sousFamille, origine }: Pick<LineIn, 'sousFamille' | 'origine'>) => {
  if (origine === 0) return [];
  const offered = origines.filter(isOfferedOrigine);
  const inside = sousFamille === all ? offered : offered.filter((row) => row.IDSousFamilleOrigineAction === sousFamille);
  return inside.filter((row) => origine === all || row.IDOrigineAction === origine).map((row) => row.IDOrigineAction);
};
