import type { FastifyInstance } from 'fastify';
import { allEndpoints } from '@comptoir/contract/all';
import { version } from '../../version.ts';
import { dataHeaders } from '../data-headers.ts';
import { docsPage, docsPagePolicy } from './docs-page.ts';
import { openapi } from './openapi.ts';

/** The OpenAPI document and the page to read it, open to all. */
export const mountDocument = (fastify: FastifyInstance, cached: Pick<ReadonlySet<string>, 'has'>) => {
  let made: ReturnType<typeof openapi> | undefined;
  // Made when somebody asks: a start does not wait for it.
  const document = () => (made ??= openapi(allEndpoints, version, cached));
  fastify.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(document())),
  );
  fastify.get('/api/docs', { helmet: false }, async (_request, reply) =>
    reply
      .headers({ ...dataHeaders, 'content-security-policy': docsPagePolicy })
      .type('text/html; charset=utf-8')
      .send(docsPage(document())),
  );
};
