/** What a table is given, and no key that is not a column: a body's field without one would fail when somebody saves it. */
export type OnlyColumns<Table, Given> = Given & { [Key in Exclude<keyof Given, keyof Table>]: never };

/** The keys that have a value: a body may name one without. */
export const withoutUndefined = <T extends object>(given: T) =>
  // Nothing else is left out.
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
