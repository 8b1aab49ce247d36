import { mostFournisseurs } from '@comptoir/contract/domains/fournisseurs/fournisseurs.calls';
import { Refusal } from '@comptoir/contract/errors';
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import { existing } from '../../db/existing.ts';
import type { RegistryTables } from '../../db/tables.ts';
import type { Vault } from '../../secrets/vault.ts';

type Db = Kysely<RegistryTables>;
type Row = RegistryTables['fournisseurs'];

const addressOf = (id: number) => ({ schema: 'registry', table: 'fournisseurs', column: 'Secret', id });

/** Null where it can no longer be read. */
export const readSecret = (vault: Pick<Vault, 'read'>, { IDFournisseur, Secret }: Pick<Selectable<Row>, 'IDFournisseur' | 'Secret'>) =>
  vault.read(addressOf(IDFournisseur), Secret);

export const sealSecret = (vault: Pick<Vault, 'seal'>, IDFournisseur: number, plain: string) => vault.seal(addressOf(IDFournisseur), plain);

const fournisseurs = (db: Db) =>
  db
    .selectFrom('fournisseurs as f')
    .leftJoin('customers as c', 'c.IDCustomer', 'f.IDCustomer')
    .selectAll('f')
    .select(['c.name as BDGp', 'c.hosts', 'c.IDServer']);

/** A provider with the customer whose it is. */
export type Fournisseur = Awaited<ReturnType<ReturnType<typeof fournisseurs>['executeTakeFirstOrThrow']>>;

/** Those of the operators first. */
export const listFournisseurs = (db: Db) =>
  fournisseurs(db)
    .select(({ selectFrom }) =>
      selectFrom('identites as i')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('i.IDFournisseur', '=', 'f.IDFournisseur')
        .as('Comptes'),
    )
    .orderBy(sql`c."name" nulls first`)
    .orderBy('f.Nom')
    .orderBy('f.IDFournisseur')
    .execute();

export const findFournisseur = (db: Db, IDFournisseur: number) =>
  fournisseurs(db).where('f.IDFournisseur', '=', IDFournisseur).executeTakeFirst();

/** @throws Refusal 404 */
export const readFournisseur = async (db: Db, IDFournisseur: number) => existing(await findFournisseur(db, IDFournisseur));

/** The same, which does not change until the transaction ends. @throws Refusal 404 */
export const lockFournisseur = async (db: Db, IDFournisseur: number) =>
  existing(await fournisseurs(db).where('f.IDFournisseur', '=', IDFournisseur).forUpdate('f').executeTakeFirst());

/** Those by which people of a customer, or operators, may sign in. */
export const listOfferedTo = (db: Db, IDCustomer: number | null) =>
  db
    .selectFrom('fournisseurs')
    .select(['IDFournisseur', 'Nom', 'Domaines'])
    .where('IDCustomer', 'is not distinct from', IDCustomer)
    .where('Actif', '=', true)
    .orderBy('Nom')
    .orderBy('IDFournisseur')
    .execute();

const countOf = async (db: Db, IDCustomer: number | null) => {
  const { count } = await db
    .selectFrom('fournisseurs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('IDCustomer', 'is not distinct from', IDCustomer)
    .executeTakeFirstOrThrow();
  return count;
};

type New = Omit<Selectable<Row>, 'IDFournisseur' | 'Secret'>;

/** @throws Refusal 422 */
export const insertFournisseur = async (db: Db, given: New, secretOf: (IDFournisseur: number) => string): Promise<number> => {
  const { IDCustomer } = given;
  if ((await countOf(db, IDCustomer)) >= mostFournisseurs)
    throw new Refusal('rule', `Il y a déjà ${mostFournisseurs} fournisseurs\u00a0: supprimez-en un d’abord.`);
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('registry."fournisseurs"', 'IDFournisseur')) as id`.execute(db);
  const IDFournisseur = rows[0]!.id;
  await db
    .insertInto('fournisseurs')
    .values({ ...given, IDFournisseur, Secret: secretOf(IDFournisseur) })
    .execute();
  return IDFournisseur;
};

export const updateFournisseur = (db: Db, IDFournisseur: number, changes: Updateable<Row>) =>
  db.updateTable('fournisseurs').set(changes).where('IDFournisseur', '=', IDFournisseur).execute();

export const removeFournisseur = (db: Db, IDFournisseur: number) =>
  db.deleteFrom('fournisseurs').where('IDFournisseur', '=', IDFournisseur).execute();
