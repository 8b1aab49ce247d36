import type { ImportName } from '@comptoir/contract/domains/imports/imports.calls';
import type { Suite } from '@comptoir/contract/domains/travaux/suites';
import type { Kind } from '@comptoir/contract/rights';
import { Refusal } from '@comptoir/contract/errors';
import { sql, type Insertable } from 'kysely';
import { madeFirst } from '../db/journal-groups.ts';
import type { Db } from '../db/tables.ts';
import type { ImportsTable, LotsTable } from '../db/tables/echanges.ts';

/** Where runs of long work are kept. What is common to both tables is asked of either as of bulk changes. */
export type TableDeTravaux = 'imports' | 'lots';
const tablesDeTravaux: readonly TableDeTravaux[] = ['imports', 'lots'];
// Safe where only columns are named that both have.
const common = (table: TableDeTravaux) => table as 'lots';

/** Silence after which a run that has not ended has stopped: its server is gone. */
const silentMinutes = 5;
const keptDays = 400;

/** Whether a run stopped before its end. Nothing goes on from before the database started. */
export const isStoppedIn = (table: TableDeTravaux) =>
  sql<boolean>`(${sql.ref(`${table}.Arret`)} or (${sql.ref(`${table}.Fin`)} is null
    and ${sql.ref(`${table}.Vu`)} < greatest(now() - make_interval(mins => ${sql.lit(silentMinutes)}), pg_postmaster_start_time())))`;

/** Whether it stopped, and nobody has said what becomes of it. */
export const isOpenIn = (table: TableDeTravaux) => sql<boolean>`(${sql.ref(`${table}.Suite`)} is null and ${isStoppedIn(table)})`;

/** Who asks: operators see every run, customer access its own. */
export interface Asking {
  kind: Kind;
  id: number;
}
const isSeenIn = (table: TableDeTravaux, { kind, id }: Asking) =>
  kind === 'operator'
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${table}.Kind`)} = 'customer' and ${sql.ref(`${table}.IDPeople`)} = ${id}::bigint)`;

/** The runs of a table that stopped and that somebody may do something about. */
export const openFor = (table: TableDeTravaux, by: Asking) => sql<boolean>`(${isOpenIn(table)} and ${isSeenIn(table, by)})`;

const now = sql<string>`now()`;

const dropOld = (db: Db, table: TableDeTravaux) =>
  db
    .deleteFrom(common(table))
    .where('DateH', '<', sql<string>`now() - make_interval(days => ${keptDays})`)
    .execute();

type Begun<T> = Omit<Insertable<T>, 'DateH' | 'Vu' | 'Fin' | 'Arret' | 'Suite'>;
export type BegunImport = Begun<ImportsTable> & { Empreinte: string };
export type BegunLot = Begun<LotsTable>;

/** What recognises a file. */
interface SameFile {
  Import: ImportName;
  Empreinte: string;
}

/** The groups of imports of this very file that stopped. */
export const listSameFile = async (db: Db, { Import, Empreinte }: SameFile, by: Asking) => {
  const rows = await db
    .selectFrom('imports')
    .select('Groupe')
    .where('Import', '=', Import)
    .where('Empreinte', '=', Empreinte)
    .where(openFor('imports', by))
    .orderBy('IDImport', 'desc')
    .execute();
  return rows.map(({ Groupe }) => Groupe);
};

/** Notes an import that begins, which goes on with those of the same file that stopped; drops those that are too old. */
export const beginImport = async (db: Db, begun: BegunImport, resumes: boolean, by: Asking) => {
  await dropOld(db, 'imports');
  const earlier = resumes
    ? await db
        .updateTable('imports')
        .set({ Suite: 'reprise' })
        .where('Import', '=', begun.Import)
        .where('Empreinte', '=', begun.Empreinte)
        .where(openFor('imports', by))
        .returning(['IDImport', 'Operations', 'Annulees'])
        .execute()
    : [];
  const inOrder = earlier.toSorted((a, b) => a.IDImport - b.IDImport);
  const Operations = [...new Set(inOrder.flatMap((one) => one.Operations))];
  await db
    .insertInto('imports')
    .values({ ...begun, Operations, Annulees: inOrder.flatMap((one) => one.Annulees) })
    .execute();
};

