import type pg from 'pg';
import { barrierSql } from '../db/history/barriers.ts';
import { customerMigrations } from '../db/migrations/all.ts';
import { tablesOf } from '../db/migration.ts';
import { quoteText, roles } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** How long a customer's history is kept. */
export interface Kept {
  IDCustomer: number;
  /** Months of the journal. */
  MoisHistorique: number;
}

/** The newest instant before which nothing has to be kept, unless an earlier purge has come as far. */
const lastOldSql = `
select max(i."IDInstant") as "IDInstant" from comptoir."instants" i
where i."IDCustomer" = $1 and i."DateH" < now() - make_interval(months => $2)
  and exists (select from comptoir."journal" j where j."IDCustomer" = $1 and j."IDJournal" <= i."Jusqua")`;

/** The purge is a line of its own, and thereby an instant: nothing before it can be gone back to. */
const noteSql = `
insert into comptoir."journal" ("IDCustomer", "Groupe", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Apres")
values ($1, gen_random_uuid()::text, 'comptoir', 'system', '', 'Purger l’historique', '*', '*', 'I', ${barrierSql('purge', `'jusqua', $2::bigint, 'mois', $3::integer`)})`;

/** Lines of that instant and of those before; what was committed after it stays, whatever its number. */
const deleteSql = `
delete from comptoir."journal" j using comptoir."instants" i
where i."IDCustomer" = $1 and i."IDInstant" = $2 and j."IDCustomer" = $1 and j."IDJournal" <= i."Jusqua"
  and not exists (select from comptoir."instants" k where k."IDCustomer" = $1 and k."IDInstant" > $2 and k."Tardifs" <> '{}' and j."IDJournal" = any (k."Tardifs"))`;

/** A line of the journal names a file by its digest, in the columns that hold files. */
const namesFile = [...tablesOf(customerMigrations)]
  .flatMap(([table, { contents = [] }]) => contents.map((column) => ({ table, column })))
  .map(
    ({ table, column }) =>
      `(j."NomTable" = ${quoteText(table)} and 'sha256:' || c."Empreinte" in (j."Avant" ->> ${quoteText(column)}, j."Apres" ->> ${quoteText(column)}))`,
  );

/** Files that no line names any more. */
const collectSql = `
delete from comptoir."contenus" c where c."IDCustomer" = $1 and not exists (
  select from comptoir."journal" j where j."IDCustomer" = $1 and (${namesFile.join(' or ')}))`;

const purge = async (client: Client, { IDCustomer, MoisHistorique }: Kept): Promise<number> => {
  const { rows } = await client.query<{ IDInstant: number | null }>(lastOldSql, [IDCustomer, MoisHistorique]);
  const last = rows[0]?.IDInstant;
  if (!last) return 0;
  const { rowCount } = await client.query(deleteSql, [IDCustomer, last]);
  if (!rowCount) return 0;
  await client.query(noteSql, [IDCustomer, last, MoisHistorique]);
  await client.query(collectSql, [IDCustomer]);
  return rowCount;
};

/**
 * Takes out what is older than it is kept: lines of the journal, and former secrets after `secretDays`. One transaction for each
 * customer. @returns how many lines
 */
export const purgeHistory = (server: DatabaseServer, customers: readonly Kept[], secretDays: number): Promise<number> =>
  server.admin(async (client) => {
    let lines = 0;
    for (const kept of customers) {
      const { IDCustomer } = kept;
      await client.query(`begin; set local role ${roles.owner}; set local comptoir.customer = '${IDCustomer}'`);
      lines += await purge(client, kept);
      await client.query(
        `delete from comptoir."secretsAnterieurs" where "IDCustomer" = $1 and "DateH" < now() - make_interval(days => $2)`,
        [IDCustomer, secretDays],
      );
      await client.query('commit');
    }
    return lines;
  });
