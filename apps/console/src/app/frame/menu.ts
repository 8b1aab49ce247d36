import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { references } from '@comptoir/contract/references/all';
import { dashboard } from '../../domains/session/session.links.ts';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import { mayOpen, type Opening } from '../routes/route-entry.ts';
import { routeOf } from '../routes/routes.ts';
import { customerMenu, noCustomer, staffMenu, type LinkName, type WrittenEntry } from './menu-entries.ts';

export interface MenuEntry {
  label: string;
  href: string;
  outside: boolean;
  icon: string;
}

export interface MenuGroup {
  label: string;
  icon: string;
  /** Shown folded until somebody unfolds it. */
  folded: boolean;
  entries: MenuEntry[];
}

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

const writtenFor = ({ kind }: SessionInfo, selected: boolean) => {
  if (!selected) return noCustomer;
  return kind === 'operator' ? staffMenu : customerMenu;
};

/** Whether entries are left out because this session may not open their screens. */
export const isPartial = (info: SessionInfo, selected: boolean, groups: readonly MenuGroup[]) => {
  const shown = groups.flatMap(({ entries }) => entries.map(({ href }) => href));
  return writtenFor(info, selected).some(({ entries }) => entries.some((entry) => 'path' in entry && !shown.includes(entry.path)));
};

/** What a session sees: entries that it may open, links with an address, groups that are not empty. */
export const menuOf = (info: SessionInfo, opening: Opening, selected: boolean): MenuGroup[] => {
  const shown = (entry: WrittenEntry): MenuEntry[] => {
    const { icon } = entry;
    if ('path' in entry) {
      const route = routeOf(entry.path);
      return route && mayOpen(route, opening) ? [{ label: entry.label ?? route.title, href: entry.path, outside: false, icon }] : [];
    }
    const address = info.links[entry.link];
    return address ? [{ label: entry.label, href: outsideAddress(entry.link, address, info.customer), outside: true, icon }] : [];
  };
  return writtenFor(info, selected)
    .map(({ label, icon, folded = false, entries }) => ({ label, icon, folded, entries: entries.flatMap(shown) }))
    .filter(({ entries }) => entries.length > 0);
};

const isAt = (here: string, path: string) => here === path.toLowerCase() || here.startsWith(`${path.toLowerCase()}/`);

/**
 * The entry of the current page, or of the page above it: the longest that begins the address. A small list without an entry
 * lies below the page of cards.
 */
export const currentEntry = (groups: readonly MenuGroup[], pathname: string) => {
  const here = pathname === '/' ? dashboard : pathname.toLowerCase();
  const inside = groups.flatMap(({ entries }) => entries).filter(({ outside }) => !outside);
  const above = inside.filter(({ href }) => isAt(here, href)).toSorted((a, b) => b.href.length - a.href.length)[0]?.href;
  const isOnCard = () => references.some(({ card, route }) => card && isAt(here, route));
  return above ?? (isOnCard() ? inside.find(({ href }) => href === '/listes')?.href : undefined);
};

/** Entries whose label or group holds every word typed. */
export const filterMenu = (groups: readonly MenuGroup[], typed: string): MenuGroup[] => {
  const matches = matcherOf(typed);
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => matches(fold(`${entry.label} ${group.label}`))) }))
    .filter(({ entries }) => entries.length > 0);
};

/** The entries of a group in two parts, each in its order: those of screens that a customer uses, and the others. */
export const byUse = (entries: readonly MenuEntry[], unused: ReadonlySet<string>) => ({
  used: entries.filter(({ href }) => !unused.has(href)),
  unused: entries.filter(({ href }) => unused.has(href)),
});
