import type { Periode } from '@comptoir/contract/domains/affaires/affaires.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { nissanKpiFields } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.calls';
import type { AnswerOf } from '@comptoir/contract/partners/kit';
import type { nissanSiebel as partner } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.partner';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/tables.ts';
import { fromMoment, selectAffaires, untilMoment, type NewestAffaires } from '../../domains/affaires/affaires.store.ts';

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

type Told = AnswerOf<(typeof partner)['calls']['told']>['told'];

/** Keeps what is not there yet of what was told about these deals. */
export const addTold = async (db: Db, affaires: NewestAffaires, told: Told) => {
  const ids = new Map(affaires.map(({ CodeAffaireSource, IDAffaire }) => [CodeAffaireSource, IDAffaire]));
  const moments = told.map(({ at }) => at);
  const known = await db
    .selectFrom('nissanLeadSiebelOut')
    .select(['IDAffaire', 'TDUpdateTimestamp'])
    .where('IDAffaire', 'in', [...ids.values()])
    .where('TDUpdateTimestamp', 'in', moments)
    .execute();
  const there = new Set(known.map(({ IDAffaire, TDUpdateTimestamp }) => `${IDAffaire}/${Date.parse(TDUpdateTimestamp ?? '')}`));
  const rows = told.flatMap(({ lead, at, cycle, returned, testDrive, closed, comments }) => {
    const IDAffaire = ids.get(lead);
    if (IDAffaire === undefined || there.has(`${IDAffaire}/${Date.parse(at)}`)) return [];
    return [
      {
        IDAffaire,
        SalesCycle: cycle,
        TDUpdateTimestamp: at,
        DealerLeadReturnedDate: returned,
        ConfirmedTestDriveDate: testDrive,
        ClosedDate: closed,
        Comments: comments,
      },
    ];
  });
  if (rows.length > 0) await db.insertInto('nissanLeadSiebelOut').values(rows).execute();
};
