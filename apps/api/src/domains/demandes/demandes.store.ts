import { demandeFields, reponseFields } from '@comptoir/contract/domains/demandes/demandes.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable } from 'kysely';
import { existing } from '../../db/existing.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

export const demandesTables = ['demandes', 'outbox'];

export const insertDemande = async <Given extends Insertable<CustomerTables['demandes']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['demandes'], Given>,
) => {
  const { IDDemande } = await db.insertInto('demandes').values(row).returning('IDDemande').executeTakeFirstOrThrow();
  return IDDemande;
};

/** @throws Refusal 404 */
export const answerDemande = async (db: Db, IDDemande: number, reponse: { Reponse: string; RepondPar: string }) =>
  existing(
    await db
      .updateTable('demandes')
      .set({ ...reponse, DateReponse: sql<string>`now()` })
      .where('IDDemande', '=', IDDemande)
      .returning('IDDemande')
      .executeTakeFirst(),
  );

/** Newest first, each with the state of its message. */
export const listDemandes = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('demandes')
      .leftJoin('outbox', 'outbox.IDMessage', 'demandes.IDMessage')
      .select([...namesOf(demandeFields), ...namesOf(reponseFields)].map((name) => `demandes.${name}` as const))
      .select(['IDDemande', 'outbox.dateEnvoi', 'outbox.erreur'])
      .select(
        sql<
          'aucun' | 'envoye' | 'echec' | 'attente'
        >`case when "outbox"."IDMessage" is null then 'aucun' when "dateEnvoi" is not null then 'envoye'
          when "prochaineTentative" is null then 'echec' else 'attente' end`.as('courriel'),
      )
      .orderBy('IDDemande', 'desc'),
  );
