import { Refusal } from '@comptoir/contract/errors';
import { santeDays } from '@comptoir/contract/domains/sante/sante.calls';
import { isFailure } from '@comptoir/contract/domains/sante/etats';
import { sql } from 'kysely';
import { unknownRecord } from '../../db/existing.ts';
import type { SitePerdu } from '../../db/tables/sante.ts';
import type { Db } from '../../db/tables.ts';
import type { Outcome } from './try-probe.ts';

const atOnce = 200;
const parts = <T>(rows: readonly T[]) =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) => rows.slice(at * atOnce, (at + 1) * atOnce));
const now = sql<string>`now()`;
const daysBefore = (days: number) => sql<string>`(now() at time zone 'Europe/Paris')::date - ${days}::integer`;

/** Accesses whose last check was today in Paris, with its outcome. */
const checkedToday = async (db: Db, Interface: string) => {
  const rows = await db
    .selectFrom('santeEtats')
    .select(['Cible', 'Verdict'])
    .where('Interface', '=', Interface)
    .where(sql<boolean>`("DateH" at time zone 'Europe/Paris')::date = (now() at time zone 'Europe/Paris')::date`)
    .execute();
  return new Map(rows.map(({ Cible, Verdict }) => [Cible, Verdict]));
};

/** Adds a line to the history once a day for each access, and whenever the outcome changes; drops old lines. */
export const noteVerifications = async (db: Db, Interface: string, Auteur: string, rows: readonly Outcome[]) => {
  const known = await checkedToday(db, Interface);
  const news = rows.filter(({ Cible, Verdict }) => known.get(Cible) !== Verdict);
  for (const part of parts(news)) {
    const lines = part.map(({ Cible, Verdict, Message }) => ({ Interface, Cible, Verdict, Message, Auteur }));
    await db.insertInto('santeVerifications').values(lines).execute();
  }
  await db
    .deleteFrom('santeVerifications')
    .where('DateH', '<', sql<string>`now() - make_interval(days => ${santeDays})`)
    .execute();
};

const today = daysBefore(0);

/** Counts the checks of an interface under the day in Paris; drops old days. */
export const countVerifications = async (db: Db, Interface: string, rows: readonly Outcome[]) => {
  const failed = rows.filter(({ Verdict }) => isFailure(Verdict));
  const { Libelle = '', Message = '' } = failed.at(-1) ?? {};
  const Succes = rows.filter(({ Verdict }) => Verdict === 'ok').length;
  if (Succes + failed.length === 0) return;
  await db
    .insertInto('santeJours')
    .values({ Interface, Jour: today, Succes, Echecs: failed.length, Libelle, Message })
    .onConflict((conflict) =>
      conflict.columns(['Interface', 'Jour']).doUpdateSet({
        Succes: sql<number>`"santeJours"."Succes" + excluded."Succes"`,
        Echecs: sql<number>`"santeJours"."Echecs" + excluded."Echecs"`,
        ...(failed.length > 0 ? { Libelle, Message } : {}),
      }),
    )
    .execute();
  await db.deleteFrom('santeJours').where('Jour', '<=', daysBefore(santeDays)).execute();
};

/** Stores the state of each access. A success ends its series of failures; a partner that is not configured changes nothing. */
export const keepEtats = async (db: Db, Interface: string, rows: readonly Outcome[]) => {
  const kept = [];
  for (const part of parts(rows)) {
    const values = part.map(({ SitesPerdus, ...row }) => ({
      Interface,
      ...row,
      SitesPerdus: SitesPerdus && sql<readonly SitePerdu[]>`${JSON.stringify(SitesPerdus)}::jsonb`,
      DernierSucces: row.Verdict === 'ok' ? now : null,
      DernierEchec: isFailure(row.Verdict) ? now : null,
      EchecsConsecutifs: isFailure(row.Verdict) ? 1 : 0,
    }));
    const found = await db
      .insertInto('santeEtats')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['Interface', 'Cible']).doUpdateSet(({ ref }) => ({
          Libelle: ref('excluded.Libelle'),
          Verdict: ref('excluded.Verdict'),
          Message: ref('excluded.Message'),
          SitesPerdus: sql<SitePerdu[] | null>`coalesce(excluded."SitesPerdus", "santeEtats"."SitesPerdus")`,
          DateH: now,
          DernierSucces: sql<string>`coalesce(excluded."DernierSucces", "santeEtats"."DernierSucces")`,
          DernierEchec: sql<string>`coalesce(excluded."DernierEchec", "santeEtats"."DernierEchec")`,
          EchecsConsecutifs: sql<number>`case when excluded."DernierSucces" is not null then 0
            else "santeEtats"."EchecsConsecutifs" + excluded."EchecsConsecutifs" end`,
        })),
      )
      .returning(['Cible', 'Libelle', 'Verdict', 'Message', 'EchecsConsecutifs'])
      .execute();
    kept.push(...found);
  }
  return kept;
};

