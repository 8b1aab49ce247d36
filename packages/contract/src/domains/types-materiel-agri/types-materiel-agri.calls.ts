import { z } from 'zod';
import { agricole, libelleAgri } from '../categories-agri/categories-agri.calls.ts';
import { own } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { bool, endpoint, id, smallKeys } from '../../kit.ts';

/** Groups of fields, with their titles; fields without one are the group's own. */
export const categoriesChamp = { gestion: 'Gestion', tech: 'Caractéristiques techniques' } as const;
export type CategorieChamp = keyof typeof categoriesChamp;

export const typeMaterielFields = { Descr: libelleAgri('Description', { heading: 'Libellé' }) };
export const champMaterielFields = { Descr: libelleAgri('Description', {}) };
/** The types that a new field is given to. */
export const typesDuChamp = own('Types de matériel qui ont ce champ', {
  input: z.array(id).max(1000),
  answer: z.array(z.number()),
  default: [] as number[],
});

const champ = z.strictObject({
  IDFieldMat: z.number(),
  ...answerShape(champMaterielFields),
  Categorie: z.enum(['gestion', 'tech']).nullable(),
  /** The column in the vehicles' table; without one the field is stored apart. */
  MaterialTableCol: z.string().nullable(),
});
export type ChampMateriel = z.infer<typeof champ>;

const type = z.strictObject({
  IDTypeMaterialAgri: z.number(),
  ...answerShape(typeMaterielFields),
  NbChamps: z.number(),
  Champs: z.array(champ),
});
export type TypeMaterielAgri = z.infer<typeof type>;

const famille = z.strictObject({ Descr: z.string(), IDTypeMaterialAgri: z.number().nullable().optional() });
export type FamilleMateriel = z.infer<typeof famille>;

export const newTypeMateriel = z.object({ descr: typeMaterielFields.Descr.input });
export const newChampMateriel = z.object({
  descr: champMaterielFields.Descr.input,
  typeMaterielAgriIDs: typesDuChamp.input.default(typesDuChamp.default),
});

const descriptions = z.array(z.string().trim().min(1).max(255)).max(1000);
/** Families by their descriptions, bare or under a name. */
const famillesBody = z.union([z.object({ familles: descriptions }), descriptions.transform((familles) => ({ familles }))]);

const params = z.object({ IDTypeMaterialAgri: id });
const record = '/api/typesMaterielAgri/{IDTypeMaterialAgri}';

export const typesMaterielAgri = {
  list: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/typesMaterielAgri',
    action: 'Lister les types de matériel agricole',
    answer: z.array(type),
  }),
  create: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/typesMaterielAgri',
    action: 'Ajouter un type de matériel agricole',
    body: smallKeys(newTypeMateriel),
    answer: z.strictObject({ IDTypeMaterialAgri: z.number() }),
  }),
  champs: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/typesMaterielAgri/champs',
    action: 'Lister les champs du matériel agricole',
    answer: z.array(champ),
  }),
  createChamp: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/typesMaterielAgri/champs',
    action: 'Créer un champ du matériel agricole',
    body: smallKeys(newChampMateriel),
    answer: z.strictObject({ IDFieldMat: z.number() }),
  }),
  read: endpoint({
    ...agricole,
    method: 'GET',
    path: record,
    action: 'Lire un type de matériel agricole',
    params,
    answer: type,
  }),
  /** The screen sends the whole object; only its description changes here. */
  update: endpoint({
    ...agricole,
    method: 'PATCH',
    path: record,
    action: 'Modifier un type de matériel agricole',
    params,
    body: z.object(inputShape(typeMaterielFields)).partial(),
    answer: type,
  }),
  updateChamps: endpoint({
    ...agricole,
    method: 'PUT',
    path: '/api/typesMaterielAgri/{IDTypeMaterialAgri}/champs',
    action: 'Modifier les champs d’un type de matériel agricole',
    record,
    params,
    body: z.object({ Champs: z.array(id).max(5000) }),
    answer: type,
  }),
  updateFamilles: endpoint({
    ...agricole,
    method: 'PUT',
    path: '/api/typesMaterielAgri/{IDTypeMaterialAgri}/familles',
    action: 'Modifier les familles d’un type de matériel agricole',
    refuses: ['conflict'],
    params,
    body: famillesBody,
    answer: z.strictObject({ familles: z.array(z.string()) }),
  }),
  familles: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/famillesMaterielAgri',
    action: 'Lister les familles de matériel agricole',
    query: z.object({ with_type_materiel: bool.optional() }),
    answer: z.array(famille),
  }),
};
