import type { ReactNode } from 'react';
import type { Column } from '../kit/list/columns.ts';

/** What a list shows that depends on more than its rows. */
export interface Live<Row> {
  columns: readonly Column<Row>[];
  /** The column they stand before; absent, they stand at the end. */
  before?: string;
  /** Above the filters. */
  notice: ReactNode;
}

/** What one list does on screen that the others do not. Everything else comes from its spec. */
export interface Extras<Row> {
  /** Links at the top of the list; some only for the customers that a flag of the registry opens them to. */
  listActions?: readonly { label: string; href: string; flag?: 'importFidelite' }[];
  /** Absent: every row of a list with deletion. */
  mayDelete?: (row: Row) => boolean;
  /** Why a stored field may not be changed; `null` where it may. */
  locked?: (row: Row, field: string) => string | null;
  /** A hook: group options, reads of its own. */
  useLive?: () => Live<Row>;
}
