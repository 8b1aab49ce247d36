import type { Column } from '../list/columns.ts';
import type { Option } from '../list/filters/filters.ts';

interface EditorOf<Row, Value> {
  of: (row: Row) => Value;
  /** What the row becomes: the cell's own key, and those that follow from it. `row` is as it stands with what was typed. */
  set: (value: Value, row: Row) => Partial<Row>;
  /** Why the cell cannot be changed; asked of the row with what was typed in it. */
  blocked?: (row: Row) => string | null;
}

export interface TextEditor<Row> extends EditorOf<Row, string> {
  kind: 'text';
  max?: number;
  placeholder?: string;
}
/** Out of the page until it is shown; the column's `value` must not give it away. */
export interface SecretEditor<Row> extends EditorOf<Row, string> {
  kind: 'secret';
  max?: number;
}
export interface TickEditor<Row> extends EditorOf<Row, boolean> {
  kind: 'tick';
}
/** One of some. An option whose value is '' stands for none. */
export interface SelectEditor<Row> extends EditorOf<Row, string> {
  kind: 'select';
  options: readonly Option[];
}
/** Any number of some. */
export interface ChoicesEditor<Row> extends EditorOf<Row, readonly string[]> {
  kind: 'choices';
  options: readonly Option[];
  /** What the cell says where nothing is chosen. */
  none: string;
}
export type Editor<Row> = TextEditor<Row> | SecretEditor<Row> | TickEditor<Row> | SelectEditor<Row> | ChoicesEditor<Row>;

/** `id` is the key of the body too: what the server refuses of it is shown in the cell. */
export interface GridColumn<Row> extends Column<Row> {
  edit?: Editor<Row>;
}

/** What a cell knows of its column. */
export type CellColumn<Row> = Pick<Column<Row>, 'id' | 'heading'>;
