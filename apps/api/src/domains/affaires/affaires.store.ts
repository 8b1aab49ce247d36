import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/tables.ts';

/** A deal with its prospect and offers, for the screens of manufacturers. */
export const selectAffaires = (db: Db) =>
  db
    .selectFrom('affaires')
    .leftJoin('clients', 'clients.IDClient', 'affaires.IDClient')
    .select(({ selectFrom }) => [
      'affaires.CodeAffaireSource',
      'affaires.DateDebut',
      'affaires.DateOuvertureLead',
      'affaires.IDClient',
      sql<string>`coalesce("clients"."Lastname", '')`.as('Name'),
      sql<string>`coalesce("clients"."Firstname", '')`.as('Firstname'),
      'affaires.IDAffaireStatut',
      'affaires.AffaireRaisonStop_Libelle',
      jsonArrayFrom(
        selectFrom('offres')
          .select(['offres.IDOffre as IDOffres', 'offres.OFS_Descr'])
          .whereRef('offres.IDAffaire', '=', 'affaires.IDAffaire')
          .orderBy('offres.IDOffre'),
      ).as('offres'),
    ]);

const mostAsked = 100;

/** The newest deals that have a code: those of which manufacturers are asked what they were told. */
export const listNewestAffaires = (db: Db) =>
  db
    .selectFrom('affaires')
    .select(['IDAffaire', 'CodeAffaireSource'])
    .where('CodeAffaireSource', '<>', '')
    .where('DateDebut', '<=', sql<string>`now()`)
    .orderBy('DateDebut', 'desc')
    .orderBy('IDAffaire', 'desc')
    .limit(mostAsked)
    .execute();
export type NewestAffaires = Awaited<ReturnType<typeof listNewestAffaires>>;

/** A moment in Paris, and the end of that second. */
export const fromMoment = (moment: string) => sql<string>`(${moment}::timestamp at time zone 'Europe/Paris')`;
export const untilMoment = (moment: string) => sql<string>`((${moment}::timestamp + interval '1 second') at time zone 'Europe/Paris')`;