/** Deletes former logins. */
export const forgetOthers = (db: Db, Interface: string, cibles: readonly string[]) =>
  db
    .deleteFrom('santeEtats')
    .where('Interface', '=', Interface)
    .where(sql<boolean>`"Cible" <> all(${[...cibles]}::text[])`)
    .execute();

/** Ends the alerts of logins that work again or are gone. */
export const endAlertes = (db: Db, Interface: string, well: readonly string[], all: readonly string[]) =>
  db
    .updateTable('santeAlertes')
    .set({ DateFin: now })
    .where('Interface', '=', Interface)
    .where('DateFin', 'is', null)
    .where(sql<boolean>`("Cible" = any(${[...well]}::text[]) or "Cible" <> all(${[...all]}::text[]))`)
    .execute();

interface NewAlerte {
  Cible: string;
  Libelle: string;
  Message: string;
  Echecs: number;
}

/** Opens an alert for each access without one; answers the new ones. */
export const openAlertes = async (db: Db, Interface: string, Destinataires: readonly string[], rows: readonly NewAlerte[]) => {
  const opened = [];
  for (const part of parts(rows)) {
    const values = part.map((row) => ({ Interface, ...row, Destinataires: [...Destinataires] }));
    const found = await db
      .insertInto('santeAlertes')
      .values(values)
      .onConflict((conflict) => conflict.columns(['Interface', 'Cible']).where('DateFin', 'is', null).doNothing())
      .returning(['IDAlerte', 'Cible', 'Libelle', 'Message', 'Echecs'])
      .execute();
    opened.push(...found);
  }
  return opened;
};

/** @throws Refusal 404, or 409 if it was acknowledged already, or is over */
export const acquitAlerte = async (db: Db, IDAlerte: number, AcquittePar: string) => {
  const done = await db
    .updateTable('santeAlertes')
    .set({ DateAcquittement: now, AcquittePar })
    .where('IDAlerte', '=', IDAlerte)
    .where('DateAcquittement', 'is', null)
    .where('DateFin', 'is', null)
    .returning(['IDAlerte', 'DateAcquittement', 'AcquittePar'])
    .executeTakeFirst();
  if (done) return { IDAlerte, DateAcquittement: done.DateAcquittement ?? '', AcquittePar };
  const found = await db.selectFrom('santeAlertes').select(['AcquittePar', 'DateFin']).where('IDAlerte', '=', IDAlerte).executeTakeFirst();
  if (!found) throw unknownRecord();
  if (found.DateFin !== null) throw new Refusal('conflict', 'Cette alerte est terminée\u00a0: l’accès répond à nouveau.');
  throw new Refusal('conflict', `Cette alerte a déjà été acquittée par ${found.AcquittePar}.`);
};

export const listEtats = (db: Db) =>
  db
    .selectFrom('santeEtats')
    .select(['Interface', 'Cible', 'Libelle', 'Verdict', 'Message', 'DateH', 'DernierSucces', 'DernierEchec', 'EchecsConsecutifs'])
    .execute();

/** The accesses of which the partner's last answer said that it has lost sites. */
export const listPerdus = async (db: Db) => {
  const rows = await db
    .selectFrom('santeEtats')
    .select(['Interface', 'Cible', 'SitesPerdus'])
    .where(sql<boolean>`jsonb_array_length("SitesPerdus") > 0`)
    .execute();
  return rows.flatMap(({ SitesPerdus, ...access }) => (SitesPerdus ?? []).map((perdu) => ({ ...access, ...perdu })));
};

export const listOpenAlertes = (db: Db) => db.selectFrom('santeAlertes').selectAll().where('DateFin', 'is', null).execute();

/** By interface and day in Paris, of the last ninety. */
export const listJours = (db: Db) =>
  db.selectFrom('santeJours').selectAll().where('Jour', '>', daysBefore(santeDays)).orderBy('Interface').orderBy('Jour').execute();

/** Since when the checks of an access come to the same, as far as their history is kept. */
export const sameSince = async (db: Db, Interface: string, Cible: string, Verdict: string): Promise<string | null> => {
  const own = db.selectFrom('santeVerifications').where('Interface', '=', Interface).where('Cible', '=', Cible);
  const { last } = await own
    .select(({ fn }) => fn.max<number | null>('IDVerification').as('last'))
    .where('Verdict', '<>', Verdict)
    .executeTakeFirstOrThrow();
  const { first } = await own
    .select(({ fn }) => fn.min<string | null>('DateH').as('first'))
    .where('IDVerification', '>', last ?? 0)
    .executeTakeFirstOrThrow();
  return first;
};
