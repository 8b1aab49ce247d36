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

/** Those of the registry that requests leave traces in, whatever they are answered. */
const traces = ['securiteEvenements', 'securiteChaine', 'sessions', 'sessionJetons', 'loginThrottle', 'revisions'];

/** All rows of the customers and of the registry, but for the traces. */
export const allDigests = async (database: DatabaseServer) => {
  const registry = await database.admin(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace = 'registry'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    const each = rows
      .filter(({ name }) => !traces.includes(name))
      .map(({ name }) => `select '${name}' as place, sum(hashtextextended(t::text, 0))::text as digest from registry."${name}" t`);
    return (await client.query<{ place: string; digest: string }>(`${each.join(' union all ')} order by 1`)).rows;
  });
  return { registry, customers: await tableDigests(database, await customerTables(database)) };
};
