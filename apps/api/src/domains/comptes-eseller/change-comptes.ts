import type { Acte } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import type { Db } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { queueMessage } from '../../jobs/outbox.store.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { billedMonth, checkSelection, destinatairesOf, messageOf } from './comptes-eseller.rules.ts';
import { closeComptes, findComptes, findEMail, holdComptes, listContacts, openComptes } from './comptes-eseller.store.ts';

export interface Asking {
  db: Db;
  session: Session;
  customer: CustomerRecord;
  supportEmail: string | undefined;
  publicUrl: string | undefined;
}

const visibilityOf = ({ kind }: Session) => ({ all: kind === 'operator' });

/** Recipients of an opening or a closing of these accounts. */
const addressesOf = async ({ db, session, supportEmail }: Asking, ids: readonly number[]) =>
  destinatairesOf({
    support: supportEmail,
    contacts: await listContacts(db, ids),
    own: session.kind === 'customer' ? await findEMail(db, session.id) : '',
  });

/** The same, for the ids that this session can see. */
export const listDestinataires = async (asking: Asking, ids: readonly number[]) => {
  const comptes = await findComptes(asking.db, ids, visibilityOf(asking.session));
  return addressesOf(
    asking,
    comptes.map(({ IDPeople }) => IDPeople),
  );
};

/** Opens or closes accounts and queues the confirmation in the same transaction. @throws Refusal 404, 422 */
export const changeComptes = async (asking: Asking, acte: Acte, ids: readonly number[], now = new Date()) => {
  const { db, session, customer, publicUrl } = asking;
  const comptes = await holdComptes(db, ids, visibilityOf(session));
  checkSelection(acte, ids, comptes);
  const { first, last } = billedMonth(now);
  const DateH = now.toISOString();
  if (acte === 'open') await openComptes(db, ids, { DateHOuverture: DateH, FactureDu: first });
  else await closeComptes(db, ids, { DateHCloture: DateH, FactureAu: last });
  const destinataires = await addressesOf(asking, ids);
  const { name, login } = session;
  const message = messageOf({
    acte,
    comptes,
    jour: acte === 'open' ? first : last,
    name,
    login,
    customer,
    publicUrl,
  });
  if (destinataires.length > 0) await queueMessage(db, { destinataires, ...message });
  return { nbComptes: ids.length, destinataires };
};
