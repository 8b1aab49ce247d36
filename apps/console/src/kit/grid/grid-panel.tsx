import { everyone } from '@comptoir/contract/kit';
import { Button, Group } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { showNotice } from '../../ui/notifications.tsx';
import { useDraftKey } from '../drafts/use-draft.ts';
import { FormMessage } from '../form/form-message.tsx';
import { LeaveGuard } from '../form/saving/leave-guard.tsx';
import { SaveBar } from '../form/saving/save-bar.tsx';
import { useSaveKey } from '../form/saving/use-save-key.ts';
import { ListPanel, type ListPanelProps } from '../list/list-panel.tsx';
import { RowActivity } from '../list/rows/row-activity.ts';
import type { ListRow } from '../list/use-list-table.ts';
import { notify } from '../notify.ts';
import { useClosed } from '../queries.ts';
import { changedBeside } from './beside.ts';
import { Drafts } from './drafts.ts';
import { GridCell } from './grid-cell.tsx';
import type { CellColumn, GridColumn } from './grid-columns.ts';
import { GridContext, type Grid } from './grid-context.ts';
import { GridDraft, gridSpeech } from './grid-draft.tsx';
import css from './grid.module.css';
import { pasteRows } from './pasted-rows.ts';
import { OpenRows } from './open-rows.ts';
import { noteWidth, RowNote } from './row-note.tsx';
import { useGridSaving, type GridSaving } from './use-grid-saving.ts';

/** Fills a column in every shown row. */
export interface Fill<Row> {
  /** 'VN : tout cocher' */
  label: string;
  part: (row: Row) => Partial<Row>;
}

type ListProps<Row extends object> = Omit<ListPanelProps<Row>, 'columns' | 'rowNote' | 'activity' | 'shownRows'>;

export interface GridPanelProps<Row extends object> extends ListProps<Row> {
  /** Declare them once, outside the component or in a memo. */
  columns: readonly GridColumn<Row>[];
  /** Absent: the grid is read-only. */
  saving?: GridSaving<Row>;
  /** What is wrong with a row, typed values included: the row is marked. Declare it once, like columns. */
  problem?: (row: Row) => string | null;
  /** Columns that can be filled in all shown rows. */
  fills?: readonly Fill<Row>[];
  /** The search key of the tab that holds the grid. */
  tabKey?: string;
  /** Rows are read until opened, except those for which this is true. Absent, every row is open. Declare it once. */
  startsOpen?: (row: Row) => boolean;
  /** What is asked before changes are left behind, for screens that ask in other words. */
  leaveMessage?: string;
}

const noProblem = () => null;
const openToAll = { who: everyone };
const always = () => true;
/** Above this many options in all cells of a column, cells get them only on hover or focus. */
const manyOptions = 10_000;

const optionsOf = <Row,>({ edit }: GridColumn<Row>) =>
  edit?.kind === 'select' && typeof edit.options !== 'function' ? edit.options.length : 0;
const rowsInWords = (rows: number) => (rows > 1 ? `${rows} lignes modifiées` : '1 ligne modifiée');
/** What is changed. */
const inWords = (rows: number, others: ReturnType<typeof changedBeside>) =>
  [...(rows > 0 ? [rowsInWords(rows)] : []), ...others.map(([, field]) => field.changed)].join(' · ');

