import type { FastifyInstance } from 'fastify';
import { allEndpoints } from '@comptoir/contract/all';
import { version } from '../../version.ts';
import { docsPage } from './docs-page.ts';
import { openapi } from './openapi.ts';

/** The OpenAPI document and the page to read it, open to all. */
export const mountDocument = (fastify: FastifyInstance, cached: Pick<ReadonlySet<string>, 'has'>) => {
  let document: string | undefined;
  // Made when somebody asks: a start does not wait for it.
  const text = () => (document ??= JSON.stringify(openapi(allEndpoints, version, cached)));
  fastify.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text()));
  fastify.get('/api/docs', async (request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(allEndpoints, request.nonce)));
};
