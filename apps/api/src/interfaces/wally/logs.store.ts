import type { Periode } from '@comptoir/contract/affaires';
import type { WallyCrm } from '@comptoir/contract/interfaces/wally';
import type { Db } from '../../db/tables.ts';
import { fromMoment, untilMoment } from '../../domains/affaires/affaires.store.ts';

interface Window extends Periode {
  crm_name: WallyCrm;
}

const between = (db: Db, Genre: 'lead' | 'offre', { start_date, end_date, crm_name }: Window) =>
  db
    .selectFrom('wallyIntegrations')
    .select(['IDIntegration', 'CodeAffaireSource', 'DateDebut', 'Site', 'Origine', 'IDClient', 'Name', 'Firstname', 'Tel', 'Email'])
    .select(['Statut', 'Comment', 'Constructeur'])
    .where('crm_name', '=', crm_name)
    .where('Genre', '=', Genre)
    .where('DateDebut', '>=', fromMoment(start_date))
    .where('DateDebut', '<', untilMoment(end_date))
    .orderBy('DateDebut', 'desc')
    .orderBy('IDIntegration', 'desc');

/** Newest first. */
export const listLeads = (db: Db, window: Window) => between(db, 'lead', window).execute();

export const listOffres = (db: Db, window: Window) =>
  between(db, 'offre', window).select(['IDOffres', 'Date', 'UrlExterne', 'FichierPDF']).execute();
