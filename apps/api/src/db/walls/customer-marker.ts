/** Stands in a query for the customer's number: one parameter of each statement, whose text is the same for all customers. */
export class CustomerMarker {
  readonly IDCustomer: number;
  constructor(IDCustomer: number) {
    this.IDCustomer = IDCustomer;
  }
}

/** The values as the driver takes them. */
export const unmarked = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (value instanceof CustomerMarker ? value.IDCustomer : value));
