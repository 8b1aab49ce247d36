import type { Endpoint } from '@comptoir/contract/kit';
import { Loader } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { Reason } from '../../../ui/reason.tsx';
import { notify } from '../../notify.ts';
import { closedTo } from '../../queries.ts';
import { SessionInfoContext } from '../../session.ts';
import css from '../list.module.css';
import { useRowActivity } from './row-activity.ts';

interface ActionBase<Row> {
  /** The verb alone: 'Supprimer'. The row's name is added for screen readers. */
  label: string;
  icon: ReactNode;
  /** Absent: on every row. What a row has no place for; an act that it refuses stays, with its reason. */
  shown?: (row: Row) => boolean;
  /** Why it may not be done to this row, as a sentence: it stays in sight, grey. */
  refused?: (row: Row) => string | null;
}
export interface LinkAction<Row> extends ActionBase<Row> {
  kind: 'link';
  write?: undefined;
  href: (row: Row) => string;
}
export interface CallAction<Row> extends ActionBase<Row> {
  kind: 'call';
  /** The call that it makes or leads to: why this session may not is said in the same way. Null where it writes nothing. */
  write: Endpoint | null;
  destructive?: boolean;
  /** Asks first. `confirm` names the act and its object. */
  confirm?: (row: Row) => { title: string; message: ReactNode; confirm: string };
  /** The question also asks why: `act` hands its `headers` to the call. */
  motif?: boolean;
  /** A rejection is shown: in the question if there is one, otherwise as a notification. */
  act: (row: Row, headers: Record<string, string>) => Promise<unknown>;
}
export type RowAction<Row> = LinkAction<Row> | CallAction<Row>;

interface RowActionsProps<Row> {
  row: Row;
  rowId: string;
  rowName: string;
  actions: readonly RowAction<Row>[];
  onAsk: (action: CallAction<Row>, row: Row) => void;
}

export const RowActions = <Row,>({ row, rowId, rowName, actions, onAsk }: RowActionsProps<Row>) => {
  const { calls, run } = useRowActivity(rowId);
  const info = useContext(SessionInfoContext);
  const start = (action: CallAction<Row>) => {
    if (calls > 0) return;
    if (action.confirm) onAsk(action, row);
    else run(() => action.act(row, {})).catch((error: unknown) => notify.failed(error));
  };
  return (
    <>
      {calls > 0 && <Loader size={16} role="status" aria-label={`Enregistrement\u00a0: ${rowName}`} />}
      {actions.map((action) => {
        const { kind, label, icon, shown, refused, write } = action;
        // Actions keep their place, one below the other.
        if (shown?.(row) === false) return <span key={label} className={css.room} />;
        // Native elements and tooltips: whatever is on each row costs time at each key of the filter.
        const look = { className: css.action, 'aria-label': `${label}\u00a0: ${rowName}`, title: label };
        const reason = (write && closedTo(info, write)) ?? refused?.(row) ?? null;
        if (reason !== null)
          return (
            <Reason key={label} text={`${label}\u00a0: ${reason}`}>
              {(describedBy) => (
                <button type="button" className={css.action} aria-label={look['aria-label']} aria-disabled aria-describedby={describedBy}>
                  {icon}
                </button>
              )}
            </Reason>
          );
        return kind === 'link' ? (
          <a key={label} {...look} href={action.href(row)}>
            {icon}
          </a>
        ) : (
          <button
            key={label}
            type="button"
            {...look}
            data-destructive={action.destructive}
            aria-disabled={calls > 0}
            onClick={() => start(action)}
          >
            {icon}
          </button>
        );
      })}
    </>
  );
};
