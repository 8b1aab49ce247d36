import { mostDetails } from '@comptoir/contract/domains/departs/departs.calls';
import { sql } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import type { Db } from '../../db/tables.ts';
import { adressesARemettre, holds } from './places.rules.ts';
import { countAsRemplacant } from './prevus.store.ts';

/** What a step touches: how many, and the names of the first. */
export interface Touche {
  nb: number;
  details: string[];
}

const touche = (names: readonly string[]): Touche => ({ nb: names.length, details: names.slice(0, mostDetails) });

const namesIn = async (query: Promise<readonly { name: string }[]>) => touche((await query).map(({ name }) => name));

/** The companies for which the person has a configuration of PlanetVO; one without a company counts as well. */
export const planetVOOf = async (db: Db, IDPeople: number): Promise<Touche> => {
  const rows = await db
    .selectFrom('planetvoSocietes')
    .innerJoin('societes', 'societes.IDPlaque', 'planetvoSocietes.IDPlaque')
    .select('societes.Libelle as name')
    .where('IDPeople', '=', IDPeople)
    .where('Actif', '=', true)
    .orderBy('societes.Libelle')
    .execute();
  const user = await db.selectFrom('planetvoUtilisateurs').select('IDPeople').where('IDPeople', '=', IDPeople).executeTakeFirst();
  return { ...touche(rows.map(({ name }) => name)), nb: Math.max(rows.length, user ? 1 : 0) };
};

export const csbOf = async (db: Db, IDPeople: number): Promise<Touche> => {
  const found = await db.selectFrom('renaultCsb').select('IDPeople').where('IDPeople', '=', IDPeople).executeTakeFirst();
  return { nb: found ? 1 : 0, details: [] };
};

export const appareilsOf = (db: Db, IDPeople: number) =>
  namesIn(
    db
      .selectFrom('devices')
      .select('Modele as name')
      .where('IDPeople', '=', IDPeople)
      .orderBy('Modele')
      .orderBy('IDPeopleDevice')
      .execute(),
  );

export const removeAppareils = (db: Db, IDPeople: number) => db.deleteFrom('devices').where('IDPeople', '=', IDPeople).execute();

const count = async (query: Promise<{ nb: number | string | bigint }>) => Number((await query).nb);

export const countRapports = (db: Db, IDPeople: number, state: 'ouverts' | 'clos') =>
  count(
    db
      .selectFrom('rapports')
      .select(({ fn }) => fn.countAll().as('nb'))
      .where('IDPeople', '=', IDPeople)
      .where('DateHCloture', state === 'ouverts' ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow(),
  );

/** Hands the open reports over, with the deals that they follow. */
export const giveRapports = (db: Db, IDPeople: number, to: number) =>
  db.updateTable('rapports').set({ IDPeople: to }).where('IDPeople', '=', IDPeople).where('DateHCloture', 'is', null).execute();

/** The companies whose estimations the person answers for. */
export const listResponsable = (db: Db, IDPeople: number) =>
  db
    .selectFrom('estimationsReprise')
    .innerJoin('societes', 'societes.IDPlaque', 'estimationsReprise.IDPlaque')
    .select(['societes.IDPlaque', 'societes.Libelle'])
    .where('IDPeople', '=', IDPeople)
    .orderBy('societes.Libelle')
    .execute();

export const responsableOf = async (db: Db, IDPeople: number) =>
  touche((await listResponsable(db, IDPeople)).map(({ Libelle }) => Libelle));

export const removeResponsable = (db: Db, IDPeople: number) =>
  db.deleteFrom('estimationsReprise').where('IDPeople', '=', IDPeople).execute();

export const addResponsable = (db: Db, plaques: readonly number[], IDPeople: number) =>
  plaques.length === 0
    ? Promise.resolve([])
    : db
        .insertInto('estimationsReprise')
        .values(plaques.map((IDPlaque) => ({ IDPlaque, IDPeople })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();

export const sitesOf = (db: Db, ids: readonly number[]) =>
  namesIn(db.selectFrom('sites').select('Descr as name').where('IDSite', '=', anyNumber(ids)).orderBy('Descr').execute());

/** Tables are named by the list of places; each has one number as its key. */
const anyTable = (name: string) => name as 'societes';
const keys: Readonly<Record<string, string>> = {
  societes: 'IDPlaque',
  sites: 'IDSite',
  passerelles: 'IDPasserelleDMS',
  publicationCompte: 'IDPublicationCompte',
};

/** Where the person's own address stands among recipients; locked until the transaction ends where it is about to change. */
export const listAdresses = async (db: Db, EMail: string, { lock }: { lock: boolean }) => {
  if (EMail.trim() === '') return [];
  const found = [];
  for (const { table, column } of adressesARemettre) {
    const query = db
      .selectFrom(anyTable(table))
      .select([sql.ref<number>(keys[table] ?? '').as('id'), sql.ref<string>(column).as('value')])
      .where(sql<boolean>`position(lower(${EMail.trim()}) in lower(${sql.ref(column)})) > 0`);
    const rows = await (lock ? query.forNoKeyUpdate() : query).execute();
    found.push(...rows.filter(({ value }) => holds(value, EMail)).map((row) => ({ table, column, ...row })));
  }
  return found;
};

export const setAdresses = (db: Db, { table, column, id }: { table: string; column: string; id: number }, value: string) =>
  db
    .updateTable(anyTable(table))
    .set({ [column]: value })
    .where(sql<number>`${sql.ref(keys[table] ?? '')}`, '=', id)
    .execute();

/** What names the person and stays: told, so that nobody looks for it. */
export const countRestes = async (db: Db, IDPeople: number, EMail: string) => ({
  connexions: await count(
    db
      .selectFrom('connexions')
      .select(({ fn }) => fn.countAll().as('nb'))
      .where('IDPeople', '=', IDPeople)
      .executeTakeFirstOrThrow(),
  ),
  rapportsClos: await countRapports(db, IDPeople, 'clos'),
  configNissan: await count(
    db
      .selectFrom('configNissan')
      .select(({ fn }) => fn.countAll().as('nb'))
      .where('IDPeople', '=', IDPeople)
      .executeTakeFirstOrThrow(),
  ),
  departsPrevus: await countAsRemplacant(db, IDPeople),
  wally: (await db.selectFrom('wallyComptes').select('EmailNotification').execute()).filter((row) => holds(row.EmailNotification, EMail))
    .length,
});
