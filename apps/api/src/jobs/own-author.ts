import { randomUUID } from 'node:crypto';
import type { Author } from '../db/authored-transaction.ts';

/** Whom the journal names for what the server does of itself; one operation of it. */
export const ownAuthor = (Action: string): Author => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action,
  Groupe: randomUUID(),
});
