import { plain } from '../people/names.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, numbered, type Row, type TableRows } from '../rows.ts';

/** Made-up management systems. */
const systems = ['Sirius', 'Altaïr', 'Procyon', 'Véga'];

/** What a management system may send about a vehicle. */
const columns =
  'AnneeModele Carrosserie ChevauxFiscaux CleOrigine CodeConstructeur Commentaire Couleur CouleurInterieure CylindreeMoteur DateAchat DateEntreeStock DateLivraison DateMEC DateMiseEnVente EmissionCO2 Energie Equipements EtatVehicule Finition Garantie GenreVehicule Immatriculation Kilometrage LieuStockage Marque Modele NbPlaces NbPortes NumeroOrdre NumeroSerie Options Origine PrixAchat PrixRevient PrixVente Puissance TauxTVA TypeBoite Version'.split(
    ' ',
  );

/** A vehicle cannot be known without these, so every gateway has them. */
const always = new Set(['Immatriculation', 'Kilometrage', 'Marque', 'Modele', 'NumeroSerie', 'PrixVente']);

/** From two to twelve gateways, by the size of the group. */
const countOf = ({ societes }: Recipe) => Math.min(12, Math.max(2, Math.ceil(societes / 3) + 1));

/** `live`: it called last night; `late`: it stopped months ago; `new`: it never called. */
type State = 'live' | 'late' | 'new';
const stateOf = (at: number, count: number): State => {
  if (at === 1) return 'late';
  return at > 0 && at === count - 1 ? 'new' : 'live';
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

interface Call {
  DateHAppelWS: string;
  DateHFinWS: string | null;
  DateHRef: string;
}

/** Every two hours of the day before the sample is written: PostgreSQL reads `yesterday` at that moment. */
const liveCalls = (draw: Random): Call[] => {
  const minute = 5 + draw.below(30);
  const at = (hour: number, minutes: number) => `yesterday ${twoDigits(hour)}:${twoDigits(minutes)}+00`;
  return Array.from({ length: 12 }, (_, place) => ({
    DateHAppelWS: at(place * 2, minute),
    DateHFinWS: at(place * 2, minute + 1 + draw.below(12)),
    DateHRef: place === 0 ? at(0, 0) : at(place * 2 - 2, minute),
  }));
};

const minuteMillis = 60_000;
const nightMillis = 24 * 60 * minuteMillis;

/** One a night for some weeks; the last one broke off. */
const pastCalls = (draw: Random): Call[] => {
  const last = Date.UTC(2026, draw.below(3), 1 + draw.below(28), 21 + draw.below(3), draw.below(60));
  const nights = 20 + draw.below(30);
  const at = (millis: number) => new Date(millis).toISOString();
  return Array.from({ length: nights }, (_, place) => {
    const start = last - (nights - 1 - place) * nightMillis;
    return {
      DateHAppelWS: at(start),
      DateHFinWS: place === nights - 1 ? null : at(start + (2 + draw.below(25)) * minuteMillis),
      DateHRef: at(start - nightMillis),
    };
  });
};

const letters = Array.from('ABCDEFGHJKLMNPQRSTVWXYZ');
const plate = (draw: Random) => {
  const two = () => draw.pick(letters) + draw.pick(letters);
  return `${two()}-${draw.digits(3)}-${two()}`;
};

const faults: ((draw: Random) => string)[] = [
  (draw) => `Véhicule ${plate(draw)} : kilométrage non numérique`,
  (draw) => `Véhicule ${plate(draw)} : marque inconnue du référentiel`,
  (draw) => `Véhicule ${plate(draw)} : immatriculation déjà attribuée à un autre véhicule`,
  (draw) => `Véhicule n° ${draw.digits(6)} : numéro de série absent`,
  (draw) => `Client ${draw.digits(5)} : code postal absent`,
  (draw) => `Client ${draw.digits(5)} : civilité inconnue`,
  (draw) => `Client ${draw.digits(5)} : adresse e-mail non valide`,
];

const outcome = (draw: Random, { DateHFinWS }: Call) => {
  const count = DateHFinWS === null ? 1 : draw.chance(0.2) ? 1 + draw.below(6) : 0;
  const lines = Array.from({ length: count }, () => draw.pick(faults)(draw));
  if (DateHFinWS === null) lines[0] = 'Connexion interrompue par le serveur distant avant la fin du transfert';
  return { NbMat: draw.below(60), NbClients: draw.below(25), NbErreurs: count, DetailErreurs: lines.join('\n') };
};

const commentOf: Record<State, readonly string[]> = {
  live: ['', 'Stock et clients, toutes les deux heures.', 'Mise en service avec le support du fournisseur.'],
  late: ["Serveur du DMS en cours de remplacement : transfert à relancer avec l'éditeur."],
  new: ["En attente des accès de l'éditeur du DMS."],
};

interface Passerelle {
  state: State;
  calls: Call[];
  row: Row;
}

const nextDate = (draw: Random, state: State, calls: readonly Call[]) => {
  if (state === 'live') return `tomorrow 0${1 + draw.below(5)}:${twoDigits(draw.below(60))}+00`;
  return calls.at(-1)?.DateHAppelWS ?? null;
};

const passerelleOf = (draw: Random, recipe: Recipe, at: number): Passerelle => {
  const state = stateOf(at, countOf(recipe));
  const calls = { live: liveCalls, late: pastCalls, new: () => [] }[state](draw);
  const system = systems[at % systems.length]!;
  const publishes = state !== 'new';
  return {
    state,
    calls,
    row: {
      Libelle: `${system} – ${recipe.enseigne}${at < systems.length ? '' : ` ${Math.floor(at / systems.length) + 1}`}`,
      Commentaire: draw.pick(commentOf[state]),
      DateHRefProchainTransfert: nextDate(draw, state, calls),
      EMailsTransfertDMS:
        state === 'new'
          ? ''
          : `dms.${plain(system).toLowerCase()}@${recipe.domain}${draw.chance(0.5) ? `;informatique@${recipe.domain}` : ''}`,
      PubliAutoIntranetVN: publishes,
      PubliAutoIntranetVD: publishes && draw.chance(0.7),
      PubliAutoIntranetVO: publishes,
      PubliAutoInternetVN: false,
      PubliAutoInternetVD: publishes && draw.chance(0.4),
      PubliAutoInternetVO: publishes && draw.chance(0.8),
      TransfertNumOffre: draw.chance(0.5),
      StockEnTotalite: draw.chance(0.3),
      CreeRelancesApLivSansCde: draw.chance(0.3),
    },
  };
};

/** Gateways in every state, with columns and history. */
export const passerelleRows = (recipe: Recipe): TableRows[] => {
  const draw = random(`${recipe.BDGp}/passerelles`);
  const all = Array.from({ length: countOf(recipe) }, (_, at) => passerelleOf(draw, recipe, at));
  const of = <T>(rowsOf: (passerelle: Passerelle, IDPasserelleDMS: number) => T[]) => all.flatMap((one, at) => rowsOf(one, at + 1));
  return [
    numbered(
      'passerelles',
      'IDPasserelleDMS',
      all.map(({ row }) => row),
    ),
    inserted(
      'ColumnDMSMaterial',
      null,
      of((_, IDPasserelleDMS) =>
        columns.map((NameColumn) => ({ IDPasserelleDMS, NameColumn, checked: always.has(NameColumn) || draw.chance(0.8) })),
      ),
    ),
    numbered(
      'passerellesHisto',
      'IDPasserelleDMSHisto',
      of(({ calls }, IDPasserelleDMS) => calls.map((call) => ({ IDPasserelleDMS, ...call, ...outcome(draw, call) }))),
    ),
  ];
};
