import { sql, type Compilable, type CompiledQuery, type Expression, type Kysely, type KyselyPlugin, type RawBuilder } from 'kysely';
import { JsonText, type Json } from '../json/typed-text.ts';
import { read } from './together.ts';

/** Stands in a query for a value that each call gives. */
export type Slot<Values extends object> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const slot = (name: string) => sql`${new Place(name)}`;

/** A plugin that makes the same text on several handles, which differ in values that it fills in at each call. */
export interface FillingPlugin extends KyselyPlugin {
  /** The same object on all of these handles. */
  readonly shared: object;
  fill(value: unknown): unknown;
}
const isFilling = (plugin: KyselyPlugin | undefined): plugin is FillingPlugin => plugin !== undefined && 'shared' in plugin;

/** One record as PostgreSQL makes it, which is fast for one and gives the driver one short text. */
export const rowAsJson = (query: Expression<unknown>) =>
  sql<{ json: string }>`select row_to_json(t)::text as json from (${query}) as t limit 1`;

const withoutPlugins = {};

/** The text that `compile` makes on a handle, made once for all calls on it: building a query costs more than asking it. */
const once = <DB>(compile: (db: Kysely<DB>) => CompiledQuery) => {
  const kept = new WeakMap<object, CompiledQuery>();
  return (db: Kysely<DB>, values: object): CompiledQuery => {
    // Each plugin that a handle takes on comes last, so the last one stands for all.
    const plugin = db.getExecutor().plugins.at(-1);
    const key = isFilling(plugin) ? plugin.shared : (plugin ?? withoutPlugins);
    const compiled = kept.get(key) ?? compile(db);
    kept.set(key, compiled);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((value) => {
      if (value instanceof Place) return given.get(value.name);
      return isFilling(plugin) ? plugin.fill(value) : value;
    });
    return { ...compiled, parameters };
  };
};

/** A query that is compiled once, and only reads. `build` takes what differs from call to call by its name: `slot('IDPeople')`. */
export const statement = <DB, Values extends object, Row>(build: (db: Kysely<DB>, slot: Slot<Values>) => Compilable<Row>) => {
  // A slot stands for a value of whatever type its name has.
  const compiled = once<DB>((db) => build(db, slot as Slot<Values>).compile());
  return async (db: Kysely<DB>, values: Values): Promise<Row[]> => {
    const { rows } = await read<DB, Row>(db, compiled(db, values));
    return rows;
  };
};

/** The same for one record, as the text of a JSON object; null without a row. */
export const jsonStatement = <DB, Values extends object, Row>(build: (db: Kysely<DB>, slot: Slot<Values>) => Expression<Row>) => {
  const compiled = once<DB>((db) => {
    return rowAsJson(build(db, slot as Slot<Values>)).compile(db);
  });
  const ask = async (db: Kysely<DB>, values: Values): Promise<JsonText<Json<Row>> | null> => {
    const { rows } = await read(db, compiled(db, values) as CompiledQuery<{ json: string }>);
    return rows[0] ? new JsonText(rows[0].json) : null;
  };
  /** `compiled`: to be asked together with others. */
  return Object.assign(ask, { compiled });
};
