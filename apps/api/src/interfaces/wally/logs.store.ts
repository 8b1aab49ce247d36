import type { WallyCrm } from '@comptoir/contract/interfaces/wally';
import { sql, type Kysely } from 'kysely';
import type { CustomerTables } from '../../db/tables.ts';

type Db = Kysely<CustomerTables>;

interface Window {
  /** In Paris, both included. */
  start_date: string;
  end_date: string;
  crm_name: WallyCrm;
}

const inParis = (moment: string) => sql<string>`(${moment}::timestamp at time zone 'Europe/Paris')`;

const between = (db: Db, Genre: 'lead' | 'offre', { start_date, end_date, crm_name }: Window) =>
  db
    .selectFrom('wallyIntegrations')
    .select(['IDIntegration', 'CodeAffaireSource', 'DateDebut', 'Site', 'Origine', 'IDClient', 'Name', 'Firstname', 'Tel', 'Email'])
    .select(['Statut', 'Comment', 'Constructeur'])
    .where('crm_name', '=', crm_name)
    .where('Genre', '=', Genre)
    .where('DateDebut', '>=', inParis(start_date))
    // The whole of the last second.
    .where('DateDebut', '<', sql<string>`${inParis(end_date)} + interval '1 second'`)
    .orderBy('DateDebut', 'desc')
    .orderBy('IDIntegration', 'desc');

/** The newest first. */
export const listLeads = (db: Db, window: Window) => between(db, 'lead', window).execute();

export const listOffres = (db: Db, window: Window) =>
  between(db, 'offre', window).select(['IDOffres', 'Date', 'UrlExterne', 'FichierPDF']).execute();
