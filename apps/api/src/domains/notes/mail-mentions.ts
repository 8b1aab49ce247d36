import type { Mention, notes } from '@comptoir/contract/domains/notes/notes.calls';
import type { Call } from '../../http/call.ts';
import { queueMessage } from '../../jobs/outbox.store.ts';
import { screenOf } from '../notifications/notifications.rules.ts';
import { namesFor } from '../notifications/personne.store.ts';
import { ofCustomer } from './annotees.store.ts';
import { messageOf } from './notes.rules.ts';
import { listPersonnes } from './notes.store.ts';

type Writing = Pick<Call<typeof notes.create>, 'db' | 'app' | 'customer' | 'session'>;

interface Named {
  fiche: { NomTable: string; IDLigne: number };
  Texte: string;
  added: readonly Mention[];
}

/**
 * Informs each person of the customer whom a note names by a mail of their own, so that nobody reads another's address.
 * Operators have no address here, and nobody is told of their own note. Answers how many mails go out.
 */
export const mailMentions = async ({ db, app, customer, session }: Writing, { fiche, Texte, added }: Named): Promise<number> => {
  const own = session.kind === 'customer' ? session.login : null;
  const logins = new Set(added.filter(({ Kind, Login }) => Kind === 'customer' && Login !== own).map(({ Login }) => Login));
  const people = logins.size > 0 ? await listPersonnes(db, { all: session.kind === 'operator' }) : [];
  const addresses = people.flatMap(({ Login, EMail }) => (logins.has(Login) && EMail !== '' ? [EMail] : []));
  if (addresses.length === 0) return 0;
  const names = await namesFor(db, [fiche]);
  const name = names.get(fiche.NomTable)?.get(fiche.IDLigne) ?? '';
  const path = screenOf(fiche.NomTable, fiche.IDLigne, ofCustomer(session)) ?? '/';
  const message = messageOf({ by: session.name, name, path, Texte, customer, publicUrl: app.config.publicUrl });
  for (const address of addresses) await queueMessage(db, { destinataires: [address], ...message });
  return addresses.length;
};
