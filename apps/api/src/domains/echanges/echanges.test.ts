import type { Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import { planetVO } from '@comptoir/contract/interfaces/planetvo/planetvo.partner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../../../../sandbox/src/sandbox.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { Partners } from '../../partners/partners.ts';
import { ExchangeLog } from '../../jobs/exchange-log.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('the exchange log (%s)', (engine) => {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    sandbox = await openSandbox({ port: 0, smtpPort: 0 });
    on = await testApp(engine);
    operator = await on.operator();
    on.app.config.outboundAllowedHosts = ['127.0.0.1'];
    on.app.config.partners = { ...on.app.config.partners, planetvo: [{ of: '', url: `http://127.0.0.1:${sandbox.port}/planetvo` }] };
  });
  afterAll(async () => {
    await on.close();
    await sandbox.close();
  });

  const list = async (by = operator) => (await by.call<Echange[]>('GET', '/api/echanges')).body;
  const ask = async (login: string) => {
    const customer = await on.app.customers.find('BDGpUn');
    return on.app.partners.ask(planetVO, 'bases', {
      customer: customer!,
      by: 'op',
      cible: 'Élodie VENDEUR',
      account: { login, password: 'Secret-Vendeur-29' },
      body: { apiKey: 'cle-tres-secrete' },
    });
  };

  it('has each call, newest first, with question and answer and no secret', async () => {
    await ask('vendeur');
    await ask('refuse').catch(() => undefined);
    const [refused, answered] = await list();
    expect(refused).toMatchObject({ Partenaire: 'PlanetVO', Resultat: 'refus', Statut: 401, Cible: 'Élodie VENDEUR', Auteur: 'op' });
    expect(refused?.Message).toContain('PlanetVO');
    expect(answered).toMatchObject({ Resultat: 'ok', Statut: 200, Message: '' });
    const { body, text } = await operator.call<{ Demande: string; Reponse: string }>('GET', `/api/echanges/${answered?.IDEchange}`);
    expect(body).toMatchObject({
      Demande: '{"apiKey":"••••••"}',
      Reponse: expect.stringContaining('BASE-OUEST') as unknown,
      Methode: 'POST',
    });
    expect(text).not.toMatch(/Secret-Vendeur|cle-tres-secrete/);
  });

  it('belongs to one customer, and is for operators', async () => {
    await ask('vendeur');
    const [newest] = await list();
    const other = await on.operator('BDGpDeux');
    expect((await list(other)).map(({ IDEchange }) => IDEchange)).not.toContain(newest?.IDEchange);
    expect((await other.call('GET', `/api/echanges/${newest?.IDEchange}`)).status).toBe(404);
    expect((await (await on.customer()).call('GET', '/api/echanges')).status).toBe(403);
  });

  it('keeps a line even if its request failed, and drops it after 90 days', async () => {
    await ask('expire').catch(() => undefined);
    const [line] = await list();
    expect(line).toMatchObject({ Resultat: 'refus', Statut: 403 });
    const old = new Date(Date.now() - 91 * 24 * 3600 * 1000).toISOString();
    await writeIn(on, (db) => db.updateTable('echanges').set({ DateH: old }).where('IDEchange', '=', line!.IDEchange).execute());
    // Another process has not cleaned yet.
    on.app.exchanges = new ExchangeLog(on.app.customers, () => expect.fail());
    on.app.partners = new Partners(on.app.config, (to, exchange) => on.app.exchanges.add(to, exchange));
    await ask('vendeur');
    expect((await list()).map(({ IDEchange }) => IDEchange)).not.toContain(line?.IDEchange);
  });
});
