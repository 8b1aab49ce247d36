/** An input that a call accepts on the test customers, for the tests generated from the contract. */
export interface Case {
  params?: Record<string, number | string>;
  body?: object;
  headers?: Record<string, string>;
  /** Rows that must stand before: the tests of one list insert them. */
  needsRow?: true;
  /** The call refuses on this data for a reason of its own; the rights were met all the same. */
  refuses?: number;
}
