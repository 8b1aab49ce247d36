import { serverPool } from '../apps/api/src/db/driver/pool.ts';
import { giant } from './caller.ts';

/** Other customers beside the measured one, with similar users. */
export interface Filling {
  /** Numbers of the new customers. */
  first: number;
  last: number;
  /** How many users each has, in SQL over its number `n`. */
  users: string;
  /** Whether they also have rights, some thousands of rows each. */
  rights: boolean;
}

/** The measured customer's number: others are before and after it in every index. */
const middle = 150;
const sites = 20;

const single = ['gpParametres', 'dpoContact', 'publicationCompte', 'publicationFtp'];
const copied = ['activites', 'marques', 'societes', 'typesSite', 'dashboards', 'civilites', 'DRTYPE_PRIVILEGE'];
const profiles = ['profilsESellerTeam', 'profilsLead', 'profilsEDataVoicePrc'];
const rights = ['SOFTWARE', 'DRMODULE', 'DRFUNCTION', 'DRPRIVILEGE_FUNCTION', 'DRPROFILE_PRIVILEGE'];
/** Columns that count as partner logins: nobody here has one. */
const accesses = ['ClientIDBee2Link', 'EntityIDBee2Link', 'RefMotoActif', 'RefVdlActif', 'ActifPVO2'];

/** The login itself, a superuser: it bypasses the walls and fires no trigger. */
export const asLogin = async <T>(
  url: string,
  work: (query: (text: string) => Promise<Record<string, string>[]>) => Promise<T>,
): Promise<T> => {
  const pool = serverPool(url, { max: 1, connectionTimeoutMillis: 10_000, limitMillis: 900_000 });
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    return await work(async (text) => (await client.query<Record<string, string>>(text)).rows);
  } finally {
    client.release(true);
    await pool.end();
  }
};

/** Gives the measured customer, still unopened, its number between the others. */
export const moveToMiddle = (url: string) =>
  asLogin(url, async (query) => {
    await query(`create temporary table moved as select * from registry."customers" where "name" = '${giant.name}'`);
    await query(`update registry."urls" set "IDCustomer" = ${middle} where "IDCustomer" = (select "IDCustomer" from moved)`);
    await query(`delete from registry."customers" where "name" = '${giant.name}'`);
    await query(`update moved set "IDCustomer" = ${middle}`);
    await query('insert into registry."customers" overriding system value select * from moved');
  });

/** Adds customers with the same data but fewer users and sites, and no partner login. */
export const fill = (url: string, { first, last, users, rights: withRights }: Filling) =>
  asLogin(url, async (query) => {
    const [found] = await query(`select "IDCustomer" as id from registry."customers" where "name" = '${giant.name}'`);
    const columnsOf = async (table: string) => {
      const [own] = await query(
        `select string_agg(format('m.%I', attname), ', ') as given, string_agg(quote_ident(attname), ', ') as names from pg_attribute
         where attrelid = 'comptoir."${table}"'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
           and attname <> 'IDCustomer' and attname <> all ('{${accesses.join(',')}}')`,
      );
      return own!;
    };
    const copy = async (table: string, which = 'true') => {
      const { given, names } = await columnsOf(table);
      await query(
        `insert into comptoir."${table}" ("IDCustomer", ${names}) overriding system value
         select n, ${given} from filling join comptoir."${table}" m on m."IDCustomer" = ${found!['id']} and ${which} order by n`,
      );
    };
    await query(
      `create temporary table filling as select n, ${users} as users from generate_series(${first}, ${last}) n
       where not exists (select from registry."customers" where "IDCustomer" = n)`,
    );
    await query(
      `insert into registry."customers" ("IDCustomer", "name", "IDServer", "schema", "label", "activites", "openedAt") overriding system value
       select n, 'BDGpBanc' || n, (select min("IDServer") from registry."servers" where "name" = '${giant.server}'), 'c_bdgpbanc' || n, 'Banc ' || n, '{1}', now() from filling`,
    );
    await query(
      `select setval(pg_get_serial_sequence('registry."customers"', 'IDCustomer'), (select max("IDCustomer") from registry."customers"))`,
    );
    for (const table of single) await query(`insert into comptoir."${table}" ("IDCustomer") select n from filling`);
    for (const table of [...copied, ...profiles, ...(withRights ? rights : [])]) await copy(table);
    await copy('sites', `m."IDSite" <= ${sites}`);
    await copy('utilisateurs', 'm."IDPeople" <= users');
    await query(
      `insert into comptoir."utilisateursSites" ("IDCustomer", "IDPeople", "IDSite")
       select n, people, 1 + people % ${sites} from filling, generate_series(1, users) people`,
    );
    await query('vacuum analyze');
    // So that later measurements do not wait for delayed writes, or for recovery after a kill.
    await query('checkpoint');
  });
