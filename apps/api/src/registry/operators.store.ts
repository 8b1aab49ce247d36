import { Refusal } from '@comptoir/contract/errors';
import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { brokenBy } from '../db/faults/because.ts';
import type { OnlyColumns } from '../db/columns.ts';
import type { RegistryTables } from '../db/tables.ts';

type Db = Kysely<RegistryTables>;

const duplicates: Readonly<Record<string, [field: string, words: string]>> = {
  operators_login_key: ['login', 'Ce nom d’utilisateur est déjà pris'],
  operators_Courriel: ['Courriel', 'Cette adresse est déjà celle d’un autre opérateur'],
};

const refuseDuplicate = (error: unknown): never => {
  const [field, words] = duplicates[brokenBy(error)] ?? [];
  if (field === undefined || words === undefined) throw error;
  throw new Refusal('conflict', `${words}.`, { [field]: words }).because({ code: 'doublon' });
};

/** All of them by name, with what is known of when they were here. */
export const listOperateurs = (db: Db) =>
  db
    .selectFrom('operators as o')
    .select(['o.IDOperator', 'o.login', 'o.name', 'o.Courriel', 'o.Actif'])
    .select(({ selectFrom }) => [
      selectFrom('sessions as s')
        .select(({ fn }) => fn.max('s.VueLe').as('VueLe'))
        .whereRef('s.IDOperator', '=', 'o.IDOperator')
        .as('VueLe'),
      selectFrom('liens as l')
        .select(({ fn }) => fn.max('l.Echeance').as('Echeance'))
        .whereRef('l.IDOperator', '=', 'o.IDOperator')
        .whereRef('l.Epoque', '=', 'o.Epoque')
        .where('l.Usage', '=', 'invitation')
        .where('l.UtiliseLe', 'is', null)
        .where('l.Echeance', '>', sql<string>`now()`)
        .as('InvitationJusque'),
    ])
    .orderBy(sql`o."name" collate tools.fr`)
    .orderBy('o.IDOperator')
    .execute();

/** Where the installation writes to an operator; null where it does not know. */
export const findCourriel = async (db: Db, IDOperator: number) =>
  (await db.selectFrom('operators').select('Courriel').where('IDOperator', '=', IDOperator).executeTakeFirst())?.Courriel ?? null;

/** How far each of them reaches. */
export const listLimites = (db: Db) => db.selectFrom('operators').select(['IDOperator', 'Serveurs', 'Clients']).execute();

/** All of them, who do not change until the transaction ends: whether one may be suspended depends on the others. */
export const lockOperators = (db: Db) =>
  db
    .selectFrom('operators')
    .select(['IDOperator', 'login', 'name', 'Courriel', 'Actif', 'Serveurs', 'Clients'])
    .orderBy('IDOperator')
    .forUpdate()
    .execute();

/** One, by the login in any case; undefined where nobody has it. It does not change until the transaction ends. */
export const lockOperatorByLogin = (db: Db, login: string) =>
  db.selectFrom('operators').selectAll().where('login', '=', login.toLowerCase()).forUpdate().executeTakeFirst();

export const insertOperateur = (db: Db, operator: Insertable<RegistryTables['operators']>) =>
  db
    .insertInto('operators')
    .values(operator)
    .returning(['IDOperator', 'login', 'name', 'Courriel'])
    .executeTakeFirstOrThrow()
    .catch(refuseDuplicate);

export const updateOperateur = async <Given extends Updateable<RegistryTables['operators']>>(
  db: Db,
  IDOperator: number,
  changes: OnlyColumns<RegistryTables['operators'], Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('operators').set(changes).where('IDOperator', '=', IDOperator).execute().catch(refuseDuplicate);
};
