import { affaireDetails, kpiRows, offreDetails } from './affaires.ts';
import { countOrigines } from '../settings/origines.ts';
import { lead } from '../functions/profiles.ts';
import type { Person } from '../people/people.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { numbered, type Row, type TableRows } from '../rows.ts';
import type { Site } from '../structure/sites.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** From January 2024 to September 2026. */
const dayOf = (draw: Random) => {
  const month = draw.below(33);
  return `${2024 + Math.floor(month / 12)}-${twoDigits(1 + (month % 12))}-${twoDigits(1 + draw.below(28))}`;
};

const closedAt = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}T09:30:00Z`;

/** Sellers and their managers; some write many reports, most write few. */
const authorsOf = (people: readonly Person[]) =>
  people.filter((person) => person.lead === lead.vendeur || person.lead === lead.chefDesVentes).map(({ row }) => row.IDPeople);

const most = 2000;

/** Deals, the reports that sellers wrote on them, and offers, each with an origin. */
export const rapportRows = (recipe: Recipe, sites: readonly Site[], people: readonly Person[]): TableRows[] => {
  const draw = random(`${recipe.BDGp}/rapports`);
  const usedOrigines = Math.ceil(countOrigines(sites) * 0.6);
  const origine = () => ({ IDOrigineAction: draw.chance(0.9) ? 1 + draw.below(usedOrigines) : null });
  const authors = authorsOf(people);
  const count = Math.min(recipe.clients, most);
  const deals = Math.ceil(count / 3);
  // Deals of 2024 were closed a year later.
  const reports = Array.from({ length: count }, (): Row => {
    const DateRapport = dayOf(draw);
    const report = {
      ...origine(),
      IDPeople: draw.chance(0.97) ? authors[Math.floor(authors.length * (draw.below(1000) / 1000) ** 2)]! : null,
      IDAffaire: draw.chance(0.8) ? 1 + draw.below(deals) : null,
      DateRapport,
      DateHCloture: DateRapport < '2025-01-01' && draw.chance(0.8) ? closedAt(DateRapport) : null,
    };
    // A closing goes by the authors: an open report without one would stay open for ever.
    return report.DateHCloture === null ? { ...report, IDPeople: report.IDPeople ?? authors[0]! } : report;
  });
  const open = new Set(reports.filter(({ DateHCloture }) => DateHCloture === null).map(({ IDAffaire }) => IDAffaire));
  const details = affaireDetails(recipe);
  const closing = '2026-01-05T09:30:00Z';
  const affaires = Array.from({ length: deals }, (_, at) => {
    const deal = { ...origine(), ...details() };
    const isOpen = open.has(at + 1) || draw.chance(0.5) || deal.DateDebut > closing;
    return { ...deal, DateHCloture: isOpen ? null : closing };
  });
  const offre = offreDetails(recipe, deals);
  return [
    numbered('affaires', 'IDAffaire', affaires),
    numbered('rapports', 'IDRapport', reports),
    numbered(
      'offres',
      'IDOffre',
      Array.from({ length: Math.ceil(count / 2) }, () => ({ ...origine(), ...offre() })),
    ),
    ...kpiRows(recipe, affaires),
  ];
};
