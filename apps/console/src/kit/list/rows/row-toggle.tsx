import { Reason } from '../../../ui/reason.tsx';
import { notify } from '../../notify.ts';
import { useClosed } from '../../queries.ts';
import type { Column, Toggle } from '../columns.ts';
import css from '../list.module.css';
import { useRowActivity } from './row-activity.ts';

interface RowToggleProps<Row> {
  row: Row;
  rowId: string;
  column: Column<Row>;
  toggle: Toggle<Row>;
}

/** A switch that is saved at once. It keeps the focus while it waits, so it is never `disabled`. */
export const RowToggle = <Row,>({ row, rowId, column, toggle }: RowToggleProps<Row>) => {
  const { calls, drafts, run } = useRowActivity(rowId);
  const blocked = useClosed(toggle.write) ?? toggle.blocked?.(row) ?? null;
  const closed = calls > 0 || blocked !== null;
  const send = (next: boolean) => {
    if (!closed) run(() => toggle.send(row, next), { [column.id]: next }).catch((error: unknown) => notify.failed(error));
  };
  const box = (describedBy?: string) => (
    <input
      type="checkbox"
      aria-label={`${column.heading}\u00a0: ${toggle.label(row)}`}
      aria-disabled={closed}
      aria-describedby={describedBy}
      checked={drafts[column.id] ?? column.value(row) === true}
      onChange={(event) => send(event.currentTarget.checked)}
    />
  );
  return <span className={css.tick}>{blocked === null ? box() : <Reason text={blocked}>{box}</Reason>}</span>;
};
