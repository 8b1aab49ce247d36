import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInColleague } from '../colleague.ts';
import { engines } from '../database.ts';
import type { Client } from '../http.ts';
import { forgetMail, newestSecret } from '../registry-mail.ts';
import { groupHost, oidcBench, type OidcBench } from './bench.ts';

interface Own {
  identites: { IDIdentite: number; Nom: string; Compte: string; LieLe: string; VueLe: string | null }[];
  fournisseurs: { IDFournisseur: number; Nom: string }[];
}

describe.each(engines())('accounts of a provider that belong to somebody (%s)', (engine) => {
  let bench: OidcBench;
  let ours: number;
  let groups: number;
  let colleague: Client;
  beforeAll(async () => {
    bench = await oidcBench(engine);
    ours = await bench.create();
    groups = await bench.createForGroup();
    colleague = await signInColleague(bench.on);
  });
  beforeEach(async () => {
    bench.provider.alter();
    await bench.later();
  });
  afterAll(() => bench.close());

  const own = async (by: Client) => (await by.call<Own>('GET', '/api/session/identites')).body;
  const events = async () => {
    const { body } = await bench.admin.call<{ evenements: { Details: string; Qui: string }[] }>(
      'GET',
      '/api/securite/evenements?type=fournisseur',
    );
    return body.evenements.map(({ Qui, Details }) => `${Qui}\u00a0: ${Details}`);
  };

  it('are linked, listed and removed by themselves, which the trail notes', async () => {
    expect((await own(bench.admin)).fournisseurs).toEqual([{ IDFournisseur: ours, Nom: 'Annuaire' }]);
    expect((await bench.link(bench.admin, ours, 'operatrice')).status).toBe(200);
    const { identites } = await own(bench.admin);
    expect(identites).toMatchObject([{ Nom: 'Annuaire', Compte: 'op@groupe.example', VueLe: null }]);
    expect((await own(colleague)).identites).toEqual([]);
    const path = `/api/session/identites/${identites[0]!.IDIdentite}`;
    expect((await colleague.call('DELETE', path)).status).toBe(404);
    expect((await bench.signIn(ours, 'operatrice')).status).toBe(200);
    expect((await bench.admin.call('DELETE', path)).status).toBe(200);
    expect((await bench.signIn(ours, 'operatrice')).status).toBe(401);
    expect((await events()).slice(0, 2)).toEqual(['op\u00a0: Compte retiré\u00a0: Annuaire', 'op\u00a0: Compte lié\u00a0: Annuaire']);
  });

  it('are one account’s, and are linked in the session and the browser that asked', async () => {
    expect((await bench.link(bench.admin, ours, 'operatrice')).status).toBe(200);
    const person = await bench.on.customer();
    const before = await bench.everything();
    expect((await bench.link(colleague, ours, 'operatrice')).status).toBe(409);
    const path = '/api/session/identites';
    const back = await bench.goAndReturn(ours, 'fort', { path, by: bench.admin });
    expect((await bench.tell(back, { path, by: colleague })).status).toBe(422);
    expect((await bench.tell({ ...back, Cle: 'x'.repeat(43) }, { path, by: bench.admin })).status).toBe(422);
    // A provider of the group is no operator's, nor the other way round.
    expect((await bench.start(groups, { path, by: bench.admin, url: groupHost }).answer).status).toBe(404);
    expect((await bench.start(ours, { path, by: person }).answer).status).toBe(404);
    expect(await bench.everything()).toBe(before);
    expect((await bench.link(person, groups, 'admin', groupHost)).status).toBe(200);
    expect((await own(person)).identites.length).toBe(1);
  });

  const preuve = '/api/session/preuve/fournisseur';
  /** The session that was begun last is proved no more. */
  const old = () =>
    bench
      .registry()
      .updateTable('sessions')
      .set({ PreuveLe: sql<string>`now() - interval '1 hour'` })
      .where('IDSession', '=', (query) => query.selectFrom('sessions').select(({ fn }) => fn.max('IDSession').as('newest')))
      .execute();
  const isAsked = async (by: Client) =>
    (await by.call<{ code?: string }>('POST', '/api/session/facteurs/code', { Nom: 'Essai' })).body.code === 'preuve';

  it('say again who somebody is, by a sign-in there that is new', async () => {
    const made = await bench.signIn(ours, 'operatrice');
    const by = bench.on.client(made.body.token);
    await old();
    expect(await isAsked(by)).toBe(true);
    const { searchParams: asked } = new URL((await bench.start(ours, { path: preuve, by }).answer).body.Adresse);
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    const proved = await bench.signIn(ours, 'operatrice', { path: preuve, by });
    expect(proved.status, proved.text).toBe(200);
    expect(await isAsked(bench.on.client(proved.body.token))).toBe(false);
    // The token that was used writes no more.
    expect((await by.call('POST', '/api/session/facteurs/code', { Nom: 'Essai' })).status).toBe(401);
  });

  it.each<[string, string, (() => void)?]>([
    ['is too old', 'ancien'],
    ['has no moment', 'operatrice', () => bench.provider.alter((_, { claims: { auth_time: __, ...claims }, signed }) => signed(claims))],
    ['is of somebody else', 'fort'],
    ['is refused there', 'refuse'],
  ])('prove nothing where that sign-in %s', async (_, name, alter) => {
    if (name === 'ancien' && !(await own(bench.admin)).identites.some(({ Compte }) => Compte.startsWith('ancien')))
      expect((await bench.link(bench.admin, ours, 'ancien')).status).toBe(200);
    const made = await bench.signIn(ours, 'operatrice');
    const by = bench.on.client(made.body.token);
    await old();
    const before = await bench.everything();
    alter?.();
    const { status, body } = await bench.signIn(ours, name, { path: preuve, by });
    expect([status, body.code]).toEqual([403, 'preuve']);
    expect(await isAsked(by)).toBe(true);
    expect(await bench.everything()).toBe(before);
  });

  it('prove nothing in another session, nor by what was begun as a sign-in', async () => {
    const [one, other] = [await bench.signIn(ours, 'operatrice'), await bench.signIn(ours, 'operatrice')];
    // Those before were counted as failures.
    const again = await bench.signIn(ours, 'operatrice');
    expect((await bench.signIn(ours, 'operatrice', { path: preuve, by: bench.on.client(again.body.token) })).status).toBe(200);
    const back = await bench.goAndReturn(ours, 'operatrice', { path: preuve, by: bench.on.client(one.body.token) });
    expect((await bench.tell(back, { path: preuve, by: bench.on.client(other.body.token) })).status).toBe(403);
    expect((await bench.tell(back, { path: preuve, by: bench.on.client(one.body.token) })).status).toBe(200);
    const begun = await bench.goAndReturn(ours, 'operatrice');
    expect((await bench.tell(begun, { path: preuve, by: bench.on.client(other.body.token) })).status).toBe(403);
  });

  it('are taken by an invitation instead of a password, once', async () => {
    await forgetMail(bench.on);
    const invited = { login: 'claire', name: 'Claire Lemoine', Courriel: 'claire@exemple.example' };
    expect((await bench.admin.call('POST', '/api/operateurs', invited)).status).toBe(200);
    const lien = await newestSecret(bench.on);
    const path = '/api/session/lien/fournisseur';
    const more = { lien };
    expect((await bench.start(ours, { path, more: { lien: 'inconnu' } }).answer).status).toBe(404);
    // What is taken already spends no link.
    const taken = await bench.signIn(ours, 'operatrice', { path, more });
    expect(taken.status, taken.text).toBe(409);
    const [back, second] = [
      await bench.goAndReturn(ours, 'claire', { path, more }),
      await bench.goAndReturn(ours, 'claire2', { path, more }),
    ];
    const answers = await Promise.all([back, second].map((one) => bench.tell(one, { path, more })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const opened = await Promise.all(['claire', 'claire2'].map((name) => bench.signIn(ours, name)));
    expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const { token } = opened.find(({ status }) => status === 200)!.body;
    expect((await bench.on.client(token).call<{ login: string }>('GET', '/api/session')).body.login).toBe('claire');
    expect((await events())[0]).toBe('claire\u00a0: Compte lié\u00a0: Annuaire');
    // A forgotten password is no invitation.
    await forgetMail(bench.on);
    await bench.on.client().call('POST', '/api/session/oubli', { login: 'claire', url: 'localhost' });
    const oubli = await newestSecret(bench.on);
    const refused = await bench.start(ours, { path, more: { lien: oubli } }).answer;
    expect([refused.status, refused.body.message]).toEqual([404, expect.stringContaining('invitation')]);
  });
});