/** A list with cells edited in place. Typed values stay until saved or undone, whatever the filter shows. */
export const GridPanel = <Row extends object>(props: GridPanelProps<Row>) => {
  const { columns, saving, problem = noProblem, fills, tabKey, startsOpen = always, leaveMessage, ...list } = props;
  const { query, rowKey, rowName, caption } = list;
  const place = useDraftKey(tabKey, caption);
  const [drafts] = useState(() => new Drafts<Row>());
  const [activity] = useState(() => new RowActivity());
  const [opened] = useState(() => new OpenRows());
  const shown = useRef<readonly ListRow<Row>[]>(null);
  const byId = useMemo(() => new Map(query.data?.map((row) => [String(rowKey(row)), row])), [query.data, rowKey]);
  const storedOf = (id: string) => byId.get(id);
  useEffect(() => drafts.follow((id) => byId.get(id)), [drafts, byId]);
  const changed = useSyncExternalStore(drafts.subscribe, drafts.changed);
  const [motif, setMotif] = useState<string | null>(null);
  const { progress, error, attempt, send, sendPage, clearError } = useGridSaving({
    saving,
    drafts,
    activity,
    opened,
    storedOf,
    nameOf: rowName,
    motif: motif ?? '',
    onPageSaved: () => setMotif(null),
  });
  const sends = saving?.when ?? 'page';
  const beside = saving && 'all' in saving ? saving.beside : undefined;
  const besides = beside === undefined ? {} : { beside };
  const others = changedBeside(beside);
  const closed = useClosed(saving?.write ?? openToAll);
  useSaveKey(sendPage);

  const paste = (row: Row, { id }: CellColumn<Row>, text: string) => {
    const rows = shown.current ?? [];
    const from = rows.findIndex((one) => one.id === String(rowKey(row)));
    const following = rows.slice(from).map((one) => ({ ...one.original, ...drafts.of(one.id).changes }));
    const pasted = pasteRows({ text, rows: following, columns: columns.slice(columns.findIndex((column) => column.id === id)) });
    if (!pasted.ok) return showNotice({ kind: 'failed', message: pasted.message });
    for (const { row: one, part } of pasted.parts) drafts.change(String(rowKey(one)), byId.get(String(rowKey(one))) ?? one, part);
    notify.done(`${pasted.parts.length} lignes sont remplies.`);
  };
  const latest = useRef({ send, paste });
  useEffect(() => {
    latest.current = { send, paste };
  });
  const isLarge = Math.max(0, ...columns.map(optionsOf)) * Math.min(byId.size, 200) > manyOptions;
  const grid = useMemo((): Grid<Row> => {
    const idOf = (row: Row) => String(rowKey(row));
    const sendRow = (row: Row) => latest.current.send([idOf(row)]);
    return {
      drafts,
      sends,
      closed,
      isLarge,
      opened,
      startsOpen,
      idOf,
      nameOf: rowName,
      problemOf: problem,
      change: (row, part) => drafts.change(idOf(row), row, part),
      leave: sends === 'change' ? sendRow : () => {},
      send: sendRow,
      undo: (row) => {
        drafts.drop([idOf(row)]);
        opened.close([idOf(row)]);
      },
      paste: (row, column, text) => latest.current.paste(row, column, text),
    };
  }, [drafts, opened, sends, closed, isLarge, startsOpen, rowKey, rowName, problem]);

  const fill = ({ part }: Fill<Row>) => {
    for (const { id, original } of shown.current ?? []) {
      drafts.change(id, original, part({ ...original, ...drafts.of(id).changes }));
    }
  };
  const drawn = useMemo(
    () =>
      columns.map(({ edit, ...column }) =>
        edit ? { ...column, cell: (row: Row) => <GridCell stored={row} column={column} editor={edit} /> } : column,
      ),
    [columns],
  );
  const width = noteWidth(saving?.when, problem !== noProblem);
  const note = useMemo(() => ({ width, show: (row: Row) => <RowNote stored={row} /> }), [width]);
  const cancel = () => {
    for (const [, field] of others) field.drop();
    opened.close(drafts.changed());
    drafts.drop(drafts.changed());
    setMotif(null);
    clearError();
  };
  const isSaving = progress !== null;
  const labelOf = (path: string) => gridSpeech({ columns, stored: byId, rowName, ...besides }, path)?.label;
  const changes = changed.length + others.length;
  return (
    // A context cannot be generic: `useGridRow` gives it back to cells of this grid's rows.
    <GridContext value={grid as unknown as Grid<never>}>
      <div className={css.grid}>
        <FormMessage error={error} has={() => false} />
        {saving && sends !== 'change' && (
          <GridDraft
            key={place}
            place={place}
            drafts={drafts}
            opened={opened}
            columns={columns}
            stored={byId}
            rowName={rowName}
            {...besides}
            motif={motif}
            onMotif={setMotif}
          />
        )}
        {fills && closed === null && (
          <Group gap="xs" mb="sm" role="group" aria-label="Remplir les lignes affichées">
            {fills.map((one) => (
              <Button key={one.label} size="xs" variant="default" onClick={() => fill(one)}>
                {one.label}
              </Button>
            ))}
          </Group>
        )}
        <ListPanel {...list} columns={drawn} rowNote={note} activity={activity} shownRows={shown} />
        {sends !== 'change' && (changes > 0 || isSaving) && (
          <form
            className={css.saving}
            onSubmit={(event) => {
              event.preventDefault();
              sendPage();
            }}
          >
            <SaveBar
              changes={changes}
              saving={isSaving}
              status={progress ? `Enregistrement… ${progress.done} sur ${progress.of}` : inWords(changed.length, others)}
              listToo={false}
              motif={motif}
              onMotif={setMotif}
              {...(others.length > 0 ? {} : { onTry: attempt })}
              onSave={sendPage}
              onCancel={cancel}
            />
          </form>
        )}
      </div>
      <LeaveGuard
        mayLeave={() => changes === 0}
        {...(sends === 'change' ? {} : { draft: { place, labelOf } })}
        {...(tabKey ? { tabKey } : {})}
        {...(leaveMessage ? { question: leaveMessage } : {})}
      />
    </GridContext>
  );
};
