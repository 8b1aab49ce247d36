/** What the journal's screens know of a table. */
export interface JournalTable {
  label: string;
  /** The page of one line, from its id as the journal writes it. */
  record?: (ligne: string) => string;
  /** Its lines are parts of this table's: their keys begin with its key, and its history includes theirs. */
  of?: string;
  /** Field names. */
  fields?: Readonly<Record<string, string>>;
}
