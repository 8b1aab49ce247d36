import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, labelled, numbered, type Row, type TableRows } from '../rows.ts';
import type { Site } from '../structure/sites.ts';

const types = ['VN', 'VO', 'VDL', 'APV', 'Location'];

/** Sub-families of each family, and their names where a lead arrives. */
const families: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Sites internet': {
    'Site du groupe': ['Formulaire de contact', "Demande d'essai", 'Demande de reprise', 'Prise de rendez-vous', 'Discussion en ligne'],
    'Site du constructeur': ['Configurateur', "Demande d'offre", 'Demande de brochure', "Demande d'essai"],
    'Site du point de vente': ['Formulaire de contact', 'Fiche véhicule', 'Demande de rappel'],
  },
  "Portails d'annonces": {
    'Portails généralistes': ['Annonce véhicule neuf', "Annonce véhicule d'occasion", 'Messagerie du portail', 'Appel depuis le portail'],
    'Portails spécialisés': ['Annonce détaillée', 'Comparateur', 'Cote en ligne'],
  },
  Téléphone: {
    'Appels entrants': ['Standard', 'Numéro vert', 'Appel depuis une annonce', "Transfert de l'atelier"],
    'Appels sortants': ['Relance de devis', 'Campagne fin de financement', 'Campagne fin de garantie', 'Fichier clients'],
  },
  'Point de vente': {
    'Passage spontané': ['Visite du hall', 'Visite du parc occasion', 'Visite de la boutique'],
    Atelier: ['Réception atelier', 'Contrôle technique', 'Véhicule de courtoisie'],
  },
  Événements: {
    'Salons et foires': ["Salon de l'automobile", 'Foire exposition', 'Marché régional'],
    'Opérations locales': ['Portes ouvertes', 'Soirée de lancement', "Journée d'essais", 'Galerie marchande'],
  },
  Parrainage: {
    Clients: ['Parrainage client', 'Recommandation', 'Client fidèle'],
    Prescripteurs: ['Collaborateur du groupe', "Comité d'entreprise", 'Apporteur partenaire'],
  },
  'Marketing direct': {
    'E-mail et SMS': ['Lettre mensuelle', 'Campagne SMS', 'Anniversaire de livraison'],
    'Courrier et presse': ['Courrier adressé', 'Presse locale', 'Affichage', 'Radio locale'],
    'Réseaux sociaux': ['Publicité sponsorisée', 'Message privé', 'Formulaire intégré'],
  },
};

interface Model {
  sousFamille: number;
  nom: string;
  Libelle: string;
}

const names = Object.values(families).flatMap((subs, at) =>
  Object.entries(subs).map(([nom, labels]) => ({ famille: at + 1, nom, labels })),
);
const models: readonly Model[] = names.flatMap(({ nom, labels }, at) => labels.map((Libelle) => ({ sousFamille: at + 1, nom, Libelle })));

/** A very large group has origins for each of its towns. */
const manySites = 150;
const most = 5000;

const townsOf = (sites: readonly Site[]) => [...new Set(sites.map(({ row }) => row.Ville))];

const expanded = (sites: readonly Site[]): readonly Model[] => {
  if (sites.length < manySites) return models;
  const local = townsOf(sites).flatMap((town) => models.map((model) => ({ ...model, Libelle: `${model.Libelle} ${town}` })));
  return [...models, ...local].slice(0, most);
};

const origineRow = (draw: Random, { sousFamille, nom, Libelle }: Model) => {
  const calls = nom.startsWith('Appels');
  const type = draw.below(100);
  return {
    IDSousFamilleOrigineAction: sousFamille,
    IDOrigineActionType: type < 4 ? null : 1 + (type % types.length),
    Libelle,
    EstLead: !calls && draw.chance(0.7),
    EstInactif: draw.chance(0.08),
    EstAppelSortant: nom === 'Appels sortants',
    EstAppelEntrant: nom === 'Appels entrants',
    CreationLead: draw.chance(0.85),
  };
};

/** The first active origin of each kind of vehicle. */
const defaultRows = (rows: readonly Row[]): Row[] =>
  ['VN', 'VO', 'VDL'].map((Contexte, at) => {
    const found = rows.findIndex((row) => row['IDOrigineActionType'] === at + 1 && row['EstInactif'] === false);
    return { Contexte, IDOrigineAction: found < 0 ? null : found + 1 };
  });

/** How many origins a group with these sites has. */
export const countOrigines = (sites: readonly Site[]) => expanded(sites).length;

/** Origins by family and sub-family, and the defaults. */
export const origineRows = (recipe: Recipe, sites: readonly Site[]): TableRows[] => {
  const draw = random(`${recipe.BDGp}/origines`);
  const rows = expanded(sites).map((model) => origineRow(draw, model));
  return [
    labelled('familles', 'IDFamilleOrigineContact', 'Libelle', Object.keys(families)),
    numbered(
      'sousFamilles',
      'IDSousFamilleOrigineAction',
      names.map(({ famille, nom }) => ({ IDFamilleOrigineContact: famille, Libelle: nom })),
    ),
    labelled('originesTypes', 'IDOrigineActionType', 'Description', types),
    numbered('origines', 'IDOrigineAction', rows),
    inserted('origineDefault', null, defaultRows(rows)),
  ];
};
