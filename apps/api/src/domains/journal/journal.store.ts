import type { journalFilter } from '@comptoir/contract/domains/journal/journal.calls';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { undoneAmong } from '../../db/journal-groups.ts';
import { differentValues } from '../../db/different-values.ts';
import { containing, dayEnd, dayStart } from '../../db/filters.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';
import { lineColumns } from '../../journal/changes.store.ts';
import { withNames } from './names.store.ts';

type Filter = z.output<typeof journalFilter>;

export const journalPageSize = 50;

type Entries = SelectQueryBuilder<CustomerTables, 'journal', object>;

/** The beginning of a key, written exactly as in the index of the journal's lines by record. */
export const firstOfKey = sql.ref<string>('IDEntete');

/** The lines of one record and of its parts. */
const ofRecord = (query: Entries, { table, ligne, parties }: Pick<Filter, 'table' | 'ligne' | 'parties'>) => {
  const parts = table ? (parties?.split(',').filter(Boolean) ?? []) : [];
  const ofTables = table ? query.where('NomTable', 'in', [table, ...parts]) : query;
  if (!ligne) return ofTables;
  return parts.length > 0 ? ofTables.where(firstOfKey, '=', ligne) : ofTables.where('IDLigne', '=', ligne);
};

/** Whether a value of this row matches. Column names do not count, nor do JSON's own marks. */
const holds = (row: 'Avant' | 'Apres', pattern: string) =>
  sql<boolean>`exists (select from jsonb_each_text(${sql.ref(row)}) as held(name, value) where held.value ilike ${pattern})`;

const matching = (db: Db, { auteur, table, ligne, parties, operation, groupe, du, au, texte }: Filter) => {
  let query = ofRecord(db.selectFrom('journal'), { table, ligne, parties });
  if (auteur) query = query.where('Auteur', '=', auteur);
  if (operation) query = query.where('Operation', '=', operation);
  if (groupe) query = query.where('Groupe', '=', groupe);
  if (du) query = query.where('DateH', '>=', dayStart(du));
  if (au) query = query.where('DateH', '<', dayEnd(au));
  if (texte) {
    const pattern = containing(texte);
    query = query.where(sql<boolean>`(${holds('Avant', pattern)} or ${holds('Apres', pattern)} or ${sql.ref('Motif')} ilike ${pattern})`);
  }
  return query;
};

export const listJournal = async (db: Db, filter: Filter) => {
  const entries = await matching(db, filter)
    .select(lineColumns)
    .orderBy('IDJournal', 'desc')
    .limit(journalPageSize)
    .offset((filter.page - 1) * journalPageSize)
    .execute();
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { entries: await withNames(db, entries), total };
};

const mostOfVisit = 500;

/** What an operator wrote within a time, newest first, and whether each operation is undone now. */
export const listVisitEntries = async (db: Db, { Auteur, Du, Au }: { Auteur: string; Du: string; Au: string | null }) => {
  const rows = await db
    .selectFrom('journal')
    .select(lineColumns)
    .where('Kind', '=', 'operator')
    .where('Auteur', '=', Auteur)
    .where('DateH', '>=', Du)
    .$if(Au !== null, (query) => query.where('DateH', '<=', Au))
    .orderBy('IDJournal', 'desc')
    .limit(mostOfVisit + 1)
    .execute();
  const entries = await withNames(db, rows.slice(0, mostOfVisit));
  const undone = await undoneAmong(db, [...new Set(entries.map(({ Groupe }) => Groupe))]);
  return {
    entries: entries.map((entry) => ({ ...entry, EstAnnule: undone.has(entry.Groupe) })),
    isCut: rows.length > mostOfVisit,
  };
};
export type VisitEntry = Awaited<ReturnType<typeof listVisitEntries>>['entries'][number];

/** The newest line of a record whose key is one column; null of one that was never changed. */
export const lastChangeOf = async (db: Db, tables: string | readonly string[], id: number) =>
  (await db
    .selectFrom('journal')
    .select(['DateH', 'Auteur'])
    .where('NomTable', 'in', [tables].flat())
    .where(firstOfKey, '=', String(id))
    .orderBy('IDJournal', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export const listJournalChoices = async (db: Db) => ({
  tables: await differentValues(db, 'journal', 'NomTable'),
  auteurs: await differentValues(db, 'journal', 'Auteur'),
});
