import { isWrite } from '@comptoir/contract/kit';
import { mayCall } from '@comptoir/contract/rights';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { guarded, meeting, send } from '../../../test/matrix/matrix.ts';
import { testOperator } from '../../../test/rows/customers.ts';
import { sealIn } from '../../../test/rows/utilisateurs.ts';

const dangerous = guarded.filter(([, { danger, dangerWhen }]) => danger !== undefined && !dangerWhen);
const bulk = guarded.filter(([, { dangerWhen }]) => dangerWhen);

describe.each(engines())('who somebody is, asked again (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  const registry = () => on.app.database.registry;
  /** As if all sessions had been begun so many seconds ago. */
  const proofsOf = (seconds: number) =>
    sql`update registry."sessions" set "PreuveLe" = now() - make_interval(secs => ${seconds})`.execute(registry());
  const prove = (by: Client, MotDePasse: string) =>
    by.call<{ token: string; code?: string; errors?: object }>('POST', '/api/session/preuve', { MotDePasse });
  const codeOf = async (asked: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await asked;
    return [status, (body as { code?: string } | undefined)?.code];
  };
  const asking = [403, 'preuve'];
  let reader: Client;
  const journalled = async () => (await reader.call<{ entries: object[] }>('GET', '/api/journal')).body;

  it('is asked of every dangerous call, of both kinds, and nothing is written', async () => {
    reader = await on.operator();
    expect((await journalled()).entries).toBeDefined();
    expect(dangerous.length).toBeGreaterThan(3);
    for (const [name, endpoint] of dangerous) {
      for (const kind of ['operator', 'customer'] as const) {
        if (!mayCall(endpoint, { kind, activites: [1] })) continue;
        const client = await on[kind](meeting(endpoint, 'BDGpUn'));
        await proofsOf(601);
        const before = await journalled();
        expect([name, ...(await codeOf(send(client, name, endpoint)))]).toEqual([name, ...asking]);
        expect(await journalled()).toEqual(before);
        await proofsOf(590);
        expect((await codeOf(send(client, name, endpoint)))[1], name).not.toBe('preuve');
      }
    }
  });

  it('is asked of the deactivation of many, not of another change nor of a trial', async () => {
    const by = await on.operator();
    await proofsOf(601);
    const lot = (changes: object, query = '') => codeOf(by.call('POST', `/api/utilisateurs/lot${query}`, { ids: [2], changes }));
    expect(await lot({ Actif: false })).toEqual(asking);
    expect(await lot({ Actif: false, TypeVN: true })).toEqual(asking);
    expect(await lot({ Actif: false }, '?essai=true')).toEqual([200, undefined]);
    expect(await lot({ TypeVN: true })).toEqual([200, undefined]);
    expect(bulk.every(([, endpoint]) => isWrite(endpoint))).toBe(true);
  });

  it('is asked before a whole customer is put back, not before a part of it', async () => {
    const by = await on.operator();
    await sealIn(on);
    const [last] = (await by.call<{ IDInstant: number }[]>('GET', '/api/instants')).body;
    await proofsOf(601);
    const back = (portee: object, path = '/api/retour') =>
      codeOf(by.call('POST', path, { portee, verbe: 'revenir', instant: last!.IDInstant }));
    expect(await back({ client: true })).toEqual(asking);
    expect(await back({ client: true }, '/api/retour/plan')).toEqual([200, undefined]);
    expect(await back({ site: 1 })).toEqual([200, undefined]);
  });

  it('holds for its session alone, whose token is replaced', async () => {
    const [by, other] = [await on.operator(), await on.operator()];
    await proofsOf(601);
    const { status, body } = await prove(by, testOperator.password);
    expect(status).toBe(200);
    const proved = on.client(body.token);
    const exported = (client: Client) => codeOf(client.call('POST', '/api/utilisateursSites/export', {}));
    expect(await exported(proved)).toEqual([200, undefined]);
    expect(await exported(other)).toEqual(asking);
    // What was under way ends well; nothing is written with it any more, and soon nothing is read.
    expect((await by.call('GET', '/api/sites')).status).toBe(200);
    expect((await by.call('PUT', '/api/sites/1', { Ville: 'Brest' })).status).toBe(401);
    expect((await prove(by, testOperator.password)).status).toBe(401);
    await sql`update registry."sessionJetons" set "RemplaceLe" = now() - interval '11 seconds' where "RemplaceLe" is not null`.execute(
      registry(),
    );
    expect((await by.call('GET', '/api/sites')).status).toBe(401);
    expect((await proved.call('PUT', '/api/sites/1', { Ville: 'Brest' })).status).toBe(200);
  });

  it('gives one token to those who answer at once', async () => {
    const by = await on.operator();
    const answers = await Promise.all(Array.from({ length: 4 }, () => prove(by, testOperator.password)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  it('is the person’s own password, five wrong ones at most, and stands in the trail', async () => {
    const by = await on.customer('BDGpDeux');
    await proofsOf(601);
    expect(await prove(by, 'faux')).toMatchObject({
      status: 403,
      body: { code: 'preuve', errors: { MotDePasse: 'Ce n’est pas votre mot de passe' } },
    });
    expect((await prove(by, '')).status).toBe(400);
    expect((await prove(by, testOperator.password)).status).toBe(403);
    for (let turn = 0; turn < 3; turn += 1) await prove(by, `faux ${turn}`);
    expect((await prove(by, 'secret-1')).status).toBe(429);
    const again = await on.customer('BDGpUn');
    expect((await prove(again, 'secret-1')).status).toBe(200);
    await on.app.trail.flush({ isLast: true });
    const { body } = await (
      await on.operator()
    ).call<{ evenements: { Resultat: string; Qui: string }[] }>('GET', '/api/securite/evenements?type=preuve');
    expect(body.evenements.map(({ Resultat }) => Resultat)).toEqual(expect.arrayContaining(['succes', 'refus']));
  });

  it('is asked for passwords of the documented list, which answers the rest without', async () => {
    const by = await on.customer();
    const rows = async () => (await by.call<{ LoginWEB?: string; Password?: string }[]>('GET', '/api/utilisateursSites')).body;
    expect((await rows())[0]).toMatchObject({ LoginWEB: 'admin', Password: 'secret-1' });
    await proofsOf(601);
    const without = await rows();
    expect(without[0]).toMatchObject({ LoginWEB: 'admin' });
    expect(JSON.stringify(without)).not.toMatch(/Password|secret-/);
  });
});
