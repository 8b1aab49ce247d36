import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { raisons, type Guarded } from '@comptoir/contract/rights';
import { everyone } from '@comptoir/contract/kit';
import { openingOf } from '../routes/opening.ts';
import type { Opening, RouteEntry } from '../routes/route-entry.ts';
import { routeOf, routes } from '../routes/routes.ts';
import { customerMenu, staffMenu } from '../frame/menu-entries.ts';

const flagWords = { importFidelite: 'L’import des cartes de fidélité n’est pas ouvert à ce groupe.' } as const;

const guardsOf = ({ who, when, reads }: RouteEntry): Guarded[] => [{ who: who ?? (reads ? everyone : []), when }, ...(reads ?? [])];

/** Why a session does not open a screen, each reason once; none where it does. */
const whyClosed = (entry: RouteEntry, opening: Opening): string[] => {
  const phrases = guardsOf(entry).flatMap((guarded) => raisons(guarded, opening).map(({ phrase }) => phrase));
  const { flag } = entry;
  return [...new Set([...phrases, ...(flag === undefined || opening.flags[flag] ? [] : [flagWords[flag]])])];
};

const patternOf = ({ path }: RouteEntry) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');

/** Why this session does not open the screen at an address; none where there is no such screen, or where it is open. */
export const whyClosedAt = (pathname: string, info: SessionInfo) => {
  const found = routeOf(pathname) ?? routes.find((entry) => patternOf(entry).test(pathname));
  return found ? whyClosed(found, openingOf(info)) : [];
};

/** The entries of the menu that this session does not see, by the reason. */
export const missingPages = (info: SessionInfo): { phrase: string; titles: string[] }[] => {
  const byReason = new Map<string, string[]>();
  const menu = info.kind === 'operator' ? staffMenu : customerMenu;
  for (const entry of menu.flatMap(({ entries }) => entries)) {
    const route = 'path' in entry ? routeOf(entry.path) : undefined;
    if (!route) continue;
    for (const phrase of whyClosed(route, openingOf(info)))
      byReason.set(phrase, [...(byReason.get(phrase) ?? []), entry.label ?? route.title]);
  }
  return [...byReason].map(([phrase, titles]) => ({ phrase, titles }));
};
