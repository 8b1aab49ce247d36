import { Refusal } from '@comptoir/contract/errors';
import { valeur } from '../../db/faults/because.ts';
import type { Db } from '../../db/tables.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import { listPasswordsOf } from '../utilisateurs/utilisateurs-profils.store.ts';
import { isShorter } from '../utilisateurs/utilisateurs.rules.ts';
import { passwordAddress } from '../utilisateurs/utilisateurs.store.ts';

/** Whose passwords, and what reads them. */
export interface Passwords {
  db: Db;
  vault: Vault;
  customer: Pick<CustomerRecord, 'schema' | 'MotDePasseMinimum'>;
}

const mostNamed = 5;

/**
 * Whether a profile may open the back office to those who have it: their passwords are as long as the policy asks
 * (docs/regles/utilisateurs.md#shortest-password). @throws Refusal 422
 */
export const checkPasswords = async ({ db, vault, customer: { schema, MotDePasseMinimum } }: Passwords, DRPROFILE_ID: number) => {
  if (MotDePasseMinimum === 0) return;
  const holders = await listPasswordsOf(db, DRPROFILE_ID);
  const short = holders.filter(({ IDPeople, Password }) =>
    isShorter(vault.read(passwordAddress(schema, IDPeople), Password) ?? '', MotDePasseMinimum),
  );
  if (short.length === 0) return;
  const names = short.slice(0, mostNamed).map(({ Name }) => Name);
  const others = short.length > mostNamed ? ` et ${short.length - mostNamed} autres` : '';
  const fault = `Mot de passe de moins de ${MotDePasseMinimum} caractères\u00a0: ${names.join(', ')}${others}`;
  throw new Refusal('rule', `${fault}.`, { AccesBackOffice: fault }).because(
    ...short.slice(0, mostNamed).map(({ IDPeople }) => valeur('utilisateurs', { IDPeople }, 'Password')),
  );
};
