import type { Periode } from '@comptoir/contract/domains/affaires/affaires.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { hondaKpiFields } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.calls';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/tables.ts';
import { fromMoment, selectAffaires, untilMoment } from '../../domains/affaires/affaires.store.ts';

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
