import { Refusal } from '@comptoir/contract/errors';
import type { Updateable } from 'kysely';
import { brokenBy, doublon } from '../../db/faults/because.ts';
import { existing, unknownRecord } from '../../db/existing.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Table = CustomerTables['wallyComptes'];

/** Includes the default account, which screens hide. */
export const listComptes = (db: Db, crm_name: Table['crm_name']) =>
  db
    .selectFrom('wallyComptes')
    .select(['IdWallyCompte', 'Identifiant', 'EtatDuCompte', 'Flag', 'EmailNotification'])
    .where('crm_name', '=', crm_name)
    .orderBy('Identifiant')
    .orderBy('IdWallyCompte')
    .execute();

/** Accounts of every tool that should retrieve, whether they can or not. */
export const listRetrieving = (db: Db) =>
  db
    .selectFrom('wallyComptes')
    .select(['IdWallyCompte', 'Identifiant', 'crm_name', 'EtatDuCompte'])
    .where('EtatDuCompte', 'in', ['ACTIVE', 'OUTDATED', 'FAILED'])
    .orderBy('IdWallyCompte')
    .execute();

/** @throws Refusal 404 */
export const findCompte = async (db: Db, IdWallyCompte: number) =>
  existing(await db.selectFrom('wallyComptes').selectAll().where('IdWallyCompte', '=', IdWallyCompte).executeTakeFirst());
export type Compte = Awaited<ReturnType<typeof findCompte>>;

/** Locks the account until the transaction ends. @throws Refusal 404 */
export const holdCompte = async (db: Db, IdWallyCompte: number) => {
  const query = db.selectFrom('wallyComptes').select('IdWallyCompte').where('IdWallyCompte', '=', IdWallyCompte);
  if (!(await query.forKeyShare().executeTakeFirst())) throw unknownRecord();
};

/** An account that retrieves; not the default one, which only has origins. @throws Refusal 404, 422 */
export const findRetrieving = async (db: Db, IdWallyCompte: number) => {
  const compte = await findCompte(db, IdWallyCompte);
  if (compte.EtatDuCompte === 'DEFAULT')
    throw new Refusal('rule', 'Le compte par défaut ne porte que les origines par défaut\u00a0: il ne se modifie pas comme les autres.');
  return compte;
};

const taken = ({ crm_name, Identifiant }: Pick<Compte, 'crm_name' | 'Identifiant'>) => {
  const message = 'Un compte porte déjà cet identifiant.';
  return new Refusal('conflict', message, { login: message }).because(doublon('wallyComptes', { crm_name, Identifiant }, 'Identifiant'));
};

/** @throws Refusal 409 */
export const checkFree = async (db: Db, crm_name: Table['crm_name'], Identifiant: string) => {
  const found = (await listComptes(db, crm_name)).some((compte) => compte.Identifiant.toLowerCase() === Identifiant.toLowerCase());
  if (found) throw taken({ crm_name, Identifiant });
};

/** @throws Refusal 409 */
export const insertCompte = async (db: Db, row: Pick<Compte, 'crm_name' | 'Identifiant'>) => {
  const query = db.insertInto('wallyComptes').values(row).returning('IdWallyCompte');
  const { IdWallyCompte } = await query.executeTakeFirstOrThrow().catch((error: unknown) => {
    throw brokenBy(error) === 'wallyComptes_Identifiant' ? taken(row) : error;
  });
  return IdWallyCompte;
};

/** @throws Refusal 404 */
export const updateCompte = async <Given extends Updateable<Table>>(db: Db, IdWallyCompte: number, changes: OnlyColumns<Table, Given>) => {
  const query = db.updateTable('wallyComptes').set(changes).where('IdWallyCompte', '=', IdWallyCompte).returning('IdWallyCompte');
  if (!(await query.executeTakeFirst())) throw unknownRecord();
};

/** Also deletes everything that Wally knew of it. @throws Refusal 404 */
export const deleteCompte = async (db: Db, IdWallyCompte: number) => {
  const query = db.deleteFrom('wallyComptes').where('IdWallyCompte', '=', IdWallyCompte).returning('IdWallyCompte');
  if (!(await query.executeTakeFirst())) throw unknownRecord();
};
