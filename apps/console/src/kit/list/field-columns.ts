import type { Field, Fields } from '@comptoir/contract/fields/field';
import type { Column } from './columns.ts';
import type { CellKind, CellValue } from './rows/cell-value.ts';

const kindOf = (field: Field): CellKind => {
  if (field.kind === 'flag') return 'bool';
  if (field.kind === 'rate') return 'percent';
  return field.kind === 'whole' || (field.kind === 'computed' && field.type === 'number') ? 'number' : 'text';
};

// A row holds the value of each field that it has under the field's name, or under that of what shows it.
const valueOf = (row: object, name: string) => (row as Readonly<Record<string, CellValue>>)[name];

/** The column of a field as the contract describes it; `own` says how much room it takes, and what else differs. */
export const fieldColumn = <Row extends object>(name: string, field: Field, own: Partial<Column<Row>> = {}): Column<Row> => {
  const { label, heading = label, list } = field;
  const shown = field.kind === 'choice' ? (field.shown ?? name) : name;
  return {
    id: name,
    heading,
    kind: kindOf(field),
    value: (row) => valueOf(row, shown),
    ...(list === 'hidden' ? { hidden: true } : {}),
    ...own,
  };
};

/** The columns that are there when a person asks for them. */
export const hiddenColumns = <Row extends object>(fields: Fields): Column<Row>[] =>
  Object.entries(fields)
    .filter(([, { list }]) => list === 'hidden')
    .map(([name, field]) => fieldColumn(name, field));
