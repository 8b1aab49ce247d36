import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { standingOf } from '../../kit/session.ts';
import type { Opening } from './route-entry.ts';

/** What decides whether a session may open a route or a menu entry. */
export const openingOf = (info: SessionInfo): Opening => ({
  ...standingOf(info),
  flags: { importFidelite: info.customer?.importFidelite ?? false },
});
