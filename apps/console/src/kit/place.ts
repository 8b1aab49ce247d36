/**
 * The customer that this document is about stands in its address: `/@BDGpArmor/sites/1`. The rest of the console speaks of
 * documented paths (`/sites/1`); only this file knows how they are written in the address. Another customer is another
 * document: nothing read for one can be in memory under another. So is another instant of the customer's history, which stands behind
 * the name: `/@BDGpArmor~1234/sites/1`. With customer access the host names the customer, and the instant stands alone: `/~1234/sites/1`.
 */

/** Pages of no customer, in lower case. */
export const registryPages: readonly string[] = ['/databaseselect'];

/** Where mail leads: for whoever holds the link, signed in or not. */
const lienPages: readonly string[] = ['/invitation', '/nouveau-mot-de-passe'];

/** Where a provider of identities sends people back to. */
export const isRetourPage = (path: string) => /^\/connexion\/retour\/\d+$/.test(plain(path));

const plain = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .toLowerCase();

export const isLienPage = (path: string) => lienPages.includes(plain(path));

const isRegistryPage = (path: string) => registryPages.includes(plain(path)) || isLienPage(path) || isRetourPage(path);

/** The customer that this tab last opened: addresses without one lead there. */
const tabKey = 'comptoir.onglet';

const prefix = /^\/(?:@(\w+))?(?:~(\d+))?(?=\/|$)/;
const nameIn = (pathname: string) => prefix.exec(pathname)?.[1] ?? null;
/** `~0` is today, for links that have to say so. */
const instantIn = (pathname: string) => Number(prefix.exec(pathname)?.[2] ?? 0) || null;
const saysInstant = (pathname: string) => prefix.exec(pathname)?.[2] !== undefined;
const without = (pathname: string) => pathname.replace(prefix, '') || '/';

let customer: string | null = null;
let instant: number | null = null;

/** Its name, as the address spells it; null on a registry page and with customer access, whose host names the customer. */
export const placeAtHand = () => customer;

/** The instant as of which this document shows the customer; null: today. */
export const instantAtHand = () => instant;

/** The documented path of an address of this document. */
export const inside = (pathname: string) => (customer === null && instant === null ? pathname : without(pathname));

/** Without a customer's name: with customer access. */
const ownAddress = (path: string, IDInstant: number | null) =>
  IDInstant === null || isRegistryPage(path) ? path : `/~${IDInstant}${path}`;

/** The address of a documented path, with this document's customer. */
export const at = (path: string) => (customer === null ? ownAddress(path, instant) : addressAt(customer, path, instant));

/** The same as of an instant, or of today. */
export const addressAsOf = (path: string, IDInstant: number | null) =>
  customer === null ? ownAddress(path, IDInstant ?? (instant === null ? null : 0)) : addressAt(customer, path, IDInstant);

/** The address of a documented path at a customer. */
export const addressAt = (name: string, path: string, IDInstant: number | null = null) =>
  isRegistryPage(path) ? path : `/@${name}${IDInstant === null ? '' : `~${IDInstant}`}${path}`;

/** Whether an address is another customer's, or of another instant: that is another document. */
export const isElsewhere = (pathname: string) => {
  const name = nameIn(pathname);
  if (name === null) return customer === null && saysInstant(pathname) && instantIn(pathname) !== instant;
  return name.toLowerCase() !== customer?.toLowerCase() || instantIn(pathname) !== instant;
};

export const tabCustomer = () => sessionStorage.getItem(tabKey);

const write = (name: string, path: string) => {
  sessionStorage.setItem(tabKey, name);
  const address = addressAt(name, path, instant) + location.search + location.hash;
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address);
};

/** Reads the address of an operator's document; one without a customer gets the tab's. Before the router has read it. */
export const settlePlace = () => {
  const { pathname } = location;
  const name = nameIn(pathname);
  // An instant is one of a customer's own.
  instant = name === null ? null : instantIn(pathname);
  customer = name ?? (isRegistryPage(pathname) ? null : tabCustomer());
  if (customer !== null) write(customer, without(pathname));
};

/** The same with customer access, whose host names the customer. */
export const settleOwnPlace = () => {
  const { pathname, search, hash } = location;
  if (nameIn(pathname) !== null || !saysInstant(pathname)) return;
  instant = instantIn(pathname);
  if (instant === null) history.replaceState(history.state, '', without(pathname) + search + hash);
};

/** The registry's own spelling of the name, whatever somebody typed. */
export const spellPlace = (name: string) => {
  if (customer === null || customer === name) return;
  customer = name;
  write(name, without(location.pathname));
};

/** Whoever signs out leaves no trace of where they were. */
export const leavePlace = () => {
  customer = null;
  instant = null;
  sessionStorage.removeItem(tabKey);
  history.replaceState(null, '', '/');
};
