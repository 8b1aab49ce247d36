import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { anomaliesLiees, modification, personnesLiees, plafondsLies } from '../../fiches.ts';
import { endpoint, everyone, id, staff } from '../../kit.ts';
import { fieldLotCalls } from '../../lots.ts';
import { marquesAnswer, marquesBody } from '../marques/marques.calls.ts';
import { interfaceLiee } from '../sante/etats.ts';
import { categorie } from '../templates-impression/categories.ts';
import { societeFields, societeReduiteFields } from './societes.fields.ts';

/** Defaults of a new company; the label has none. */
export const societeDefaults = defaultsOf(societeFields);

/** Keys present change, absent keys stay. */
export const societeChanges = z.object(inputShape(societeFields)).partial();
export type SocieteChanges = z.output<typeof societeChanges>;

/** A new company: absent keys get the defaults. */
export const newSociete = z.object(defaulted(inputShape(societeFields), societeDefaults));
/** A new company with its brands, all or nothing. */
export const wholeNewSociete = newSociete.extend({ Marques: marquesBody.default([]) });
export type WholeNewSociete = z.output<typeof wholeNewSociete>;

/** What customer access sees of a company; also what every list shows. */
export const societeReduite = z.strictObject({
  IDPlaque: z.number(),
  Activite_Descr: z.string().nullable(),
  ...answerShape(societeReduiteFields),
});
export type SocieteReduite = z.infer<typeof societeReduite>;

export const societe = societeReduite.extend({ ...answerShape(societeFields), Marques: marquesAnswer });
export type Societe = z.infer<typeof societe>;

/** Operators are answered the whole company, customer access the reduced one. */
const answer = z.union([societe, societeReduite]);

/** What stands around a company: it is read beside the company's own fields, and nothing of it is changed here. */
const fiche = z.strictObject({
  /** Those that the session may see: their number, and the first by name. */
  sites: z.strictObject({
    nb: z.number(),
    premiers: z.array(z.strictObject({ IDSite: z.number(), Descr: z.string(), Ville: z.string(), Est_eSellerLeadActif: z.boolean() })),
  }),
  /** Who works on one of its sites. */
  personnes: personnesLiees,
  /** The company's own, and those of its sites. */
  anomalies: anomaliesLiees,
  /** What serves one of its sites; null for those who may not read the state of interfaces. */
  interfaces: z.array(interfaceLiee).nullable(),
  /** The group's template of each category, and how many sites of the company print with another; null as for a site. */
  modeles: z.array(z.strictObject({ Categorie: categorie, Description: z.string().nullable(), nbSitesPropres: z.number() })).nullable(),
  plafonds: plafondsLies,
  modification,
});
export type FicheSociete = z.infer<typeof fiche>;

const params = z.object({ idPlaque: id });

export const societes = {
  list: endpoint({
    method: 'GET',
    path: '/api/societes',
    who: everyone,
    on: 'customer',
    action: 'Lister les sociétés',
    answer: z.array(answer),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/societes/{idPlaque}',
    who: everyone,
    on: 'customer',
    action: 'Lire une société',
    params,
    answer,
  }),
  fiche: endpoint({
    method: 'GET',
    path: '/api/societes/{idPlaque}/fiche',
    who: everyone,
    on: 'customer',
    action: 'Lire ce qui entoure une société',
    params,
    answer: fiche,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/societes',
    who: staff,
    on: 'customer',
    action: 'Ajouter une société',
    body: wholeNewSociete,
    answer,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/societes/{idPlaque}',
    who: staff,
    on: 'customer',
    action: 'Modifier une société',
    params,
    body: societeChanges,
    answer,
  }),
  marques: endpoint({
    method: 'GET',
    path: '/api/societes/{idPlaque}/marques',
    who: staff,
    on: 'customer',
    action: 'Lire les marques d’une société',
    params,
    answer: marquesAnswer,
  }),
  updateMarques: endpoint({
    method: 'PUT',
    path: '/api/societes/{idPlaque}/marques',
    who: staff,
    on: 'customer',
    action: 'Modifier les marques d’une société',
    record: '/api/societes/{idPlaque}',
    params,
    body: marquesBody,
    answer: marquesAnswer,
  }),
  ...fieldLotCalls({ path: '/api/societes', who: staff, rows: 'sociétés', fields: societeFields }),
};
