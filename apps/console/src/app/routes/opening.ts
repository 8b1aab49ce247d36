import type { SessionInfo } from '@comptoir/contract/session';
import type { Opening } from './route-entry.ts';

/** What a session is measured by, on each route and menu entry. */
export const openingOf = ({ kind, customer }: SessionInfo): Opening => ({
  kind,
  ...(customer ? { BDGp: customer.BDGp } : {}),
  activites: customer?.activites ?? [],
  flags: { importFidelite: customer?.importFidelite ?? false },
});
