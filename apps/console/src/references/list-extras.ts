import type { ReactNode } from 'react';
import type { Column } from '../kit/list/columns.ts';

/** What a list shows that depends on more than its rows. */
export interface Live<Row> {
  columns: readonly Column<Row>[];
  /** The column before which they go; absent, they go at the end. */
  before?: string;
  /** Above the filters. */
  notice: ReactNode;
}

/** What one list does on screen and the others do not. Everything else comes from its spec. */
export interface Extras<Row> {
  /** Links above the list; some only for customers with a flag of the registry. */
  listActions?: readonly { label: string; href: string; flag?: 'importFidelite' }[];
  /** Its rows come by an import too. */
  isImported?: boolean;
  /** Absent: every row may be deleted, where the list allows it. */
  mayDelete?: (row: Row) => boolean;
  /** Why a field of a stored row may not be changed; `null` if it may. */
  locked?: (row: Row, field: string) => string | null;
  /** A hook: group options, reads of its own. */
  useLive?: () => Live<Row>;
}
