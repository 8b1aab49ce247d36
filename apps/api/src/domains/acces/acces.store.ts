import type { ModeAcces } from '@comptoir/contract/acces';
import { roles, type Role } from '@comptoir/contract/portees';
import { sql, type InsertObject, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

type Db = Kysely<RegistryTables>;

const shownMost = 200;

/** Requests that nobody has answered, the oldest first. */
export const listDemandes = (db: Db, IDCustomer: number) =>
  db
    .selectFrom('accesDemandes as d')
    .innerJoin('operators as o', 'o.IDOperator', 'd.IDOperator')
    .select(['d.IDDemande', 'o.name as Operateur', 'd.Motif', 'd.Ticket', 'd.Heures', 'd.DemandeLe'])
    .where('d.IDCustomer', '=', IDCustomer)
    .where('d.ReponduLe', 'is', null)
    .orderBy('d.IDDemande')
    .limit(shownMost)
    .execute();

const roleInWords = (role: Role) => `Rôle ${roles[role].titre}`;

export const listAccordes = async (db: Db, IDCustomer: number) => {
  const rows = await db
    .selectFrom('accesAccordes as a')
    .leftJoin('operators as o', 'o.IDOperator', 'a.IDOperator')
    .select(['a.IDAcces', 'a.Motif', 'a.Ticket', 'a.Du', 'a.Au', 'a.AccordePar', 'a.CoupeLe', 'a.CoupePar', 'a.Urgence'])
    .select(['a.Role', 'o.name', sql<boolean>`a."IDSession" is not null`.as('ParSession')])
    .where('a.IDCustomer', '=', IDCustomer)
    .orderBy('a.IDAcces', 'desc')
    .limit(shownMost)
    .execute();
  return rows.map(({ Role, name, ...row }) => ({ ...row, Operateur: Role === null ? (name ?? '') : roleInWords(Role) }));
};

const visites = (db: Db, IDCustomer: number, idleMinutes: number) =>
  db
    .selectFrom('sessionJetons as j')
    .innerJoin('sessions as s', 's.IDSession', 'j.IDSession')
    .innerJoin('operators as o', 'o.IDOperator', 's.IDOperator')
    .select(['s.IDSession', 'o.name as Operateur', 'o.login'])
    .select(({ fn }) => fn.min('j.CreeLe').as('Debut'))
    .select([
      sql<string>`coalesce((array_agg(j."Motif" order by j."CreeLe" desc) filter (where j."Motif" is not null))[1], '')`.as('Motif'),
      sql<string>`coalesce((array_agg(j."Ticket" order by j."CreeLe" desc) filter (where j."Ticket" is not null))[1], '')`.as('Ticket'),
      sql<string | null>`case when s."FinLe" is not null then s."FinLe" when s."Echeance" <= now() then s."Echeance"
        when s."VueLe" < now() - make_interval(secs => ${idleMinutes * 60}::float8) then s."VueLe" end`.as('Fin'),
    ])
    .where('j.IDCustomer', '=', IDCustomer)
    .groupBy(['s.IDSession', 'o.IDOperator']);

/** The sessions of operators who chose the customer, newest first. */
export const listVisites = async (db: Db, IDCustomer: number, idleMinutes: number) => {
  const rows = await visites(db, IDCustomer, idleMinutes).orderBy('Debut', 'desc').limit(shownMost).execute();
  return rows.map(({ IDSession, Operateur, Motif, Ticket, Debut, Fin }) => ({ IDSession, Operateur, Motif, Ticket, Debut, Fin }));
};

export const findVisite = (db: Db, IDCustomer: number, IDSession: number, idleMinutes: number) =>
  visites(db, IDCustomer, idleMinutes).where('s.IDSession', '=', IDSession).executeTakeFirst();

/** Nobody else changes it until the transaction ends. */
export const lockMode = (db: Db, IDCustomer: number) =>
  db.selectFrom('customers').select('ModeAcces').where('IDCustomer', '=', IDCustomer).forUpdate().executeTakeFirstOrThrow();

export const setMode = (db: Db, IDCustomer: number, ModeAcces: ModeAcces) =>
  db.updateTable('customers').set({ ModeAcces }).where('IDCustomer', '=', IDCustomer).where('ModeAcces', '<>', ModeAcces).execute();

/** An operator who may sign in, by login or name in whatever case; undefined where several have the name. */
export const findOperator = async (db: Db, text: string) => {
  const found = await db
    .selectFrom('operators')
    .select(['IDOperator', 'login'])
    .where('Actif', '=', true)
    .where(({ or, eb, fn }) => or([eb('login', '=', text.toLowerCase()), eb(fn('lower', ['name']), '=', text.toLowerCase())]))
    .execute();
  return found.find(({ login }) => login === text.toLowerCase()) ?? (found.length === 1 ? found[0] : undefined);
};

export const now = () => sql<string>`now()`;

/** A beginning that is now by the database's clock, of a length that may be granted. */
export const beforeEnd = (Au: string) =>
  sql<string>`greatest(least(now(), ${Au}::timestamptz - interval '1 hour'), ${Au}::timestamptz - interval '30 days')`;

export const inHours = (hours: number) => sql<string>`now() + make_interval(hours => ${hours}::integer)`;

export const insertAcces = (db: Db, row: InsertObject<RegistryTables, 'accesAccordes'>) =>
  db.insertInto('accesAccordes').values(row).returning('IDAcces').executeTakeFirstOrThrow();

/** Answers whether there was something to cut. */
export const cutAcces = async (db: Db, { IDCustomer, IDAcces, CoupePar }: { IDCustomer: number; IDAcces: number; CoupePar: string }) => {
  const { numUpdatedRows } = await db
    .updateTable('accesAccordes')
    .set({ CoupeLe: sql<string>`now()`, CoupePar })
    .where('IDCustomer', '=', IDCustomer)
    .where('IDAcces', '=', IDAcces)
    .where('CoupeLe', 'is', null)
    .where('Au', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Two answers at once: one waits here, and then sees that there is one. */
export const lockDemande = (db: Db, IDCustomer: number, IDDemande: number) =>
  db
    .selectFrom('accesDemandes')
    .selectAll()
    .where('IDCustomer', '=', IDCustomer)
    .where('IDDemande', '=', IDDemande)
    .forUpdate()
    .executeTakeFirst();

export const answerDemande = (db: Db, IDDemande: number, { ReponduPar, IDAcces }: { ReponduPar: string; IDAcces: number | null }) =>
  db
    .updateTable('accesDemandes')
    .set({ ReponduLe: sql<string>`now()`, ReponduPar, IDAcces })
    .where('IDDemande', '=', IDDemande)
    .execute();

interface Asked {
  IDCustomer: number;
  IDOperator: number;
  IDSession: number;
}

/** What this session asked of the customer last. */
export const lastDemande = (db: Db, { IDCustomer, IDSession }: Omit<Asked, 'IDOperator'>) =>
  db
    .selectFrom('accesDemandes')
    .select(['DemandeLe', 'Motif', 'Ticket', 'Heures', 'ReponduLe', 'IDAcces'])
    .where('IDCustomer', '=', IDCustomer)
    .where('IDSession', '=', IDSession)
    .orderBy('IDDemande', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertDemandeAcces = (db: Db, row: Asked & { Motif: string; Ticket: string; Heures: number }) =>
  db.insertInto('accesDemandes').values(row).execute();
