import type { RefusalBody } from '@comptoir/contract/refusal-body';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { later } from '../../../test/application.ts';
import { newDevice } from '../../../test/authenticator.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { testOperator } from '../../../test/rows/customers.ts';
import { isOriginOf, passkeyHost } from './passkey.rules.ts';

type Device = ReturnType<typeof newDevice>;
type Creation = Parameters<Device['make']>[0] & { user: { id: string; name: string }; excludeCredentials: object[] };
type Opened = RefusalBody & { token: string };

const host = 'localhost';
const home = { origin: 'http://localhost:5173' };

describe('a host for passkeys', () => {
  it('is a name of ours', () => {
    const known = ['localhost', '*.localhost', '127.0.0.1'];
    for (const name of ['localhost', 'armor.backoffice.localhost']) expect(passkeyHost(name, known)).toBe(name);
    for (const other of ['127.0.0.1', '::1', '[::1]', 'localhost.', 'evil.example', 'localhost.evil.example', '', 'a b'])
      expect(passkeyHost(other, known)).toBeUndefined();
    expect(passkeyHost('console.example', undefined)).toBe('console.example');
    expect(passkeyHost('192.0.2.1', undefined)).toBeUndefined();
  });

  it('is that of the page, by https or on the machine itself', () => {
    for (const origin of ['http://localhost:3000', 'https://localhost']) expect(isOriginOf(origin, host)).toBe(true);
    expect(isOriginOf('https://console.example:8443', 'console.example')).toBe(true);
    for (const origin of ['http://console.example', 'https://x.console.example', 'https://console.example.evil', 'null', '', 'file:///x'])
      expect(isOriginOf(origin, 'console.example')).toBe(false);
  });
});

