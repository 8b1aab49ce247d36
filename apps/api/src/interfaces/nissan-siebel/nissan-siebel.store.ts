import type { Periode } from '@comptoir/contract/domains/affaires/affaires.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { nissanKpiFields } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.calls';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/tables.ts';
import { fromMoment, selectAffaires, untilMoment } from '../../domains/affaires/affaires.store.ts';

/** The deals begun within a time of which Siebel was told something, the newest first. */
export const listNissanKpi = (db: Db, { start_date, end_date }: Periode) =>
  selectAffaires(db)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('nissanLeadSiebelOut as k')
          .select(['k.IDNissanLeadSiebelOut', ...namesOf(nissanKpiFields).map((name) => `k.${name}` as const)])
          .whereRef('k.IDAffaire', '=', 'affaires.IDAffaire')
          .orderBy('k.IDNissanLeadSiebelOut'),
      ).as('kpi'),
    )
    .where('affaires.DateDebut', '>=', fromMoment(start_date))
    .where('affaires.DateDebut', '<', untilMoment(end_date))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('nissanLeadSiebelOut')
          .select('nissanLeadSiebelOut.IDAffaire')
          .whereRef('nissanLeadSiebelOut.IDAffaire', '=', 'affaires.IDAffaire'),
      ),
    )
    .orderBy('affaires.DateDebut', 'desc')
    .orderBy('affaires.IDAffaire', 'desc')
    .execute();
