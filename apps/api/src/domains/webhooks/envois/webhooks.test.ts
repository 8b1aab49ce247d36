import { sql } from 'kysely';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/database.ts';
import type { Received } from '../../../../test/outside/hook-receiver.ts';
import { sealIn, writeIn } from '../../../../test/rows/utilisateurs.ts';
import { dataOf, eventIdOf, hookBench, lineOf, type Hook } from '../../../../test/outside/hook-bench.ts';
import { postTo } from './post.ts';
import { signatureOf } from './signature.ts';

describe.each(engines())('webhooks (%s)', (engine) => {
  const bench = hookBench(engine);
  const { receiver, sender, make, stateOf, passTime, add, linesSince, lastLine, registry } = bench;

  it('are sent each change since they were made, signed as Standard Webhooks ask', async () => {
    await add('before');
    const { url, received } = await receiver();
    const { IDWebhook, Secret } = await make(url);
    expect(Secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const from = await lastLine();
    await add('Un', 'Deux');
    await sender().runDue();
    expect(received.map(lineOf).toSorted((a, b) => a - b)).toEqual(await linesSince(from));
    for (const { headers, body } of received) {
      expect(new Verifier(Secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
      expect(JSON.parse(body)).toMatchObject({
        type: 'civilites.I',
        timestamp: expect.stringMatching(/Z$/),
        data: { NomTable: 'civilites' },
      });
      expect(headers['webhook-id']).toBe(`evt_${dataOf({ headers, body })['Curseur'] as string}`);
    }
    expect(await stateOf(IDWebhook)).toMatchObject({ Echecs: 0, ArretLe: null, DernierSucces: expect.any(String), PrisPar: null });
    await sender().runDue();
    expect(received).toHaveLength(2);
  });

  it('refuse each byte that is changed, and stamps older or newer than five minutes', async () => {
    const { url, received } = await receiver();
    const { Secret } = await make(url);
    await add('Signée');
    await sender().runDue();
    const [{ headers, body }] = received as [Received];
    const given = { 'webhook-id': '', 'webhook-timestamp': '', 'webhook-signature': '', ...(headers as Record<string, string>) };
    const verifies = (text: string, more: object = {}) => {
      try {
        new Verifier(Secret).verify(text, { ...given, ...more });
        return true;
      } catch {
        return false;
      }
    };
    expect(verifies(body)).toBe(true);
    const changed = (text: string, at: number) => text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
    for (let at = 0; at < body.length; at += 1) expect(verifies(changed(body, at))).toBe(false);
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)
      // The last character of base64 before its end holds bits that mean nothing.
      for (let at = 0; at < given[name].length - 2; at += 1) expect(verifies(body, { [name]: changed(given[name], at) })).toBe(false);
    const stamped = (seconds: number) => {
      const timestamp = Math.floor(Date.now() / 1000) + seconds;
      const id = given['webhook-id'];
      return verifies(body, {
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf({ id, timestamp, body }, [Secret]),
      });
    };
    expect([-299, 298, -302, 302].map(stamped)).toEqual([true, true, false, false]);
  });

  it('sign with both secrets while one replaces the other', async () => {
    const { url, received } = await receiver();
    const { IDWebhook, Secret } = await make(url);
    const other = (await bench.operator.call<Hook>('POST', `/api/webhooks/${IDWebhook}/secret`)).body.Secret;
    expect(other).not.toBe(Secret);
    await add('Deux signatures');
    await sender().runDue();
    const [{ headers, body }] = received as [Received];
    for (const secret of [Secret, other]) new Verifier(secret).verify(body, headers as Record<string, string>);
    await registry()
      .updateTable('webhooks')
      .set({ PrecedentJusqua: sql<string>`now()` })
      .execute();
    await add('Une signature');
    await sender().runDue();
    const last = received.at(-1)!;
    expect(last.headers['webhook-signature']).not.toContain(' ');
    expect(() => new Verifier(Secret).verify(last.body, last.headers as Record<string, string>)).toThrow();
    new Verifier(other).verify(last.body, last.headers as Record<string, string>);
  });

  it('are tried again as mail is, with the same name, and in order', async () => {
    let isWell = false;
    const { url, received } = await receiver(() => (isWell ? 200 : 500));
    const { IDWebhook } = await make(url);
    await add('Tentée', 'Suivante');
    await sender().runDue();
    const first = received.length;
    expect(await stateOf(IDWebhook)).toMatchObject({ Echecs: 1, DernierMessage: 'L’adresse a répondu 500.' });
    await sender().runDue();
    // Not before its time.
    expect(received).toHaveLength(first);
    await passTime();
    await sender().runDue();
    expect(received).toHaveLength(first + 1);
    const { wait } = await registry()
      .selectFrom('webhookEtats')
      .select(sql<number>`round(extract(epoch from "ProchainEnvoi" - now()))::integer`.as('wait'))
      .executeTakeFirstOrThrow();
    expect(wait).toBeGreaterThan(110);
    isWell = true;
    await passTime();
    await sender().runDue();
    expect(received.slice(first + 1).map(eventIdOf)).toEqual([eventIdOf(received[0]!), expect.any(String)]);
    expect(new Set(received.map(eventIdOf)).size).toBe(2);
    expect(await stateOf(IDWebhook)).toMatchObject({ Echecs: 0, EchecDepuis: null, DernierMessage: '' });
  });

  it('end when the address says so, or has failed for five days, which the trail notes', async () => {
    const { url } = await receiver(() => 410);
    const { IDWebhook } = await make(url);
    await add('Partie');
    await sender().runDue();
    expect(await stateOf(IDWebhook)).toMatchObject({ ArretMotif: 'parti' });
    const again = async () => (await bench.operator.call('PUT', `/api/webhooks/${IDWebhook}/etat`, { Actif: true })).status;
    expect(await again()).toBe(200);
    expect(await stateOf(IDWebhook)).toMatchObject({ ArretMotif: null, ArretLe: null });
    await registry()
      .updateTable('webhookEtats')
      .set({
        Echecs: 100,
        EchecDepuis: sql<string>`now() - interval '5 days 1 minute'`,
        ProchainEnvoi: sql<string>`now() + interval '1 hour'`,
      })
      .execute();
    await sender().runDue();
    expect(await stateOf(IDWebhook)).toMatchObject({ ArretMotif: 'echecs' });
    const { body } = await bench.operator.call<{ evenements: { Details: string }[] }>('GET', '/api/securite/evenements?type=webhook');
    expect(body.evenements.map(({ Details }) => Details).slice(0, 3)).toEqual([
      'Essai\u00a0: Arrêté (echecs)',
      'Essai\u00a0: Arrêté (parti)',
      'Essai\u00a0: Ajouté',
    ]);
  });

  it('are seen among the interfaces that are watched', async () => {
    const { url } = await receiver(() => 410);
    const { IDWebhook } = await make(url);
    const verdict = async () => {
      expect((await bench.operator.call('POST', '/api/sante/webhooks/verifier')).status).toBe(200);
      const { body } = await bench.operator.call<{ Interface: string; Cible: string; Verdict: string; Message: string }[]>(
        'GET',
        '/api/sante/cibles',
      );
      return body.filter(({ Interface }) => Interface === 'webhooks').map(({ Cible, Verdict, Message }) => [Cible, Verdict, Message]);
    };
    expect(await verdict()).toEqual([[String(IDWebhook), 'ok', '']]);
    await add('Refusée');
    await sender().runDue();
    expect(await verdict()).toEqual([
      [String(IDWebhook), 'panne', 'Les envois sont arrêtés\u00a0: L’adresse a répondu qu’elle n’existe plus (410).'],
    ]);
  });

  it('follow no redirection, and reach no private network', async () => {
    const { url, received } = await receiver(() => 302);
    const { IDWebhook } = await make(url);
    await add('Redirigée');
    await sender().runDue();
    expect(received).toHaveLength(1);
    expect((await stateOf(IDWebhook)).DernierMessage).toBe('L’adresse renvoie ailleurs (302), ce que le serveur ne suit pas.');
    await passTime();
    // Allowed no longer: what leads inside is found where it is sent, whatever was said when it was made.
    await sender(postTo([])).runDue();
    expect(received).toHaveLength(1);
    expect((await stateOf(IDWebhook)).DernierMessage).toContain('réseau privé');
  });

  it('send a customer’s own rows alone, and only of the chapters that are asked for', async () => {
    await sealIn(bench.on, 'BDGpDeux');
    const mine = await receiver();
    const others = await receiver();
    const people = await receiver();
    await make(mine.url);
    await make(people.url, { Chapitres: ['utilisateurs'] });
    await make(others.url, {}, await bench.on.operator('BDGpDeux'));
    await add('À moi seul');
    await writeIn(bench.on, (db) => db.insertInto('civilites').values({ Descr: 'À l’autre' }).execute(), 'BDGpDeux');
    await sealIn(bench.on, 'BDGpDeux');
    await sender().runDue();
    expect(mine.received.map(({ body }) => body).join()).toContain('À moi seul');
    expect(mine.received.map(({ body }) => body).join()).not.toContain('À l’autre');
    expect(others.received.map((one) => dataOf(one)['Apres'])).toEqual([expect.objectContaining({ Descr: 'À l’autre' })]);
    expect(people.received).toEqual([]);
  });

  it('are sent again from a cursor or a date', async () => {
    const { url, received } = await receiver();
    const { IDWebhook } = await make(url);
    await add('Première');
    await add('Seconde');
    await sender().runDue();
    expect(received).toHaveLength(2);
    const replay = async (body: object) => {
      expect((await bench.operator.call('POST', `/api/webhooks/${IDWebhook}/rejouer`, body)).status).toBe(200);
      const before = received.length;
      await sender().runDue();
      return received.slice(before).map(eventIdOf);
    };
    const ids = received.map(eventIdOf);
    expect(await replay({ Curseur: ids[0]!.replace('evt_', '') })).toEqual([ids[1]]);
    expect(await replay({ Depuis: '2020-01-01T00:00:00Z' })).toEqual(expect.arrayContaining(ids));
    expect(await replay({ Curseur: '999999999.1' })).toEqual([]);
    expect(await stateOf(IDWebhook)).toMatchObject({ ArretMotif: 'perdu' });
  });
});
