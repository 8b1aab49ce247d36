import { clientRows } from '../activity/attachments.ts';
import { plain } from '../people/names.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { numbered, type Row, type TableRows } from '../rows.ts';
import type { Site } from '../structure/sites.ts';
import { mobile } from '../structure/towns.ts';

const channels = ['Site internet', 'Appel téléphonique', 'Salon', 'Parrainage', 'Passage en concession'];
const makers = { customer_first: ['Peugeot', 'Citroën', 'DS', 'Opel'], hway: ['Hyundai', 'Kia'] } as const;

/** Some from the day before the sample is written (PostgreSQL reads `yesterday`), others from the months before. */
const momentOf = (draw: Random, at: number) => {
  const time = `${String(7 + draw.below(12)).padStart(2, '0')}:${String(draw.below(60)).padStart(2, '0')}:${String(draw.below(60)).padStart(2, '0')}+00`;
  if (at < 14) return `yesterday ${time}`;
  return `2026-${String(7 + (at % 5)).padStart(2, '0')}-${String(1 + draw.below(20)).padStart(2, '0')} ${time}`;
};

const noMatch = 'Point de vente sans correspondance';
const outcomes = [
  { Statut: 'Intégré', Comment: '' },
  { Statut: 'Intégré', Comment: 'Rapproché du client existant' },
  { Statut: 'Ignoré', Comment: noMatch },
  { Statut: 'En erreur', Comment: "Le client n'a ni téléphone ni adresse e-mail" },
];
/** A point of sale without a match has no site. */
const matched = (Comment: string, { row }: Site) => (Comment === noMatch ? '' : row.Descr);
/** Most were integrated. */
const outcomeOf = (draw: Random) => outcomes[Math.max(0, draw.below(9) - 5)]!;

const addressOf = (name: string) =>
  plain(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const rowOf = (recipe: Recipe, draw: Random, at: number, sites: readonly Site[], clients: readonly Row[]): Row => {
  const crm_name = draw.chance(0.75) ? 'customer_first' : 'hway';
  const isOffre = at % 3 === 2;
  const { IDClient, Lastname, Firstname } = draw.pick(clients);
  const outcome = outcomeOf(draw);
  const isIn = outcome.Statut === 'Intégré';
  const unreachable = outcome.Statut === 'En erreur';
  const moment = momentOf(draw, at);
  const serial = draw.digits(6);
  const isWithPdf = isOffre && isIn && draw.chance(0.6);
  return {
    Genre: isOffre ? 'offre' : 'lead',
    crm_name,
    CodeAffaireSource: `${crm_name === 'hway' ? 'HW' : 'CF'}-${draw.digits(8)}`,
    DateDebut: moment,
    Site: matched(outcome.Comment, draw.pick(sites)),
    Origine: draw.pick(channels),
    IDClient: isIn ? (IDClient ?? null) : null,
    Name: String(Lastname),
    Firstname: String(Firstname),
    Tel: unreachable ? '' : mobile(draw),
    Email: unreachable ? '' : `${addressOf(String(Firstname))}.${addressOf(String(Lastname))}@client.example`,
    ...outcome,
    Constructeur: draw.pick(makers[crm_name]),
    IDOffres: isOffre && isIn ? 40_000 + at : null,
    Date: isOffre ? moment : null,
    UrlExterne: isOffre ? `https://offres.${recipe.domain}/${serial}` : '',
    FichierPDF: isWithPdf ? `https://offres.${recipe.domain}/${serial}.pdf` : '',
  };
};

/** Leads and offers that Wally retrieved in the last months. */
export const wallyIntegrationRows = (recipe: Recipe, sites: readonly Site[]): TableRows => {
  const draw = random(`${recipe.BDGp}/wally-integrations`);
  const clients = clientRows(recipe);
  return numbered(
    'wallyIntegrations',
    'IDIntegration',
    Array.from({ length: 140 }, (_, at) => rowOf(recipe, draw, at, sites, clients)),
  );
};
