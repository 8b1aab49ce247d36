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

/** How a call is brought to refuse by its own rules; what is absent is as its usual case says. */
export interface RefusedCase extends Case {
  as?: 'customer';
  /** Another customer than the usual one. */
  on?: string;
  query?: string;
  /** Only the second time. */
  twice?: true;
  /** Calls made before by the same session; the body names the operation of the first of them as `{operation}`. */
  after?: readonly { method: 'POST' | 'PUT'; path: string; body: object }[];
}
