import { Refusal } from '@comptoir/contract/errors';
import type { DemandeRetour } from '@comptoir/contract/domains/retour/retour-plan';
import { sql, type RawBuilder } from 'kysely';
import { existing } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { isReplacing, requireInstant, requireUnbroken } from '../../journal/past/past.store.ts';
import { isAfterInstant, lifted, type Image } from '../../journal/state.store.ts';

/** A line of the journal, read as its table is today. */
export interface Line {
  IDJournal: number;
  Groupe: string;
  DateH: string;
  Auteur: string;
  Kind: string;
  Appel: string;
  Action: string;
  Cause: string | null;
  NomTable: string;
  IDLigne: string;
  Operation: 'I' | 'U' | 'D';
  Avant: Image | null;
  Apres: Image | null;
}

/** More lines than these are not held at once. */
const mostLines = 200_000;

const tooMany = () =>
  new Refusal(
    'rule',
    `Plus de ${mostLines / 1000}\u00a0000 modifications sont concernées\u00a0: choisissez un instant plus proche, ou moins à remettre.`,
  );

/**
 * The lines that a request is about: those of an operation, or those that came after an instant or with an operation and after.
 * @throws Refusal 404, 410 where nothing can be known of what was then
 */
export const linesAsked = async (db: Db, { portee, verbe, instant, groupe }: DemandeRetour): Promise<RawBuilder<boolean>> => {
  if (verbe === 'annuler') return sql<boolean>`"Groupe" = ${'operation' in portee ? portee.operation : groupe}`;
  if (instant !== undefined) {
    await requireInstant(db, instant);
    return isAfterInstant(db, instant);
  }
  const own = db.selectFrom('journal').where('Groupe', '=', groupe!);
  const { first } = existing(await own.select(({ fn }) => fn.min<number | null>('IDJournal').as('first')).executeTakeFirst());
  const since = sql<boolean>`"IDJournal" >= ${existing(first ?? undefined)}`;
  await requireUnbroken(db, since, 'L’état d’avant cette opération ne peut plus être connu\u00a0:');
  return since;
};

/** The lines of one record and of its parts, which stand in these tables; asked as the index by record is. */
export const ofRecord = (id: string, tables: readonly string[]) =>
  sql<boolean>`"NomTable" = any(${[...tables]}::text[]) and "IDEntete" = ${id.split('/', 1)[0]}`;

/** How much was changed on each of the last days. */
export const listJours = async (db: Db) => {
  const jour = sql<string>`("DateH" at time zone 'Europe/Paris')::date::text`;
  return db
    .selectFrom('journal')
    .select([
      jour.as('jour'),
      sql<number>`count(distinct "Groupe") filter (where "NomTable" <> '*')`.as('nbOperations'),
      sql<number>`count(*) filter (where "NomTable" <> '*')`.as('nbLignes'),
      sql<string | null>`max("Apres" ->> 'nature') filter (where "NomTable" = '*' and "Apres" ->> 'nature' <> 'migration')`.as('barriere'),
    ])
    .where('DateH', '>', sql<string>`now() - interval '90 days'`)
    .groupBy(jour)
    .orderBy(jour)
    .execute();
};

/** The tables in which a request's lines stand. @throws Refusal 422 where they are too many */
export const tablesAsked = async (db: Db, ...asked: RawBuilder<boolean>[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('journal')
    .select(({ fn }) => ['NomTable', fn.countAll<number>().as('nb')])
    .where(sql<boolean>`${sql.join(asked, sql` and `)}`)
    .where('NomTable', '<>', '*')
    .groupBy('NomTable')
    .orderBy('NomTable')
    .execute();
  if (rows.reduce((sum, { nb }) => sum + nb, 0) > mostLines) throw tooMany();
  return rows.map(({ NomTable }) => NomTable);
};

/** The lines of a table, oldest first. */
export const readLines = (db: Db, table: string, ...asked: RawBuilder<boolean>[]): Promise<Line[]> =>
  db
    .selectFrom('journal')
    .select(['IDJournal', 'Groupe', 'DateH', 'Auteur', 'Kind', 'Appel', 'Action', 'Cause', 'NomTable', 'IDLigne', 'Operation'])
    .select([lifted(db, table, 'Avant').as('Avant'), lifted(db, table, 'Apres').as('Apres')])
    .where('NomTable', '=', table)
    .where(sql<boolean>`${sql.join(asked, sql` and `)}`)
    .orderBy('IDJournal')
    .execute();

/** What later operations did to some rows of an operation, oldest first. */
export const readLater = (db: Db, table: string, groupe: string, lignes: readonly string[]): Promise<Line[]> => {
  const own = db
    .selectFrom('journal')
    .select(({ fn }) => ['IDLigne', fn.max('IDJournal').as('last')])
    .where('Groupe', '=', groupe)
    .where('NomTable', '=', table)
    .groupBy('IDLigne');
  return readLines(
    db,
    table,
    sql<boolean>`"IDLigne" = any(${[...lignes]}::text[])`,
    sql<boolean>`"Groupe" <> ${groupe}`,
    sql<boolean>`"IDJournal" > (select last from (${own}) own where own."IDLigne" = journal."IDLigne")`,
  );
};

/** What took the parts of some records away, in a table of theirs, by the operations that took away the records. */
export const readRemovedParts = (db: Db, table: string, { groups, ids }: { groups: readonly string[]; ids: readonly string[] }) =>
  readLines(
    db,
    table,
    sql<boolean>`"Groupe" = any(${[...groups]}::text[])`,
    sql<boolean>`"IDEntete" = any(${[...ids]}::text[])`,
    sql<boolean>`"Operation" = 'D'`,
  );

/** What took away these rows of a table for good, as far as history reaches without a break. */
export const readRemovals = (db: Db, table: string, lignes: readonly string[]): Promise<Line[]> => {
  const last = db
    .selectFrom('journal as later')
    .select(({ fn }) => fn.max('later.IDJournal').as('last'))
    .where('later.NomTable', '=', table)
    .where(sql<boolean>`later."IDLigne" = journal."IDLigne"`);
  const replaced = db
    .selectFrom('journal')
    .select(({ fn }) => fn.max('IDJournal').as('last'))
    .where(isReplacing);
  return readLines(
    db,
    table,
    sql<boolean>`"IDLigne" = any(${[...lignes]}::text[])`,
    sql<boolean>`"Operation" = 'D'`,
    sql<boolean>`"IDJournal" = (${last})`,
    sql<boolean>`"IDJournal" > coalesce((${replaced}), 0)`,
  );
};

/** The calls that ever wrote a row, but for undoings. */
export const callsThatWrote = (db: Db, table: string, ligne: string, undoing: string) =>
  db
    .selectFrom('journal')
    .select(['Appel', 'Action'])
    .distinct()
    .where('NomTable', '=', table)
    .where('IDLigne', '=', ligne)
    .where('Action', '<>', undoing)
    .execute();

/** A secret as it was sealed before a line of the journal; null where it is kept no longer. */
export const formerSecret = async (db: Db, line: number, column: string): Promise<string | null> => {
  const { rows } = await sql<{ sealed: string | null }>`select comptoir.former_secret(${line}, ${column}) as sealed`.execute(db);
  return rows[0]?.sealed ?? null;
};

/** What the journal says of the lines that come next in this transaction: neither is known before its body has been read. */
export const sayReturn = (db: Db, action: string, cause: string) =>
  sql`select set_config('comptoir.action', ${action}, true), set_config('comptoir.cause', ${cause}, true)`.execute(db);
