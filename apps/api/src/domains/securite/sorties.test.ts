import type { securite } from '@comptoir/contract/domains/securite/securite.calls';
import type { Answer } from '@comptoir/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { httpReceiver, type HttpReceiver } from '../../../test/outside/trail-receivers.ts';
import { failingFor, hasten, wayOut } from '../../../test/rows/sorties.ts';

describe.each(usualEngines())('where the security events go out (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let receiver: HttpReceiver;
  let isUp = true;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    receiver = await httpReceiver(() => (isUp ? 200 : 500));
  });
  afterAll(async () => {
    await receiver.close();
    await on.close();
  });

  const read = async () => (await operator.call<Answer<typeof securite.sorties>>('GET', '/api/securite/sorties')).body;
  const https = () => ({ url: `${receiver.url}?cle=Secret-31`, ca: undefined, token: 'Secret-32-du-recepteur' });

  it('is nowhere unless it is configured', async () => {
    expect(await read()).toEqual([]);
    expect((await (await on.customer()).call('GET', '/api/securite/sorties')).status).toBe(403);
    expect((await on.client().call('GET', '/api/securite/sorties')).status).toBe(401);
  });

  it('says of each way until which event it has come, and what went wrong, without its secrets', async () => {
    const { config, database, trail } = on.app;
    const syslog = { url: 'tls://journal.example:6514', ca: undefined };
    on.app.config = { ...config, trailOuts: { fichier: { file: '/var/log/comptoir.jsonl' }, syslog, https: https() } };
    await trail.flush();
    await trail.seal();
    const { out } = wayOut(database, 'https', https());
    await out.runNow();
    const { Rang } = await database.registry.selectFrom('securiteChaine').select('Rang').executeTakeFirstOrThrow();
    const nothing = { Rang: 0, DateH: null, LivreLe: null, EnAttente: Rang, EchecDepuis: null, Echec: '', ProchainEssai: null };
    const Destination = receiver.url;
    const moment = expect.any(String);
    expect(await read()).toEqual([
      { Nom: 'fichier', Destination: '/var/log/comptoir.jsonl', ...nothing },
      { Nom: 'syslog', Destination: 'journal.example:6514', ...nothing },
      { ...nothing, Nom: 'https', Destination, Rang, DateH: moment, LivreLe: moment, EnAttente: 0 },
    ]);

    isUp = false;
    await operator.call('GET', '/api/utilisateurs/2');
    await trail.seal();
    await out.runNow();
    await failingFor(database, 20);
    expect((await read()).at(-1)).toMatchObject({
      Rang,
      EnAttente: 1,
      Echec: 'Le récepteur a répondu 500.',
      EchecDepuis: moment,
      ProchainEssai: moment,
    });
    const { text } = await operator.call('GET', '/api/securite/sorties');
    expect(text).not.toMatch(/Secret/);

    isUp = true;
    await hasten(database);
    await out.runNow();
    expect((await read()).at(-1)).toMatchObject({ Rang: Rang + 1, EnAttente: 0, Echec: '', EchecDepuis: null, ProchainEssai: null });
    // What has been taken out for its age has no moment any more.
    await database.admin((client) => client.query(`delete from registry."securiteEvenements" where "Rang" is not null`));
    expect((await read()).at(-1)).toMatchObject({ Rang: Rang + 1, DateH: null, LivreLe: moment });
  });
});
