import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef } from 'react';
import { DropPanel } from '../../../ui/drop-panel.tsx';
import { Reason } from '../../../ui/reason.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { notify } from '../../notify.ts';
import { useClosed } from '../../queries.ts';
import type { Column, StateMenu } from '../columns.ts';
import css from '../list.module.css';
import { useRowActivity } from './row-activity.ts';

interface RowStateProps<Row> {
  row: Row;
  rowId: string;
  column: Column<Row>;
  state: StateMenu<Row>;
}

/** The state of a row, and the act that changes it. It keeps the focus while it waits, so it is never `disabled`. */
export const RowState = <Row,>({ row, rowId, column, state }: RowStateProps<Row>) => {
  const { calls, drafts, run } = useRowActivity(rowId);
  const panel = useRef<HTMLDivElement>(null);
  const isOn = drafts[column.id] ?? state.isOn(row);
  const blocked = useClosed(state.write) ?? state.blocked?.(row) ?? null;
  const { word } = isOn ? state.on : state.off;
  const { act } = isOn ? state.off : state.on;
  const name = `${column.heading}\u00a0: ${state.label(row)}`;
  const send = () => {
    panel.current?.hidePopover();
    run(() => state.send(row, !isOn), { [column.id]: !isOn }).catch((error: unknown) => notify.failed(error));
  };
  const badge = ({ opens, describedBy }: { opens?: string; describedBy?: string | undefined }) => (
    <button
      type="button"
      className={css.state}
      aria-label={`${word} · ${name}`}
      aria-disabled={opens === undefined}
      aria-describedby={describedBy}
      popoverTarget={opens}
    >
      <StateBadge isOn={isOn} word={word} />
    </button>
  );
  if (blocked !== null) return <Reason text={blocked}>{(describedBy) => badge({ describedBy })}</Reason>;
  return (
    <DropPanel label={name} align="start" panelRef={panel} button={(popoverTarget) => badge(calls > 0 ? {} : { opens: popoverTarget })}>
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        fullWidth
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened for its only act
        autoFocus
        leftSection={isOn ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
        onClick={send}
      >
        {act}
      </Button>
    </DropPanel>
  );
};
