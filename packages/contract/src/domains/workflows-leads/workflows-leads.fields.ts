import { z } from 'zod';
import { describe } from '../../fields/described.ts';
import { id } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { leads, leadsWorkflows } from '../../parametres/leads.ts';

const { GRP_ReceptionLeads } = leadsWorkflows;
const { GRP_eSellerLeadProcessBDC } = leads;

/** Labels by value. */
const labels = <V extends string>(options: readonly { value: V; label: string }[]) =>
  Object.fromEntries(options.map(({ value, label }) => [value, label])) as Record<V, string>;
/** Who receives a lead first. */
export const receptions = labels(GRP_ReceptionLeads.options);
/** Whom the BDC passes a lead on to. */
export const ciblesBDC = labels(GRP_eSellerLeadProcessBDC.options);

export const keysOf = <K extends string>(words: Readonly<Record<K, string>>) => Object.keys(words) as [K, ...K[]];
export const reception = z.enum(keysOf(receptions), { error: messages.required });
export const cible = z.enum(keysOf(ciblesBDC), { error: 'Destination inconnue' });

/** What may be changed of a workflow: its origin and site are fixed. */
export const changedFields = {
  ReceptionLeads: describe({
    kind: 'values',
    label: 'Réception des leads',
    heading: 'Réception',
    options: GRP_ReceptionLeads.options,
    input: reception.clone(),
    answer: reception,
  }),
  /** Empty: the group's default, or no BDC. */
  WorkflowBDC: describe({
    kind: 'values',
    label: 'Leads transmis à',
    heading: 'Transmis par le BDC à',
    options: GRP_eSellerLeadProcessBDC.options,
    default: '',
    input: z.union([z.null().transform(() => '' as const), z.literal(''), cible], { error: 'Destination inconnue' }),
    answer: z.union([z.literal(''), cible]),
  }),
};

export const workflowFields = {
  IDOrigineAction: describe({ kind: 'choice', label: 'Origine', required: true, input: id.clone(), answer: z.number() }),
  /** `null`, or -1 from a form: the sites without a workflow for this origin. */
  IDSite: describe({
    kind: 'choice',
    label: 'Site',
    required: false,
    input: z.union([z.literal(-1).transform(() => null), z.null(), id]),
    answer: z.number().nullable(),
  }),
  ...changedFields,
};
