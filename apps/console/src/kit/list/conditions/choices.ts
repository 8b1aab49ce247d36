import { fold } from '../filters/fold.ts';
import { sortedBy } from '../sorted-by.ts';
import { shownText } from '../rows/cell-value.ts';
import type { Column } from '../columns.ts';

/** Between values in the address; the address writes it as it is. */
const separator = '*';
const escaped: Readonly<Record<string, string>> = { '%': '%25', '*': '%2A' };

/** Several values as the address writes them: `Vendeur*Chef des ventes`. */
export const printChoices = (values: readonly string[]) =>
  values.map((value) => value.replace(/[%*]/g, (sign) => escaped[sign] ?? sign)).join(separator);

/** The values of an address; `null` for a text that `printChoices` would not write. */
export const readChoices = (text: string): string[] | null => {
  const values = text.split(separator).map((value) => value.replace(/%(25|2A)/g, (sign) => (sign === '%25' ? '%' : '*')));
  return printChoices(values) === text ? values : null;
};

/** Two texts of a column are one value whatever their accents, their case and the blanks around them. */
export const asChoice = (text: string) => fold(text).trim();

/** Whether a text is one of the values. */
export const asksAmong = (value: string) => {
  const asked = new Set(readChoices(value)?.map(asChoice));
  return (text: string) => asked.has(asChoice(text));
};

/** The different texts of a column with their counts, in French order; nothing comes last. */
export const valuesOf = <Row>({ kind, value }: Column<Row>, rows: readonly Row[]) => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = shownText(kind, value(row)).trim();
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const values = [...counts].map(([text, count]) => ({ text, count }));
  return sortedBy(values, ({ text }) => text || '\uffff');
};
