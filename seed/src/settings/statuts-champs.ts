import { inserted, labelled, numbered, type TableRows } from '../rows.ts';

const statuts: Readonly<Record<string, readonly string[]>> = {
  'En commande': ["Commandé à l'usine", 'En production', "Expédié par l'usine", 'En transit'],
  'En stock': ['Disponible', 'En préparation', 'En exposition', 'Véhicule de démonstration', 'En dépôt sur un autre site'],
  Réservé: ['Option posée', 'Bon de commande signé', 'En attente de financement'],
  Sorti: ['Livré', 'Restitué', 'Vendu à un marchand', 'Épave'],
};

/** The states of vehicles, by group. */
export const statutRows = (): TableRows[] => [
  labelled('groupesStatuts', 'IDGpStatus', 'GpStatusDescr', Object.keys(statuts)),
  numbered(
    'statutsVehicules',
    'IDMatStatus',
    Object.values(statuts).flatMap((labels, at) => labels.map((Descr) => ({ Descr, IDGpStatus: at + 1 }))),
  ),
];

const both = ['Adresse', 'Code postal', 'Ville', 'Téléphone', 'Mobile', 'E-mail', 'Origine de contact', 'Vendeur attitré', 'Commentaire'];
const particulier = [
  'Civilité',
  'Nom',
  'Prénom',
  'Date de naissance',
  'Situation familiale',
  "Nombre d'enfants",
  'Profession',
  'Carte de fidélité',
];
const professionnel = [
  'Raison sociale',
  'SIRET',
  'Code APE',
  'Numéro de TVA',
  'Statut juridique',
  'Effectif',
  'Parc de véhicules',
  'Fonction du contact',
];

/** The fields of both kinds of client record; two thirds are shown. */
export const champRows = (): TableRows[] => {
  const fields = [particulier, professionnel].flatMap((own, at) =>
    [...own, ...both].map((Description) => ({ Description, IDTFicheCli: at + 1 })),
  );
  return [
    numbered('champsFicheClient', 'IDChampsFicheClient', fields),
    inserted(
      'champsFicheClientConfigurations',
      null,
      fields.flatMap((_, at) => (at % 3 === 2 ? [] : [{ IDChampsFicheClient: at + 1 }])),
    ),
  ];
};
