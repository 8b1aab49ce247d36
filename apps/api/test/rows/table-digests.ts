import type { DatabaseServer } from '../../src/db/open.ts';

/** Every table of the customers, but for the list of migrations. */
export const customerTables = (server: DatabaseServer) =>
  server.admin(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace = 'comptoir'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migrations'`,
    );
    return rows.map(({ name }) => name);
  });

/**
 * The rows of each table and customer as one number, whatever their order, read without the walls.
 * @returns numbers by `<table> <IDCustomer>`
 */
export const tableDigests = (server: DatabaseServer, tables: readonly string[]) =>
  server.admin(async (client) => {
    const each = tables.map(
      (name) =>
        `select '${name} ' || "IDCustomer" as place, sum(hashtextextended(t::text, 0))::text as digest from comptoir."${name}" t group by "IDCustomer"`,
    );
    const { rows } = await client.query<{ place: string; digest: string }>(each.join(' union all '));
    return new Map(rows.map(({ place, digest }) => [place, digest]));
  });
