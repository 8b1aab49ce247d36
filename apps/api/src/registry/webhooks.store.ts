import { failingDays, mostEnvois } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import type { ArretMotif } from '@comptoir/contract/domains/webhooks/webhooks.fields';
import { sql, type Insertable, type Kysely } from 'kysely';
import { anyNumber } from '../db/any-of.ts';
import type { RegistryTables } from '../db/tables.ts';

type Db = Kysely<RegistryTables>;

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;
const now = sql<string>`now()`;

/** What may be sent: switched on, not ended, to a customer that stands. */
const sending = (db: Db) =>
  db
    .selectFrom('webhookEtats as e')
    .innerJoin('webhooks as w', 'w.IDWebhook', 'e.IDWebhook')
    .innerJoin('customers as c', 'c.IDCustomer', 'w.IDCustomer')
    .where('w.Actif', '=', true)
    .where('e.ArretLe', 'is', null)
    .where('c.closedFor', 'is', null)
    .where('c.openedAt', 'is not', null);

/** Takes those whose turn it is, of all customers or of some: nobody else sends them until the lease ends. */
export const claimWebhooks = async (db: Db, PrisPar: string, leaseSeconds: number, count: number, customers?: readonly number[]) => {
  const of = customers ? sending(db).where('w.IDCustomer', '=', anyNumber(customers)) : sending(db);
  const claimed = await db
    .updateTable('webhookEtats')
    .set({ PrisPar, PrisJusqua: inSeconds(leaseSeconds) })
    .where('IDWebhook', 'in', () =>
      db
        .selectFrom('webhookEtats as due')
        .select('due.IDWebhook')
        .where('due.IDWebhook', 'in', of.select('e.IDWebhook'))
        .where('due.ProchainEnvoi', '<=', now)
        .where(({ or, eb }) => or([eb('due.PrisJusqua', 'is', null), eb('due.PrisJusqua', '<', now)]))
        .orderBy('due.ProchainEnvoi')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning('IDWebhook')
    .execute();
  return claimed.map(({ IDWebhook }) => IDWebhook);
};

/** One that this process has taken, as it stands now. */
export const readClaimed = (db: Db, IDWebhook: number, PrisPar: string) =>
  sending(db)
    .where('e.IDWebhook', '=', IDWebhook)
    .where('e.PrisPar', '=', PrisPar)
    .select(['w.IDWebhook', 'w.IDCustomer', 'w.Nom', 'w.Adresse', 'w.Secret', 'w.Chapitres', 'e.Curseur', 'e.Depuis', 'e.Echecs'])
    .select(sql<string | null>`case when w."PrecedentJusqua" > now() then w."SecretPrecedent" end`.as('SecretPrecedent'))
    .executeTakeFirst();

export type ClaimedWebhook = NonNullable<Awaited<ReturnType<typeof readClaimed>>>;

type Whose = Pick<ClaimedWebhook, 'IDWebhook' | 'Curseur'> & { PrisPar: string };

/** Only where nobody has paused it, replayed it or taken it over meanwhile. */
const own = (db: Db, { IDWebhook, Curseur, PrisPar }: Whose) =>
  db
    .updateTable('webhookEtats')
    .where('IDWebhook', '=', IDWebhook)
    .where('PrisPar', '=', PrisPar)
    .where(sql<boolean>`"Curseur" is not distinct from ${Curseur}`);

interface Progress {
  Curseur: string;
  /** Something was received. */
  isReceived: boolean;
  /** Why it goes on later, and after how many seconds; the lease ends. */
  failure?: { Message: string; seconds: number };
  arret?: ArretMotif | undefined;
}

/** Keeps how far it is, and the lease. Answers false where it is not ours any more. */
export const keepProgress = async (db: Db, whose: Whose, leaseSeconds: number, { Curseur, isReceived, failure, arret }: Progress) => {
  const received = { DernierSucces: now, DernierMessage: '', EchecDepuis: null, Echecs: 0 };
  const failed = failure && {
    DernierMessage: failure.Message,
    // A series of failures begins with the first after something was received.
    EchecDepuis: isReceived ? now : sql<string>`coalesce("EchecDepuis", now())`,
    Echecs: isReceived ? 1 : sql<number>`"Echecs" + 1`,
    ProchainEnvoi: inSeconds(failure.seconds),
    PrisPar: null,
    PrisJusqua: null,
  };
  const { numUpdatedRows } = await own(db, whose)
    .set({
      Curseur,
      PrisJusqua: inSeconds(leaseSeconds),
      ...(isReceived ? received : {}),
      ...failed,
      ...(arret ? { ArretLe: now, ArretMotif: arret } : {}),
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends those that have failed for too long. */
export const stopFailing = (db: Db) =>
  db
    .updateTable('webhookEtats')
    .set({ ArretLe: now, ArretMotif: 'echecs' })
    .where('ArretLe', 'is', null)
    .where('EchecDepuis', '<', sql<string>`now() - make_interval(days => ${failingDays})`)
    .execute();

/** Gives it back; it is due again at once. */
export const releaseWebhook = (db: Db, whose: Whose) => own(db, whose).set({ PrisPar: null, PrisJusqua: null }).execute();

/** Those of these customers who have one. */
export const listHookCustomers = async (db: Db, ids: readonly number[]) => {
  const rows = await db.selectFrom('webhooks').select('IDCustomer').distinct().where('IDCustomer', '=', anyNumber(ids)).execute();
  return rows.map(({ IDCustomer }) => IDCustomer);
};

/** How the sending of a customer's stands; what is paused is nobody's fault. */
export const listStates = (db: Db, IDCustomer: number) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('webhookEtats as e', 'e.IDWebhook', 'w.IDWebhook')
    .select(['w.IDWebhook', 'w.Nom', 'e.EchecDepuis', 'e.DernierMessage', 'e.ArretMotif'])
    .where('w.IDCustomer', '=', IDCustomer)
    .where('w.Actif', '=', true)
    .orderBy('w.IDWebhook')
    .execute();

/** Keeps the last tries. */
export const addEnvois = async (
  db: Db,
  IDWebhook: number,
  envois: readonly Omit<Insertable<RegistryTables['webhookEnvois']>, 'IDWebhook'>[],
) => {
  if (envois.length === 0) return;
  await db
    .insertInto('webhookEnvois')
    .values(envois.slice(-mostEnvois).map((envoi) => ({ ...envoi, IDWebhook })))
    .execute();
  await db
    .deleteFrom('webhookEnvois')
    .where('IDWebhook', '=', IDWebhook)
    .where('IDEnvoi', 'not in', () =>
      db.selectFrom('webhookEnvois').select('IDEnvoi').where('IDWebhook', '=', IDWebhook).orderBy('IDEnvoi', 'desc').limit(mostEnvois),
    )
    .execute();
};
