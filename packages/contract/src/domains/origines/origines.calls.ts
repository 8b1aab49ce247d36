import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { own } from '../../fields/kit.ts';
import { answerShape, defaultsOf, inputShape, namesOf } from '../../fields/shapes.ts';
import { modification } from '../../fiches.ts';
import { wallyCrmNames } from '../../interfaces/wally/wally-crms.ts';
import { endpoint, everyone, id, staff } from '../../kit.ts';
import { fieldLotCalls } from '../../lots.ts';
import { messages } from '../../messages.ts';
import { singleLine } from '../../texts/single-line.ts';
import { destinataires, sourcesRegle } from '../workflows-leads/suivi.ts';
import { keysOf } from '../workflows-leads/workflows-leads.fields.ts';
import {
  defautFields,
  longestLibelle,
  origineFlags,
  origineLibelle,
  origineLotFields,
  placeFields,
  transferFields,
  typeField,
} from './origines.fields.ts';

const emptyLabel = 'Le libellé ne peut pas être vide';
const libelle = (label: string) =>
  own(label, { input: singleLine().min(1, emptyLabel).max(longestLibelle, messages.tooLong(longestLibelle)), answer: z.string() }).input;

const newFields = { ...origineLibelle, ...placeFields, ...typeField, ...origineFlags };
/** What a new origin begins with. */
export const origineDefaults = defaultsOf(newFields);

/** What the form of a new origin holds. */
export const origineForm = z.object(inputShape(newFields));
/** An existing family or the label of a new one, and the same for the sub-family. */
export const newOrigine = z.object(defaulted(inputShape(newFields), origineDefaults));
export type NewOrigine = z.output<typeof newOrigine>;

/** Keys present change, absent keys stay. */
const origineChanges = z
  .object({
    Libelle: libelle(origineLibelle.Libelle.label),
    IDFamilleOrigineContact: id,
    IDSousFamilleOrigineAction: id,
    type: z.object({ IDOrigineActionType: typeField.IDType.input }).nullable(),
    ...inputShape(origineFlags),
  })
  .partial();
export type OrigineChanges = z.output<typeof origineChanges>;

const origineType = z.strictObject({ IDOrigineActionType: z.number(), Description: z.string() });

const origine = z.strictObject({
  IDOrigineAction: z.number(),
  Libelle: z.string(),
  IDFamilleOrigineContact: z.number(),
  Famille_Libelle: z.string(),
  IDSousFamilleOrigineAction: z.number(),
  SousFamille_Libelle: z.string(),
  /** Older origins have none. */
  type: origineType.nullable(),
  ...answerShape(origineFlags),
});
export type Origine = z.infer<typeof origine>;

const famille = z.strictObject({ IDFamilleOrigineContact: z.number(), Libelle: z.string() });
const sousFamille = z.strictObject({
  IDSousFamilleOrigineAction: z.number(),
  IDFamilleOrigineContact: z.number(),
  Libelle: z.string(),
});
export type Famille = z.infer<typeof famille>;
export type SousFamille = z.infer<typeof sousFamille>;

/** Rows of a table that refer to an origin. */
const use = z.strictObject({ table: z.string(), nb: z.number() });
export type OrigineUse = z.infer<typeof use>;

/** Kinds of vehicle that have a default origin for alerts. */
export const contextes = namesOf(defautFields);
export type Contexte = (typeof contextes)[number];
const defaut = z.strictObject({ Contexte: z.enum(contextes), IDOrigineAction: z.number().nullable() });
export type OrigineDefaut = z.infer<typeof defaut>;
/** What the form of the defaults holds. */
export const defautForm = z.object(inputShape(defautFields));
const defautChanges = defautForm.partial();
export type OrigineDefautChanges = z.output<typeof defautChanges>;

/** Who receives the leads of an origin on one site. */
const recu = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  source: z.enum(keysOf(sourcesRegle)),
  /** Of the last step. */
  destinataires,
  /** The BDC has them first. */
  parBDC: z.boolean(),
  nbPersonnes: z.number(),
  /** The first names. */
  personnes: z.array(z.string()),
});
export type RecuOrigine = z.infer<typeof recu>;

