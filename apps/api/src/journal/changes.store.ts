import { tableOf } from '@comptoir/contract/catalogue/all';
import { sql } from 'kysely';
import { anyNumber } from '../db/any-of.ts';
import type { Db } from '../db/tables.ts';
import { cursorOf, isAfter, type Cursor } from './changes.rules.ts';

/** An instant with where the one before it ended. */
interface Span {
  IDInstant: number;
  Depuis: number;
  Jusqua: number;
  Tardifs: number[];
  Nombre: number;
}

/** Read between two answers at most, when all of what is there is passed over. */
const mostTurns = 50;

const newestInstant = (db: Db) => db.selectFrom('instants').select(['IDInstant', 'Jusqua']).orderBy('IDInstant', 'desc').limit(1);

/** The last place of all. */
export const lastCursor = async (db: Db): Promise<Cursor> => {
  const newest = await newestInstant(db).executeTakeFirst();
  return { IDInstant: newest?.IDInstant ?? 0, IDJournal: newest?.Jusqua ?? 0 };
};

/** The newest instant whose lines have been taken out for their age; 0 where none have. */
export const lastPurged = async (db: Db) => {
  const { jusqua } = await db
    .selectFrom('journal')
    .select(sql<number>`coalesce(max(("Apres" ->> 'jusqua')::bigint), 0)`.as('jusqua'))
    .where('NomTable', '=', '*')
    .where(sql<boolean>`"Apres" ->> 'nature' = 'purge'`)
    .executeTakeFirstOrThrow();
  return jusqua;
};

/** The instants from one on, oldest first. */
const spansFrom = async (db: Db, IDInstant: number, count: number): Promise<Span[]> => {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('instants')
        .select(['IDInstant', 'Jusqua', 'Tardifs', 'Nombre'])
        .select(sql<number>`lag("Jusqua", 1, 0::bigint) over (order by "IDInstant")`.as('Depuis'))
        // The one before says where the first begins.
        .where(
          'IDInstant',
          '>=',
          db
            .selectFrom('instants')
            .select(sql<number>`coalesce(max("IDInstant"), 0)`.as('IDInstant'))
            .where('IDInstant', '<', IDInstant),
        )
        .as('i'),
    )
    .selectAll()
    .where('i.IDInstant', '>=', IDInstant)
    .orderBy('i.IDInstant')
    .limit(count)
    .execute();
  // The driver gives the numbers of an array as text.
  return rows.map(({ Tardifs, ...row }) => ({ ...row, Tardifs: Tardifs.map(Number) }));
};

const lastLineOf = ({ Depuis, Jusqua, Tardifs }: Span) => (Jusqua > Depuis ? Jusqua : Math.max(...Tardifs));

/** From where whoever has nothing reads: the first place after which everything is kept. */
export const firstCursor = async (db: Db): Promise<Cursor> => {
  const purged = await lastPurged(db);
  const found = await db.selectFrom('instants').select('Jusqua').where('IDInstant', '=', purged).executeTakeFirst();
  return { IDInstant: purged, IDJournal: found?.Jusqua ?? 0 };
};

