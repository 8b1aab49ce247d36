import type { Periode } from '@comptoir/contract/domains/affaires/affaires.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { hondaKpiFields } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.calls';
import type { hondaKpi as partner } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.partner';
import type { AnswerOf } from '@comptoir/contract/partners/kit';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/tables.ts';
import { fromMoment, selectAffaires, untilMoment, type NewestAffaires } from '../../domains/affaires/affaires.store.ts';

/** The deals of which Honda was told something within a time, with what was sent then and what it said. */
export const listHondaKpi = (db: Db, { start_date, end_date }: Periode) =>
  selectAffaires(db)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('hondaKPILogs as k')
          .select(['k.IDHondaKPILogs', ...namesOf(hondaKpiFields).map((name) => `k.${name}` as const)])
          .whereRef('k.IDAffaire', '=', 'affaires.IDAffaire')
          .where('k.date', '>=', fromMoment(start_date))
          .where('k.date', '<', untilMoment(end_date))
          .orderBy('k.IDHondaKPILogs'),
      ).as('kpi'),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('hondaKPILogs as sent')
          .select('sent.IDAffaire')
          .whereRef('sent.IDAffaire', '=', 'affaires.IDAffaire')
          .where('sent.date', '>=', fromMoment(start_date))
          .where('sent.date', '<', untilMoment(end_date)),
      ),
    )
    .orderBy('affaires.IDAffaire', 'desc')
    .execute();

export const lastSending = async (db: Db) => {
  const { last } = await db
    .selectFrom('hondaKPILogs')
    .select(({ fn }) => fn.max('date').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? null;
};

type Sent = AnswerOf<(typeof partner)['calls']['sent']>['sent'];

/** Keeps what is not there yet of what was sent about these deals. */
export const addSent = async (db: Db, affaires: NewestAffaires, sent: Sent) => {
  const ids = new Map(affaires.map(({ CodeAffaireSource, IDAffaire }) => [CodeAffaireSource, IDAffaire]));
  const moments = sent.map(({ at }) => at);
  const known = await db.selectFrom('hondaKPILogs').select(['IDAffaire', 'date']).where('date', 'in', moments).execute();
  const there = new Set(known.map(({ IDAffaire, date }) => `${IDAffaire}/${Date.parse(date)}`));
  const rows = sent.flatMap(({ lead, at, action, datas, response }) => {
    const IDAffaire = ids.get(lead);
    if (IDAffaire === undefined || there.has(`${IDAffaire}/${Date.parse(at)}`)) return [];
    return [{ IDAffaire, date: at, action, datas, response }];
  });
  if (rows.length > 0) await db.insertInto('hondaKPILogs').values(rows).execute();
};
