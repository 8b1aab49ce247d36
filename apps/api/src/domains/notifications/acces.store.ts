import { mostNotifications } from '@comptoir/contract/domains/notifications/notifications.calls';
import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { horizon } from './personne.store.ts';

/** What groups answered to an operator's requests for access, newest first. */
export const listAccesRepondus = (registry: Kysely<RegistryTables>, IDOperator: number) =>
  registry
    .selectFrom('accesDemandes as d')
    .leftJoin('accesAccordes as a', 'a.IDAcces', 'd.IDAcces')
    .select(['d.IDDemande', 'd.IDCustomer', 'd.Motif', 'd.ReponduLe'])
    .select(sql<boolean>`a."IDAcces" is not null`.as('EstAccorde'))
    .where('d.IDOperator', '=', IDOperator)
    .where('d.ReponduLe', '>', horizon)
    .orderBy('d.ReponduLe', 'desc')
    .limit(mostNotifications)
    .execute();
