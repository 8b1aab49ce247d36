/** What a write touched: of each table the columns that it changed, or null where rows came or went. */
export type Touche = ReadonlyMap<string, ReadonlySet<string> | null>;

/** What somebody reads. */
export interface Lecture {
  tables: readonly string[];
  /** Of these of the tables only these columns. */
  colonnes?: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Whether what was touched may change what is read. */
export const concerne = ({ tables, colonnes }: Lecture, touche: Touche) =>
  tables.some((table) => {
    const changed = touche.get(table);
    if (changed === undefined || changed === null) return changed === null;
    const read = colonnes?.[table];
    return read === undefined || read.some((column) => changed.has(column));
  });
