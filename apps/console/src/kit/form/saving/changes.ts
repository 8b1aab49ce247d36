/** What react-hook-form says of changed fields: `true` on a leaf, objects and arrays as in the values. */
export type Marks = { readonly [name: string]: unknown };

const isMarked = (mark: unknown): boolean =>
  Array.isArray(mark)
    ? mark.some(isMarked)
    : mark !== null && typeof mark === 'object'
      ? Object.values(mark).some(isMarked)
      : mark === true;

/** How many fields changed. A list of values is one field, a list of rows counts its changed rows. */
export const countChanges = (marks: Marks): number =>
  Object.values(marks).reduce<number>((sum, mark) => {
    if (Array.isArray(mark)) {
      const rows = mark.filter((row) => row !== null && typeof row === 'object' && isMarked(row)).length;
      return sum + (rows || Number(isMarked(mark)));
    }
    return sum + (mark !== null && typeof mark === 'object' ? countChanges(mark as Marks) : Number(mark === true));
  }, 0);

/** The values whose fields changed, by key of the body: an update sends no more than that. */
export const changedValues = <V extends object>(values: V, marks: Marks): Partial<V> =>
  // The entries of an object, less some, are a part of it.
  Object.fromEntries(Object.entries(values).filter(([name]) => isMarked(marks[name]))) as Partial<V>;
