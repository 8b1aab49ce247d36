import type { Periode } from '@comptoir/contract/domains/affaires/affaires.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { wallyLeadFields, wallyOffreFields } from '@comptoir/contract/interfaces/wally/wally-logs.calls';
import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import type { Db } from '../../db/tables.ts';
import { fromMoment, untilMoment } from '../../domains/affaires/affaires.store.ts';

interface Window extends Periode {
  crm_name: WallyCrm;
}

const between = (db: Db, Genre: 'lead' | 'offre', { start_date, end_date, crm_name }: Window) =>
  db
    .selectFrom('wallyIntegrations')
    .select(['IDIntegration', ...namesOf(wallyLeadFields)])
    .where('crm_name', '=', crm_name)
    .where('Genre', '=', Genre)
    .where('DateDebut', '>=', fromMoment(start_date))
    .where('DateDebut', '<', untilMoment(end_date))
    .orderBy('DateDebut', 'desc')
    .orderBy('IDIntegration', 'desc');

/** Newest first. */
export const listLeads = (db: Db, window: Window) => between(db, 'lead', window).execute();

export const listOffres = (db: Db, window: Window) => between(db, 'offre', window).select(namesOf(wallyOffreFields)).execute();
