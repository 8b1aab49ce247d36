import type { Column } from '../columns.ts';
import type { CellKind } from '../rows/cell-value.ts';
import { operatorsOf, type Operator } from './operators.ts';

/** One condition on one column; the address writes it as `Ville.contient=brest`. */
export interface Condition<Row> {
  /** `Ville.contient` */
  key: string;
  value: string;
  column: Column<Row>;
  operator: Operator;
}

export type Conditions = Readonly<Record<string, string>>;

export const keyOf = (column: string, operator: string) => `${column}.${operator}`;

const split = (key: string) => {
  const at = key.lastIndexOf('.');
  return { column: key.slice(0, at), operator: key.slice(at + 1) };
};

/** The operator of a key; of those with the same key (`vide`), the one that reads the value. */
const operatorFor = (kind: CellKind, key: string, value: string) => {
  const named = operatorsOf(kind).filter((operator) => operator.key === key);
  return named.find(({ read }) => read(value) !== null) ?? named[0];
};

/** What an address asks, and a sentence for each part of it that cannot be applied. */
export const readConditions = <Row>(asked: Conditions, columns: readonly Column<Row>[]) => {
  const conditions: Condition<Row>[] = [];
  const faults: string[] = [];
  for (const [key, text] of Object.entries(asked)) {
    const names = split(key);
    const column = columns.find(({ id }) => id === names.column);
    const operator = column && operatorFor(column.kind, names.operator, text);
    const value = operator?.read(text) ?? null;
    if (column && operator && value !== null) conditions.push({ key, value, column, operator });
    else if (!column) faults.push(`La colonne «\u00a0${names.column}\u00a0» n’est pas dans cette liste.`);
    else if (!operator) faults.push(`${column.heading}\u00a0: «\u00a0${names.operator}\u00a0» n’est pas un filtre de cette colonne.`);
    else faults.push(`${column.heading}\u00a0: «\u00a0${text}\u00a0» ne se lit pas. ${operator.fault}`);
  }
  return { conditions, faults };
};

/** As the state of a list holds them. */
export const printConditions = (conditions: readonly Pick<Condition<never>, 'key' | 'value'>[]): Conditions =>
  Object.fromEntries(conditions.map(({ key, value }) => [key, value]));

/** Whether a row fulfils every condition. */
export const conditionsTest = <Row>(conditions: readonly Condition<Row>[]) => {
  const tests = conditions.map(({ column, operator, value }) => ({ value: column.value, holds: operator.test(value, column.kind) }));
  return (row: Row) => tests.every((test) => test.holds(test.value(row)));
};

/** 'Ville : contient brest' */
export const wordsOf = <Row>({ column, operator, value }: Condition<Row>) => `${column.heading}\u00a0: ${operator.words(value)}`;
