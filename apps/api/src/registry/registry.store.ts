import { sql, type Kysely, type Selectable } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';

type Db = Kysely<RegistryTables>;

export type Operator = Selectable<RegistryTables['operators']>;
export type Server = Selectable<RegistryTables['servers']>;

export const listServers = (db: Db): Promise<Server[]> => db.selectFrom('servers').selectAll().orderBy('name').execute();

export const findServer = (db: Db, IDServer: number): Promise<Server | undefined> =>
  db.selectFrom('servers').selectAll().where('IDServer', '=', IDServer).executeTakeFirst();

/** A type of product that a site may have. */
export interface Produit {
  TPR_IDTypeProduit: number;
  TPR_Descr: string;
}

const productTypes = (db: Db) =>
  db.selectFrom('produits').select(
    sql`coalesce(json_agg(json_build_object('TPR_IDTypeProduit', "TPR_IDTypeProduit", 'TPR_Descr', "TPR_Descr")
        order by "TPR_IDTypeProduit"), '[]')`.as('types'),
  );

/** The tables that `customerRecords` reads. */
export const customerRecordTables = ['customers', 'servers', 'produits', 'politiques'];

export const customerRecords = (db: Db) =>
  db
    .selectFrom('customers')
    .innerJoin('servers', 'servers.IDServer', 'customers.IDServer')
    .selectAll('customers')
    .select(['servers.name as serverName', 'servers.ip as serverIP', 'servers.isHonda', 'servers.production'])
    // A customer's write, or its trial, cannot look them up here.
    .select(sql<Produit[]>`(${productTypes(db)})`.as('produits'))
    .select(({ selectFrom, fn, val }) =>
      fn
        .coalesce(
          selectFrom('politiques').select('MotDePasseMinimum').whereRef('politiques.IDCustomer', '=', 'customers.IDCustomer'),
          val(0),
        )
        .as('MotDePasseMinimum'),
    );

/** A customer with its server, and what its policy asks of passwords. */
export type CustomerRecord = Awaited<ReturnType<ReturnType<typeof customerRecords>['executeTakeFirstOrThrow']>>;

export const listCustomers = (db: Db): Promise<CustomerRecord[]> => customerRecords(db).orderBy('customers.name').execute();

/** Those of these ids that may be written to, unordered. */
export const findCustomersById = (db: Db, ids: readonly number[]): Promise<CustomerRecord[]> =>
  customerRecords(db)
    .where('customers.IDCustomer', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('customers.closedFor', 'is', null)
    .execute();

export const findCustomer = (db: Db, name: string): Promise<CustomerRecord | undefined> =>
  customerRecords(db).where('customers.name', '=', name).executeTakeFirst();

export const findCustomerById = (db: Db, IDCustomer: number): Promise<CustomerRecord | undefined> =>
  customerRecords(db).where('customers.IDCustomer', '=', IDCustomer).executeTakeFirst();

/** As somebody typed it; undefined where several differ by their case alone. */
export const findCustomerInAnyCase = async (db: Db, name: string): Promise<CustomerRecord | undefined> => {
  const found = await customerRecords(db)
    .where(({ fn }) => fn('lower', ['customers.name']), '=', name.toLowerCase())
    .execute();
  return found.length === 1 ? found[0] : undefined;
};

/** `host` is a host name without port; its case does not matter. */
export const findCustomerByHost = (db: Db, host: string): Promise<CustomerRecord | undefined> =>
  customerRecords(db)
    .where('customers.hosts', '@>', [[host.toLowerCase()]])
    .executeTakeFirst();

export const listUrls = (db: Db, IDCustomer: number) =>
  db.selectFrom('urls').select(['product', 'URL', 'IDGroupements']).where('IDCustomer', '=', IDCustomer).orderBy('IDUrl').execute();

export const findOperatorByLogin = (db: Db, login: string): Promise<Operator | undefined> =>
  db.selectFrom('operators').selectAll().where('login', '=', login.toLowerCase()).executeTakeFirst();

export const findOperatorById = (db: Db, IDOperator: number): Promise<Operator | undefined> =>
  db.selectFrom('operators').selectAll().where('IDOperator', '=', IDOperator).executeTakeFirst();

/** Those who may sign in, by name. */
export const listOperators = (db: Db) =>
  db
    .selectFrom('operators')
    .select(['login', 'name'])
    .where('Actif', '=', true)
    .orderBy(sql`"name" collate tools.fr`)
    .orderBy('IDOperator')
    .execute();

/** `null`: writes are allowed again. */
export const setClosed = (db: Db, IDCustomer: number, closedFor: CustomerRecord['closedFor']) =>
  db.updateTable('customers').set({ closedFor }).where('IDCustomer', '=', IDCustomer).execute();

export const setServer = (db: Db, IDCustomer: number, IDServer: number) =>
  db.updateTable('customers').set({ IDServer, closedFor: null }).where('IDCustomer', '=', IDCustomer).execute();

export const setMoisHistorique = (db: Db, IDCustomer: number, MoisHistorique: number) =>
  db.updateTable('customers').set({ MoisHistorique }).where('IDCustomer', '=', IDCustomer).execute();

export const setOpened = (db: Db, IDCustomer: number) =>
  db
    .updateTable('customers')
    .set({ openedAt: sql<string>`now()` })
    .where('IDCustomer', '=', IDCustomer)
    .where('openedAt', 'is', null)
    .execute();
