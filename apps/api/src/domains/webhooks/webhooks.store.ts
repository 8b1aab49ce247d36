import { mostEnvois, mostWebhooks, rotationHours } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { Refusal } from '@comptoir/contract/errors';
import { sql, type Kysely, type Updateable, type UpdateObject } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import type { RegistryTables } from '../../db/tables.ts';

type Db = Kysely<RegistryTables>;
/** A hook is always asked for with the customer whose it is. */
interface Own {
  IDCustomer: number;
  IDWebhook: number;
}

const own = (db: Db, { IDCustomer, IDWebhook }: Own) =>
  db.selectFrom('webhooks').select('IDWebhook').where('IDCustomer', '=', IDCustomer).where('IDWebhook', '=', IDWebhook);

export const listWebhooks = (db: Db, IDCustomer: number) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('webhookEtats as e', 'e.IDWebhook', 'w.IDWebhook')
    .select(['w.IDWebhook', 'w.Nom', 'w.Adresse', 'w.Chapitres', 'w.Actif'])
    .select(['e.Curseur', 'e.EchecDepuis', 'e.Echecs', 'e.DernierSucces', 'e.DernierMessage', 'e.ArretLe', 'e.ArretMotif'])
    .select(sql<string | null>`case when w."PrecedentJusqua" > now() then w."PrecedentJusqua" end`.as('PrecedentJusqua'))
    .select(sql<string | null>`case when e."Echecs" > 0 and e."ArretLe" is null then e."ProchainEnvoi" end`.as('ProchainEnvoi'))
    .where('w.IDCustomer', '=', IDCustomer)
    .orderBy('w.Nom')
    .orderBy('w.IDWebhook')
    .execute();

type New = Pick<RegistryTables['webhooks'], 'Nom' | 'Adresse'> & Pick<Updateable<RegistryTables['webhooks']>, 'Chapitres'>;

/** @throws Refusal 422 */
export const insertWebhook = async (db: Db, IDCustomer: number, given: New, secretOf: (IDWebhook: number) => string) => {
  // Two at once are counted one after the other.
  await db.selectFrom('customers').select('IDCustomer').where('IDCustomer', '=', IDCustomer).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('IDCustomer', '=', IDCustomer)
    .executeTakeFirstOrThrow();
  if (count >= mostWebhooks) throw new Refusal('rule', `Ce client a déjà ${mostWebhooks} webhooks\u00a0: supprimez-en un d’abord.`);
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('registry."webhooks"', 'IDWebhook')) as id`.execute(db);
  const IDWebhook = rows[0]!.id;
  await db
    .insertInto('webhooks')
    .values({ ...given, IDWebhook, IDCustomer, Secret: secretOf(IDWebhook) })
    .execute();
  await db.insertInto('webhookEtats').values({ IDWebhook }).execute();
  return IDWebhook;
};

const inHours = (hours: number) => sql<string>`now() + make_interval(hours => ${hours})`;

/** @throws Refusal 404 */
export const updateWebhook = async (db: Db, { IDCustomer, IDWebhook }: Own, changes: UpdateObject<RegistryTables, 'webhooks'>) => {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set(changes)
    .where('IDCustomer', '=', IDCustomer)
    .where('IDWebhook', '=', IDWebhook)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unknownRecord();
};

/** Another secret; the one before signs beside it for a while. @throws Refusal 404 */
export const rotateSecret = (db: Db, hook: Own, secrets: Pick<RegistryTables['webhooks'], 'Secret' | 'SecretPrecedent'>) =>
  updateWebhook(db, hook, { ...secrets, PrecedentJusqua: inHours(rotationHours) });

/** Whoever sends just now learns at the next keeping of its cursor that it is not its own any more. */
export const restart = (db: Db, hook: Own, more: Pick<Updateable<RegistryTables['webhookEtats']>, 'Curseur' | 'Depuis'> = {}) =>
  db
    .updateTable('webhookEtats')
    .set({
      PrisPar: null,
      PrisJusqua: null,
      ProchainEnvoi: sql<string>`now()`,
      EchecDepuis: null,
      Echecs: 0,
      ArretLe: null,
      ArretMotif: null,
      ...more,
    })
    .where('IDWebhook', 'in', own(db, hook))
    .execute();

/** @throws Refusal 404 */
export const readWebhook = async (db: Db, { IDCustomer, IDWebhook }: Own) =>
  existing(
    await db
      .selectFrom('webhooks')
      .select(['IDWebhook', 'Adresse', 'Secret'])
      .select(sql<string | null>`case when "PrecedentJusqua" > now() then "SecretPrecedent" end`.as('SecretPrecedent'))
      .where('IDCustomer', '=', IDCustomer)
      .where('IDWebhook', '=', IDWebhook)
      .executeTakeFirst(),
  );

/** What its form changes, which stays until the transaction ends. @throws Refusal 404 */
export const lockWebhook = async (db: Db, { IDCustomer, IDWebhook }: Own) =>
  existing(
    await db
      .selectFrom('webhooks')
      .select(['Nom', 'Adresse', 'Chapitres'])
      .where('IDCustomer', '=', IDCustomer)
      .where('IDWebhook', '=', IDWebhook)
      .forUpdate()
      .executeTakeFirst(),
  );

export const listEnvois = (db: Db, IDWebhook: number) =>
  db
    .selectFrom('webhookEnvois')
    .select(['IDEnvoi', 'DateH', 'Evenement', 'Type', 'Statut', 'Message', 'DureeMs'])
    .where('IDWebhook', '=', IDWebhook)
    .orderBy('IDEnvoi', 'desc')
    .limit(mostEnvois)
    .execute();

/** @throws Refusal 404 */
export const removeWebhook = async (db: Db, { IDCustomer, IDWebhook }: Own) => {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('IDCustomer', '=', IDCustomer)
    .where('IDWebhook', '=', IDWebhook)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw unknownRecord();
};
