import { planetVO2LogsPage, type planetVO2 } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import type { AnswerOf } from '@comptoir/contract/partners/kit';
import type { planetVO2 as partner } from '@comptoir/contract/interfaces/planetvo2/planetvo2.partner';
import type { Received } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import { containing } from '../../db/filters.ts';
import type { Db } from '../../db/tables.ts';

type Filter = Received<typeof planetVO2.logs>['query'];

const matching = (db: Db, filter: Filter) => {
  let query = db.selectFrom('planetvo2Logs');
  const { filter_user, filter_action, filter_request, filter_response, filter_date } = filter;
  if (filter_user) query = query.where(sql<boolean>`concat_ws(' ', "PeopleName", "Email") ilike ${containing(filter_user)}`);
  if (filter_action) query = query.where('Action', '=', filter_action);
  if (filter_request) query = query.where('Request', 'ilike', containing(filter_request));
  if (filter_response) query = query.where('Response', 'ilike', containing(filter_response));
  // A day in Paris.
  if (filter_date) query = query.where(sql<boolean>`("Datetime" at time zone 'Europe/Paris')::date = ${filter_date}::date`);
  return query;
};

export const listLogs = async (db: Db, filter: Filter) => {
  const found = matching(db, filter);
  const logs = await found
    .selectAll()
    .orderBy('Datetime', 'desc')
    .orderBy('IDLog', 'desc')
    .limit(planetVO2LogsPage)
    .offset((filter.numPage - 1) * planetVO2LogsPage)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const actions = await db.selectFrom('planetvo2Logs').select('Action').distinct().orderBy('Action').execute();
  return { logs, nbPages: Math.ceil(total / planetVO2LogsPage), actions: actions.map(({ Action }) => Action) };
};

type Exchange = AnswerOf<(typeof partner)['calls']['exchanges']>['exchanges'][number];

/** Keeps the exchanges that are not there yet; answers how many these were. */
export const addExchanges = async (db: Db, exchanges: readonly Exchange[]) => {
  const requests = exchanges.map(({ request }) => request);
  const known = await db.selectFrom('planetvo2Logs').select('Request').where('Request', 'in', requests).execute();
  const there = new Set(known.map(({ Request }) => Request));
  const rows = exchanges
    .filter(({ request }) => !there.has(request))
    .map(({ at, person, email, action, request, response }) => ({
      Datetime: at,
      PeopleName: person,
      Email: email,
      Action: action,
      Request: request,
      Response: response,
    }));
  if (rows.length > 0) await db.insertInto('planetvo2Logs').values(rows).execute();
  return rows.length;
};
