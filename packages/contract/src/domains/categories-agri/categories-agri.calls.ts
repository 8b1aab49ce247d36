import { z } from 'zod';
import type { Said } from '../../fields/field.ts';
import { flag, own } from '../../fields/kit.ts';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, id, smallKeys, staff } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { singleLine } from '../../texts/single-line.ts';

/** The longest label of the agricultural screens. */
export const longestLibelleAgri = 50;

const emptyLabel = 'Le libellé ne peut pas être vide';
/** A label or description of an agricultural screen. */
export const libelleAgri = <const S extends Said>(label: string, said: S) =>
  own(label, {
    ...said,
    input: singleLine({ error: messages.required }).min(1, emptyLabel).max(longestLibelleAgri, messages.tooLong(longestLibelleAgri)),
    answer: z.string(),
  });
/** A required choice: no choice is 0 or nothing. */
export const chosenId = () =>
  z.coerce.number<number | null>({ error: messages.required }).int().min(1, messages.required).max(2_147_483_647);

export const categorieAgriFields = { Libelle: libelleAgri('Libellé', {}) };
export const sousCategorieFields = {
  ...categorieAgriFields,
  IDCategorieProduction: own('Catégorie', { input: chosenId(), answer: z.number() }),
};
export const volumeFields = {
  ...categorieAgriFields,
  EstNombreEntier: flag('Nombre entier', {
    help: 'Cochez si ce volume se compte sans décimale, comme des têtes ou des places.',
  }),
};

/** For operators, on customers with agriculture. */
export const agricole = { who: staff, when: ['activite2'], on: 'customer' } as const;

const { Libelle } = categorieAgriFields;
export const newLibelle = z.object({ libelle: Libelle.input });
export const newSousCategorie = newLibelle.extend({ IDCategorieProduction: sousCategorieFields.IDCategorieProduction.input });
export const newVolume = newLibelle.extend({ estNombreEntier: volumeFields.EstNombreEntier.input.default(false) });
const renaming = smallKeys(newLibelle);

const categorieClient = z.strictObject({ IDCategorieClient: z.number(), ...answerShape(categorieAgriFields) });
export type CategorieClientAgri = z.infer<typeof categorieClient>;

const sousCategorie = z.strictObject({ IDSousCategorieProduction: z.number(), ...answerShape(categorieAgriFields) });
const categorie = z.strictObject({
  IDCategorieProduction: z.number(),
  ...answerShape(categorieAgriFields),
  sousCategoriesProduction: z.array(sousCategorie),
});
export type CategorieProduction = z.infer<typeof categorie>;

const volume = z.strictObject({ IDVolumeProduction: z.number(), ...answerShape(volumeFields) });
export type VolumeProduction = z.infer<typeof volume>;

const clientParams = z.object({ IDCategorieClient: id });
const categorieParams = z.object({ IDCategorieProduction: id });
const sousCategorieParams = z.object({ IDSousCategorieProduction: id });
const volumeParams = z.object({ IDVolumeProduction: id });

export const categoriesAgri = {
  clients: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/categoriesClients',
    aliases: ['/api/categoriesClient'],
    action: 'Lister les catégories de clients agricoles',
    answer: z.array(categorieClient),
  }),
  createClient: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/categoriesClients',
    aliases: ['/api/categoriesClient'],
    action: 'Ajouter une catégorie de clients agricoles',
    body: smallKeys(newLibelle),
    answer: z.strictObject({ IDCategorieClient: z.number() }),
  }),
  updateClient: endpoint({
    ...agricole,
    method: 'PATCH',
    path: '/api/categoriesClient/{IDCategorieClient}',
    aliases: ['/api/categoriesClients/{IDCategorieClient}'],
    action: 'Renommer une catégorie de clients agricoles',
    params: clientParams,
    body: renaming,
    answer: categorieClient,
  }),
  categories: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/categoriesProduction',
    action: 'Lister les catégories de production',
    answer: z.array(categorie),
  }),
  createCategorie: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/categoriesProduction',
    action: 'Ajouter une catégorie de production',
    body: smallKeys(newLibelle),
    answer: z.strictObject({ IDCategorieProduction: z.number() }),
  }),
  updateCategorie: endpoint({
    ...agricole,
    method: 'PATCH',
    path: '/api/categoriesProduction/{IDCategorieProduction}',
    action: 'Renommer une catégorie de production',
    params: categorieParams,
    body: renaming,
    answer: z.strictObject({ IDCategorieProduction: z.number(), ...answerShape(categorieAgriFields) }),
  }),
  createSousCategorie: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/sousCategoriesProduction',
    action: 'Ajouter une sous-catégorie de production',
    body: smallKeys(newSousCategorie),
    answer: z.strictObject({ IDSousCategorieProduction: z.number() }),
  }),
  updateSousCategorie: endpoint({
    ...agricole,
    method: 'PATCH',
    path: '/api/sousCategoriesProduction/{IDSousCategorieProduction}',
    action: 'Renommer une sous-catégorie de production',
    params: sousCategorieParams,
    body: renaming,
    answer: sousCategorie,
  }),
  volumes: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/volumesProduction',
    action: 'Lister les volumes de production',
    answer: z.array(volume),
  }),
  createVolume: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/volumesProduction',
    action: 'Ajouter un volume de production',
    body: smallKeys(newVolume),
    answer: z.strictObject({ IDVolumeProduction: z.number() }),
  }),
  updateVolume: endpoint({
    ...agricole,
    method: 'PATCH',
    path: '/api/volumesProduction/{IDVolumeProduction}',
    action: 'Renommer un volume de production',
    params: volumeParams,
    body: renaming,
    answer: volume,
  }),
};
