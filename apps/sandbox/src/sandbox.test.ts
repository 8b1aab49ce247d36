import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openSandbox } from './sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${sandbox.port}${path}`, init);
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const json = (method: string, value: unknown) => ({
  method,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

beforeAll(async () => {
  sandbox = await openSandbox({ port: 0, smtpPort: 0 });
});
afterEach(async () => {
  await call('/faults', { method: 'DELETE' });
  await call('/received', { method: 'DELETE' });
  await call('/accounts', { method: 'DELETE' });
});
afterAll(() => sandbox.close());

const reporting = { FROM: 'bo', LoginWeb: 'mquere', Password: 'Demo-29!', IDCompany: '3', IDPeople: '17', IDSite: '', GOTO: '/' };

describe('sign-in pages of the other products', () => {
  it('shows what the team product received, without the password', async () => {
    const answer = await call('/team/validation', form({ LoginWeb: '<b>mquere', Password: 'Demo-29!' }));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('Connexion reçue.');
    expect(page).toContain('&lt;b&gt;mquere');
    expect(page).not.toContain('Demo-29!');
  });

  it('says which fields are missing', async () => {
    const answer = await call('/reporting/login', form({ ...reporting, IDPeople: '' }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Il manque\u00a0: IDPeople.');
  });

  it('takes the lead sign-in from the query', async () => {
    const answer = await call('/lead/login?idclient=ARM1&autologin=1&login=mquere&pass=Demo-29!');
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('ARM1');
    expect(page).not.toContain('Demo-29!');
  });

  it('keeps every field for the tests to read, and the path without its query', async () => {
    await call('/reporting/login', form(reporting));
    await call('/lead/login?idclient=ARM1&autologin=1&login=mquere&pass=Demo-29!');
    const requests = await (await call('/received')).json();
    expect(requests).toMatchObject([
      { partner: 'reporting', method: 'POST', path: '/reporting/login', fields: reporting },
      { partner: 'lead', method: 'GET', path: '/lead/login', fields: { pass: 'Demo-29!' } },
    ]);
  });
});

describe('accounts', () => {
  const basic = (login: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` });
  const verify = async (partner: string, login: string, password: string) =>
    (await call(`/${partner}/verify`, { method: 'POST', headers: basic(login, password) })).status;

  it.each(['smartdata', 'renaultcsb', 'sms'])('%s: a wrong password is refused, before and after the right one', async (partner) => {
    expect(await verify(partner, 'verifie.armor', 'nope')).toBe(401);
    expect(await verify(partner, 'verifie.armor', 'Granit-29')).toBe(200);
    expect(await verify(partner, 'verifie.armor', 'nope')).toBe(401);
    expect(await verify(partner, 'armor', 'nope')).toBe(200);
  });

  it('an account of the sample data has its password until another one is chosen, at its own partner', async () => {
    const opens = async (password: string) => (await verify('renaultcsb', 'p424242', password)) === 200;
    expect([await opens('nope'), await opens('Granit-29-p424242'), await opens('nope')]).toEqual([false, true, false]);
    await call('/accounts/renaultcsb/p424242', json('PUT', { password: 'nope' }));
    expect([await opens('nope'), await opens('Granit-29-p424242')]).toEqual([true, false]);
    expect(await verify('smartdata', 'p424242', 'nope')).toBe(200);
  });

  it('a password may change at the partner: of that account, there', async () => {
    expect(await verify('sms', 'armor', 'ancien')).toBe(200);
    expect((await call('/accounts/sms/armor', json('PUT', { password: 'nouveau' }))).status).toBe(204);
    expect([await verify('sms', 'armor', 'ancien'), await verify('sms', 'armor', 'nouveau')]).toEqual([401, 200]);
    expect([await verify('sms', 'autre', 'ancien'), await verify('renaultcsb', 'armor', 'ancien')]).toEqual([200, 200]);
    expect((await call('/accounts/sms/armor', json('PUT', { password: '' }))).status).toBe(400);
  });

  it('the other products know them as well', async () => {
    const token = async (password: string) => (await call('/eDataVoice/token', json('POST', { login: 'verifie', password }))).status;
    expect([await token('nope'), await token('Granit-29')]).toEqual([401, 200]);
    const team = async (Password: string) => (await call('/team/validation', form({ LoginWeb: 'verifie', Password }))).status;
    expect([await team('nope'), await team('Granit-29')]).toEqual([401, 200]);
  });

  it('Corporate Sales gives a new password each time, and the one of before no longer opens', async () => {
    const credentials = z.object({ Login: z.string(), Password: z.string() });
    const generate = async () =>
      credentials.parse(await (await call('/corporatesales/sites/FR123/credentials', { method: 'POST' })).json());
    const before = await generate();
    expect(await verify('corporatesales', before.Login, before.Password)).toBe(200);
    const after = await generate();
    expect(after.Password).not.toBe(before.Password);
    expect(await verify('corporatesales', before.Login, before.Password)).toBe(401);
    expect(await verify('corporatesales', after.Login, after.Password)).toBe(200);
  });
});

describe('eDataVoice', () => {
  const ask = () => call('/eDataVoice/token', json('POST', { login: 'mquere', password: 'Demo-29!' }));

  it('signs in with its token, once', async () => {
    const { token } = z.object({ token: z.string() }).parse(await (await ask()).json());
    const address = `/eDataVoice/connexion?autologin=1&token=${token}`;
    const first = await call(address);
    const page = await first.text();
    expect([first.status, page.includes('mquere'), page.includes(token)]).toEqual([200, true, false]);
    expect((await call(address)).status).toBe(401);
  });

  it('refuses a token it did not give and empty credentials', async () => {
    expect((await call('/eDataVoice/connexion?autologin=1&token=x')).status).toBe(401);
    expect((await call('/eDataVoice/token', json('POST', { login: 'mquere', password: '' }))).status).toBe(401);
  });

  it.each([
    ['refuse', 401, { error: 'INVALID_CREDENTIALS' }],
    ['okWithError', 200, { error: 'UNKNOWN_ACCOUNT' }],
    ['expired', 403, { error: 'PASSWORD_EXPIRED' }],
    ['error500', 500, { error: 'Internal Server Error' }],
  ])('answers %s when told to', async (fault, status, body) => {
    await call('/faults/eDataVoice', json('PUT', { fault }));
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([status, body]);
  });
});

describe('faults', () => {
  it('answers garbage that is no JSON, for that partner alone', async () => {
    await call('/faults/team', json('PUT', { fault: 'garbage' }));
    const answer = await call('/team/validation', form({ LoginWeb: 'a', Password: 'b' }));
    expect(answer.headers.get('content-type')).toContain('json');
    await expect(answer.json()).rejects.toThrow(SyntaxError);
    expect((await call('/reporting/login', form(reporting))).status).toBe(200);
  });

  it('is as slow as it is told, then answers', async () => {
    await call('/faults/team', json('PUT', { fault: 'slow', delayMs: 300 }));
    const began = performance.now();
    const answer = await call('/team/validation', form({ LoginWeb: 'a', Password: 'b' }));
    expect(answer.status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(290);
  });

  it('can be listed, and are all gone after none', async () => {
    await call('/faults/lead', json('PUT', { fault: 'expired' }));
    const listed = z.record(z.string(), z.string()).parse(await (await call('/faults')).json());
    expect(Object.keys(listed)).toEqual(expect.arrayContaining(['team', 'reporting', 'eDataVoice', 'planetvo', 'dbs', 'smtp']));
    expect(Object.entries(listed).filter(([, fault]) => fault !== 'none')).toEqual([['lead', 'expired']]);
    await call('/faults/lead', json('PUT', { fault: 'none' }));
    expect(await (await call('/faults')).json()).toMatchObject({ lead: 'none' });
  });

  it('refuses a partner or a fault that does not exist', async () => {
    expect((await call('/faults/nobody', json('PUT', { fault: 'refuse' }))).status).toBe(404);
    expect((await call('/faults/team', json('PUT', { fault: 'fire' }))).status).toBe(400);
    expect((await call('/faults/smtp', json('PUT', { fault: 'garbage' }))).status).toBe(400);
  });
});

describe('the page of faults', () => {
  const choose = (partner: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    call(`/pannes/${partner}`, { ...form(fields), headers });

  it('names every stand-in as people do', async () => {
    const page = await (await call('/pannes')).text();
    for (const login of ['verifie', 'refus', 'expir', 'inconnu']) expect(page).toContain(`«\u00a0${login}\u00a0»`);
    const names = Object.keys(z.record(z.string(), z.string()).parse(await (await call('/faults')).json()));
    for (const name of names) expect(page).toContain(`action="/pannes/${name}"`);
    for (const title of ['PlanetVO 2', 'Wally', 'Honda KPI', 'Serveur de courriels (SMTP)', 'Serveur de fichiers (FTP)'])
      expect(page).toContain(`<legend>${title}</legend>`);
  });

  it('names the accounts of the sample data, and their passwords', async () => {
    const page = await (await call('/pannes')).text();
    for (const title of ['DBS', 'PlanetVO', 'Renault CSB', 'Serveur de fichiers (FTP)', 'SmartDataForLead', 'Wally'])
      expect(page).toContain(`<th scope="row">${title}</th>`);
    expect(page).toContain('<code>vendeur.12</code></td><td><code>Granit-29-vendeur.12</code>');
  });

  it('chooses for one partner, says so, and puts all back', async () => {
    const page = await (await choose('sms', { fault: 'busy', seconds: '2.5' })).text();
    expect(page).toContain('<legend>API SMS\u00a0: <strong>trop de demandes (429)</strong></legend>');
    expect(page).toContain('<option value="busy" selected>');
    expect((await call('/sms/verify', { method: 'POST' })).status).toBe(429);
    expect(await (await call('/pannes', { method: 'POST' })).text()).not.toContain('Tout remettre');
    expect(await (await call('/faults')).json()).toMatchObject({ sms: 'none' });
  });

  it.each([
    ['nobody', { fault: 'refuse', seconds: '1' }, 404, 'Partenaire inconnu\u00a0: nobody.'],
    ['smtp', { fault: 'garbage', seconds: '1' }, 400, 'Serveur de courriels (SMTP)\u00a0: choisissez'],
    ['sms', { fault: 'slow', seconds: '' }, 400, 'API SMS\u00a0: choisissez'],
    ['sms', { fault: 'slow', seconds: '601' }, 400, 'API SMS\u00a0: choisissez'],
  ])('%s: refuses %o with a sentence', async (partner, fields, status, sentence) => {
    const answer = await choose(partner, fields);
    expect([answer.status, (await answer.text()).includes(sentence)]).toEqual([status, true]);
    expect(Object.values(z.record(z.string(), z.string()).parse(await (await call('/faults')).json()))).not.toContain(fields.fault);
  });

  it('takes no choice from another page', async () => {
    const answer = await choose('sms', { fault: 'busy', seconds: '1' }, { 'sec-fetch-site': 'same-site' });
    expect(answer.status).toBe(403);
    expect(await (await call('/faults')).json()).toMatchObject({ sms: 'none' });
  });
});

describe('the clock', () => {
  const now = async () => Date.parse(z.object({ maintenant: z.string() }).parse(await (await call('/horloge')).json()).maintenant);

  it('is moved forward, and what has been asked for happens by it', async () => {
    const exchanges = async (site: string) =>
      z
        .object({ exchanges: z.array(z.object({ request: z.string() })) })
        .parse(await (await call(`/planetvo2/groups/BDGpArmor/sites/${site}/exchanges`)).json()).exchanges;
    expect(await exchanges('1')).toEqual([]);
    const before = await now();
    expect((await call('/horloge', json('POST', { minutes: 600 }))).status).toBe(200);
    expect((await now()) - before).toBeGreaterThanOrEqual(600 * 60_000);
    const arrived = await exchanges('1');
    expect([arrived.length, new Set(arrived.map(({ request }) => request)).size]).toEqual([50, 50]);
    expect(await exchanges('2')).toEqual([]);
  });

  it('is moved from the page too', async () => {
    const before = await now();
    expect(await (await call('/pannes/horloge', form({ minutes: '30' }))).text()).toContain('L’horloge est avancée.');
    expect((await now()) - before).toBeGreaterThanOrEqual(30 * 60_000);
    const refused = await call('/pannes/horloge', form({ minutes: '' }));
    expect([refused.status, (await refused.text()).includes('Avancer, en minutes\u00a0: un nombre')]).toEqual([400, true]);
  });

  it.each([0, -5, 1.5, 'demain', 1e6])('cannot be moved by %s minutes', async (minutes) => {
    expect((await call('/horloge', json('POST', { minutes }))).status).toBe(400);
  });
});
