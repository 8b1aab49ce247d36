import { preuves } from '@comptoir/contract/domains/session/facteurs';
import type { preuve } from '@comptoir/contract/domains/session/preuve.calls';
import { Refusal } from '@comptoir/contract/errors';
import { verify } from '@node-rs/argon2';
import type { Call, Handler } from '../../http/call.ts';
import { personOf } from '../../http/session.ts';
import { preuvesOf } from '../../http/sessions/proof.ts';
import { findOperatorByLogin } from '../../registry/registry.store.ts';
import { findLoginState } from '../utilisateurs/utilisateurs.store.ts';
import { judgedByPasskey } from './passkeys.ts';
import { samePassword } from './password.ts';
import { isRightCode, throttledAs, wrongCode } from './second-step.ts';

type Prouver = typeof preuve.prouver;
type Proving = Call<Prouver>;

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

const checkPassword = async (call: Proving) => {
  if (await isPassword(call, call.body.MotDePasse ?? '')) return;
  const sentence = 'Ce n’est pas votre mot de passe';
  throw new Refusal('preuve', `${sentence}.`, { MotDePasse: sentence });
};

/** Wrong codes are counted with those of sign-ins: whoever guesses gains nothing by guessing here. */
const checkCode = async ({ app, session, body: { Code = '' } }: Proving, Moyen: 'code' | 'secours') => {
  const key = throttledAs(session.kind === 'customer' ? session.customer : undefined, session.login);
  if (!(await isRightCode(app, { account: personOf(session), key, Moyen, Code }))) throw wrongCode(Moyen, 'preuve');
};

const notOwn = 'Cette clé d’accès n’est pas l’une des vôtres.';

/** Of the person, whatever the device offered. A key that does not fit ends no session: it is no sign-in. */
const checkKey = async ({ app, session: { kind, id, customer }, body: { reponse } }: Proving) => {
  if (!reponse) throw new Refusal('preuve', notOwn);
  const judged = await judgedByPasskey(app, () => undefined, reponse).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'unauthenticated' ? new Refusal('preuve', error.message) : error;
  });
  const isSame = judged.kind === kind && judged.id === id && (kind === 'operator' || judged.customer?.IDCustomer === customer?.IDCustomer);
  if (!isSame) throw new Refusal('preuve', notOwn);
};

const checks = {
  motDePasse: checkPassword,
  code: (call: Proving) => checkCode(call, 'code'),
  secours: (call: Proving) => checkCode(call, 'secours'),
  cle: checkKey,
};

/** Somebody who finds an open session may guess five times in five minutes. */
export const prove: Handler<Prouver> = async (call) => {
  const { app, session, say } = call;
  const { Moyen } = call.body;
  await app.rates.proof(session);
  const moyens = await preuvesOf(app, session);
  if (!moyens.includes(Moyen)) {
    const refusal = new Refusal('preuve', 'Votre identité ne se confirme pas ainsi\u00a0: utilisez un autre moyen.');
    refusal.second = { moyens };
    throw refusal;
  }
  await checks[Moyen](call);
  await app.rates.proved(session);
  say({ Details: preuves[Moyen] });
  return { token: await app.sessions.prove(session) };
};
