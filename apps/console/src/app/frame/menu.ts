import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { dashboard } from '../../domains/session/session.links.ts';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import { mayOpen, type Opening } from '../routes/route-entry.ts';
import { interfaceRoutes } from '../routes/routes-interfaces.ts';
import { routeOf } from '../routes/routes.ts';

type LinkName = keyof SessionInfo['links'];

/** An entry leads to a screen of the console or to an outside address. */
type Written = { path: `/${string}`; label: string } | { link: LinkName; label: string };

interface WrittenGroup {
  label: string;
  entries: readonly Written[];
}

export interface MenuEntry {
  label: string;
  href: string;
  outside: boolean;
}

export interface MenuGroup {
  label: string;
  entries: MenuEntry[];
}

/** In the order of their routes; a screen that lies below another is reached from it. */
const interfaces: readonly Written[] = interfaceRoutes
  .filter(({ path }) => !interfaceRoutes.some((above) => path.startsWith(`${above.path}/`)))
  .map(({ path, title }) => ({ path, label: title }));

/** Provider staff. */
const staffMenu: readonly WrittenGroup[] = [
  { label: 'Accueil', entries: [{ path: '/dashboard', label: 'Tableau de bord' }] },
  {
    label: 'Structure',
    entries: [
      { path: '/societes', label: 'Sociétés' },
      { path: '/sites', label: 'Sites' },
      { path: '/plaques', label: 'Plaques' },
      { path: '/demandes', label: 'Demandes' },
    ],
  },
  {
    label: 'Utilisateurs et droits',
    entries: [
      { path: '/utilisateurs', label: 'Utilisateurs' },
      { path: '/profils/eSellerTeam', label: 'Profils eSeller Team' },
      { path: '/profils/eDataVoicePrc', label: 'Profils eDV (PRC)' },
      { path: '/utilisateurs/eseller', label: 'Comptes eSeller' },
      { path: '/utilisateurs/backoffice', label: 'Utilisateurs back-office' },
    ],
  },
  { label: 'Interfaces', entries: interfaces },
  {
    label: 'Référentiels',
    entries: [
      { path: '/listes', label: 'Listes' },
      { path: '/origines', label: 'Origines' },
      { path: '/lignesFrequentes', label: 'Lignes fréquentes' },
      { path: '/codesOP', label: 'Codes OP' },
      { path: '/docsAdmin', label: 'Documents administratifs' },
      { path: '/cartesDeFidelite', label: 'Cartes de fidélité' },
      { path: '/statutsVehicules', label: 'Statuts des véhicules' },
      { path: '/civilites', label: 'Civilités' },
      { path: '/logosMarques', label: 'Logos des marques' },
      { path: '/malusEcologique', label: 'Malus écologique' },
      { path: '/malusMasse', label: 'Malus masse' },
      { path: '/categoriesAgri', label: 'Catégories agricoles' },
      { path: '/typesProduction', label: 'Types de production' },
      { path: '/typesMaterielAgri', label: 'Types de matériel agricole' },
    ],
  },
  {
    label: 'Paramètres',
    entries: [
      { path: '/parametres', label: 'Paramètres du groupe' },
      { path: '/relances', label: 'Relances automatiques' },
      { path: '/BonDeCommande', label: 'Bons de commande' },
      { path: '/templatesImpression', label: "Modèles d'impression" },
      { path: '/champsFicheClient', label: 'Champs de la fiche client' },
      { path: '/objectifsVendeur', label: 'Objectifs vendeur' },
      { path: '/plafondsRemise', label: 'Plafonds de remise' },
      { path: '/publication', label: 'Publication' },
      { path: '/WSImport', label: "Comptes d'import de leads" },
      { path: '/estimationsReprise', label: 'Estimations de reprise' },
    ],
  },
  {
    label: 'Outils',
    entries: [
      { path: '/qualite', label: 'Qualité de la configuration' },
      { path: '/cloture', label: 'Clôture des rapports' },
      { path: '/journal', label: 'Journal' },
      { path: '/echanges', label: 'Journal des échanges' },
      { path: '/logSuppression', label: 'Journal des suppressions' },
      { path: '/nissan/rechercheCodeSite', label: 'Recherche de code site Nissan' },
      { link: 'monitoring', label: 'Supervision des passerelles' },
      { link: 'logs', label: 'Journaux techniques' },
      { link: 'setup', label: "Outil d'installation" },
      { link: 'courriels', label: 'Courriels capturés' },
    ],
  },
];

