import type { Author } from '../db/authored-transaction.ts';
import type { DatabaseServer } from '../db/open.ts';
import { foundSql, toolsSql } from '../db/schema.sql.ts';
import { presentColumns, readSealed, sealedColumns, type SealedValue } from '../secrets/secrets.store.ts';
import { UnknownKey, type Vault } from '../secrets/vault.ts';
import { faultOfFile, partsOf, stepsOf } from './customer-file.ts';
import {
  closeAfterLoading,
  journalImport,
  listTables,
  loadRows,
  openForLoading,
  restoreSequences,
  type Client,
  type Table,
} from './customer-rows.store.ts';
import { beginSql, buildSql, dropSql } from './customer-schema.sql.ts';
import { DataRefusal, type Header } from './format.ts';

const mismatch = (what: string) => new DataRefusal(`il ne correspond pas aux tables de cette version (${what})`);

const PAGE = 1_000;

/** Opens every secret that was loaded: a file whose secrets nobody can read is of no use. @throws DataRefusal */
const checkSecrets = async (client: Client, schema: string, vault: Pick<Vault, 'open'>, steps: ReturnType<typeof stepsOf>) => {
  for (const column of await presentColumns(client, schema, sealedColumns(steps))) {
    let page: SealedValue[] = [];
    do {
      page = await readSealed(client, schema, column, { after: page.at(-1), limit: PAGE });
      for (const { id, sealed } of page) openOne(vault, { schema, table: column.table, column: column.column, id }, sealed);
    } while (page.length === PAGE);
  }
};

const openOne = (vault: Pick<Vault, 'open'>, address: Parameters<Vault['open']>[0], sealed: string) => {
  try {
    vault.open(address, sealed);
  } catch (error) {
    const why = error instanceof UnknownKey ? `la clé « ${error.keyName} » est absente du fichier de clés` : 'la clé ne les ouvre pas';
    throw new DataRefusal(`ses secrets ne s’ouvrent pas ici : ${why}`);
  }
};

/** Reads every row into the tables, which stand empty. @returns how many there were */
const loadAll = async (client: Client, schema: string, path: string, tables: readonly Table[], onRows: (done: number) => void) => {
  const counts = new Map<string, number>();
  let table: Table | undefined;
  let done = 0;
  for await (const part of partsOf(path)) {
    if ('table' in part) {
      table = tables.find(({ name }) => name === part.table);
      if (!table || counts.has(part.table) || part.columns.join() !== table.columns.join()) throw mismatch(part.table);
      counts.set(part.table, 0);
    } else if ('rows' in part) {
      if (!table) throw mismatch('?');
      await loadRows(client, schema, table.name, table.columns, part.rows);
      counts.set(table.name, counts.get(table.name)! + part.rows.length);
      done += part.rows.length;
      onRows(done);
    } else {
      const stray = tables.find(({ name }) => counts.get(name) === undefined || counts.get(name) !== part.footer.rows[name]);
      if (stray) throw mismatch(stray.name);
      const [missing] = await restoreSequences(client, schema, part.footer.sequences);
      if (missing) throw mismatch(missing);
    }
  }
  return done;
};

export interface Loading {
  server: DatabaseServer;
  vault: Pick<Vault, 'open'>;
  author: Author;
  path: string;
  header: Header;
  /** Drops the schema that stands there; otherwise it is a refusal. */
  replace: boolean;
  onRows?: (done: number) => void;
}

/**
 * Makes the customer's schema as the file says, at the steps of its time: whole, or not at all. @returns its rows
 * @throws DataRefusal
 */
export const loadCustomer = async ({ server, vault, author, path, header, replace, onRows = () => {} }: Loading): Promise<number> => {
  const { schema } = header;
  const steps = stepsOf(header);
  return server.admin(async (client) => {
    await client.query(toolsSql(server.facts));
    await client.query(beginSql(schema));
    const { rows } = await client.query<{ hasSchema: boolean; hasTable: boolean }>(foundSql(schema));
    if (rows[0]?.hasSchema && !replace)
      throw new DataRefusal(`le schéma « ${schema} » existe déjà sur ce serveur ; ajoutez --replace pour le remplacer`);
    if (rows[0]?.hasSchema) await client.query(dropSql(server, schema));
    await client.query(buildSql(server, schema, steps));
    const tables = await listTables(client, schema);
    const foreignKeys = await openForLoading(client, schema, tables);
    try {
      const done = await loadAll(client, schema, path, tables, onRows);
      await closeAfterLoading(client, schema, tables, foreignKeys);
      await journalImport(client, schema, author, { exporteLe: header.exportedAt, lignes: done });
      await checkSecrets(client, schema, vault, steps);
      await client.query('commit');
      return done;
    } catch (error) {
      throw faultOfFile(error);
    }
  });
};
