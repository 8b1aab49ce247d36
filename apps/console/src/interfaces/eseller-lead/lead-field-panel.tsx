import { parametresLead, type CodeLead } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import type { LeadRecord } from './configuration-values.ts';

interface LeadFieldPanelProps {
  record: LeadRecord;
  code: CodeLead;
  /** Why it cannot be changed. */
  raison?: string | null;
}

/** The field of one parameter, made from its spec. */
export const LeadFieldPanel = ({ record, code, raison = null }: LeadFieldPanelProps) => {
  const parametre = parametresLead[code];
  const field = record.field(code, raison);
  return parametre.kind === 'values' ? <SelectField {...field} options={parametre.options} /> : <TickField {...field} />;
};
