import { messages } from '@comptoir/contract/messages';
import { lostOf, lostWord } from '../a-ressaisir.ts';
import { shownText } from '../list/rows/cell-value.ts';
import type { Column } from '../list/columns.ts';
import listCss from '../list/list.module.css';
import { ChoicesCell } from './choices-cell.tsx';
import type { Editor } from './grid-columns.ts';
import { useGridRow } from './grid-context.ts';
import { SecretCell } from './secret-cell.tsx';
import { SelectCell } from './select-cell.tsx';
import { TextCell } from './text-cell.tsx';
import { TickCell } from './tick-cell.tsx';

interface GridCellProps<Row extends object> {
  stored: Row;
  column: Column<Row>;
  editor: Editor<Row>;
}

/** A cell of a row that is not open for editing. */
const ReadCell = ({ text }: { text: string }) => (
  <span className={listCss.text} title={text}>
    {text}
  </span>
);

/** A text is never cut to its limit (docs/regles/ecrans.md#typed-values): the server refuses it as well. */
const tooLong = <Row extends object>(editor: Editor<Row>, row: Row) => {
  if (editor.kind !== 'text' && editor.kind !== 'secret') return null;
  const { max = Infinity } = editor;
  return editor.of(row).length > max ? messages.tooLong(max) : null;
};

/** An editable cell of any kind. */
export const GridCell = <Row extends object>({ stored, column, editor }: GridCellProps<Row>) => {
  const { grid, draft, row, isBusy, isOpen } = useGridRow(stored);
  if (!isOpen) return column.cell?.(stored) ?? <ReadCell text={shownText(column.kind, column.value(stored))} />;
  const blocked = grid.closed ?? editor.blocked?.(row) ?? null;
  const refused = draft.fields[column.id] ?? tooLong(editor, row);
  const shared = {
    label: `${column.heading}\u00a0: ${grid.nameOf(stored)}`,
    onLeave: () => grid.leave(stored),
    reason: blocked ?? refused,
    isClosed: blocked !== null || isBusy,
    isRefused: refused !== null,
    isChanged: column.id in draft.changes,
  };
  const isLost = lostOf(stored).includes(column.id);
  const change = (part: Partial<Row>) => grid.change(stored, part);
  switch (editor.kind) {
    case 'text':
      return (
        <TextCell
          {...shared}
          value={editor.of(row)}
          placeholder={isLost ? lostWord : editor.placeholder}
          onChange={(value) => change(editor.set(value, row))}
          onUndo={() => change(editor.set(editor.of(stored), row))}
          onEnter={grid.sends === 'row' ? () => grid.send(stored) : null}
          onPaste={(text) => grid.paste(stored, column, text)}
        />
      );
    case 'secret':
      return (
        <SecretCell
          {...shared}
          isLost={isLost}
          value={editor.of(row)}
          onChange={(value) => change(editor.set(value, row))}
          onUndo={() => change(editor.set(editor.of(stored), row))}
        />
      );
    case 'tick':
      return <TickCell {...shared} value={editor.of(row)} onChange={(value) => change(editor.set(value, row))} />;
    case 'select':
      return (
        <SelectCell
          {...shared}
          value={editor.of(row)}
          options={typeof editor.options === 'function' ? editor.options(row) : editor.options}
          isLazy={grid.isLarge}
          onChange={(value) => change(editor.set(value, row))}
        />
      );
    case 'choices':
      return (
        <ChoicesCell
          {...shared}
          value={editor.of(row)}
          options={editor.options}
          none={editor.none}
          onChange={(value) => change(editor.set(value, row))}
        />
      );
  }
};
