/** Of rows with the same key, keeps the last one at the place of the first, so that a statement writes no row twice. */
export const lastOfEach = <Row>(rows: readonly Row[], keyOf: (row: Row) => unknown) => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
