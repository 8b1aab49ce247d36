import { z } from 'zod';
import { cible, ciblesBDC, keysOf, reception, receptions } from './workflows-leads.fields.ts';

/** Types of origin that a workflow may be for. */
export const typesWorkflow = ['VN', 'VO', 'VDL'] as const;
export type TypeWorkflow = (typeof typesWorkflow)[number];
/** Kinds of lead for the simulation. */
export const typesLead = [...typesWorkflow, 'APV'] as const;
export type TypeLead = (typeof typesLead)[number];

/** Where the rule comes from: the site, the origin for other sites, or the group. */
export const sourcesRegle = {
  site: 'Workflow du site',
  origine: 'Workflow de l’origine',
  groupe: 'Workflow par défaut du groupe',
} as const;
export type SourceRegle = keyof typeof sourcesRegle;

/** Why a person does not receive a lead, in the order of the screen. */
export const raisons = {
  inactif: 'Inactif',
  horsTraitement: 'Hors traitement des leads',
  autreProfil: 'N’a pas ce profil',
  autreType: 'Ne traite pas ce type de lead',
  sansAcces: 'N’a pas accès à ces leads',
  autreSite: 'N’est pas sur ce site',
} as const;
export type Raison = keyof typeof raisons;

/** The recipients of a step; `CONSEILLERS` are the advisers of the workshop. */
export const destinataires = z.enum([...keysOf(receptions), ...keysOf(ciblesBDC), 'CONSEILLERS']);
export type Destinataires = z.infer<typeof destinataires>;

export const destinatairesText = (who: Destinataires) =>
  who === 'CONSEILLERS' ? 'Conseillers du site' : { ...receptions, ...ciblesBDC }[who];

/** The rule that a lead follows. */
export const regleSuivie = z.strictObject({
  source: z.enum(keysOf(sourcesRegle)),
  IDWorkflowLead: z.number().nullable(),
  ReceptionLeads: reception,
  /** Of the BDC only. */
  WorkflowBDC: cible.nullable(),
  /** The destination of the BDC is the group's. */
  cibleDuGroupe: z.boolean(),
});
