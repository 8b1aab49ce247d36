import type { Changement } from '@comptoir/contract/essai';
import { expect } from 'vitest';
import type { TestApp } from '../http.ts';

export type Line = Pick<Changement, 'table' | 'id' | 'operation' | 'avant' | 'apres'>;

/** What a request wrote, as the journal says it. */
export const linesOf = ({ app }: TestApp, groupe: string, schema: 'comptoir' | 'registry' = 'comptoir') =>
  app.database.admin(async (client) => {
    const { rows } = await client.query<Line>(
      `select "NomTable" as table, "IDLigne" as id, "Operation" as operation, "Avant" as avant, "Apres" as apres
       from ${schema}.journal where "Groupe" = $1 order by "IDJournal"`,
      [groupe],
    );
    return rows;
  });

const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isNow = (value: unknown) => typeof value === 'string' && moment.test(value) && Math.abs(Date.now() - Date.parse(value)) < 120_000;
const isUuid = (value: unknown) => typeof value === 'string' && uuid.test(value);

/** The numbers that new rows got in the first, by those of the second. */
const renumbered = (tried: readonly Line[], written: readonly Line[]) => {
  const pairs = new Set<string>();
  for (const [at, { operation, id }] of written.entries()) {
    if (operation !== 'I') continue;
    const other = tried[at]?.id.split('/') ?? [];
    for (const [place, part] of id.split('/').entries()) pairs.add(`${other[place]} ${part}`);
  }
  return pairs;
};

/** What a trial has shown is what was then written, but for the numbers of new rows, what is drawn by lot, and the clock. */
export const sameChanges = (tried: readonly Line[], written: readonly Line[]) => {
  const pairs = renumbered(tried, written);
  const isSame = (one: unknown, other: unknown) =>
    one === other || pairs.has(`${String(one)} ${String(other)}`) || (isNow(one) && isNow(other)) || (isUuid(one) && isUuid(other));
  /** The first, with what only differs so in the words of the second. */
  const asWritten = (one: unknown, other: unknown): unknown => {
    if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return isSame(one, other) ? other : one;
    const values = Object.entries(one).map(([key, value]) => [key, asWritten(value, Reflect.get(other, key))] as const);
    return Array.isArray(one) ? values.map(([, value]) => value) : Object.fromEntries(values);
  };
  const shown = tried.map(({ table, id, operation, avant, apres }, at) => {
    const other = written[at];
    const places = other?.id.split('/') ?? [];
    const parts = id.split('/').map((part, place) => asWritten(part, places[place]));
    return { table, id: parts.join('/'), operation, avant: asWritten(avant, other?.avant), apres: asWritten(apres, other?.apres) };
  });
  expect(shown).toEqual(written.slice(0, tried.length));
};
