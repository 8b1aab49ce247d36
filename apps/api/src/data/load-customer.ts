import type { Author } from '../db/authored-transaction.ts';
import { customerMigrations } from '../db/migrations/all.ts';
import { roles } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import { namelessRevisionSql } from '../db/history/journal.sql.ts';
import { readSealed, sealedColumns, type SealedValue } from '../secrets/secrets.store.ts';
import { UnknownKey, type Vault } from '../secrets/vault.ts';
import { checkSteps, faultOfFile, partsOf } from './customer-file.ts';
import {
  advanceSequences,
  analyzeSql,
  beginLoading,
  deleteRows,
  isPresent,
  journalImport,
  listTables,
  loadRows,
  type Client,
  type Table,
} from './customer-rows.store.ts';
import { DataRefusal, type Header } from './format.ts';

const mismatch = (what: string) => new DataRefusal(`il ne correspond pas aux tables de cette version (${what})`);

const PAGE = 1_000;

/** Opens every loaded secret: a file with unreadable secrets is useless. @throws DataRefusal */
const checkSecrets = async (client: Client, IDCustomer: number, schema: string, vault: Pick<Vault, 'open'>) => {
  for (const column of sealedColumns(customerMigrations)) {
    let page: SealedValue[] = [];
    do {
      page = await readSealed(client, { IDCustomer }, column, { after: page.at(-1), limit: PAGE });
      for (const { id, sealed } of page) openOne(vault, { schema, table: column.table, column: column.column, id }, sealed);
    } while (page.length === PAGE);
  }
};

const openOne = (vault: Pick<Vault, 'open'>, address: Parameters<Vault['open']>[0], sealed: string) => {
  try {
    vault.open(address, sealed);
  } catch (error) {
    const why =
      error instanceof UnknownKey ? `la clé «\u00a0${error.keyName}\u00a0» est absente du fichier de clés` : 'la clé ne les ouvre pas';
    throw new DataRefusal(`ses secrets ne s’ouvrent pas ici\u00a0: ${why}`);
  }
};

/** Rows that a file of 0.1.0 has for each customer, and that now exist once. */
const isOfTheSchema = (table: string) => table === 'migrations' || table === 'revisions';

interface Place {
  client: Client;
  IDCustomer: number;
  path: string;
  tables: readonly Table[];
}

/** Loads the rows of one level into empty tables; each pass checks the whole file. @returns how many */
const loadLevel = async ({ client, IDCustomer, path, tables }: Place, level: number, onRows: (rows: number) => void) => {
  const counts = new Map<string, number>();
  let table: Table | undefined;
  let columns: readonly string[] = [];
  let skipped = false;
  for await (const part of partsOf(path)) {
    if ('table' in part) {
      skipped = isOfTheSchema(part.table);
      table = tables.find(({ name }) => name === part.table);
      ({ columns } = part);
      if (skipped) continue;
      if (!table || counts.has(part.table) || columns.some((name) => !table!.columns.includes(name))) throw mismatch(part.table);
      counts.set(part.table, 0);
    } else if ('rows' in part) {
      if (skipped) continue;
      if (!table) throw mismatch('?');
      counts.set(table.name, counts.get(table.name)! + part.rows.length);
      if (table.level !== level) continue;
      await loadRows(client, IDCustomer, table.name, columns, part.rows);
      onRows(part.rows.length);
    } else {
      const stray = Object.entries(part.footer.rows).find(([name, rows]) => !isOfTheSchema(name) && counts.get(name) !== rows);
      if (stray) throw mismatch(stray[0]);
      if (level === 0) await advanceSequences(client, part.footer.sequences);
    }
  }
};

/** Loads every row, referenced tables first. @returns how many */
const loadAll = async (place: Place, onRows: (done: number) => void) => {
  let done = 0;
  const last = Math.max(...place.tables.map(({ level }) => level));
  for (let level = 0; level <= last; level += 1) {
    await loadLevel(place, level, (rows) => {
      done += rows;
      onRows(done);
    });
  }
  return done;
};

const empty = async (client: Client, IDCustomer: number, tables: readonly Table[]) => {
  for (const { name } of tables.toReversed()) {
    while ((await deleteRows(client, IDCustomer, name, 10_000)) > 0);
  }
};

export interface Loading {
  server: DatabaseServer;
  IDCustomer: number;
  vault: Pick<Vault, 'open'>;
  author: Author;
  path: string;
  header: Header;
  /** Deletes the customer's existing rows first; otherwise they refuse the import. */
  replace: boolean;
  onRows?: (done: number) => void;
}

/**
 * Loads the customer's rows from the file: all or nothing. @returns how many
 * @throws DataRefusal
 */
export const loadCustomer = async (loading: Loading): Promise<number> => {
  const { server, IDCustomer, vault, author, path, header, replace, onRows = () => {} } = loading;
  checkSteps(header);
  const loaded = await server.loader({ IDCustomer }, async (client) => {
    await beginLoading(client, IDCustomer);
    const tables = await listTables(client);
    if (await isPresent(client, IDCustomer)) {
      if (!replace) throw new DataRefusal('ses lignes existent déjà sur ce serveur\u00a0; ajoutez --replace pour les remplacer');
      await empty(client, IDCustomer, tables);
    }
    try {
      const done = await loadAll({ client, IDCustomer, path, tables }, onRows);
      await client.query(namelessRevisionSql('comptoir'));
      await journalImport(client, IDCustomer, author, {
        nature: 'import',
        exporteLe: header.exportedAt,
        lignes: done,
        etapes: header.migrations,
      });
      await checkSecrets(client, IDCustomer, header.schema, vault);
      await client.query('commit');
      return { done, tables };
    } catch (error) {
      throw faultOfFile(error);
    }
  });
  if (server.kind === 'pglite') await server.admin((client) => client.query(analyzeSql(loaded.tables, roles.owner)));
  return loaded.done;
};
