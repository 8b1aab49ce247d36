import { createHash } from 'node:crypto';
import { isWrite } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { sql } from 'kysely';
import { customerMigrations } from '../../src/db/migrations/all.ts';
import { tablesOf, type JournalledTable } from '../../src/db/migration.ts';
import { quoteName, quoteText } from '../../src/db/names.ts';
import type { Image } from '../../src/journal/state.store.ts';
import type { Client, TestApp } from '../http.ts';
import { cases } from '../matrix/cases.ts';
import { onCustomer, pathOf } from '../matrix/matrix.ts';

type Next = (below: number) => number;

export const journalledTables = [...tablesOf(customerMigrations)];
const writes = onCustomer.filter(([name, endpoint]) => isWrite(endpoint) && !name.startsWith('retour.'));
const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Au hasard', Groupe: 'hasard' };

const digestOf = (value: string) => {
  const bytes = value.startsWith('\\x') ? Buffer.from(value.slice(2), 'hex') : Buffer.from(value);
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
};

/** A row as the journal would write it. */
const masked = (image: Image, { secrets = [], contents = [] }: JournalledTable): Image => ({
  ...image,
  ...Object.fromEntries(secrets.filter((column) => image[column] !== null).map((column) => [column, 'modifié'])),
  ...Object.fromEntries(contents.filter((column) => image[column] !== null).map((column) => [column, digestOf(String(image[column]))])),
});

/** Every row of every table of a customer, by table, read straight from it and as the journal would write it. */
export const stateOf = ({ app }: TestApp, IDCustomer: number) =>
  app.database.loader({ IDCustomer }, async (client) => {
    const found: Record<string, Image[]> = {};
    for (const [table, how] of journalledTables) {
      const ligne = [how.key]
        .flat()
        .map((column) => `image ->> ${quoteText(column)}`)
        .join(', ');
      const hidden = ['IDCustomer', ...(how.computed ?? [])];
      const { rows } = await client.query<{ image: Image }>(
        `select image from (select to_jsonb(t) - $1::text[] as image from comptoir.${quoteName(table)} t where "IDCustomer" = $2) x
         order by concat_ws('/', ${ligne}) collate "C"`,
        [hidden, IDCustomer],
      );
      found[table] = rows.map(({ image }) => masked(image, how));
    }
    return found;
  });

/** A call of the contract, whatever it answers. */
export const randomCall = async (by: Client, next: Next) => {
  const [name, endpoint] = writes[next(writes.length)]!;
  const { params = {}, body, headers } = cases[name]!;
  const spec = references.find(({ path }) => endpoint.path.startsWith(path) && name.split('.')[0] !== 'references');
  const near = Object.fromEntries(
    Object.entries({ ...(spec ? { [spec.id]: 1 } : {}), ...params }).map(([key, value]) => [
      key,
      typeof value === 'number' ? value + next(3) : value,
    ]),
  );
  return by.call(endpoint.method, pathOf(endpoint, next(2) === 0 ? params : near), body, headers);
};

/** A row taken away with all that hangs on it, or changed, or put under another key; what the tables refuse is left. */
export const disturb = async ({ app }: TestApp, IDCustomer: number, next: Next) => {
  const [table, { key }] = journalledTables[next(journalledTables.length)]!;
  const target = sql.table(`comptoir.${table}`);
  const first = [key].flat()[0]!;
  const which = sql`ctid = (select ctid from ${target} offset ${next(5)} limit 1)`;
  const kind = next(4);
  await app.database
    .write({ IDCustomer }, author, async (trx) => {
      if (kind < 2) await sql`delete from ${target} where ${which}`.execute(trx);
      else if (kind === 2)
        await sql`update ${target} set ${sql.ref(first)} = ${next(2) === 0 ? 900_000 + next(1_000) : String(next(1_000))} where ${which}`.execute(
          trx,
        );
      else {
        const column = sql.ref(next(2) === 0 ? 'Descr' : 'Libelle');
        await sql`update ${target} set ${column} = ${`x${next(100)}`} where ${which}`.execute(trx);
      }
      if (next(10) === 0) throw new Error('rolled back');
    })
    .catch(() => {});
};
