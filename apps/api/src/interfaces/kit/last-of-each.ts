/** The last of several rows with one key stands, where the first stood: no statement writes one row twice. */
export const lastOfEach = <Row>(rows: readonly Row[], keyOf: (row: Row) => unknown) => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
