import { catalogue } from '@comptoir/contract/catalogue/all';
import { sql, type Kysely } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import { undoing } from '../../db/journal-groups.ts';
import type { AllCustomersTables } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';

/** What is entered on forms and in lists; views and notes are steps of their own. */
const settings = Object.entries(catalogue)
  .filter(([name, { nature }]) => (nature === 'reglage' || nature === 'personne') && name !== 'vues')
  .map(([name]) => name);

/** What an operator has done at these customers of one server: one statement, and each part of it ends at the first row. */
export const operatorFacts = (parc: Kysely<AllCustomersTables>, { login }: Session, customers: readonly number[]) => {
  const own = parc
    .selectFrom('journal')
    .select('IDJournal')
    .where('IDCustomer', '=', anyNumber(customers))
    .where('Auteur', '=', login)
    .where('Kind', '=', 'operator');
  return parc
    .selectNoFrom(({ exists, or, selectFrom }) => [
      exists(own.where('NomTable', 'in', settings).where('Cause', 'is', null)).as('modification'),
      exists(own.where(sql<boolean>`starts_with("Cause", ${undoing})`)).as('retour'),
      exists(own.where('NomTable', '=', 'notes').where('Operation', '=', 'I')).as('note'),
      exists(own.where('NomTable', '=', 'vues').where('Operation', '=', 'I')).as('vue'),
      exists(selectFrom('imports').select('IDImport').where('IDCustomer', '=', anyNumber(customers)).where('Auteur', '=', login)).as(
        'import',
      ),
      or([
        exists(selectFrom('santeAlertes').select('IDAlerte').where('AcquittePar', '=', login)),
        exists(selectFrom('santeVerifications').select('IDVerification').where('Auteur', '=', login)),
      ]).as('sante'),
    ])
    .executeTakeFirstOrThrow();
};
