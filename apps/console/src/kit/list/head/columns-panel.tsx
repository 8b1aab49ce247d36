import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPin, IconPinned } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Column } from '../columns.ts';
import { TickBox } from '../rows/tick-box.tsx';
import type { SomeColumnActs } from './column-acts.ts';
import own from './columns-panel.module.css';

export interface ColumnsPanelProps<Row> {
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
  pinned: number;
  acts: SomeColumnActs;
  /** Back to the columns of the list, in its order. */
  onReset: () => void;
}

/** Which columns are shown, in which order, and which stay in sight: shown ones first, as they stand in the table. */
export const ColumnsPanel = <Row,>({ columns, visible, pinned, acts, onReset }: ColumnsPanelProps<Row>) => {
  const { pin } = acts;
  const hidden = columns.filter((column) => !visible.includes(column));
  const isEdge = (place: number, by: -1 | 1) => {
    const to = place + by;
    return to < 1 || to >= visible.length || to < pinned !== place < pinned;
  };
  return (
    <div className={own.columns}>
      <div className={own.rows}>
        {[...visible.slice(1), ...hidden].map(({ id, heading }, order) => {
          const place = order + 1;
          const isShown = place < visible.length;
          const isPinned = place < pinned;
          return (
            <div key={id} className={own.row}>
              <TickBox label={heading} checked={isShown} onChange={(shown) => acts.show(id, shown)} />
              {isShown && (
                <span className={own.acts}>
                  <IconButton
                    size={24}
                    label={`Monter\u00a0: ${heading}`}
                    aria-disabled={isEdge(place, -1)}
                    onClick={() => acts.move(id, -1)}
                  >
                    <IconArrowUp size={14} aria-hidden />
                  </IconButton>
                  <IconButton
                    size={24}
                    label={`Descendre\u00a0: ${heading}`}
                    aria-disabled={isEdge(place, 1)}
                    onClick={() => acts.move(id, 1)}
                  >
                    <IconArrowDown size={14} aria-hidden />
                  </IconButton>
                  {pin && (
                    <IconButton size={24} label={`Épingler\u00a0: ${heading}`} aria-pressed={isPinned} onClick={() => pin(id, !isPinned)}>
                      {isPinned ? <IconPinned size={14} aria-hidden /> : <IconPin size={14} aria-hidden />}
                    </IconButton>
                  )}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <Button variant="default" size="xs" onClick={onReset}>
        Colonnes par défaut
      </Button>
    </div>
  );
};
