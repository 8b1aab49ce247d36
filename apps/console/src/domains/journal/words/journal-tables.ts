import { catalogue, tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';

/** The lines that tell of all rows at once: an import, the filling of a sample, an update of the tables, a purge. */
const whole = '*';
const wholeWords: Readonly<Record<string, string>> = {
  nature: 'Nature',
  exporteLe: 'Exportée le',
  lignes: 'Lignes',
  etapes: 'Étapes du fichier',
  etape: 'Étape',
  exemple: 'Exemple',
  jusqua: 'Jusqu’à l’instant',
  mois: 'Mois gardés',
};

export const isWhole = (table: string) => table === whole;

/** What a table is called on the screens; its own name where nobody has named it. */
export const tableLabel = (table: string) => (isWhole(table) ? 'Toute la base' : (tableOf(table)?.label ?? table));

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

export const fieldLabel = (table: string, field: string) => (isWhole(table) ? wholeWords[field] : wordOf(table, field));
