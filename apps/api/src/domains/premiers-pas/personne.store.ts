import type { Db } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';

/** What a person of the customer has done: one statement, and each part of it ends at the first row. */
export const personFacts = (db: Db, { id, login }: Session) => {
  const own = db
    .selectFrom('journal')
    .select('IDJournal')
    .where('Auteur', '=', login)
    .where('IDPeople', '=', id)
    .where('Kind', '=', 'customer');
  return db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(own.where('NomTable', '=', 'utilisateurs')).as('utilisateurs'),
      exists(own.where('NomTable', 'in', ['profilsESellerTeam', 'DRPROFILE_PRIVILEGE'])).as('droits'),
      exists(own.where('NomTable', '=', 'sites')).as('site'),
      exists(own.where('NomTable', '=', 'notes').where('Operation', '=', 'I')).as('note'),
      exists(own.where('NomTable', '=', 'vues').where('Operation', '=', 'I')).as('vue'),
      exists(selectFrom('demandes').select('IDDemande').where('login', '=', login).where('Kind', '=', 'customer')).as('demande'),
    ])
    .executeTakeFirstOrThrow();
};
