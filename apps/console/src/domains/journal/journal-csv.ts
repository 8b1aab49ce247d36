import { changesOf, type Change, operations, tableLabel } from '@comptoir/contract/domains/journal/phrases';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { csvOf, type CsvColumn } from '../../kit/list/csv.ts';
import { kindInWords } from './journal-groups.ts';

type Line = JournalEntry & Partial<Change>;

const text = (heading: string, value: (line: Line) => string | undefined): CsvColumn<Line> => ({ heading, kind: 'text', value });

const columns: readonly CsvColumn<Line>[] = [
  { heading: 'Date', kind: 'dateTime', value: ({ DateH }) => DateH },
  text('Auteur', ({ Auteur }) => Auteur),
  text('Type d’auteur', ({ Kind }) => kindInWords(Kind)),
  text('Action', ({ Action }) => Action),
  text('Appel', ({ Appel }) => Appel),
  text('Groupe', ({ Groupe }) => Groupe),
  text('Liste', ({ NomTable }) => tableLabel(NomTable)),
  text('Table', ({ NomTable }) => NomTable),
  text('Enregistrement', ({ IDLigne }) => IDLigne),
  text('Opération', ({ Operation }) => operations[Operation]),
  text('Champ', ({ field }) => field),
  text('Avant', ({ before }) => before?.text),
  text('Après', ({ after }) => after?.text),
];

const linesOf = (entry: JournalEntry): Line[] => {
  const changes = changesOf(entry);
  return changes.length > 0 ? changes.map((change) => ({ ...entry, ...change })) : [entry];
};

/** One line for each field. */
export const journalCsv = (entries: readonly JournalEntry[]) => csvOf(columns, entries.flatMap(linesOf));
