import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape, pick } from '../../fields/shapes.ts';
import { endpoint, everyone, id } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';
import { leads, leadsWorkflows } from '../../parametres/leads.ts';
import { raisons, regleSuivie, destinataires, sourcesRegle, typesLead, typesWorkflow } from './suivi.ts';
import type { cible, reception } from './workflows-leads.fields.ts';
import { changedFields, keysOf, workflowFields } from './workflows-leads.fields.ts';

const defaults = { ...leadsWorkflows, ...pick(leads, ['GRP_eSellerLeadProcessBDC']) };

export type Reception = z.output<typeof reception>;
export type CibleBDC = z.output<typeof cible>;

/** Users know this sentence (docs/regles/workflows.md#option-of-the-group). */
export const optionOff = "L'option GRP_BDCTraitementLeadAmontChefVente doit être activée pour pouvoir configurer des workflows";

/** A technical limit. */
export const mostWorkflows = 20_000;

const newWorkflow = z.object(defaulted(inputShape(workflowFields), defaultsOf(workflowFields)));
export type NewWorkflow = z.output<typeof newWorkflow>;

export const workflowForm = z.object(inputShape(changedFields));
const workflowChanges = workflowForm.partial();
export type WorkflowChanges = z.output<typeof workflowChanges>;

const workflow = z.strictObject({ IDWorkflowLead: z.number(), ...answerShape(workflowFields) });
export type Workflow = z.infer<typeof workflow>;

const gpConfig = z.strictObject(answerShape({ ...defaults, ...pick(leads, ['GRP_BDCTraitementLeadAmontChefVente']) }));
export type GpConfig = z.infer<typeof gpConfig>;
/** The option that opens the screen is changed elsewhere: otherwise customer access could switch it on. */
export const gpConfigFields = z.object(inputShape(defaults));
const gpConfigChanges = gpConfigFields.partial();
export type GpConfigChanges = z.output<typeof gpConfigChanges>;

const personne = z.strictObject({ IDPeople: z.number(), Name: z.string(), Profil: z.string().nullable() });
const ecarte = personne.extend({ raisons: z.array(z.enum(keysOf(raisons))) });

/** Persons named in a step of a simulation; the numbers beside them count all. */
export const mostPersonnes = 200;

const etape = z.strictObject({
  destinataires,
  nbRetenus: z.number(),
  retenus: z.array(personne),
  nbEcartes: z.number(),
  /** Those of the site first, then those who lack least. */
  ecartes: z.array(ecarte),
});

const simulation = z.strictObject({
  regle: regleSuivie,
  /** The site sells this kind. */
  vendu: z.boolean(),
  /** Every step has somebody. */
  atteint: z.boolean(),
  etapes: z.array(etape),
});
export type Simulation = z.infer<typeof simulation>;

/**
 * How each site stands for an origin, a letter each: its rule is the site's (`s`), the origin's (`o`) or the group's (`g`).
 * In capitals a lead would reach nobody; `-`: nobody either, but the site does not sell this kind.
 */
const couverture = z.strictObject({
  sites: z.array(z.strictObject({ IDSite: z.number(), Descr: z.string(), Plaque_Libelle: z.string() })),
  /** Origins of one type that have the same workflows stand together. */
  lignes: z.array(z.strictObject({ type: z.enum(typesWorkflow), origines: z.array(z.number()), etats: z.string() })),
});
export type Couverture = z.infer<typeof couverture>;

/** Names shown of those who receive; the number counts all. */
export const mostNames = 3;

/** Who receives the leads of an origin, on one site, or by the rule for sites without one of their own. */
const receptionOrigine = z.strictObject({
  IDOrigineAction: z.number(),
  type: z.enum(typesWorkflow),
  source: z.enum(keysOf(sourcesRegle)),
  /** Of the last step. */
  destinataires,
  /** The BDC has them first. */
  parBDC: z.boolean(),
  /** Null without a site, and where the site does not sell this kind. */
  nbPersonnes: z.number().nullable(),
  personnes: z.array(z.string()),
  /** Sites that have a workflow of their own for it. */
  nbSitesPropres: z.number(),
});
export type ReceptionOrigine = z.infer<typeof receptionOrigine>;

const params = z.object({ IDWorkflowLead: id });
const call = { who: everyone, on: 'customer' } as const;

export const workflowsLeads = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/workflowsLeads',
    action: 'Lister les workflows des leads',
    refuses: ['forbidden'],
    answer: z.array(workflow),
  }),
  save: endpoint({
    ...call,
    method: 'PATCH',
    path: '/api/workflowsLeads',
    action: 'Enregistrer des workflows de leads',
    refuses: ['forbidden'],
    bodyLimit: rowsOf(20_000, 150),
    body: z.object({
      workflows: z
        .array(newWorkflow)
        .min(1, 'Un workflow au moins est attendu')
        .max(mostWorkflows, `${mostWorkflows.toLocaleString('fr-FR')} workflows au maximum`),
    }),
    answer: z.strictObject({ nbAjoutes: z.number(), nbRemplaces: z.number() }),
  }),
  gpConfig: endpoint({
    ...call,
    method: 'GET',
    path: '/api/workflowsLeads/gpConfig',
    action: 'Lire le workflow par défaut des leads',
    answer: gpConfig,
  }),
  updateGpConfig: endpoint({
    ...call,
    method: 'PATCH',
    path: '/api/workflowsLeads/gpConfig',
    action: 'Modifier le workflow par défaut des leads',
    refuses: ['forbidden'],
    body: gpConfigChanges,
    answer: gpConfig,
  }),
  simulation: endpoint({
    ...call,
    method: 'GET',
    path: '/api/workflowsLeads/simulation',
    action: 'Simuler l’arrivée d’un lead',
    refuses: ['forbidden', 'unknown'],
    /** `nom` searches those who are named; the numbers stay those of all. */
    query: z.object({ IDOrigineAction: id, IDSite: id, type: z.enum(typesLead), nom: z.string().max(100).default('') }),
    answer: simulation,
  }),
  couverture: endpoint({
    ...call,
    method: 'GET',
    path: '/api/workflowsLeads/couverture',
    action: 'Lire la couverture des workflows de leads',
    refuses: ['forbidden'],
    answer: couverture,
  }),
  receptions: endpoint({
    ...call,
    method: 'GET',
    path: '/api/workflowsLeads/receptions',
    action: 'Lire qui reçoit les leads de chaque origine',
    refuses: ['forbidden', 'unknown'],
    query: z.object({ IDSite: id.optional() }),
    answer: z.strictObject({
      sites: z.array(z.strictObject({ IDSite: z.number(), Descr: z.string() })),
      origines: z.array(receptionOrigine),
    }),
  }),
  read: endpoint({
    ...call,
    method: 'GET',
    path: '/api/workflowsLeads/{IDWorkflowLead}',
    action: 'Lire un workflow de leads',
    refuses: ['forbidden'],
    params,
    answer: workflow,
  }),
  update: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/workflowsLeads/{IDWorkflowLead}',
    action: 'Modifier un workflow de leads',
    refuses: ['forbidden'],
    params,
    body: z.object({ workflow: workflowChanges }),
    answer: workflow,
  }),
  remove: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/workflowsLeads/{IDWorkflowLead}',
    action: 'Supprimer un workflow de leads',
    refuses: ['forbidden'],
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
