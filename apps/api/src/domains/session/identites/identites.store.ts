import { sql, type Insertable, type Kysely } from 'kysely';
import type { Db as CustomerDb, RegistryTables } from '../../../db/tables.ts';
import type { FournisseurUsage } from '../../../db/registry-tables/fournisseurs.ts';
import type { Named } from '../../../registry/facteurs.store.ts';
import { ofAccount, type Account } from '../../../registry/sessions.store.ts';

type Db = Kysely<RegistryTables>;
type Demande = RegistryTables['fournisseursDemandes'];

const now = sql<string>`now()`;

/** What somebody does at a provider, for ten minutes. What nobody came back from goes. */
export const insertDemande = async (db: Db, demande: Insertable<Demande>): Promise<void> => {
  await db.deleteFrom('fournisseursDemandes').where('Echeance', '<', now).execute();
  await db.insertInto('fournisseursDemandes').values(demande).execute();
};

interface Returning {
  Empreinte: string;
  Navigateur: string;
  Usage: FournisseurUsage;
  /** Of which session, where it is one's. */
  IDSession: number | null;
}

/** Takes it, for the browser that began it: whoever asks, once. */
export const takeDemande = (db: Db, { Empreinte, Navigateur, Usage, IDSession }: Returning) =>
  db
    .deleteFrom('fournisseursDemandes')
    .where('Empreinte', '=', Empreinte)
    .where('Navigateur', '=', Navigateur)
    .where('Usage', '=', Usage)
    .where('IDSession', 'is not distinct from', IDSession)
    .where('Echeance', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Whose a person of a provider is: the provider and its name of the person say it, and nothing else. */
export const findIdentite = (db: Db, IDFournisseur: number, Sub: string) =>
  db
    .selectFrom('identites as i')
    .innerJoin('fournisseurs as f', 'f.IDFournisseur', 'i.IDFournisseur')
    .select(['i.IDIdentite', 'i.IDOperator', 'i.IDCustomer', 'i.IDPeople', 'i.Qui'])
    .where('i.IDFournisseur', '=', IDFournisseur)
    .where('i.Sub', '=', Sub)
    .where(sql<boolean>`i."IDCustomer" is not distinct from f."IDCustomer"`)
    .executeTakeFirst();

/** @returns false where the person of the provider is another account's already */
export const insertIdentite = async (
  db: Db,
  { IDOperator, IDCustomer, IDPeople, Qui }: Named,
  linked: { IDFournisseur: number; Sub: string; Compte: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('identites')
    .values({ ...linked, IDOperator, IDCustomer, IDPeople, Qui })
    .onConflict((conflict) => conflict.columns(['IDFournisseur', 'Sub']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};

export const noteUsed = (db: Db, IDIdentite: number) =>
  db
    .insertInto('identitesUsages')
    .values({ IDIdentite, VueLe: now })
    .onConflict((conflict) => conflict.column('IDIdentite').doUpdateSet({ VueLe: now }))
    .execute();

export const listIdentites = (db: Db, account: Account) =>
  db
    .selectFrom(db.selectFrom('identites').select(['IDIdentite', 'IDFournisseur', 'Compte', 'LieLe']).where(ofAccount(account)).as('i'))
    .innerJoin('fournisseurs as f', 'f.IDFournisseur', 'i.IDFournisseur')
    .leftJoin('identitesUsages as u', 'u.IDIdentite', 'i.IDIdentite')
    .select(['i.IDIdentite', 'i.IDFournisseur', 'f.Nom', 'i.Compte', 'i.LieLe', 'u.VueLe'])
    .orderBy('i.IDIdentite')
    .execute();

export const removeIdentite = async (db: Db, account: Account, IDIdentite: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('identites')
    .where(ofAccount(account))
    .where('IDIdentite', '=', IDIdentite)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** People of a customer who may sign in and get mail at this address. */
export const findPeopleByEMail = async (db: CustomerDb, EMail: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('utilisateurs')
    .innerJoin('profilsESellerTeam', 'profilsESellerTeam.DRPROFILE_ID', 'utilisateurs.drprofile_id')
    .select('utilisateurs.IDPeople')
    .where(({ fn }) => fn('lower', ['utilisateurs.EMail']), '=', EMail.toLowerCase())
    .where('utilisateurs.Actif', '=', true)
    .where('AccesBackOffice', '=', true)
    .execute();
  return rows.map(({ IDPeople }) => IDPeople);
};
