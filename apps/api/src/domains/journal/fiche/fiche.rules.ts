import { allEndpoints } from '@comptoir/contract/all';
import { tableOf } from '@comptoir/contract/catalogue/all';
import { listedTeamFields } from '@comptoir/contract/domains/profils/profils.fields';
import { societeReduiteFields } from '@comptoir/contract/domains/societes/societes.fields';
import type { Endpoint } from '@comptoir/contract/kit';
import { isToldColumn } from '../told.store.ts';

const bare = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

const reads = new Map(
  Object.values<Endpoint>(allEndpoints)
    .filter(({ method }) => method === 'GET')
    .flatMap((call) => [call.path, ...(call.aliases ?? [])].map((path) => [bare(path), call] as const)),
);

/** The read that a record's own page makes; undefined of a table whose rows have none. */
export const readOf = (table: string) => {
  const { screen, of } = tableOf(table) ?? {};
  return screen?.endsWith('/{id}') && of === undefined ? reads.get(bare(`/api${screen}`)) : undefined;
};

/** Pages that show customer access fewer fields than operators. */
const reduced: Readonly<Record<string, object>> = { societes: societeReduiteFields, profilsESellerTeam: listedTeamFields };

/** Whether customer access sees a column of a record, or of one of its parts, on the record's page. */
export const isShownColumn = (table: string, column: string) =>
  isToldColumn(table, column) && (reduced[table] === undefined || Object.hasOwn(reduced[table], column));
