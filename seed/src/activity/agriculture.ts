import type { Company } from '../structure/companies.ts';
import type { Person } from '../people/people.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, labelled, numbered, type Row, type TableRows } from '../rows.ts';

const clients = [
  'Céréalier',
  'Éleveur laitier',
  'Éleveur allaitant',
  'Polyculture et élevage',
  'Viticulteur',
  'Maraîcher',
  'Arboriculteur',
  'Entrepreneur de travaux agricoles',
  "Coopérative d'utilisation de matériel",
  'Collectivité',
];

const production: Readonly<Record<string, readonly string[]>> = {
  'Grandes cultures': ['Blé tendre', 'Orge', 'Maïs grain', 'Colza', 'Tournesol', 'Betterave sucrière'],
  'Élevage bovin': ['Vaches laitières', 'Vaches allaitantes', "Bovins à l'engraissement"],
  'Élevage porcin': ['Naisseur', 'Engraisseur', 'Naisseur-engraisseur'],
  'Élevage avicole': ['Poules pondeuses', 'Poulets de chair', 'Canards'],
  Fourrages: ['Prairies permanentes', 'Prairies temporaires', 'Maïs ensilage'],
  Viticulture: ['Appellation contrôlée', 'Indication géographique'],
  Maraîchage: ['Plein champ', 'Sous serre'],
  Travaux: [],
};
const volumes: readonly (readonly [Libelle: string, EstNombreEntier: boolean])[] = [
  ['Hectares', false],
  ['Têtes', true],
  ['Litres par an', true],
  ['Tonnes par an', false],
  ['Places', true],
];

/** A category with its sub-categories, measured in this volume. */
const counted: readonly (readonly [categorie: string, volume: string])[] = [
  ['Grandes cultures', 'Hectares'],
  ['Élevage bovin', 'Têtes'],
  ['Élevage porcin', 'Places'],
  ['Élevage avicole', 'Places'],
  ['Fourrages', 'Hectares'],
  ['Viticulture', 'Hectares'],
];

const equipment: Readonly<Record<string, readonly string[]>> = {
  Tracteur: ['Tracteurs standards', 'Tracteurs étroits', 'Tracteurs vignerons et vergers', 'Microtracteurs'],
  'Moissonneuse-batteuse': ['Moissonneuses à secoueurs', 'Moissonneuses à rotors', 'Cueilleurs à maïs'],
  Ensileuse: ['Ensileuses automotrices', 'Becs à maïs'],
  Presse: ['Presses à balles rondes', 'Presses à grosses balles', 'Presses-enrubanneuses'],
  Télescopique: ['Chargeurs télescopiques'],
  Pulvérisateur: ['Pulvérisateurs portés', 'Pulvérisateurs traînés', 'Automoteurs de pulvérisation'],
  Épandeur: ['Épandeurs à fumier', 'Tonnes à lisier'],
  'Outil de sol': ['Charrues', 'Déchaumeurs', 'Herses rotatives', 'Semoirs'],
};
const freeFamilies = ['Bennes et remorques', 'Faucheuses', 'Andaineurs', 'Quads et utilitaires'];

/** Label, group, column of the vehicles' table, and the types of equipment that have it (none: all). */
const fields: readonly (readonly [Descr: string, Categorie: string | null, column: string | null, types?: readonly string[]])[] = [
  ['Numéro de parc', 'gestion', 'MAT_NumParc'],
  ["Date d'entrée en stock", 'gestion', 'MAT_DateEntree'],
  ['Lieu de stockage', 'gestion', 'MAT_LieuStockage'],
  ["Prix d'achat HT", 'gestion', 'MAT_PxAchatHT'],
  ['Frais de remise en état', 'gestion', 'MAT_FraisRemiseEtat'],
  ['Année modèle', 'tech', 'MAT_AnneeModele'],
  ['Heures moteur', 'tech', 'MAT_Heures', ['Tracteur', 'Moissonneuse-batteuse', 'Ensileuse', 'Télescopique']],
  ['Heures batteur', 'tech', 'MAT_HeuresBatteur', ['Moissonneuse-batteuse']],
  ['Puissance (ch)', 'tech', 'MAT_Puissance', ['Tracteur', 'Moissonneuse-batteuse', 'Ensileuse', 'Télescopique']],
  ['Transmission', 'tech', 'MAT_Transmission', ['Tracteur', 'Télescopique']],
  ['Pneumatiques avant', 'tech', 'MAT_PneuAvant', ['Tracteur', 'Télescopique']],
  ['Pneumatiques arrière', 'tech', 'MAT_PneuArriere', ['Tracteur', 'Télescopique']],
  ['Largeur de travail (m)', 'tech', 'MAT_LargeurTravail', ['Outil de sol', 'Pulvérisateur', 'Moissonneuse-batteuse']],
  ['Capacité (l)', 'tech', 'MAT_Capacite', ['Pulvérisateur', 'Épandeur']],
  ['Hauteur de levage (m)', 'tech', 'MAT_HauteurLevage', ['Télescopique']],
  ['Nombre de balles', 'tech', 'MAT_NbBalles', ['Presse']],
  ['Relevage avant', null, null, ['Tracteur']],
  ['Prise de force avant', null, null, ['Tracteur']],
  ['Guidage par satellite', null, null, ['Tracteur', 'Moissonneuse-batteuse', 'Pulvérisateur']],
  ['Climatisation', null, null, ['Tracteur', 'Moissonneuse-batteuse', 'Ensileuse']],
  ['Coupe de tronçons', null, null, ['Pulvérisateur']],
  ["Carnet d'entretien fourni", null, null, []],
];

