import type { App } from '../../http/parts.ts';
import type { SignedIn } from '../../http/session.ts';
import { queueMessage, queueSealed } from '../../jobs/outbox.store.ts';
import { ownAuthor } from '../../jobs/own-author.ts';
import { findCourriel } from '../../registry/operators.store.ts';
import { findEMail } from '../utilisateurs/utilisateurs.store.ts';
import { appareilMessage } from './appareils.rules.ts';

type Parts = Pick<App, 'customers' | 'database' | 'outbox' | 'vault'>;

const author = () => ownAuthor('Annoncer un nouvel appareil');

/** Puts the mail into the outbox of whoever is told; false where there is no address. */
export const annoncerAppareil = async ({ customers, database, outbox, vault }: Parts, signedIn: SignedIn): Promise<boolean> => {
  const { id, customer } = signedIn;
  const message = appareilMessage(signedIn, new Date());
  if (!customer) {
    const Courriel = await findCourriel(database.registry, id);
    if (Courriel === null) return false;
    await database.write('registry', author(), (trx) => queueSealed(trx, vault, { destinataires: [Courriel], ...message }));
    outbox.wake('registry');
    return true;
  }
  // Nothing may be written while a customer is moved.
  if (customer.closedFor !== null) return false;
  const own = await customers.open(customer);
  const EMail = await findEMail(own.db, id);
  if (EMail === '') return false;
  await own.database.write(customer, author(), (trx) => queueMessage(trx, { destinataires: [EMail], ...message }));
  outbox.wake(customer);
  return true;
};
