import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertLien } from '../../src/registry/liens.store.ts';
import { granting, signedIn } from '../acces/granting.ts';
import { codeOf, later } from '../application.ts';
import { newDevice } from '../authenticator.ts';
import { usualEngines } from '../database.ts';
import type { Client } from '../http.ts';
import { aging } from '../jetons/programs.ts';
import { testOperator } from '../rows/customers.ts';
import { allDigests } from '../rows/table-digests.ts';
import { oidcBench, operatorsHost, type OidcBench } from './bench.ts';

type Answered = { status: number; body: RefusalBody & { token?: string; success?: boolean } };
/** Does all but its last step; answers that one. */
type Way = (login: string, own: Client, IDOperator: number) => Promise<() => Promise<Answered>>;

/** What is taken when somebody comes with it, and when means were last used, whatever becomes of it. */
const asked = ['facteursDemandes', 'fournisseursDemandes', 'facteursUsages', 'identitesUsages'];

describe.each(usualEngines())('each way in, of an account that may not come in (%s)', (engine) => {
  let bench: OidcBench;
  let give: Awaited<ReturnType<typeof granting>>;
  let provider: number;
  let made = 0;
  beforeAll(async () => {
    bench = await oidcBench(engine);
    give = await granting(bench.on);
    provider = await bench.create();
  });
  afterAll(() => bench.close());

  const post = (path: string, body: object, by = bench.on.client()) =>
    by.call<Answered['body'] & Record<string, string> & { Codes: string[]; IDFacteur: number }>('POST', `/api/session/${path}`, body);
  const authenticate = (login: string) =>
    bench.on.client().call<Answered['body']>('POST', '/api/authenticate', { login, password: testOperator.password, url: operatorsHost });
  /** The operators' policy. */
  const ask = (SecondFacteur: string) => bench.admin.call('PUT', '/api/securite/politiques', { BDGp: null, SecondFacteur });

  const addCodes = async (own: Client) => {
    const { IDFacteur, Cle = '' } = (await post('facteurs/code', { Nom: 'Téléphone' }, own)).body;
    const { Codes } = (await post(`facteurs/${IDFacteur}/code`, { Code: codeOf(Cle) }, own)).body;
    await later(bench.on);
    return { Cle, Codes };
  };
  const secondStep = (Moyen: 'code' | 'secours'): Way => {
    return async (login, own) => {
      const { Cle, Codes } = await addCodes(own);
      const { demande } = (await authenticate(login)).body;
      return () => post('facteur', { demande, Moyen, Code: Moyen === 'code' ? codeOf(Cle) : Codes[0] });
    };
  };
  const invited = async (IDOperator: number) => {
    made += 1;
    const lien = `invitation-${made}`;
    await aging(bench.on).write(async (db) => {
      await db
        .updateTable('operators')
        .set({ Courriel: `${lien}@exemple.example` })
        .where('IDOperator', '=', IDOperator)
        .execute();
      expect(await insertLien(db, lien, 'invitation', IDOperator)).toBe(true);
    });
    return lien;
  };

  const ways: Record<string, Way> = {
    'a password': async (login) => () => authenticate(login),
    'a code': secondStep('code'),
    'a recovery code': secondStep('secours'),
    'a first factor that is required': async (login) => {
      await ask('exige');
      const { demande } = (await authenticate(login)).body;
      await ask('non');
      const { Cle = '' } = (await post('facteur/inscription', { demande })).body;
      return () => post('facteur/inscription/code', { demande, Code: codeOf(Cle) });
    },
    'a passkey': async (_, own) => {
      const device = newDevice();
      const page = { origin: `https://${operatorsHost}` };
      const creation = await post('facteurs/cle/defi', { url: operatorsHost }, own);
      const reponse = device.make(creation.body as unknown as Parameters<typeof device.make>[0], page);
      expect((await post('facteurs/cle', { Nom: 'Clé', reponse }, own)).status).toBe(200);
      const challenge = await post('passkey/defi', { url: operatorsHost });
      const signed = device.signIn(challenge.body as unknown as Parameters<typeof device.signIn>[0], page);
      return () => post('passkey', { reponse: signed });
    },
    'a provider': async (login, own) => {
      expect((await bench.link(own, provider, login)).status).toBe(200);
      const back = await bench.goAndReturn(provider, login);
      return () => bench.tell(back);
    },
    'an invitation, for a password': async (_login, _own, IDOperator) => {
      const lien = await invited(IDOperator);
      return () => post('lien', { lien, Nouveau: 'quatre chevaux gris trottent' });
    },
    'an invitation, by a provider': async (login, _own, IDOperator) => {
      const how = { path: '/api/session/lien/fournisseur', more: { lien: await invited(IDOperator) } };
      const back = await bench.goAndReturn(provider, login, how);
      return () => bench.tell(back, how);
    },
  };

  const account = async () => {
    made += 1;
    const login = `entrant${made}`;
    const { IDOperator } = await give.colleague(login);
    return { login, IDOperator, own: await signedIn(bench.on, login) };
  };
  const sessionsNow = async () => (await bench.registry().selectFrom('sessionJetons').select('Empreinte').execute()).length;
  const everything = async () => {
    const { registry, customers } = await allDigests(bench.on.app.database);
    return { registry: registry.filter((row) => !asked.includes((row as { place: string }).place)), customers };
  };

  const states: Record<string, (IDOperator: number) => Promise<unknown>> = {
    suspended: (IDOperator) =>
      aging(bench.on).write((db) => db.updateTable('operators').set({ Actif: false }).where('IDOperator', '=', IDOperator).execute()),
    departed: (IDOperator) => aging(bench.on).write((db) => db.deleteFrom('operators').where('IDOperator', '=', IDOperator).execute()),
  };

  it.each(Object.entries(ways))('%s: opens for an account that may, and for no other', async (_, way) => {
    const usual = await account();
    const { status, body } = await (await way(usual.login, usual.own, usual.IDOperator))();
    expect(body.token ?? body.success, JSON.stringify(body)).toBeTruthy();
    expect(status).toBe(200);
    for (const [state, become] of Object.entries(states)) {
      const { login, IDOperator, own } = await account();
      const end = await way(login, own, IDOperator);
      await become(IDOperator);
      const before = [await everything(), await sessionsNow()];
      const refused = await end();
      expect([state, [401, 404].includes(refused.status), refused.body.token]).toEqual([state, true, undefined]);
      expect([await everything(), await sessionsNow()]).toEqual(before);
    }
  });

  it.each(['a password', 'a provider'])('%s: is one factor, and opens nothing where two are required', async (name) => {
    const { login, IDOperator, own } = await account();
    const end = await ways[name]!(login, own, IDOperator);
    await ask('exige');
    const before = [await everything(), await sessionsNow()];
    const { status, body } = await end();
    expect([status, body.code, body.moyens, body.token]).toEqual([401, 'second_facteur', ['inscription'], undefined]);
    expect([await everything(), await sessionsNow()]).toEqual(before);
    await ask('non');
  });
});
