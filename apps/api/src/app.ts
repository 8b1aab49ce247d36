import type { Endpoint } from '@comptoir/contract/kit';
import type { FastifyBaseLogger } from 'fastify';
import { domainRoutes } from './domains/all.ts';
import { hostOf, isCustomerHost } from './domains/session/login.rules.ts';
import type { Route } from './http/call.ts';
import { mountConsole } from './http/console.ts';
import { mountDocument } from './http/docs/document.ts';
import { mountEdge } from './http/edge/edge.ts';
import { mountLaunchPage } from './domains/connexions/launch-page.ts';
import { recordReads } from './http/lists/versions.ts';
import { mount } from './http/mount.ts';
import { cachedListsOf, servedBy, type Served } from './http/served.ts';
import { makeServer } from './http/server.ts';
import { interfaceRoutes } from './interfaces/all.ts';
import type { Observer } from './observe/observation.ts';
import { referenceCallRoutes } from './references/calls.routes.ts';
import { referenceRoutes } from './references/references.routes.ts';
import { makeClocks } from './app-clocks.ts';
import { makeParts, type Given } from './app-parts.ts';

const served = (): Served[] => [
  ...servedBy({ ...domainRoutes, ...interfaceRoutes, references: referenceCallRoutes }),
  // A route that is typed by its own endpoint takes the call that the mount has checked against it.
  ...referenceRoutes.map(([, endpoint, route]) => ({ endpoint, route: route as unknown as Route<Endpoint> })),
];

/** For what prints the calls without a server. */
export const cachedLists = () => cachedListsOf(served());

/** Puts the server together. `logger` is given so that tests and the command line choose their own. */
export const buildApp = async (given: Given, logger: FastifyBaseLogger, observer?: Observer) => {
  const { config } = given;
  const { app, report } = makeParts(given, logger);
  const fastify = await makeServer(config, logger, observer);
  mountEdge(fastify, app);
  await mountConsole(fastify, {
    connect: config.hondaApiBase ? [config.hondaApiBase] : [],
    hsts: config.hsts,
    isCustomerHost: (host) => isCustomerHost(hostOf(host), config.backofficeLabel),
  });
  await mountLaunchPage(fastify, app.vault);
  const all = served();
  if (config.apiDocs) mountDocument(fastify, cachedListsOf(all));
  const recordOf = recordReads(all);
  for (const { endpoint, route } of all) mount(fastify, app, endpoint, route, recordOf(endpoint));
  const clocks = makeClocks(app, report);
  // Whoever waits for a change would hold up the end of the server.
  fastify.addHook('preClose', (done) => {
    app.newInstants.stop();
    done();
  });
  return { app, fastify, report, ...clocks };
};
