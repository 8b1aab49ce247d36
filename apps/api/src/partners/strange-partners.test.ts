import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { corporateSales } from '@comptoir/contract/interfaces/corporate-sales/corporate-sales.partner';
import { dbs } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { Exchanged } from './exchanged.ts';
import { Partners } from './partners.ts';

let kept: Exchanged[];
let servers: Server[];
beforeEach(() => {
  kept = [];
  servers = [];
});
afterEach(() => {
  for (const server of servers) server.close();
});

const askingAt = (url: string) => {
  const partners = new Partners(
    {
      partners: { dbs: [{ of: '', url }], corporatesales: [{ of: '', url }] },
      outboundAllowedHosts: ['127.0.0.1'],
      partnerTimeoutSeconds: 2,
    },
    (_customer, exchange) => kept.push(exchange),
  );
  const given = {
    // The part of a customer that asking partners needs.
    customer: { IDCustomer: 1, serverName: 'prod-ouest', production: true } as CustomerRecord,
    by: 'admin',
    account: { login: 'vendeur', password: 'Secret-Partenaire-29' },
  };
  return {
    sites: () => partners.ask(dbs, 'sites', given),
    /** May not be repeated. */
    generate: () => partners.ask(corporateSales, 'generate', { ...given, params: { CodeConstructeur: 'FR123' } }),
  };
};

const serving = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  return askingAt(`http://127.0.0.1:${port}`);
};

const containing = (text: string): unknown => expect.stringContaining(text);

describe('a partner that is asked too often', () => {
  /** Answers so until a second after it was first asked, then well. */
  const busyForASecond = (status: number) => {
    let since = 0;
    return serving((_request, answer) => {
      since ||= Date.now();
      if (Date.now() - since >= 900) return answer.end('{"sites":[]}');
      return answer.writeHead(status, { 'retry-after': '1' }).end();
    });
  };

  it.each([429, 503])('%d: is asked again when it says so, if that is soon', async (status) => {
    const { sites } = await busyForASecond(status);
    expect(await sites()).toEqual({ sites: [] });
    expect(kept).toMatchObject([{ Resultat: 'ok', Essais: 2 }]);
  });

  it('what may not be repeated is left to the person', async () => {
    const { generate } = await busyForASecond(429);
    await expect(generate()).rejects.toMatchObject({ kind: 'busy', message: containing('dans 1 seconde.') });
    expect(kept).toMatchObject([{ Essais: 1 }]);
  });

  it('is waited for later when it does not say for how long', async () => {
    const { sites } = await serving((_request, answer) => answer.writeHead(429).end());
    for (let time = 0; time < 2; time += 1)
      await expect(sites()).rejects.toMatchObject({ kind: 'busy', message: containing('dans quelques instants.') });
    expect(kept).toMatchObject([
      { Statut: 429, Essais: 1 },
      { Statut: 429, Essais: 1 },
    ]);
  });
});

describe('a partner that answers strangely', () => {
  it('cannot redirect', async () => {
    const asked: unknown[] = [];
    const { sites } = await serving(({ url }, answer) => {
      asked.push(url);
      answer.writeHead(307, { location: '/ailleurs' }).end();
    });
    await expect(sites()).rejects.toMatchObject({
      kind: 'moved',
      message: containing('DBS renvoie vers une autre adresse, que le serveur ne suit pas.'),
    });
    expect(asked).toEqual(['/sites']);
    expect(kept).toMatchObject([{ Resultat: 'panne', Statut: 307 }]);
  });

  it.each(['', '<html>Not Found</html>', '{"error":"Not Found"}'])('404 %j: the address may be wrong', async (body) => {
    const { sites } = await serving((_request, answer) => answer.writeHead(404).end(body));
    await expect(sites()).rejects.toMatchObject({ kind: 'missing', message: containing('DBS ne trouve pas ce qui lui est demandé.') });
    expect(kept).toMatchObject([{ Resultat: 'panne', Statut: 404 }]);
  });

  it('404 with one of its own codes is a refusal', async () => {
    const { generate } = await serving((_request, answer) => answer.writeHead(404).end('{"error":"UNKNOWN_SITE"}'));
    await expect(generate()).rejects.toMatchObject({ kind: 'refused', partnerCode: 'UNKNOWN_SITE' });
  });

  it.each([
    ['application/json; charset=iso-8859-1', 'answered'],
    ['application/json', 'garbage'],
  ])('latin1 declared as %j: %s', async (type, outcome) => {
    const sites = [{ id: '1', company_name: 'Citroën', name: 'Évreux', active: true }];
    const asked = await serving((_request, answer) =>
      answer.writeHead(200, { 'content-type': type }).end(Buffer.from(JSON.stringify({ sites }), 'latin1')),
    );
    if (outcome === 'answered') expect(await asked.sites()).toEqual({ sites });
    else await expect(asked.sites()).rejects.toMatchObject({ kind: outcome });
  });

  it('cannot fill our memory: a long answer counts as unreadable', async () => {
    const { sites } = await serving((_request, answer) => {
      answer.writeHead(200);
      for (let megabyte = 0; megabyte < 8; megabyte += 1) answer.write(Buffer.alloc(1024 * 1024, 32));
      answer.end();
    });
    await expect(sites()).rejects.toMatchObject({ kind: 'garbage' });
    expect(kept).toMatchObject([{ Resultat: 'panne', Essais: 1 }]);
  });

  it('leaves no credentials in the log, even in fields that are not declared secret', async () => {
    const { sites, generate } = await serving((request, answer) => answer.end(request.headers.authorization));
    await expect(sites()).rejects.toMatchObject({ kind: 'garbage' });
    await expect(generate()).rejects.toMatchObject({ kind: 'garbage' });
    expect(kept).toMatchObject([{ Reponse: 'Basic ••••••' }, { Reponse: '••••••', Adresse: containing('http') }]);
  });

  it('and one that is not there is reported as such', async () => {
    await expect(askingAt('http://127.0.0.1:9').sites()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
