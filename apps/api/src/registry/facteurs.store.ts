import type { FacteurType } from '@comptoir/contract/domains/session/facteurs';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';
import { ofAccount, type Account } from './sessions.store.ts';

type Db = Kysely<RegistryTables>;

/** An account with its login. */
export type Named = Account & { Qui: string };

const now = sql<string>`now()`;

/** What of an account decides how it signs in: kinds of factors, recovery codes that are left, and what its policy says, if anything. */
export const standingOfFacteurs = async (db: Db, account: Account) => {
  const { IDCustomer } = account;
  const standing = await db
    .selectNoFrom((from) => [
      from
        .selectFrom('facteurs')
        .select(sql<FacteurType[]>`coalesce(array_agg(distinct "Type" order by "Type"), '{}')`.as('types'))
        .where(ofAccount(account))
        .where('ConfirmeLe', 'is not', null)
        .as('types'),
      from
        .selectFrom('codesSecours')
        .select(({ fn }) => fn.countAll<number>().as('codes'))
        .where(ofAccount(account))
        .where('UtiliseLe', 'is', null)
        .as('codes'),
      from.selectFrom('politiques').select('SecondFacteur').where('IDCustomer', 'is not distinct from', IDCustomer).as('SecondFacteur'),
    ])
    .executeTakeFirstOrThrow();
  return { types: standing.types ?? [], codes: Number(standing.codes), SecondFacteur: standing.SecondFacteur };
};

/** Whether the people of a customer are told that an operator connects as them. */
export const announcesConnexions = async (db: Db, IDCustomer: number): Promise<boolean> => {
  const policy = await db.selectFrom('politiques').select('AnnonceConnexion').where('IDCustomer', '=', IDCustomer).executeTakeFirst();
  return policy?.AnnonceConnexion ?? false;
};

export const listFacteurs = (db: Db, account: Account) =>
  db
    .selectFrom('facteurs')
    .leftJoin('facteursUsages', 'facteursUsages.IDFacteur', 'facteurs.IDFacteur')
    .select(['facteurs.IDFacteur', 'Type', 'Nom', 'Hote', 'CreeLe', 'VuLe'])
    .where(ofAccount(account))
    .where('ConfirmeLe', 'is not', null)
    .orderBy('facteurs.IDFacteur')
    .execute();

/** Those of applications of codes; `pending`: the one that has not been confirmed yet, for a quarter of an hour. */
export const listSeeds = (db: Db, account: Account, { pending = false } = {}) =>
  db
    .selectFrom('facteurs')
    .select(['IDFacteur', 'Graine'])
    .where(ofAccount(account))
    .where('Graine', 'is not', null)
    .where('ConfirmeLe', pending ? 'is' : 'is not', null)
    .where('CreeLe', '>', pending ? sql<string>`now() - interval '15 minutes'` : sql<string>`'-infinity'::timestamptz`)
    .orderBy('IDFacteur')
    .execute();

/** A seed is sealed for its row, so the id comes first. */
export const takeFacteurId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('registry."facteurs"', 'IDFacteur')) as id`.execute(db);
  return rows[0]!.id;
};

/** One that counts for nothing yet. Others of the account that were never confirmed go. */
export const insertPending = async (db: Db, facteur: Insertable<RegistryTables['facteurs']> & Named): Promise<void> => {
  await db.deleteFrom('facteurs').where(ofAccount(facteur)).where('ConfirmeLe', 'is', null).execute();
  await db.insertInto('facteurs').values(facteur).execute();
};

export const confirmFacteur = async (db: Db, account: Account, IDFacteur: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('facteurs')
    .set({ ConfirmeLe: now })
    .where(ofAccount(account))
    .where('IDFacteur', '=', IDFacteur)
    .where('ConfirmeLe', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};

/** Takes a code of this step, unless one of it, or of a later one, was taken before: whoever asks, once. */
export const takeStep = async (db: Db, IDFacteur: number, step: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('facteursUsages')
    .values({ IDFacteur, DernierPas: step, VuLe: now })
    .onConflict((conflict) =>
      conflict.column('IDFacteur').doUpdateSet({ DernierPas: step, VuLe: now }).where('facteursUsages.DernierPas', '<', step),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};

/** Takes a recovery code: whoever asks, once. */
export const takeSecours = async (db: Db, account: Account, Empreinte: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('codesSecours')
    .set({ UtiliseLe: now })
    .where(ofAccount(account))
    .where('Empreinte', '=', Empreinte)
    .where('UtiliseLe', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};

const forgetSecours = (db: Db, account: Account) => db.deleteFrom('codesSecours').where(ofAccount(account)).execute();

/** In the place of those of before. */
export const replaceSecours = async (db: Db, { IDOperator, IDCustomer, IDPeople, Qui }: Named, fingerprints: readonly string[]) => {
  const account = { IDOperator, IDCustomer, IDPeople } as Account;
  await forgetSecours(db, account);
  await db
    .insertInto('codesSecours')
    .values(fingerprints.map((Empreinte) => ({ ...account, Qui, Empreinte })))
    .execute();
};

export const renameFacteur = async (db: Db, account: Account, IDFacteur: number, Nom: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('facteurs')
    .set({ Nom })
    .where(ofAccount(account))
    .where('IDFacteur', '=', IDFacteur)
    .where('ConfirmeLe', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};

/** With the last one its recovery codes go. */
export const removeFacteur = async (db: Db, account: Account, IDFacteur: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('facteurs')
    .where(ofAccount(account))
    .where('IDFacteur', '=', IDFacteur)
    .where('ConfirmeLe', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0 && (await listFacteurs(db, account)).length === 0) await forgetSecours(db, account);
  return numDeletedRows > 0;
};

/** All of an account, for somebody who has lost them; answers how many. */
export const resetFacteurs = async (db: Db, account: Account): Promise<number> => {
  const gone = await db.deleteFrom('facteurs').where(ofAccount(account)).where('ConfirmeLe', 'is not', null).executeTakeFirstOrThrow();
  await db.deleteFrom('facteurs').where(ofAccount(account)).execute();
  await forgetSecours(db, account);
  await db.deleteFrom('facteursDemandes').where(ofAccount(account)).execute();
  return Number(gone.numDeletedRows);
};

type Demande = RegistryTables['facteursDemandes'];

/** What is asked of somebody, for five minutes. What nobody answered goes. */
export const insertDemande = async (db: Db, demande: Insertable<Demande>): Promise<void> => {
  await db.deleteFrom('facteursDemandes').where('Echeance', '<', now).execute();
  await db.insertInto('facteursDemandes').values(demande).execute();
};

export const findDemande = (db: Db, Empreinte: string, Usage: Demande['Usage']) =>
  db
    .selectFrom('facteursDemandes')
    .selectAll()
    .where('Empreinte', '=', Empreinte)
    .where('Usage', '=', Usage)
    .where('Echeance', '>', now)
    .executeTakeFirst();

/** Takes it: whoever asks, once. */
export const takeDemande = (db: Db, Empreinte: string, Usage: Demande['Usage']) =>
  db
    .deleteFrom('facteursDemandes')
    .where('Empreinte', '=', Empreinte)
    .where('Usage', '=', Usage)
    .where('Echeance', '>', now)
    .returningAll()
    .executeTakeFirst();
