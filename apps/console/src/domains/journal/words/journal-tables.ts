import { catalogue, tableOf } from '@comptoir/contract/catalogue/all';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';

/** The page of a line; `null` if there is none, or if it was deleted with the line. */
export const recordHref = ({ NomTable, IDLigne, Operation }: Pick<JournalEntry, 'NomTable' | 'IDLigne' | 'Operation'>) => {
  const { screen, of } = tableOf(NomTable) ?? {};
  // A key of several columns is written with slashes; it begins with the id that its page has.
  return screen && (Operation !== 'D' || of) ? screen.replace('{id}', IDLigne.split('/')[0] ?? '') : null;
};

/** The tables whose lines are parts of this one's. */
export const partsOf = (table: string) =>
  Object.entries(catalogue)
    .filter(([, { of }]) => of === table)
    .map(([name]) => name)
    .toSorted();
