import type { Company } from './companies.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, labelled, numbered, type TableRows } from '../rows.ts';
import type { Site } from './sites.ts';

const evenements = [
  'Livraison',
  "Création de l'offre",
  'Signature du bon de commande',
  'Essai du véhicule',
  'Fin de garantie',
  'Fin de financement',
  'Contrôle technique',
];
type Mode = 'groupe' | 'societe' | 'site';

/** Label, place of the event, days (before when zero or negative), availability. */
const models: readonly (readonly [Libelle: string, evenement: number, NbJours: number, mode: Mode])[] = [
  ['Préparer la livraison', 1, -3, 'groupe'],
  ['Satisfaction après livraison', 1, 8, 'groupe'],
  ["Relance de l'offre", 2, 5, 'societe'],
  ['Rappel après essai', 4, 2, 'site'],
  ['Accueil du jour de livraison', 1, 0, 'site'],
  ["Dernière relance de l'offre", 2, 20, 'groupe'],
  ['Suivi de commande', 3, 15, 'societe'],
  ['Proposer une extension', 5, -60, 'groupe'],
  ['Renouvellement du contrat', 6, -180, 'societe'],
  ['Prise de rendez-vous CT', 7, -30, 'site'],
  ['Premier anniversaire', 1, 365, 'groupe'],
  ["Avis sur l'essai", 4, 1, 'site'],
];

/** A small group keeps the first five, which have each availability. */
const modelsFor = ({ societes }: Recipe) => (societes > 3 ? models : models.slice(0, 5));

const some = <T>(draw: Random, rows: readonly T[], most: number) =>
  draw.shuffled(rows).slice(0, 1 + draw.below(Math.min(most, rows.length)));

/** Automatic follow-ups with each availability. */
export const relanceRows = (recipe: Recipe, companies: readonly Company[], sites: readonly Site[]): TableRows[] => {
  const draw = random(`${recipe.BDGp}/relances`);
  const real = sites.filter(({ row }) => !row.EstFictif);
  const own = modelsFor(recipe).map(([Libelle, IDRelanceAutoEvenement, NbJours, mode], at) => ({
    row: { Libelle, NbJours, IDRelanceAutoEvenement, Groupe: mode === 'groupe' },
    IDRelanceAuto: at + 1,
    plaques: mode === 'societe' ? some(draw, companies, 4).map(({ row }) => row.IDPlaque) : [],
    sites: mode === 'site' ? some(draw, real, 6).map(({ row }) => row.IDSite) : [],
  }));
  return [
    labelled('relancesEvenements', 'IDRelanceAutoEvenement', 'RelanceAutoEvenement_Libelle', evenements),
    numbered(
      'relances',
      'IDRelanceAuto',
      own.map(({ row }) => row),
    ),
    inserted(
      'relancesPlaques',
      null,
      own.flatMap(({ IDRelanceAuto, plaques }) => plaques.map((IDPlaque) => ({ IDRelanceAuto, IDPlaque }))),
    ),
    inserted(
      'relancesSites',
      null,
      own.flatMap(({ IDRelanceAuto, sites: ids }) => ids.map((IDSite) => ({ IDRelanceAuto, IDSite }))),
    ),
  ];
};