const categories = Object.keys(production);
const types = Object.keys(equipment);
const placeOf = (names: readonly string[], name: string) => names.indexOf(name) + 1;
const sousCategories = categories.flatMap((categorie, at) =>
  production[categorie]!.map((Libelle) => ({ IDCategorieProduction: at + 1, Libelle })),
);

const typesProduction = () =>
  counted.flatMap(([categorie, volume]) => {
    const IDCategorieProduction = placeOf(categories, categorie);
    const IDVolumeProduction = placeOf(
      volumes.map(([Libelle]) => Libelle),
      volume,
    );
    const own = sousCategories.flatMap((row, at) => (row.IDCategorieProduction === IDCategorieProduction ? [at + 1] : []));
    const ids: readonly (number | null)[] = [null, ...own];
    return ids.map((IDSousCategorieProduction): Row => ({ IDCategorieProduction, IDSousCategorieProduction, IDVolumeProduction }));
  });

const fieldsOfTypes = () =>
  fields.flatMap(([, , , of = types], at) => of.map((type): Row => ({ IDTypeMaterialAgri: placeOf(types, type), IDFieldMat: at + 1 })));

const estimators = new Set(['Acheteur VO', 'Chef des ventes', 'Directeur de concession']);

/** One or two people in most companies. */
const estimationRows = ({ BDGp }: Recipe, companies: readonly Company[], people: readonly Person[]) => {
  const draw = random(`${BDGp}/estimationsReprise`);
  return companies.flatMap((company, at): Row[] => {
    const fit = people.filter(
      ({ row, profile, sites }) => row.Actif && estimators.has(profile) && sites.some((site) => site.company === company),
    );
    const chosen = draw.shuffled(fit).slice(0, at % 4 === 3 ? 0 : 1 + draw.below(2));
    return chosen.map(({ row: { IDPeople } }) => ({ IDPlaque: company.row.IDPlaque, IDPeople }));
  });
};

/** The data of the agricultural screens; other groups have none. */
export const agricultureRows = (recipe: Recipe, companies: readonly Company[], people: readonly Person[]): TableRows[] => {
  if (!recipe.activites.includes(2)) return [];
  return [
    labelled('categoriesClients', 'IDCategorieClient', 'Libelle', clients),
    labelled('categoriesProduction', 'IDCategorieProduction', 'Libelle', categories),
    numbered('sousCategoriesProduction', 'IDSousCategorieProduction', sousCategories),
    numbered(
      'volumesProduction',
      'IDVolumeProduction',
      volumes.map(([Libelle, EstNombreEntier]) => ({ Libelle, EstNombreEntier })),
    ),
    numbered('typesProduction', 'IDTypeProduction', typesProduction()),
    labelled('typesMaterielAgri', 'IDTypeMaterialAgri', 'Descr', types),
    numbered(
      'champsMaterielAgri',
      'IDFieldMat',
      fields.map(([Descr, Categorie, MaterialTableCol]) => ({ Descr, Categorie, MaterialTableCol })),
    ),
    inserted('typesMaterielAgriChamps', null, fieldsOfTypes()),
    inserted('famillesMaterielAgri', null, [
      ...types.flatMap((type, at) => equipment[type]!.map((Descr): Row => ({ Descr, IDTypeMaterialAgri: at + 1 }))),
      ...freeFamilies.map((Descr): Row => ({ Descr, IDTypeMaterialAgri: null })),
    ]),
    inserted('estimationsReprise', null, estimationRows(recipe, companies, people)),
  ];
};
