import { sql, type UpdateObject } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistryTables } from '../../src/db/tables.ts';
import { fingerprintOf } from '../../src/http/sessions/token.ts';
import { usualEngines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { aging } from '../jetons/programs.ts';
import { guarded, send } from '../matrix/matrix.ts';
import { allDigests } from '../rows/table-digests.ts';
import { newcomer, writeIn } from '../rows/utilisateurs.ts';
import { granting, signedIn } from './granting.ts';

/** What carries a session: of an operator, of one who has chosen a customer, of a person of a customer. */
const carriers = ['operator', 'inside', 'customer'] as const;
type Carrier = (typeof carriers)[number];

/** Many at once, as refusals share what is asked of the database. */
const each = async <T>(all: readonly T[], work: (one: T) => Promise<unknown>) => {
  for (let from = 0; from < all.length; from += 50) await Promise.all(all.slice(from, from + 50).map(work));
};

/** Other claims, or another secret, in the shape of the same token. */
const otherClaims = (token: string) => {
  const [head, claims = '', secret] = token.split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  return [head, Buffer.from(JSON.stringify({ ...read, sub: '1', BDGp: 'BDGpDeux' })).toString('base64url'), secret].join('.');
};
const otherSecret = (token: string) => token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');

describe.each(usualEngines())('a session that is worth nothing is refused at every call, and nothing is written (%s)', (engine) => {
  let on: TestApp;
  let maker: Client;
  let made = 0;
  beforeAll(async () => {
    on = await testApp(engine);
    maker = await on.operator();
  });
  afterAll(() => on.close());

  /** An account of its own for each, since what becomes of it is not undone. */
  const opened = async (carrier: Carrier): Promise<{ login: string; client: Client }> => {
    made += 1;
    const login = `porteur${made}`;
    if (carrier === 'customer') {
      const person = newcomer({ LoginWEB: login, Password: 'secret-9', drprofile_id: 1 });
      const { status, text } = await maker.call('POST', '/api/utilisateurs', person);
      if (status !== 200) throw new Error(text);
      return { login, client: await on.customer('BDGpUn', login, 'secret-9') };
    }
    await (await granting(on)).colleague(login);
    const own = await signedIn(on, login);
    if (carrier === 'operator') return { login, client: own };
    const { body } = await own.call<{ token: string }>('POST', '/api/adminSelectDatabase', undefined, { bdgp: 'BDGpUn' });
    return { login, client: on.client(body.token) };
  };

  const person = (changes: object) => (login: string) =>
    writeIn(on, (db) => db.updateTable('utilisateurs').set(changes).where('LoginWEB', '=', login).execute());
  const operator = (changes: UpdateObject<RegistryTables, 'operators'>) => (login: string) =>
    aging(on).write((db) => db.updateTable('operators').set(changes).where('login', '=', login).execute());
  const account = (ofPerson: (login: string) => Promise<unknown>, ofOperator: (login: string) => Promise<unknown>) => {
    const change = (login: string, { token }: Client, carrier: Carrier) =>
      (carrier === 'customer' ? ofPerson : ofOperator)(login).then(() => token);
    return change;
  };
  const session =
    (changes: UpdateObject<RegistryTables, 'sessions'>) =>
    async (login: string, { token }: Client) => {
      await aging(on).write((db) => db.updateTable('sessions').set(changes).where('Qui', '=', login).execute());
      return token;
    };

  /** How a session comes to be worth nothing; answers the token to send. */
  type State = (login: string, client: Client, carrier: Carrier) => Promise<string>;
  const states: Record<string, State> = {
    'of a suspended account': account(person({ Actif: false }), operator({ Actif: false })),
    'of somebody who departed': account(
      (login) => writeIn(on, (db) => db.deleteFrom('utilisateurs').where('LoginWEB', '=', login).execute()),
      (login) => aging(on).write((db) => db.deleteFrom('operators').where('login', '=', login).execute()),
    ),
    'of before another password': account(person({ Password: 'v1.x' }), operator({ passwordHash: 'x' })),
    'that was signed out': async (_, client) => {
      await client.call('DELETE', '/api/session');
      return client.token;
    },
    'that lasted as long as it may': session({ Echeance: sql`now()` }),
    'whose token was replaced': async (_, { token }) => {
      const RemplaceLe = sql<string>`now() - interval '11 seconds'`;
      await aging(on).write((db) =>
        db.updateTable('sessionJetons').set({ RemplaceLe }).where('Empreinte', '=', fingerprintOf(token)!).execute(),
      );
      return token;
    },
    'whose token has other claims': async (_, { token }) => otherClaims(token),
    'whose token has another secret': async (_, { token }) => otherSecret(token),
  };

  const refusedEverywhere = async (token: string) => {
    const before = await allDigests(on.app.database);
    const through: unknown[] = [];
    await each(guarded, async ([name, endpoint]) => {
      const { status, body } = await send(on.client(token), name, endpoint);
      if (status !== 401 || body.code !== 'unauthenticated' || !body.message) through.push([name, status, body]);
    });
    expect(through).toEqual([]);
    expect(await allDigests(on.app.database)).toEqual(before);
  };

  const all = Object.keys(states).flatMap((state) => carriers.map((carrier) => [state, carrier] as const));
  it.each(all)('%s (%s)', async (state, carrier) => {
    const { login, client } = await opened(carrier);
    expect((await client.call('GET', '/api/session')).status).toBe(200);
    await refusedEverywhere(await states[state]!(login, client, carrier));
  });

  it.each(carriers)('that nobody used for too long (%s)', async (carrier) => {
    const { client } = await opened(carrier);
    const { idleMinutes } = on.app.config.sessions;
    const usual = { ...idleMinutes };
    Object.assign(idleMinutes, { operator: -1, customer: -1 });
    try {
      await refusedEverywhere(client.token);
    } finally {
      Object.assign(idleMinutes, usual);
    }
    // It does not come back with a longer limit.
    expect((await client.call('GET', '/api/session')).status).toBe(401);
  });

  it.each(['inside', 'customer'] as const)('no header leads to another customer than that of the token (%s)', async (carrier) => {
    const { client } = await opened(carrier);
    const elsewhere = { bdgp: 'BDGpDeux', server: 'prod-test' };
    const { body } = await client.call<{ customer: { BDGp: string } }>('GET', '/api/session', undefined, elsewhere);
    expect(body.customer.BDGp).toBe('BDGpUn');
    expect((await client.call('PUT', '/api/sites/1', { Ville: 'Auray' }, elsewhere)).status).toBe(200);
    const townAt = async (BDGp: string) => (await (await on.operator(BDGp)).call<{ Ville: string }>('GET', '/api/sites/1')).body.Ville;
    expect([await townAt('BDGpUn'), await townAt('BDGpDeux')]).toEqual(['Auray', expect.not.stringContaining('Auray')]);
  });
});