/** Customer access (docs/regles/ecrans.md#order-of-menus). */
const customerMenu: readonly WrittenGroup[] = [
  {
    label: 'Accueil',
    entries: [
      { path: '/dashboard', label: 'Tableau de bord' },
      { path: '/societes', label: 'Sociétés' },
      { path: '/sites', label: 'Sites' },
      { path: '/utilisateurs', label: 'Utilisateurs' },
      { path: '/profils/eSellerTeam', label: 'Profils eSeller Team' },
      { path: '/utilisateurs/eseller', label: 'Comptes eSeller' },
      { path: '/interfaces/wally', label: 'Wally' },
      { path: '/passerelles', label: 'Passerelles' },
    ],
  },
  {
    label: 'Configuration',
    entries: [
      { path: '/lignesFrequentes', label: 'Lignes fréquentes' },
      { path: '/codesOP', label: 'Codes OP' },
      { path: '/originesContact', label: 'Origines de contact' },
      { path: '/table/SITFAM', label: 'Situations familiales' },
      { path: '/cartesDeFidelite', label: 'Cartes de fidélité' },
      { path: '/fonctions', label: 'Fonctions' },
      { path: '/relances', label: 'Relances automatiques' },
      { path: '/objectifsVendeur', label: 'Objectifs vendeur' },
      { path: '/libellesRemise', label: 'Libellés de remise' },
      { path: '/plafondsRemise', label: 'Plafonds de remise' },
      { path: '/workflowsLeads', label: 'Workflows des leads' },
    ],
  },
  { label: 'Aide', entries: [{ link: 'documentation', label: 'Documentation (PDF)' }] },
];

const noCustomer: readonly WrittenGroup[] = [{ label: 'Client', entries: [{ path: '/DatabaseSelect', label: 'Choisir un client' }] }];

/** The screens that have an entry, for whoever may open them. */
export const writtenPaths = [...staffMenu, ...customerMenu, ...noCustomer].flatMap(({ entries }) =>
  entries.flatMap((entry) => ('path' in entry ? [entry.path] : [])),
);

/** The monitoring of gateways opens on the current customer. */
const outsideAddress = (name: LinkName, address: string, customer: SessionInfo['customer']) => {
  if (name !== 'monitoring' || !customer) return address;
  const url = new URL(address);
  url.searchParams.set('server', customer.serverName);
  url.searchParams.set('database', customer.BDGp);
  return url.href;
};

/** What a session sees: entries that it may open, links with an address, groups that are not empty. */
export const menuOf = (info: SessionInfo, opening: Opening, selected: boolean): MenuGroup[] => {
  const inside = (path: string) => {
    const entry = routeOf(path);
    return entry && mayOpen(entry, opening) ? path : null;
  };
  const shown = (entry: Written): MenuEntry[] => {
    const { label } = entry;
    if ('path' in entry) return inside(entry.path) ? [{ label, href: entry.path, outside: false }] : [];
    const address = info.links[entry.link];
    return address ? [{ label, href: outsideAddress(entry.link, address, info.customer), outside: true }] : [];
  };
  const written = selected ? (info.kind === 'operator' ? staffMenu : customerMenu) : noCustomer;
  return written.map(({ label, entries }) => ({ label, entries: entries.flatMap(shown) })).filter(({ entries }) => entries.length > 0);
};

/** The entry of the current page, or of the page above it: the longest that begins the address. */
export const currentEntry = (groups: readonly MenuGroup[], pathname: string) => {
  const here = pathname === '/' ? dashboard : pathname.toLowerCase();
  const above = groups
    .flatMap(({ entries }) => entries)
    .filter(({ outside, href }) => !outside && (here === href.toLowerCase() || here.startsWith(`${href.toLowerCase()}/`)));
  return above.toSorted((a, b) => b.href.length - a.href.length)[0]?.href;
};

/** Entries whose label or group holds every word typed. */
export const filterMenu = (groups: readonly MenuGroup[], typed: string): MenuGroup[] => {
  const matches = matcherOf(typed);
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter((entry) => matches(fold(`${entry.label} ${label}`))) }))
    .filter(({ entries }) => entries.length > 0);
};
