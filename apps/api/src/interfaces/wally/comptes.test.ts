import type { Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import { wallyMessages, type WallyCompte } from '@comptoir/contract/interfaces/wally/wally.calls';
import { describe, expect, it, vi } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { patience } from '../../../test/patience.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { notOfAddress } from './wally.rules.ts';

const base = '/api/interfaces/wally';
interface Left extends Refused {
  state: string;
  flag: string | null;
  emailNotification: string;
  status: number;
}

describe.each(engines())('accounts of Wally (%s)', (engine) => {
  const app = partnerApp(engine);
  let serial = 0;

  const list = async (crm = 'hway') => (await app.operator.call<WallyCompte[]>('GET', `${base}/${crm}/accounts`)).body;
  const read = async (id: number) => (await list()).find(({ IdWallyCompte }) => IdWallyCompte === id);
  const post = (login: string, more: object = {}, by = app.operator) =>
    by.call<{ IdWallyCompte: number } & Refused>('POST', `${base}/hway/accounts`, {
      login,
      password: 'Secret-Wally-29',
      crm_name: 'hway',
      ...more,
    });
  /** Ready to be activated: every point of sale is skipped. */
  const add = async (login = `compte${++serial}`, EmailNotification = 'a@exemple.example') => {
    const { IdWallyCompte } = (await post(login)).body;
    await writeIn(app.on, async (db) => {
      await db.updateTable('wallyComptes').set({ EmailNotification }).where('IdWallyCompte', '=', IdWallyCompte).execute();
      await db.updateTable('wallyMarquesSites').set({ toSkip: true }).where('IdCompte', '=', IdWallyCompte).execute();
    });
    return IdWallyCompte;
  };
  const patch = (id: number, body: object) => app.operator.call<Left>('PATCH', `${base}/accounts/${id}`, body);
  const play = (id: number) => patch(id, { state: 'ACTIVE', flag: 'FULL' });
  const put = (id: number, password: string) =>
    app.operator.call<Left>('PUT', `${base}/accounts/${id}`, { password, state: 'ACTIVE', flag: 'FULL' });
  const putEmail = (id: number, emailNotification: string) =>
    app.operator.call<Left>('PUT', `${base}/accounts/${id}/email`, { emailNotification });

  it('is added inactive after Wally has signed in, with what Wally knows of it', async () => {
    const customer = await app.on.customer();
    const { status, body } = await post('nouveau', {}, customer);
    expect(status).toBe(200);
    expect(await read(body.IdWallyCompte)).toEqual({
      ...body,
      Identifiant: 'nouveau',
      MotDePasse: 'Secret-Wally-29',
      EtatDuCompte: 'INACTIVE',
      Flag: null,
      EmailNotification: '',
    });
    const of = async (what: string) =>
      (await customer.call<unknown[]>('GET', `${base}/accounts/${body.IdWallyCompte}/${what}`)).body.length;
    expect([await of('marques-sites'), await of('sites'), await of('marques'), await of('origines'), await of('marques-origines')]).toEqual(
      [16, 8, 2, 7, 14],
    );
  });

  it('has a sealed password that is in no log and not in the journal', async () => {
    const id = await add();
    const rows = await writeIn(app.on, (db) =>
      db.selectFrom('accesPartenaires').selectAll().where('Interface', '=', 'wally').where('Cible', '=', String(id)).execute(),
    );
    expect(rows).toMatchObject([{ Champ: 'MotDePasse', Valeur: expect.stringMatching(/^v1\.test\./) as unknown }]);
    expect((await app.operator.call('GET', '/api/journal')).text).not.toContain('Secret-Wally');
    await app.on.app.exchanges.allWritten();
    const exchanges = (await app.operator.call<Echange[]>('GET', '/api/echanges')).body;
    expect(exchanges.length).toBeGreaterThan(0);
    for (const { IDEchange } of exchanges) {
      const { status, text } = await app.operator.call('GET', `/api/echanges/${IDEchange}`);
      expect([status, text]).toEqual([200, expect.not.stringContaining('Secret-Wally')]);
    }
  });

  it('needs a free identifier, a password and the right tool', async () => {
    const empty = await post(' ', { password: '' });
    expect([empty.status, empty.body.errors]).toEqual([400, { login: wallyMessages.required, password: wallyMessages.required }]);
    const elsewhere = await post('autre', { crm_name: 'mysales' });
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([400, { crm_name: notOfAddress }]);
    expect((await app.operator.call('GET', `${base}/autre/accounts`)).status).toBe(404);
    await post('Double');
    const double = await post('double');
    expect([double.status, double.body]).toMatchObject([409, { status: 409, errors: { login: expect.any(String) as unknown } }]);
  });

  it.each([
    ['refuse.un', /refusé/],
    ['expire.un', /expiré/],
    ['inconnu.un', /n’existe pas/],
  ])('is not kept where Wally does not sign in: %s', async (login, message) => {
    const { status, body, text } = await post(login);
    expect([status, body.message]).toEqual([502, expect.stringMatching(message)]);
    expect(text).not.toContain('Secret-Wally');
    expect((await list()).some(({ Identifiant }) => Identifiant === login)).toBe(false);
    await app.partners.fault('wally', 'slow');
    expect((await post('lent')).status).toBe(502);
  });

  it('is added without its lists if they cannot be read yet', async () => {
    const { body } = await post('occupe-un');
    expect((await app.operator.call('GET', `${base}/accounts/${body.IdWallyCompte}/marques-sites`)).body).toEqual([]);
  });

  it('is played and paused, and FULL while active', async () => {
    const id = await add();
    expect((await play(id)).body).toMatchObject({ state: 'ACTIVE', flag: 'FULL', emailNotification: 'a@exemple.example' });
    expect(await read(id)).toMatchObject({ EtatDuCompte: 'ACTIVE', Flag: 'FULL' });
    expect((await patch(id, { state: 'INACTIVE', flag: null })).body).toMatchObject({ state: 'INACTIVE', flag: null });
    expect(await read(id)).toMatchObject({ EtatDuCompte: 'INACTIVE', Flag: null });
    expect((await patch(id, { state: 'ACTIVE', flag: null })).body.errors).toHaveProperty('flag');
    expect((await patch(id, { state: 'DEFAULT' })).status).toBe(400);
  });

  it('needs a valid address and a choice for each point of sale to be activated', async () => {
    const none = await play(await add(undefined, ''));
    expect([none.status, none.body.message]).toEqual([422, wallyMessages.activateWithoutAdresse]);
    const bad = await play(await add(undefined, 'a@exemple'));
    expect([bad.status, bad.body.message]).toEqual([422, wallyMessages.activateBadAdresse]);
    const { IdWallyCompte } = (await post(`compte${++serial}`)).body;
    const typed = await patch(IdWallyCompte, { state: 'ACTIVE', flag: 'FULL', emailNotification: 'a@b.c; d' });
    expect([typed.status, typed.body.errors]).toEqual([400, { emailNotification: wallyMessages.badAdresse }]);
    const holes = await patch(IdWallyCompte, { state: 'ACTIVE', flag: 'FULL', emailNotification: 'a@b.c' });
    expect([holes.status, holes.body.message]).toEqual([422, wallyMessages.unmapped]);
    const left = await patch(IdWallyCompte, { state: 'INACTIVE', flag: null, emailNotification: 'a@b.c; d@e.f' });
    expect([left.status, left.body.emailNotification]).toEqual([200, 'a@b.c;d@e.f']);
  });

  it('takes the state in which Wally leaves it, even after a refusal', async () => {
    const expiring = await add();
    await app.partners.fault('wally', 'expired');
    expect(await play(expiring)).toMatchObject({ status: 502, body: { state: 'OUTDATED', status: 502 } });
    expect(await read(expiring)).toMatchObject({ EtatDuCompte: 'OUTDATED', Flag: null });
    await app.partners.noFault();
    const breaking = await add('panne-un');
    expect(await play(breaking)).toMatchObject({ status: 200, body: { state: 'FAILED', flag: null } });
    expect(await read(breaking)).toMatchObject({ EtatDuCompte: 'FAILED', Flag: null });
    const waiting = await add();
    await app.partners.fault('wally', 'garbage');
    expect(await play(waiting)).toMatchObject({ status: 502, body: { state: 'INACTIVE' } });
  });

  it('accepts a new valid password, and is then active', async () => {
    const id = await add();
    expect((await put(id, 'Secret-Wally-30')).body).toEqual({ password: 'Secret-Wally-30', state: 'ACTIVE', flag: 'FULL' });
    expect(await read(id)).toMatchObject({ MotDePasse: 'Secret-Wally-30', EtatDuCompte: 'ACTIVE', Flag: 'FULL' });
    await app.partners.fault('wally', 'refuse');
    expect(await put(id, 'faux')).toMatchObject({ status: 502, body: { state: 'ACTIVE' } });
    await app.partners.fault('wally', 'expired');
    expect(await put(id, 'vieux')).toMatchObject({ status: 502, body: { state: 'OUTDATED' } });
    expect(await read(id)).toMatchObject({ MotDePasse: 'Secret-Wally-30', EtatDuCompte: 'OUTDATED' });
    expect((await put(id, '')).body.errors).toEqual({ password: wallyMessages.required });
  });

  it('keeps an address when the list changes them', async () => {
    const id = await add();
    expect((await putEmail(id, 'b@exemple.example ; c@exemple.example')).body.emailNotification).toBe(
      'b@exemple.example;c@exemple.example',
    );
    expect((await putEmail(id, '')).body.errors).toEqual({ emailNotification: wallyMessages.noAdresse });
    expect((await putEmail(id, 'b@exemple.example;')).body.errors).toEqual({ emailNotification: wallyMessages.badAdresse });
    expect((await read(id))?.EmailNotification).toBe('b@exemple.example;c@exemple.example');
  });

  it('cannot lose its address while active', async () => {
    const id = await add();
    await play(id);
    const emptied = await patch(id, { emailNotification: '' });
    expect([emptied.status, emptied.body.errors]).toEqual([400, { emailNotification: wallyMessages.noAdresse }]);
    expect((await patch(id, {})).body).toMatchObject({ state: 'ACTIVE', emailNotification: 'a@exemple.example' });
    expect((await patch(id, { emailNotification: 'b@exemple.example' })).body).toMatchObject({ state: 'ACTIVE', flag: 'FULL' });
    expect((await patch(id, { state: 'INACTIVE', emailNotification: '' })).body).toMatchObject({
      state: 'INACTIVE',
      emailNotification: '',
    });
  });

  it('keeps addresses changed while Wally was asked', async () => {
    const id = await add();
    const { config } = app.on.app;
    config.partnerTimeoutSeconds = 30;
    await fetch(config.partners.wally[0]!.url.replace(/wally$/, 'faults/wally'), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault: 'slow', delayMs: 500 }),
    });
    const before = (await app.partners.received()).length;
    const playing = play(id);
    await vi.waitFor(async () => expect((await app.partners.received()).length).toBeGreaterThan(before), patience);
    expect((await putEmail(id, 'b@exemple.example')).status).toBe(200);
    expect((await playing).body).toMatchObject({ state: 'ACTIVE', emailNotification: 'b@exemple.example' });
    expect(await read(id)).toMatchObject({ EtatDuCompte: 'ACTIVE', EmailNotification: 'b@exemple.example' });
    config.partnerTimeoutSeconds = 1;
  });

  it('is stopped before it is deleted, with its password and its mappings', async () => {
    const id = await add();
    await play(id);
    await app.partners.fault('wally', 'error500');
    expect((await app.operator.call('DELETE', `${base}/accounts/${id}`)).status).toBe(502);
    expect(await read(id)).toBeDefined();
    await app.partners.fault('wally', 'refuse');
    expect((await app.operator.call('DELETE', `${base}/accounts/${id}`)).body).toEqual({ IdWallyCompte: id });
    expect(await read(id)).toBeUndefined();
    const left = await writeIn(app.on, async (db) => [
      ...(await db.selectFrom('accesPartenaires').select('Champ').where('Cible', '=', String(id)).execute()),
      ...(await db.selectFrom('wallyMarquesSites').select('IdCompte').where('IdCompte', '=', id).execute()),
      ...(await db.selectFrom('wallyMarquesOrigines').select('IdCompte').where('IdCompte', '=', id).execute()),
    ]);
    expect(left).toEqual([]);
  });

  it('the default one is listed, but not played, changed or deleted', async () => {
    expect((await list('customer_first')).find(({ EtatDuCompte }) => EtatDuCompte === 'DEFAULT')).toMatchObject({ IdWallyCompte: 2 });
    const answers = [await play(2), await put(2, 'x'), await putEmail(2, 'a@b.c'), await app.operator.call('DELETE', `${base}/accounts/2`)];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  });
});
