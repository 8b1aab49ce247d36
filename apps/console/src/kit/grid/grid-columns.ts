import type { Column } from '../list/columns.ts';
import type { Option } from '../list/filters/filters.ts';

interface EditorOf<Row, Value> {
  of: (row: Row) => Value;
  /** The change of the row: the cell's own key, and those that follow from it. `row` includes typed values. */
  set: (value: Value, row: Row) => Partial<Row>;
  /** Why the cell cannot be changed. `row` includes typed values. */
  blocked?: (row: Row) => string | null;
}

export interface TextEditor<Row> extends EditorOf<Row, string> {
  kind: 'text';
  max?: number;
  placeholder?: string;
}
/** Not in the page until shown; the column's `value` must not give it away. */
export interface SecretEditor<Row> extends EditorOf<Row, string> {
  kind: 'secret';
  max?: number;
}
export interface TickEditor<Row> extends EditorOf<Row, boolean> {
  kind: 'tick';
}
/** One choice. An option with the value '' means none. */
export interface SelectEditor<Row> extends EditorOf<Row, string> {
  kind: 'select';
  /** Of every row, or of this one: `row` includes typed values. */
  options: readonly Option[] | ((row: Row) => readonly Option[]);
}
/** Several choices. */
export interface ChoicesEditor<Row> extends EditorOf<Row, readonly string[]> {
  kind: 'choices';
  options: readonly Option[];
  /** The text of an empty cell. */
  none: string;
}
export type Editor<Row> = TextEditor<Row> | SecretEditor<Row> | TickEditor<Row> | SelectEditor<Row> | ChoicesEditor<Row>;

/** `id` is also the key of the body: its refusal is shown in the cell. */
export interface GridColumn<Row> extends Column<Row> {
  edit?: Editor<Row>;
}

/** What a cell knows of its column. */
export type CellColumn<Row> = Pick<Column<Row>, 'id' | 'heading'>;