/** The place after all that had come to stand before a moment; what came with it is after the place. */
export const cursorAt = async (db: Db, moment: string): Promise<Cursor> => {
  const found = await db
    .selectFrom('instants')
    .select(['IDInstant', 'Jusqua'])
    .where('DateH', '<', moment)
    .orderBy('IDInstant', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = await firstCursor(db);
  return found && found.IDInstant > first.IDInstant ? { IDInstant: found.IDInstant, IDJournal: found.Jusqua } : first;
};

/** Whether everything after a place is still there; `ahead`: nothing has come to it yet. */
export const standingOf = async (db: Db, cursor: Cursor): Promise<'kept' | 'lost' | 'ahead'> => {
  const newest = await lastCursor(db);
  if (cursor.IDInstant > newest.IDInstant || (cursor.IDInstant === newest.IDInstant && cursor.IDJournal > newest.IDJournal)) return 'ahead';
  const purged = await lastPurged(db);
  if (cursor.IDInstant < purged) return 'lost';
  if (cursor.IDInstant === 0) return 'kept';
  const [span] = await spansFrom(db, cursor.IDInstant, 1);
  // Of other rows than those that stand here now.
  if (span?.IDInstant !== cursor.IDInstant) return 'lost';
  return cursor.IDInstant === purged && cursor.IDJournal < lastLineOf(span) ? 'lost' : 'kept';
};

/** As many whole instants as have room; at least one. */
const fitting = (spans: readonly Span[], most: number) => {
  let lines = 0;
  return spans.filter(({ Nombre }, at) => {
    lines += Nombre;
    return at === 0 || lines <= most;
  });
};

/** Lines of lower numbers that were committed later than an instant. */
const lateAfter = (db: Db, IDInstant: number) =>
  db
    .selectFrom('instants')
    .select(sql<number>`unnest("Tardifs")`.as('IDJournal'))
    .where('IDInstant', '>', IDInstant)
    .where(sql<boolean>`"Tardifs" <> '{}'`);

/** What is told of a line of the journal. */
export const lineColumns = [
  'IDJournal',
  'Groupe',
  'DateH',
  'Auteur',
  'Reel',
  'Kind',
  'Appel',
  'Action',
  'Motif',
  'Cause',
  'NomTable',
  'IDLigne',
  'Operation',
  'Avant',
  'Apres',
] as const;

/**
 * The sealed lines of instants that follow each other, by number. A line that has been committed and that no instant holds yet
 * is left out: the instant that will hold it comes later than these. One statement, so that lines and seals are of one moment.
 */
const linesOf = (db: Db, spans: readonly Span[], after: number, most: number) => {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return Promise.resolve([]);
  return db
    .selectFrom('journal')
    .select(lineColumns)
    .where(({ and, or, eb, not }) =>
      or([
        and([
          eb('IDJournal', '>', first.Depuis),
          eb('IDJournal', '<=', last.Jusqua),
          not(eb('IDJournal', 'in', lateAfter(db, first.IDInstant))),
        ]),
        eb('IDJournal', '=', anyNumber(spans.flatMap(({ Tardifs }) => Tardifs))),
      ]),
    )
    .where(({ or, eb }) =>
      or([
        eb('IDJournal', '<=', db.selectFrom('scellements').select('Plancher')),
        eb('IDJournal', 'in', db.selectFrom('scellements').select(sql<number>`unnest("Vus")`.as('IDJournal'))),
      ]),
    )
    .where('IDJournal', '>', after)
    .orderBy('IDJournal')
    .limit(most)
    .execute();
};

/** Lines of no table of the business, but those that are about all rows at once. */
const isTold = ({ NomTable }: { NomTable: string }) => NomTable === '*' || tableOf(NomTable) !== undefined;

/** What a person's erasing has left of values: nothing. */
const said = (side: Record<string, unknown> | null) => (side && '' in side ? {} : side);

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** The lines with their instants, in the order of the changes. */
const inOrder = (spans: readonly Span[], lines: readonly Line[]) => {
  const late = new Map(spans.flatMap(({ IDInstant, Tardifs }) => Tardifs.map((id) => [id, IDInstant] as const)));
  const instantOf = ({ IDJournal }: Line) => late.get(IDJournal) ?? spans.find(({ Jusqua }) => IDJournal <= Jusqua)!.IDInstant;
  return lines
    .map(({ Avant, Apres, ...line }) => {
      const IDInstant = instantOf({ Avant, Apres, ...line });
      return { ...line, Avant: said(Avant), Apres: said(Apres), IDInstant, Curseur: cursorOf({ IDInstant, IDJournal: line.IDJournal }) };
    })
    .toSorted((a, b) => a.IDInstant - b.IDInstant || a.IDJournal - b.IDJournal);
};

export type Change = ReturnType<typeof inOrder>[number];

/** One look: changes after a place, and the place up to which everything has been looked at. */
const lookOnce = async (db: Db, after: Cursor, most: number): Promise<{ changes: Change[]; end: Cursor }> => {
  const found = await spansFrom(db, after.IDInstant, most + 1);
  const ahead = found.filter((span) => span.IDInstant > after.IDInstant || lastLineOf(span) > after.IDJournal);
  const spans = fitting(ahead, most);
  const last = spans.at(-1);
  if (!last) return { changes: [], end: after };
  const isAlone = spans.length === 1;
  // An instant may hold more than is asked for: of one alone, only what comes next is read.
  const beyond = isAlone && after.IDInstant === last.IDInstant ? after.IDJournal : 0;
  const lines = await linesOf(db, spans, beyond, isAlone ? most : 2 * most);
  const changes = inOrder(spans, lines).filter((line) => isAfter(line, after));
  const cut = isAlone && lines.length === most ? changes.at(-1) : undefined;
  const end = cut ?? { IDInstant: last.IDInstant, IDJournal: last.Jusqua };
  return { changes: changes.filter(isTold), end: isAfter(end, after) ? end : after };
};

/**
 * Changes after a place, in their exact order, `most` at most, and from where to go on. Each is told by the first instant that
 * has it (docs/regles/journal.md#events).
 */
export const changesAfter = async (db: Db, after: Cursor, most: number): Promise<{ changes: Change[]; end: Cursor }> => {
  let end = after;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const look = await lookOnce(db, end, most);
    if (look.changes.length > 0 || !isAfter(look.end, end)) return look;
    ({ end } = look);
  }
  return { changes: [], end };
};