/** Takes a bulk change that stopped for another run to go on with; undefined where it may not be, or no more. */
export const takeUpLot = (db: Db, Groupe: string, by: Asking) =>
  db
    .updateTable('lots')
    .set({ Suite: 'reprise' })
    .where('Groupe', '=', Groupe)
    .where(openFor('lots', by))
    .returning(['Appel', 'Corps', 'Ids', 'Lignes', 'Prises', 'Refusees', 'Operations', 'Annulees'])
    .executeTakeFirst();

/** Notes a bulk change that begins; drops those that are too old. */
export const beginLot = async (db: Db, { Corps, ...begun }: BegunLot) => {
  await dropOld(db, 'lots');
  await db
    .insertInto('lots')
    .values({ ...begun, Corps: sql`${JSON.stringify(Corps)}::jsonb` })
    .execute();
};

interface Counted {
  prises: number;
  refusees: number;
  /** Whether something was written: there is an operation to undo. */
  ecrit: boolean;
}

const takenOver = () =>
  new Refusal('rule', 'Ce travail a été interrompu trop longtemps\u00a0: quelqu’un l’a repris, annulé ou laissé ainsi. Il s’arrête ici.');

/**
 * Counts lines in the transaction that writes them.
 * @throws Refusal for a run that was taken for one that stopped, and with which somebody has dealt since: it may write nothing more
 */
export const countLines = async (db: Db, table: TableDeTravaux, Groupe: string, { prises, refusees, ecrit }: Counted) => {
  const { numUpdatedRows } = await db
    .updateTable(common(table))
    .set({
      Prises: sql<number>`"Prises" + ${prises}::integer`,
      Refusees: sql<number>`"Refusees" + ${refusees}::integer`,
      Vu: now,
      Operations: sql<
        string[]
      >`case when ${ecrit}::boolean and not "Groupe" = any("Operations") then "Operations" || "Groupe" else "Operations" end`,
      Annulees: sql<string[]>`case when ${ecrit}::boolean then array_remove("Annulees", "Groupe") else "Annulees" end`,
    })
    .where('Groupe', '=', Groupe)
    .where('Suite', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw takenOver();
};

export const endTravail = (db: Db, table: TableDeTravaux, Groupe: string, Arret: boolean) =>
  db.updateTable(common(table)).set({ Fin: now, Vu: now, Arret }).where('Groupe', '=', Groupe).execute();

/** Says what becomes of a run that stopped; undefined where there is none that may be seen. */
export const settle = async (db: Db, Groupe: string, Suite: Suite, by: Asking) => {
  for (const table of tablesDeTravaux) {
    const row = await db
      .updateTable(common(table))
      .set({ Suite })
      .where('Groupe', '=', Groupe)
      .where(openFor(table, by))
      .returning('Groupe')
      .executeTakeFirst();
    if (row) return row;
  }
  return undefined;
};

/** An operation was undone: a run that stopped, and of which nothing is left, is over. It is not, once that is undone itself. */
export const noteUndone = async (db: Db, undone: string) => {
  const { groupe, isBack } = await madeFirst(db, undone);
  const without = sql<string[]>`array_remove("Annulees", ${groupe}::text)`;
  for (const table of tablesDeTravaux) {
    const changes = isBack
      ? { Annulees: without, Suite: sql<Suite | null>`nullif("Suite", 'annule')` }
      : {
          Annulees: sql<string[]>`${without} || ${groupe}::text`,
          Suite: sql<Suite | null>`case when ${isOpenIn(table)} and "Operations" <@ ("Annulees" || ${groupe}::text) then 'annule' else "Suite" end`,
        };
    await db
      .updateTable(common(table))
      .set(changes)
      .where(sql<boolean>`${groupe}::text = any("Operations")`)
      .execute();
  }
};
