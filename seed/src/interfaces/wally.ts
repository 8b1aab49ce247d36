import { plain } from '../people/names.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, numbered, type Row, type TableRows } from '../rows.ts';
import { partnerPassword } from './partner-password.ts';
import type { Site } from '../structure/sites.ts';

type Crm = 'customer_first' | 'hway' | 'mysales';

/** As Wally's stand-in names them. It knows a few more, which a refresh brings. */
const makers: Readonly<Record<Crm, readonly string[]>> = {
  customer_first: ['Peugeot', 'Citroën', 'DS', 'Opel'],
  hway: ['Hyundai', 'Kia'],
  mysales: ['Renault', 'Dacia', 'Alpine'],
};
const towns = ['Brest', 'Quimper', 'Lorient', 'Vannes', 'Rennes', 'Nantes'];
const channels = ['Site internet', 'Appel téléphonique', 'Salon', 'Parrainage', 'Passage en concession'];

interface Account {
  crm_name: Crm;
  /** The stand-in behaves as this word of the login says. */
  name: string;
  EtatDuCompte: 'ACTIVE' | 'INACTIVE' | 'OUTDATED' | 'FAILED' | 'DEFAULT';
  notified: boolean;
  /** How many pairs have no choice yet. */
  holes: number;
}

/** One account in each state; the third tool has none. */
const accounts: readonly Account[] = [
  { crm_name: 'customer_first', name: 'compte', EtatDuCompte: 'ACTIVE', notified: true, holes: 2 },
  { crm_name: 'customer_first', name: 'ventes', EtatDuCompte: 'INACTIVE', notified: false, holes: 0 },
  { crm_name: 'customer_first', name: 'expire', EtatDuCompte: 'OUTDATED', notified: true, holes: 0 },
  { crm_name: 'customer_first', name: 'panne', EtatDuCompte: 'FAILED', notified: true, holes: 1 },
  { crm_name: 'customer_first', name: 'occupe', EtatDuCompte: 'INACTIVE', notified: true, holes: 3 },
  { crm_name: 'customer_first', name: 'Origines par défaut', EtatDuCompte: 'DEFAULT', notified: false, holes: 1 },
  { crm_name: 'hway', name: 'compte', EtatDuCompte: 'ACTIVE', notified: true, holes: 0 },
  { crm_name: 'hway', name: 'Origines par défaut', EtatDuCompte: 'DEFAULT', notified: false, holes: 0 },
];

const signsIn = ({ EtatDuCompte }: Account) => EtatDuCompte !== 'DEFAULT';

const loginOf = ({ enseigne }: Recipe, account: Account) =>
  signsIn(account) ? `${account.name}.${plain(enseigne).toLowerCase().replaceAll(/\W/g, '')}` : account.name;

const compteRow = (recipe: Recipe, account: Account): Row => ({
  crm_name: account.crm_name,
  Identifiant: loginOf(recipe, account),
  EtatDuCompte: account.EtatDuCompte,
  Flag: account.EtatDuCompte === 'ACTIVE' ? 'FULL' : null,
  EmailNotification: account.notified ? `ventes@${recipe.domain};leads@${recipe.domain}` : '',
});

/** What each account signs in with, as the accounts of every partner are kept. */
export const wallyAccess = (recipe: Recipe): { IdWallyCompte: number; MotDePasse: string }[] =>
  accounts.flatMap((account, at) =>
    signsIn(account) ? [{ IdWallyCompte: at + 1, MotDePasse: partnerPassword(loginOf(recipe, account)) }] : [],
  );

/** Each goes with two neighbouring brands. */
const pairsOf = (count: number, brands: number) =>
  Array.from({ length: count }, (_, thing) =>
    [...new Set([thing % brands, (thing + 1) % brands])].map((brand) => ({ thing, brand })),
  ).flat();

interface Mapping {
  letters: string;
  thing: string;
  own: string;
  ids: readonly number[];
}

/** A choice for each pair, except the last ones and one that is skipped. */
const pairRows = (draw: Random, at: number, { crm_name, holes }: Account, count: number, { letters, thing, own, ids }: Mapping): Row[] => {
  const pairs = pairsOf(count, makers[crm_name].length);
  return pairs.map((pair, place) => {
    const isHole = place >= pairs.length - holes || ids.length === 0;
    const toSkip = !isHole && place === 3;
    return {
      IdCompte: at + 1,
      [thing]: `${letters}${pair.thing + 1}`,
      IdWallyMarque: `M${pair.brand + 1}`,
      [own]: isHole || toSkip ? null : draw.pick(ids),
      toSkip,
    };
  });
};

const each = (rowsOf: (account: Account, at: number) => Row[]) => accounts.flatMap(rowsOf);
const named = (at: number, letters: string, id: string, name: string, names: readonly string[]): Row[] =>
  names.map((text, place) => ({ IdCompte: at + 1, [id]: `${letters}${place + 1}`, [name]: text }));

/** Accounts of Wally in each state, what Wally knows of them, and the choices. */
export const wallyRows = (recipe: Recipe, sites: readonly Site[], origines: readonly Row[]): TableRows[] => {
  const draw = random(`${recipe.BDGp}/wally`);
  const ofSites = { letters: 'PDV', thing: 'IdWallySite', own: 'IDSite', ids: sites.map(({ row }) => row.IDSite) };
  // The first origins: other data use them too, and nothing uses the last ones.
  const active = origines.filter(({ EstInactif }) => EstInactif === false).slice(0, 12);
  const ofOrigines = {
    letters: 'O',
    thing: 'IdWallyOrigine',
    own: 'IDOrigineAction',
    ids: active.map(({ IDOrigineAction }) => Number(IDOrigineAction)),
  };
  return [
    numbered(
      'wallyComptes',
      'IdWallyCompte',
      accounts.map((account) => compteRow(recipe, account)),
    ),
    inserted(
      'wallySites',
      null,
      each((account, at) => (signsIn(account) ? named(at, 'PDV', 'IdWallySite', 'NomWallySite', towns) : [])),
    ),
    inserted(
      'wallyMarques',
      null,
      each(({ crm_name }, at) => named(at, 'M', 'IdWallyMarque', 'NomWallyMarque', makers[crm_name])),
    ),
    inserted(
      'wallyOrigines',
      null,
      each((_account, at) => named(at, 'O', 'IdWallyOrigine', 'NomOrigine', channels)),
    ),
    inserted(
      'wallyMarquesSites',
      null,
      each((account, at) => (signsIn(account) ? pairRows(draw, at, account, towns.length, ofSites) : [])),
    ),
    inserted(
      'wallyMarquesOrigines',
      null,
      each((account, at) => pairRows(draw, at, account, channels.length, ofOrigines)),
    ),
  ];
};
