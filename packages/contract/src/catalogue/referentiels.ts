import { categorieAgriFields, sousCategorieFields, volumeFields } from '../domains/categories-agri/categories-agri.calls.ts';
import { champMaterielFields, typeMaterielFields } from '../domains/types-materiel-agri/types-materiel-agri.calls.ts';
import { typeProductionFields } from '../domains/types-production/types-production.calls.ts';
import { references } from '../references/all.ts';
import type { Reference } from '../references/kit.ts';
import { tables, type Table } from './kit.ts';

/** Lists in which two rows may have one name, told apart by more. */
const identities: Readonly<Record<string, readonly string[]>> = {
  CategorieClient: ['IDTFicheCli', 'Descr'],
  RaisonClotureLead: ['IDAffaireTypeStop', 'Libelle'],
  docsAdmin: ['IDDocumentAdminModule', 'Descr'],
};

const ofReference = ({ name, route, texts, fields, label }: Reference): [string, Table] => [
  name,
  {
    label: texts.title,
    nature: 'reglage',
    identity: identities[name] ?? [label],
    screen: `${route}/{id}`,
    chapter: 'referentiels',
    fields,
  },
];

/** The small lists, as their own specs describe them. */
export const referenceTables: Readonly<Record<string, Table>> = Object.fromEntries(references.map(ofReference));

const champs = '/typesMaterielAgri/{id}/champs';

/** What the small lists and the records choose from, and the lists of agriculture. */
export const referentielTables = tables({
  typesFicheClient: {
    label: 'Types de fiche client',
    nature: 'fournisseur',
    identity: ['TFicheCli'],
    chapter: 'referentiels',
    words: { TFicheCli: 'Type de fiche client' },
  },
  typesCloture: {
    label: 'Types de clôture',
    nature: 'fournisseur',
    identity: ['TypeCloture'],
    chapter: 'referentiels',
    words: { TypeCloture: 'Type de clôture' },
  },
  modulesDocsAdmin: { label: 'Modules des documents administratifs', nature: 'fournisseur', identity: ['Descr'], chapter: 'referentiels' },
  groupesStatuts: {
    label: 'Groupes de statuts des véhicules',
    nature: 'fournisseur',
    identity: ['GpStatusDescr'],
    chapter: 'referentiels',
    words: { GpStatusDescr: 'Groupe' },
  },
  statutsVehicules: {
    label: 'Statuts des véhicules',
    nature: 'reglage',
    identity: ['Descr'],
    screen: '/statutsVehicules',
    chapter: 'referentiels',
    words: { IDGpStatus: 'Groupe' },
  },
  categoriesClients: {
    label: 'Catégories de clients agricoles',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: '/categoriesAgri',
    chapter: 'referentiels',
    fields: categorieAgriFields,
  },
  categoriesProduction: {
    label: 'Catégories de production',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: '/categoriesAgri',
    chapter: 'referentiels',
    fields: categorieAgriFields,
  },
  sousCategoriesProduction: {
    label: 'Sous-catégories de production',
    nature: 'reglage',
    identity: ['IDCategorieProduction', 'Libelle'],
    screen: '/categoriesAgri',
    chapter: 'referentiels',
    fields: sousCategorieFields,
  },
  volumesProduction: {
    label: 'Volumes de production',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: '/categoriesAgri',
    chapter: 'referentiels',
    fields: volumeFields,
  },
  typesProduction: {
    label: 'Types de production',
    nature: 'reglage',
    identity: ['IDCategorieProduction', 'IDSousCategorieProduction'],
    screen: '/typesProduction',
    chapter: 'referentiels',
    fields: typeProductionFields,
  },
  typesMaterielAgri: {
    label: 'Types de matériel agricole',
    nature: 'reglage',
    identity: ['Descr'],
    screen: champs,
    chapter: 'referentiels',
    fields: typeMaterielFields,
  },
  typesMaterielAgriChamps: {
    label: 'Champs d’un type de matériel agricole',
    nature: 'reglage',
    identity: ['IDTypeMaterialAgri', 'IDFieldMat'],
    of: 'typesMaterielAgri',
    screen: champs,
    chapter: 'referentiels',
    words: { IDTypeMaterialAgri: 'Type de matériel', IDFieldMat: 'Champ' },
  },
  champsMaterielAgri: {
    label: 'Champs du matériel agricole',
    nature: 'fournisseur',
    identity: ['Categorie', 'Descr'],
    chapter: 'referentiels',
    fields: champMaterielFields,
    words: { MaterialTableCol: 'Colonne de la table des véhicules' },
  },
  famillesMaterielAgri: {
    label: 'Familles de matériel agricole',
    nature: 'reglage',
    identity: ['Descr'],
    screen: '/typesMaterielAgri',
    chapter: 'referentiels',
    words: { IDTypeMaterialAgri: 'Type de matériel' },
  },
});
