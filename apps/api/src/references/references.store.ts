import type { Reference, ReferenceRow, ReferenceValue } from '@comptoir/contract/references/kit';
import { sql, type AliasableExpression, type Kysely, type SelectQueryBuilder } from 'kysely';
import { anyNumber } from '../db/any-of.ts';
import { existing, unknownRecord } from '../db/existing.ts';
import { jsonRows } from '../db/json/json-text.ts';
import { JsonText } from '../db/json/typed-text.ts';
import { jsonStatement, type Slot } from '../db/driver/statement.ts';
import { together } from '../db/driver/together.ts';
import type { Db } from '../db/tables.ts';

/** A list's table and columns are known from its spec at run time, not at compile time. */
type AnyDb = Kysely<Record<string, Record<string, ReferenceValue>>>;
type AnyQuery = SelectQueryBuilder<Record<string, Record<string, ReferenceValue>>, string, object>;

/** A computed column, as an expression over the list's table. */
export type Computed = (db: AnyDb) => AliasableExpression<unknown>;

/** The choices of a field: table, key, and the column to show. */
export interface ChoiceTable {
  table: string;
  value: string;
  label: string;
}

export interface ReferenceSource {
  spec: Reference;
  choices: Record<string, ChoiceTable>;
  computed: Record<string, Computed>;
}

const any = (db: Db) => db as unknown as AnyDb;

const select = (db: AnyDb, { spec, choices, computed }: ReferenceSource): AnyQuery => {
  const { name, id, fields } = spec;
  let query = db.selectFrom(name).select(`${name}.${id}`) as unknown as AnyQuery;
  for (const [column, field] of Object.entries(fields)) {
    if (field.kind === 'computed') {
      query = query.select(computed[column]!(db).as(column));
      continue;
    }
    query = query.select(`${name}.${column}`);
    if (field.kind !== 'choice' || !field.shown) continue;
    const { table, value, label } = choices[column]!;
    query = query.leftJoin(table, `${table}.${value}`, `${name}.${column}`).select(`${table}.${label} as ${field.shown}`);
  }
  return query;
};

export const listReference = (db: Db, source: ReferenceSource) =>
  jsonRows(any(db), select(any(db), source).orderBy(sql.ref(`${source.spec.name}.${source.spec.id}`)));

const readStatement = (source: ReferenceSource) =>
  jsonStatement((db: AnyDb, slot: Slot<{ id: number }>) =>
    select(db, source).where(`${source.spec.name}.${source.spec.id}`, '=', slot('id')),
  );
const reads = new WeakMap<ReferenceSource, ReturnType<typeof readStatement>>();

const readOf = (source: ReferenceSource) => {
  const read = reads.get(source) ?? readStatement(source);
  reads.set(source, read);
  return read;
};

export const readReference = async (db: Db, source: ReferenceSource, id: number) => existing(await readOf(source)(any(db), { id }));

export const findReference = async (db: Db, { name, id: key }: Reference, id: number) => {
  const row = await any(db).selectFrom(name).selectAll().where(key, '=', id).executeTakeFirst();
  if (!row) throw unknownRecord();
  return row;
};

/** The stored row, held until the transaction ends. @throws Refusal 404 */
export const lockReference = async (db: Db, { name, id: key }: Reference, id: number) =>
  existing(await any(db).selectFrom(name).selectAll().where(key, '=', id).forNoKeyUpdate().executeTakeFirst());

/** What people call these rows, by id. */
export const listReferenceNames = async (db: Db, { name, id: key, label }: Reference, ids: readonly number[]) => {
  const rows = await any(db).selectFrom(name).select([key, label]).where(key, '=', anyNumber(ids)).execute();
  return new Map(rows.map((row) => [Number(row[key]), String(row[label])]));
};

export const insertReference = async (db: Db, { name, id }: Reference, row: ReferenceRow) => {
  const created = await any(db).insertInto(name).values(row).returning(id).executeTakeFirstOrThrow();
  return Number(created[id]);
};

/** The statement of the change, without the read that follows. */
const changeOf = (db: Db, { name, id: key }: Reference, id: number, changes: ReferenceRow) =>
  any(db).updateTable(name).set(changes).where(key, '=', id);

/** Merges, within a transaction that goes on. */
export const changeReference = (db: Db, spec: Reference, id: number, changes: ReferenceRow) => changeOf(db, spec, id, changes).execute();

/** Merges: keys that are absent keep their stored value. Ends the transaction. @returns the record as it is then. @throws Refusal 404 */
export const updateReference = async (db: Db, source: ReferenceSource, id: number, changes: ReferenceRow) => {
  if (Object.keys(changes).length === 0) return readReference(db, source, id);
  const [, read] = await together(any(db), [changeOf(db, source.spec, id, changes).compile(), readOf(source).compiled(any(db), { id })], {
    last: true,
  });
  const [row] = (read?.rows ?? []) as { json: string }[];
  if (!row) throw unknownRecord();
  return new JsonText(row.json);
};

export const deleteReference = async (db: Db, { name, id: key }: Reference, id: number) => {
  const { numDeletedRows } = await any(db).deleteFrom(name).where(key, '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw unknownRecord();
};

export const choiceExists = async (db: Db, { table, value }: ChoiceTable, id: ReferenceValue) => {
  const row = await any(db).selectFrom(table).select(value).where(value, '=', id).executeTakeFirst();
  return row !== undefined;
};
