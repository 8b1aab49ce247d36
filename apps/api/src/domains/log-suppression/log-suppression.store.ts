import type { LogSuppressionFilters } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { logSuppressionFields } from '@comptoir/contract/domains/log-suppression/log-suppression.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql } from 'kysely';
import { differentValues } from '../../db/different-values.ts';
import { containing } from '../../db/filters.ts';
import type { Db } from '../../db/tables.ts';
import { fullName } from '../utilisateurs/utilisateurs.store.ts';

const matching = (db: Db, { IDLigneSupprimee, NomTable, NumeroSerieMat, RefDMS }: LogSuppressionFilters) => {
  let query = db.selectFrom('logSuppression');
  if (IDLigneSupprimee) query = query.where('IDLigneSupprimee', '=', IDLigneSupprimee);
  if (NomTable) query = query.where('NomTable', '=', NomTable);
  if (NumeroSerieMat) query = query.where('NumeroSerieMat', 'ilike', containing(NumeroSerieMat));
  if (RefDMS) query = query.where('RefDMS', 'ilike', containing(RefDMS));
  return query;
};

/** One page, newest first. For deletions by this product the journal has a line with the same instant. */
export const listLogs = async (db: Db, filters: LogSuppressionFilters, page: { min: number; elementPerPage: number }) =>
  matching(db, filters)
    .leftJoin('utilisateurs', 'utilisateurs.IDPeople', 'logSuppression.IDPeople')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('journal')
          .select(['journal.Auteur as login', 'journal.Groupe'])
          .whereRef('journal.NomTable', '=', 'logSuppression.NomTable')
          .whereRef('journal.IDLigne', '=', 'logSuppression.IDLigneSupprimee')
          .whereRef('journal.DateH', '=', 'logSuppression.DateHSuppression')
          .where('journal.Operation', '=', 'D')
          .limit(1)
          .as('written'),
      (join) => join.onTrue(),
    )
    .select(namesOf(logSuppressionFields).map((name) => `logSuppression.${name}` as const))
    .select(['IDLogSuppression', 'written.Groupe', sql<string | null>`coalesce(${fullName}, "written"."login")`.as('Auteur')])
    .orderBy('DateHSuppression', 'desc')
    .orderBy('IDLogSuppression', 'desc')
    .limit(page.elementPerPage)
    .offset(page.min)
    .execute();

export const countLogs = async (db: Db, filters: LogSuppressionFilters) => {
  const { total } = await matching(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const listDeletedTables = (db: Db) => differentValues(db, 'logSuppression', 'NomTable');
