/** A valid input of a call on the test customers, for the tests generated from the contract. */
export interface Case {
  params?: Record<string, number | string>;
  /** With its `?`. */
  query?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Rows that must exist first: the tests of one list insert them. */
  needsRow?: true;
  /** The call refuses on this data for its own reason; the rights were accepted. */
  refuses?: number;
}
