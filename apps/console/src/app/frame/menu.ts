import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
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
  const written = selected ? (info.kind === 'operator' ? staffMenu : customerMenu) : noCustomer;
  return written
    .map(({ label, icon, folded = false, entries }) => ({ label, icon, folded, entries: entries.flatMap(shown) }))
    .filter(({ entries }) => entries.length > 0);
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
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => matches(fold(`${entry.label} ${group.label}`))) }))
    .filter(({ entries }) => entries.length > 0);
};
