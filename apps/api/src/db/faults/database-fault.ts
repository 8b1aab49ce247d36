import pg from 'pg';
import { DatabaseBusy } from './database-busy.ts';
import { DatabaseGone } from './database-gone.ts';
import { SchemaTooNew } from '../migrate.ts';
import { EngineLost } from '../embedded/pglite-stream.ts';

/** Why the database does not do what it is asked, through no fault of the request. */
export type FaultKind = 'busy' | 'gone' | 'full' | 'readOnly' | 'tooNew';

/** By PostgreSQL's codes, and by those of a file system. */
const kinds: readonly (readonly [RegExp, FaultKind])[] = [
  // Stopping, starting, cut off by somebody, or a connection that it ended itself.
  [/^(?:57P0[1-5]|25P0[34]|08...)$/, 'gone'],
  [/^(?:53100|ENOSPC)$/, 'full'],
  [/^(?:25006|EROFS)$/, 'readOnly'],
  // No connection or memory left, a lock that others held for too long, a statement that took too long, too many conflicts.
  [/^(?:53[234]00|55P03|57014|40001|40P01)$/, 'busy'],
];

/** Undefined for anything that is no fault of the database's. */
export const faultOf = (error: unknown): FaultKind | undefined => {
  if (error instanceof DatabaseBusy) return 'busy';
  if (error instanceof SchemaTooNew) return 'tooNew';
  if (error instanceof DatabaseGone || error instanceof EngineLost) return 'gone';
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const isOurs = error instanceof pg.DatabaseError || 'errno' in error;
  return isOurs ? kinds.find(([codes]) => codes.test(String(error.code)))?.[1] : undefined;
};
