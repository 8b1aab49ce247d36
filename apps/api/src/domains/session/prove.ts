import type { preuve } from '@comptoir/contract/domains/session/preuve.calls';
import { Refusal } from '@comptoir/contract/errors';
import { verify } from '@node-rs/argon2';
import type { Call, Handler } from '../../http/call.ts';
import { findOperatorByLogin } from '../../registry/registry.store.ts';
import { findLoginState } from '../utilisateurs/utilisateurs.store.ts';
import { samePassword } from './password.ts';

type Prouver = typeof preuve.prouver;
type Proving = Pick<Call<Prouver>, 'app' | 'registry' | 'session'>;

/** Whether this is the password of the session's person. */
const isPassword = async ({ app, registry, session: { kind, login, customer } }: Proving, MotDePasse: string) => {
  if (kind === 'operator' || !customer) {
    const operator = await findOperatorByLogin(registry, login);
    return operator !== undefined && (await verify(operator.passwordHash, MotDePasse));
  }
  const { db } = await app.customers.open(customer);
  const person = await findLoginState(db, { LoginWEB: login });
  if (!person) return false;
  const address = { schema: customer.schema, table: 'utilisateurs', column: 'Password', id: person.IDPeople };
  return samePassword(MotDePasse, app.vault.read(address, person.Password) ?? '');
};

/** Somebody who finds an open session may guess five times in five minutes. */
export const prove: Handler<Prouver> = async ({ app, registry, session, body: { MotDePasse } }) => {
  await app.rates.proof(session);
  if (!(await isPassword({ app, registry, session }, MotDePasse))) {
    const sentence = 'Ce n’est pas votre mot de passe';
    throw new Refusal('preuve', `${sentence}.`, { MotDePasse: sentence });
  }
  await app.rates.proved(session);
  return { token: await app.sessions.prove(session) };
};