describe.each(engines())('passkeys (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  const mine = newDevice();
  const registry = () => on.app.database.registry;

  const begin = async (by: Client, url = host) => (await by.call<Creation>('POST', '/api/session/facteurs/cle/defi', { url })).body;
  const register = async (by: Client, device: Device, page: Parameters<Device['make']>[1] = home, url = host) => {
    const asked = await begin(by, url);
    return by.call<RefusalBody & { Codes: string[] }>('POST', '/api/session/facteurs/cle', {
      Nom: 'Portable',
      reponse: device.make(asked, page),
    });
  };
  const challenge = async (url = host) =>
    (await on.client().call<{ challenge: string; rpId: string }>('POST', '/api/session/passkey/defi', { url })).body;
  const send = (reponse: object) => on.client().call<Opened>('POST', '/api/session/passkey', { reponse });
  const signIn = async (device: Device, page: Parameters<Device['signIn']>[1] = home, url = host) =>
    send(device.signIn(await challenge(url), page));

  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    const added = await register(operator, mine);
    expect([added.status, added.body.Codes?.length], added.text).toEqual([200, 10]);
  });
  beforeEach(() => later(on));
  afterAll(() => on.close());

  it('sign in by themselves, and by the password something more is asked', async () => {
    const { status, body, text } = await signIn(mine);
    expect(status, text).toBe(200);
    expect((await on.client(body.token).call('GET', '/api/session')).status).toBe(200);
    const { login, password } = testOperator;
    const asked = await on.client().call<Opened>('POST', '/api/authenticate', { login, password, url: host });
    expect([asked.status, asked.body.moyens]).toEqual([401, ['cle', 'secours']]);
  });

  it('name the account by random bytes, and offer none that the device has already', async () => {
    const { user, excludeCredentials } = await begin(operator);
    expect(user.id).toMatch(/^[\w-]{43}$/);
    expect(user.id).toBe(mine.device.userHandle);
    expect(excludeCredentials.length).toBe(1);
    const asked = await on.client().call('POST', '/api/session/passkey/defi', { url: host });
    expect(asked.text).not.toContain('allowCredentials');
  });

  it('are used at their page alone', async () => {
    for (const origin of ['https://evil.example', 'http://127.0.0.1:3000', 'http://armor.localhost', 'null'])
      expect((await signIn(mine, { origin })).status, origin).toBe(401);
    expect((await signIn(mine, { ...home, rpId: 'evil.example' })).status).toBe(401);
    // Another host of ours has no such key, whatever it is told.
    expect((await signIn(mine, { origin: 'http://armor.localhost' }, 'armor.localhost')).status).toBe(401);
    expect((await signIn(mine, { ...home, isVerified: false })).status).toBe(401);
    for (const url of ['127.0.0.1', '[::1]']) {
      expect((await on.client().call('POST', '/api/session/passkey/defi', { url })).status).toBe(400);
      expect((await operator.call('POST', '/api/session/facteurs/cle/defi', { url })).status).toBe(400);
    }
  });

  it('answer a challenge once, within five minutes, and only one of their own', async () => {
    const asked = await challenge();
    expect((await send(mine.signIn(asked, home))).status).toBe(200);
    expect((await send(mine.signIn(asked, home))).status).toBe(401);
    const old = await challenge();
    await registry()
      .updateTable('facteursDemandes')
      .set({ Echeance: sql<string>`now() - interval '1 second'` })
      .execute();
    expect((await send(mine.signIn(old, home))).status).toBe(401);
    expect((await send(mine.signIn({ challenge: 'x'.repeat(43), rpId: host }, home))).status).toBe(401);
    // The challenge of a registration ends no sign-in.
    const { challenge: making } = await begin(operator);
    expect((await send(mine.signIn({ challenge: making, rpId: host }, home))).status).toBe(401);
  });

  it('are taken from one of twenty who give the same answer at once, also where they count nothing', async () => {
    const synced = newDevice({ counts: false });
    expect((await register(operator, synced)).status).toBe(200);
    for (const device of [mine, synced]) {
      const answer = device.signIn(await challenge(), home);
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(answer)));
      expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      expect((await send(answer)).status).toBe(401);
    }
    expect((await signIn(synced)).status).toBe(200);
    expect((await signIn(synced)).status).toBe(200);
  });

  it('are refused with any byte altered', async () => {
    const parts = ['signature', 'authenticatorData', 'clientDataJSON'] as const;
    // What a signature says that it is and how long, and the same of its first number.
    const examples = [0, 1, 2, 3].flatMap((at) =>
      [1, 2, 3, 4, 128].map((by): [(typeof parts)[number], number, number] => ['signature', at, by]),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.nat(), fc.integer({ min: 1, max: 255 }), async (part, at, by) => {
        const answer = mine.signIn(await challenge(), home);
        const bytes = Buffer.from(answer.response[part], 'base64url');
        bytes[at % bytes.length]! ^= by;
        const altered = { ...answer, response: { ...answer.response, [part]: bytes.toString('base64url') } };
        expect((await send(altered)).status).toBe(401);
      }),
      { numRuns: examples.length + 25, examples },
    );
    const answer = mine.signIn(await challenge(), home);
    expect((await send({ ...answer, response: { ...answer.response, userHandle: 'AAAA' } })).status).toBe(401);
    const other = newDevice().signIn(await challenge(), home);
    const { id, rawId } = answer;
    const swapped = { ...other, id, rawId, response: { ...other.response, userHandle: mine.device.userHandle } };
    expect((await send(swapped)).status).toBe(401);
    expect((await signIn(mine)).status).toBe(200);
  });

  it('are refused where their count goes back, and stay', async () => {
    await signIn(mine);
    mine.device.count -= 3;
    const copied = await signIn(mine);
    expect([copied.status, copied.body.message]).toEqual([401, expect.stringContaining('copiée')]);
    mine.device.count += 3;
    expect((await signIn(mine)).status).toBe(200);
    await on.app.trail.flush();
    const trail = await operator.call('GET', '/api/securite/evenements?type=ouverture&resultat=refus');
    expect(trail.text).toContain('copiée');
  });

  it('are of one account: nobody adds one by the challenge of another, or one that somebody has', async () => {
    const asked = await begin(operator);
    const neighbour = await on.customer('BDGpUn');
    const answer = newDevice().make(asked, home);
    expect((await neighbour.call('POST', '/api/session/facteurs/cle', { Nom: 'Pris', reponse: answer })).status).toBe(422);
    // What is refused spends nothing: whoever was asked may answer, once.
    const answers = [];
    for (let turn = 0; turn < 2; turn += 1)
      answers.push((await operator.call('POST', '/api/session/facteurs/cle', { Nom: 'Mien', reponse: answer })).status);
    expect(answers).toEqual([200, 422]);
    for (const page of [{ origin: 'https://evil.example' }, { ...home, isVerified: false }, { ...home, rpId: 'evil.example' }])
      expect((await register(operator, newDevice(), page)).status).toBe(422);
    const handle = mine.device.userHandle;
    expect((await register(neighbour, mine)).status).toBe(422);
    mine.device.userHandle = handle;
    expect((await signIn(mine)).status).toBe(200);
  });

  it('of customer access sign in at the host of their group, and nowhere else', async () => {
    const theirs = newDevice();
    const own = 'bdgpun.backoffice.example';
    const page = { origin: `https://${own}` };
    const person = await on.customer();
    expect((await register(person, theirs, page, own)).status).toBe(200);
    const { status, body } = await signIn(theirs, page, own);
    expect(status).toBe(200);
    expect((await on.client(body.token).call('GET', '/api/sites')).status).toBe(200);
    const elsewhere = newDevice();
    expect((await register(person, elsewhere)).status).toBe(200);
    expect((await signIn(elsewhere)).status).toBe(401);
    // One that is taken away is none any more.
    const by = on.client(body.token);
    const list = (await by.call<{ facteurs: { IDFacteur: number; Hote: string }[] }>('GET', '/api/session/facteurs')).body.facteurs;
    expect(list.map(({ Hote }) => Hote)).toEqual([own, host]);
    for (const { IDFacteur } of list) expect((await by.call('DELETE', `/api/session/facteurs/${IDFacteur}`)).status).toBe(200);
    expect((await signIn(theirs, page, own)).status).toBe(401);
  });

  it('let nobody in whose account is suspended', async () => {
    const asked = await challenge();
    await registry().updateTable('operators').set({ Actif: false }).where('login', '=', testOperator.login).execute();
    expect((await send(mine.signIn(asked, home))).status).toBe(401);
    await registry().updateTable('operators').set({ Actif: true }).where('login', '=', testOperator.login).execute();
    expect((await signIn(mine)).status).toBe(200);
  });
});
