import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import type { Opening } from './route-entry.ts';

/** What decides whether a session may open a route or a menu entry. */
export const openingOf = ({ kind, customer }: SessionInfo): Opening => ({
  kind,
  ...(customer ? { BDGp: customer.BDGp } : {}),
  activites: customer?.activites ?? [],
  flags: { importFidelite: customer?.importFidelite ?? false },
});
