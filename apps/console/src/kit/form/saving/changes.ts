/** The changed fields as react-hook-form reports them: `true` on a leaf, objects and arrays as in the values. */
export type Marks = { readonly [name: string]: unknown };

/** Whether anything within has changed. */
export const isMarked = (mark: unknown): boolean =>
  Array.isArray(mark)
    ? mark.some(isMarked)
    : mark !== null && typeof mark === 'object'
      ? Object.values(mark).some(isMarked)
      : mark === true;

/** How many fields changed. A list of values counts as one, a list of rows by its changed rows. */
export const countChanges = (marks: Marks): number =>
  Object.values(marks).reduce<number>((sum, mark) => {
    if (Array.isArray(mark)) {
      const rows = mark.filter((row) => row !== null && typeof row === 'object' && isMarked(row)).length;
      return sum + (rows || Number(isMarked(mark)));
    }
    return sum + (mark !== null && typeof mark === 'object' ? countChanges(mark as Marks) : Number(mark === true));
  }, 0);

/** The values of the changed fields, by key of the body: an update sends nothing else. */
export const changedValues = <V extends object>(values: V, marks: Marks): Partial<V> =>
  // A subset of an object's entries is a part of it.
  Object.fromEntries(Object.entries(values).filter(([name]) => isMarked(marks[name]))) as Partial<V>;
