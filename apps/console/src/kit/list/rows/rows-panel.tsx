import { Text } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import type { Column } from '../columns.ts';
import { ListTable } from '../list-table.tsx';
import type { Sort } from '../list-state.ts';
import { useRooms } from '../head/use-widths.ts';
import { useListTable } from '../use-list-table.ts';
import css from '../list.module.css';

interface RowsPanelProps<Row extends object> {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What names a row to people. */
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Only for rows where it is true. */
  text?: string;
  /** Shown when no row is left. */
  empty: string;
}

const none: readonly never[] = [];
const nothing = {};

/** A table inside a page; its state is not in the address. */
export const RowsPanel = <Row extends object>({ caption, rows, rowKey, rowName, columns, text = '', empty }: RowsPanelProps<Row>) => {
  const viewport = useRef<HTMLElement>(null);
  const [sort, setSort] = useState<readonly Sort[]>(none);
  const state = useMemo(() => ({ text, filters: nothing }), [text]);
  const shown = useListTable({ rows, rowKey, columns, filters: none, state, sort });
  const look = useMemo(
    () => ({ columns, pinned: 1, rowName, recordHref: null, actions: none, hasActions: false, onAsk: () => undefined, onTick: null }),
    [columns, rowName],
  );
  const rooms = useRooms(columns, rows, true);
  const widths = useMemo(() => ({ rooms, own: nothing }), [rooms]);
  const head = useMemo(() => ({ onSort: setSort, arrange: null }), []);
  return (
    <div className={css.rows}>
      <ListTable
        viewport={viewport}
        caption={caption}
        rows={shown}
        total={rows.length}
        look={look}
        sort={sort}
        head={head}
        widths={widths}
        density="dense"
        ticked={nothing}
        onTickAll={() => undefined}
        loading={false}
      >
        {shown.length === 0 && (
          <Text c="dimmed" p="md" ta="center">
            {empty}
          </Text>
        )}
      </ListTable>
    </div>
  );
};
