import { catalogue, tableOf } from '@comptoir/contract/catalogue/all';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';

/** The page of a line; `null` if there is none, or if it was deleted with the line. */
export const recordHref = ({ NomTable, IDLigne, Operation }: Pick<JournalEntry, 'NomTable' | 'IDLigne' | 'Operation'>) => {
  const { screen, of } = tableOf(NomTable) ?? {};
  // A key of several columns is written with slashes; it begins with the id that its page has.
  return screen && (Operation !== 'D' || of) ? screen.replace('{id}', IDLigne.split('/')[0] ?? '') : null;
};

/** What happened stays a fact; what the business did is its own. */
export const isRestored = (table: string) => ['reglage', 'personne'].includes(tableOf(table)?.nature ?? '');

/** The tables whose rows come back when they are gone, each with its parts. */
export const tablesWithBin = () =>
  Object.entries(catalogue)
    .filter(([name, { of, identity }]) => isRestored(name) && of === undefined && identity?.length !== 0)
    .map(([name, { label }]) => ({ name, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));

/** The list of a table's rows; undefined where it is not known. */
export const listPathOf = (table: string) => tableOf(table)?.screen?.replace(/\/\{id\}.*$/, '');

/** The tables whose lines are parts of this one's. */
export const partsOf = (table: string) =>
  Object.entries(catalogue)
    .filter(([, { of }]) => of === table)
    .map(([name]) => name)
    .toSorted();
