import { sujetsDemande, type TypeDemande } from '@comptoir/contract/domains/demandes/demandes.calls';
import type { Db } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { queueMessage } from '../../jobs/outbox.store.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { insertDemande } from './demandes.store.ts';
import { messageOf } from './demandes.rules.ts';

interface Sending {
  db: Db;
  session: Session;
  customer: CustomerRecord;
  /** Where requests are mailed to; without it they are only kept. */
  supportEmail: string | undefined;
  publicUrl: string | undefined;
}

/** Stores a change request and queues its message in the same transaction; answers its id. */
export const sendDemande = async (
  { db, session: { kind, name, login }, customer, supportEmail, publicUrl }: Sending,
  type: TypeDemande,
  commentaire: string,
) => {
  const message = messageOf({ type, commentaire, name, login, customer, publicUrl });
  const IDMessage = supportEmail ? await queueMessage(db, { destinataires: [supportEmail], ...message }) : null;
  return insertDemande(db, { type, Kind: kind, name, login, sujet: sujetsDemande[type], commentaire, IDMessage });
};
