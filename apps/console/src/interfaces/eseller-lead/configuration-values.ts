import {
  codesLead,
  leadConfigForm,
  needsIDClient,
  type CodeLead,
  type LeadConfig,
} from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import type { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

export type LeadIn = z.input<typeof leadConfigForm>;
export type LeadOut = z.output<typeof leadConfigForm>;
export type LeadRecord = RecordForm<LeadIn, LeadOut>;

export const leadForm = leadConfigForm.superRefine(({ Actif, IDClient }, context) => {
  if (Actif && IDClient.trim() === '') context.addIssue({ code: 'custom', path: ['IDClient'], message: needsIDClient });
});

export const valuesOf = (stored: LeadConfig): LeadIn => {
  const { IDClient, Actif } = stored;
  // The stored configuration has a value for each code.
  const parametres = Object.fromEntries(codesLead.map((code) => [code, stored[code]])) as Pick<LeadConfig, CodeLead>;
  return { IDClient, Actif, ...parametres };
};
