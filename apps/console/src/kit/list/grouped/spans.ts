/** Consecutive rows that share a cell. */
export interface Span<Row> {
  key: string;
  /** The first of them, its place, and their number. */
  row: Row;
  start: number;
  count: number;
}

/** By row: its span. */
export const spansOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Span<Row>[] => {
  const spans: Span<Row>[] = [];
  for (const [start, row] of rows.entries()) {
    const [key, last] = [String(keyOf(row)), spans.at(-1)];
    const span = last?.key === key ? last : { key, row, start, count: 0 };
    span.count += 1;
    spans.push(span);
  }
  return spans;
};
