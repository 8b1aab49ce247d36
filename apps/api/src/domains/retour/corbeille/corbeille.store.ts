import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';
import type { Session } from '../../../http/session.ts';
import { lineColumns } from '../../../journal/changes.store.ts';
import { isReplacing } from '../../../journal/past/past.store.ts';
import { withNames } from '../../journal/names.store.ts';

export const corbeillePageSize = 50;

const lastReplaced = (db: Db) =>
  db
    .selectFrom('journal')
    .select(sql<number>`coalesce(max("IDJournal"), 0)`.as('IDJournal'))
    .where(isReplacing);

/** Whose removals are asked for; everybody's without one. */
type Remover = Pick<Session, 'kind' | 'login'>;

/** The removals of rows of a table that have not come back: every write is a line, so that the last one decides. */
const removals = (db: Db, table: string, by: Remover | undefined) =>
  db
    .selectFrom('journal')
    .where('journal.NomTable', '=', table)
    .where('journal.Operation', '=', 'D')
    .$if(by !== undefined, (query) => query.where('journal.Kind', '=', by!.kind).where('journal.Auteur', '=', by!.login))
    .where('journal.IDJournal', '>', lastReplaced(db))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal as later')
            .select('later.IDJournal')
            .where('later.NomTable', '=', table)
            .whereRef('later.IDLigne', '=', 'journal.IDLigne')
            .whereRef('later.IDJournal', '>', 'journal.IDJournal'),
        ),
      ),
    );

/** What is gone of a table, the last first. */
export const listRemovals = async (db: Db, { table, page, by }: { table: string; page: number; by: Remover | undefined }) => {
  const lines = await removals(db, table, by)
    .select(lineColumns)
    .orderBy('journal.IDJournal', 'desc')
    .limit(corbeillePageSize)
    .offset((page - 1) * corbeillePageSize)
    .execute();
  const { total } = await removals(db, table, by)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { entries: await withNames(db, lines), total };
};
