import { isNissan } from '../functions/profiles.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, numbered, type Row, type TableRows } from '../rows.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** How many of a hundred deals are in each state; the last ones are in progress. */
const statuts = [
  [5, 22],
  [4, 30],
  [2, 6],
  [6, 6],
  [7, 3],
  [1, 8],
  [3, 25],
] as const;
const raisons = ['Prix', 'Délai de livraison', 'Achat chez un confrère', 'Projet abandonné', ''];
const offreStates = ['En cours', 'Signée', 'Perdue', 'Annulée'];
const cycles = ['Contact établi', 'Rendez-vous pris', 'Essai effectué', 'Offre remise', 'Vente'];
const comments = ['', 'Client rappelé', 'Attend la reprise de son véhicule', 'Rappeler la semaine prochaine', 'Financement à l’étude'];
const actions = ['creation', 'rappel', 'essai', 'achat'];

const statutOf = (draw: Random) => {
  let left = draw.below(100);
  return statuts.find(([, share]) => (left -= share) < 0)?.[0] ?? 3;
};

/** A working hour from January 2024 to November 2026. */
const momentOf = (draw: Random) => {
  const month = draw.below(35);
  return {
    day: `${2024 + Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}-${twoDigits(1 + draw.below(26))}`,
    hour: 8 + draw.below(9),
    minute: draw.below(60),
  };
};

const at = ({ day, hour, minute }: ReturnType<typeof momentOf>, later: number) =>
  `${day.slice(0, 8)}${twoDigits(Number(day.slice(8)) + later)}T${twoDigits(hour)}:${twoDigits(minute)}:00Z`;

/** A deal beside its origin: prospect, dates, state. */
export const affaireDetails = (recipe: Recipe) => {
  const draw = random(`${recipe.BDGp}/affaires`);
  return () => {
    const begun = momentOf(draw);
    const IDAffaireStatut = statutOf(draw);
    return {
      CodeAffaireSource: `LEAD-${draw.digits(7)}`,
      DateDebut: at(begun, 0),
      DateOuvertureLead: draw.chance(0.9) ? at(begun, 1) : null,
      IDClient: draw.chance(0.97) ? 1 + draw.below(recipe.clients) : null,
      IDAffaireStatut,
      AffaireRaisonStop_Libelle: IDAffaireStatut === 4 ? draw.pick(raisons) : '',
    };
  };
};

/** The deal and the state of an offer. */
export const offreDetails = (recipe: Recipe, deals: number) => {
  const draw = random(`${recipe.BDGp}/offres`);
  return () => ({ IDAffaire: draw.chance(0.8) ? 1 + draw.below(deals) : null, OFS_Descr: draw.pick(offreStates) });
};

const nissanRow = (draw: Random, IDAffaire: number, begun: string): Row => {
  const later = (days: number) =>
    draw.chance(0.5) ? `${begun.slice(0, 8)}${twoDigits(Math.min(28, Number(begun.slice(8, 10)) + days))}T15:00:00Z` : null;
  return {
    IDAffaire,
    SalesCycle: draw.pick(cycles),
    TDUpdateTimestamp: later(1),
    DealerLeadReturnedDate: draw.chance(0.2) ? later(1) : null,
    ConfirmedTestDriveDate: later(2),
    ClosedDate: later(2),
    Comments: draw.pick(comments),
  };
};

const hondaRow = (draw: Random, IDAffaire: number, begun: string): Row => {
  const day = begun.slice(0, 10);
  const isRefused = draw.chance(0.12);
  return {
    IDAffaire,
    action: draw.pick(actions),
    date: `${day}T18:30:00Z`,
    datas: JSON.stringify({
      'date-rappel': draw.chance(0.5) ? day : null,
      'date-essai': draw.chance(0.4) ? day : null,
      'dernier-contact': day,
    }),
    response: isRefused
      ? '{"message":"Refusé","errors":[{"code":"E12","message":"Date antérieure au lead"}]}'
      : '{"message":"OK","errors":[]}',
  };
};

/** What manufacturers were told of the deals, in groups that sell their brands. */
export const kpiRows = (recipe: Recipe, affaires: readonly Row[]): TableRows[] => {
  const draw = random(`${recipe.BDGp}/kpi`);
  const told = (make: (draw: Random, IDAffaire: number, begun: string) => Row) =>
    affaires.flatMap(({ DateDebut }, index) => (draw.chance(0.7) ? [make(draw, index + 1, String(DateDebut))] : []));
  const none = (table: string, identity: string) => inserted(table, identity, []);
  return [
    isNissan(recipe)
      ? numbered('nissanLeadSiebelOut', 'IDNissanLeadSiebelOut', told(nissanRow))
      : none('nissanLeadSiebelOut', 'IDNissanLeadSiebelOut'),
    recipe.marques.includes('Honda') ? numbered('hondaKPILogs', 'IDHondaKPILogs', told(hondaRow)) : none('hondaKPILogs', 'IDHondaKPILogs'),
  ];
};
