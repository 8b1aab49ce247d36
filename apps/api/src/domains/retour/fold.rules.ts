import type { Image } from '../../journal/state.store.ts';
import { grouped } from './grouped.ts';
import type { Line } from './lignes.store.ts';

/** What some lines did to one row, all of them together. */
export interface Folded {
  table: string;
  id: string;
  /** Whether the row was there before the first of them, and after the last. */
  was: boolean;
  is: boolean;
  /** What they found: the columns that they changed; the whole row where they took it away. */
  before: Image;
  /** What they left: the columns that they changed; the whole row where they added it. */
  left: Image;
  /** The line that told what stood in a column. */
  sources: ReadonlyMap<string, number>;
  /** The lines, oldest first. */
  lines: readonly Line[];
}

const foldRow = (lines: readonly Line[]): Folded => {
  const first = lines[0]!;
  const before: Image = {};
  const left: Image = {};
  const sources = new Map<string, number>();
  for (const { IDJournal, Avant, Apres } of lines) {
    for (const [column, value] of Object.entries(Avant ?? {})) {
      if (column in before) continue;
      before[column] = value;
      sources.set(column, IDJournal);
    }
    Object.assign(left, Apres ?? {});
  }
  return {
    table: first.NomTable,
    id: first.IDLigne,
    was: first.Operation !== 'I',
    is: lines.at(-1)!.Operation !== 'D',
    before,
    left,
    sources,
    lines,
  };
};

/** By row, what lines of one table did; the lines come oldest first. */
export const foldLines = (lines: readonly Line[]): Folded[] => [...grouped(lines, ({ IDLigne }) => IDLigne).values()].map(foldRow);