/** What stands around an origin. Nothing of it is changed here. */
const fiche = z.strictObject({
  origine,
  /** Leads opened during the last 30 days. */
  nbLeads: z.number(),
  /** The kinds of vehicle whose alerts come from it by default. */
  contextes: z.array(z.enum(contextes)),
  /** Of the sites that sell its kind: those where nobody receives first. Null where workflows do not decide. */
  recus: z.strictObject({ nb: z.number(), nbSansPersonne: z.number(), premiers: z.array(recu) }).nullable(),
  uses: z.array(use),
  /** The Wally accounts whose mappings name it, and how many of them. */
  comptesWally: z.array(
    z.strictObject({ IdWallyCompte: z.number(), crm_name: z.enum(wallyCrmNames), Identifiant: z.string(), nb: z.number() }),
  ),
  modification,
});
export type FicheOrigine = z.infer<typeof fiche>;

const params = z.object({ IDOrigineAction: id });

export const origines = {
  list: endpoint({
    method: 'GET',
    path: '/api/origines',
    who: everyone,
    on: 'customer',
    action: 'Lister les origines',
    answer: z.array(origine),
  }),
  types: endpoint({
    method: 'GET',
    path: '/api/origines/types',
    who: staff,
    on: 'customer',
    action: 'Lister les types d’origine',
    answer: z.array(origineType),
  }),
  fiche: endpoint({
    method: 'GET',
    path: '/api/origines/{IDOrigineAction}/fiche',
    who: staff,
    on: 'customer',
    action: 'Lire ce qui entoure une origine',
    params,
    answer: fiche,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/origines',
    who: staff,
    on: 'customer',
    action: 'Ajouter une origine',
    body: newOrigine,
    answer: z.strictObject({ IDOrigineAction: z.number() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/origines/{IDOrigineAction}',
    who: staff,
    on: 'customer',
    action: 'Modifier une origine',
    params,
    body: origineChanges,
    /** `check` 0: a rule refused, nothing was changed, and `message` says why. */
    answer: z.strictObject({ check: z.literal([0, 1]), message: z.string() }),
  }),
  ...fieldLotCalls({ path: '/api/origines', who: staff, rows: 'origines', fields: origineLotFields }),
  use: endpoint({
    method: 'GET',
    path: '/api/origines/{IDOrigineAction}/use',
    who: staff,
    on: 'customer',
    action: 'Lister ce qui utilise une origine',
    params,
    answer: z.array(use),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/origines/{IDOrigineAction}',
    who: staff,
    on: 'customer',
    action: 'Supprimer une origine',
    refuses: ['conflict'],
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/api/origines/{IDOrigineAction}/transfer',
    who: staff,
    on: 'customer',
    action: 'Transférer une origine',
    takesBack: ['affaires', 'rapports', 'offres'],
    params,
    body: z.object(inputShape(transferFields)),
    /** What was moved to the target. */
    answer: z.array(use),
  }),
  familles: endpoint({
    method: 'GET',
    path: '/api/familles',
    who: staff,
    on: 'customer',
    action: 'Lister les familles d’origines',
    answer: z.array(famille),
  }),
  updateFamille: endpoint({
    method: 'PUT',
    path: '/api/familles/{IDFamilleOrigineContact}',
    who: staff,
    on: 'customer',
    action: 'Modifier une famille d’origines',
    params: z.object({ IDFamilleOrigineContact: id }),
    body: z.object({ Libelle: libelle('Libellé de la famille') }).partial(),
    answer: famille,
  }),
  sousFamilles: endpoint({
    method: 'GET',
    path: '/api/sousFamilles',
    who: staff,
    on: 'customer',
    action: 'Lister les sous-familles d’origines',
    answer: z.array(sousFamille),
  }),
  updateSousFamille: endpoint({
    method: 'PUT',
    path: '/api/sousFamilles/{IDSousFamilleOrigineAction}',
    who: staff,
    on: 'customer',
    action: 'Modifier une sous-famille d’origines',
    params: z.object({ IDSousFamilleOrigineAction: id }),
    body: z.object({ Libelle: libelle('Libellé de la sous-famille') }).partial(),
    answer: sousFamille,
  }),
  defauts: endpoint({
    method: 'GET',
    path: '/api/origineDefault/alerteVehicule',
    who: staff,
    on: 'customer',
    action: 'Lire les origines par défaut',
    answer: z.array(defaut),
  }),
  updateDefauts: endpoint({
    method: 'PUT',
    path: '/api/origineDefault/alerteVehicule',
    who: staff,
    on: 'customer',
    action: 'Modifier les origines par défaut',
    body: defautChanges,
    answer: z.array(defaut),
  }),
};
export type OriginesLot = z.output<(typeof origines.lot)['body']>;
