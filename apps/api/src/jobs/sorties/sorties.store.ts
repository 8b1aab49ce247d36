import type { Sortie } from '@comptoir/contract/evenements';
import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

type Db = Kysely<RegistryTables>;

const now = sql<string>`now()`;
const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

/** So often a process says that it still has this way. */
const seenEveryMinutes = 60;

const insertSortie = (db: Db, Nom: Sortie) =>
  db
    .insertInto('securiteSorties')
    .values({ Nom })
    .onConflict((conflict) => conflict.column('Nom').doNothing())
    .execute();

const findSortie = (db: Db, Nom: Sortie, by: string) =>
  db
    .selectFrom('securiteSorties as s')
    .innerJoin('securiteChaine as c', (join) => join.onTrue())
    .select(['s.Rang', 'c.Rang as Fin'])
    .select(sql<number | null>`extract(epoch from now() - s."EchecDepuis")::float8`.as('failingSeconds'))
    .select(sql<boolean>`s."VueLe" < now() - make_interval(mins => ${seenEveryMinutes})`.as('isLongUnseen'))
    .select(
      sql<boolean>`s."ProchainEssai" <= now() and (s."PrisJusqua" is null or s."PrisJusqua" < now() or s."PrisPar" = ${by})`.as('isFree'),
    )
    .where('s.Nom', '=', Nom);

/** How a way stands, and whether this process may take it now; a new one begins before the first event that is kept. */
export const lookAtSortie = async (db: Db, Nom: Sortie, by: string) => {
  const known = await findSortie(db, Nom, by).executeTakeFirst();
  if (known?.isLongUnseen) await db.updateTable('securiteSorties').set({ VueLe: now }).where('Nom', '=', Nom).execute();
  if (known) return known;
  await insertSortie(db, Nom);
  return findSortie(db, Nom, by).executeTakeFirstOrThrow();
};

/** Takes a way for these seconds. @returns the last event that was delivered; undefined while another process has it */
export const claimSortie = async (db: Db, Nom: Sortie, by: string, seconds: number) => {
  const taken = await db
    .updateTable('securiteSorties')
    .set({ PrisJusqua: inSeconds(seconds), PrisPar: by, VueLe: now })
    .where('Nom', '=', Nom)
    .where('ProchainEssai', '<=', now)
    .where(({ or, eb }) => or([eb('PrisJusqua', 'is', null), eb('PrisJusqua', '<', now), eb('PrisPar', '=', by)]))
    .returning('Rang')
    .executeTakeFirst();
  return taken?.Rang;
};

/** Notes what was delivered, and keeps the way. @returns false when another process has taken it meanwhile */
export const moveSortie = async (db: Db, Nom: Sortie, by: string, { from, to, seconds }: { from: number; to: number; seconds: number }) => {
  const { numUpdatedRows } = await db
    .updateTable('securiteSorties')
    .set({ Rang: to, LivreLe: now, EchecDepuis: null, Echec: '', DitLe: null, Essais: 0, PrisJusqua: inSeconds(seconds) })
    .where('Nom', '=', Nom)
    .where('PrisPar', '=', by)
    .where('Rang', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const releaseSortie = (db: Db, Nom: Sortie, by: string) =>
  db.updateTable('securiteSorties').set({ PrisJusqua: null, PrisPar: null }).where('Nom', '=', Nom).where('PrisPar', '=', by).execute();

/** Notes a failure and gives the way back: each next try waits twice as long, up to the most. */
export const failSortie = (db: Db, Nom: Sortie, by: string, Echec: string, { first, most }: { first: number; most: number }) =>
  db
    .updateTable('securiteSorties')
    .set({
      EchecDepuis: sql<string>`coalesce("EchecDepuis", now())`,
      Echec,
      Essais: sql<number>`"Essais" + 1`,
      ProchainEssai: sql<string>`now() + make_interval(secs => least(${most}, ${first} * power(2, least("Essais", 30))))`,
      PrisJusqua: null,
      PrisPar: null,
    })
    .where('Nom', '=', Nom)
    .where('PrisPar', '=', by)
    .execute();

/** Whether it has failed for so long that somebody has to be told, and nobody was yet. */
export const isToBeTold = async (db: Db, Nom: Sortie, minutes: number) => {
  const { numUpdatedRows } = await db
    .updateTable('securiteSorties')
    .set({ DitLe: now })
    .where('Nom', '=', Nom)
    .where('DitLe', 'is', null)
    .where('EchecDepuis', '<=', sql<string>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
