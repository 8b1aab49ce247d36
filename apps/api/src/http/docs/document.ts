import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allEndpoints } from '@comptoir/contract/all';
import { version } from '../../version.ts';
import { dataHeaders } from '../data-headers.ts';
import { compressed, encodingFor, type Encoding, type ListBody } from '../lists/lists.ts';
import { versionOf } from '../lists/versions.ts';
import { docsPage, docsPagePolicy } from './docs-page.ts';
import { openapi } from './openapi.ts';

/** Answers a text that never changes while the process runs: made when somebody asks, compressed once, and not sent again to who has it. */
const unchanging = (type: string, headers: Readonly<Record<string, string>>, make: () => string) => {
  const bodies = new Map<Encoding, Promise<ListBody & { etag: string }>>();
  let text: Buffer | undefined;
  const bodyIn = async (encoding: Encoding) => {
    const body = await compressed((text ??= Buffer.from(make())), encoding);
    return { ...body, etag: versionOf(body.bytes) };
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const accepted = encodingFor(request.headers['accept-encoding']);
    const made = bodies.get(accepted) ?? bodyIn(accepted);
    bodies.set(accepted, made);
    const { bytes, encoding, etag } = await made;
    void reply.headers({ ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(type).send(bytes);
  };
};

/** The OpenAPI document and the page to read it, open to all. */
export const mountDocument = (fastify: FastifyInstance, cached: Pick<ReadonlySet<string>, 'has'>) => {
  const document = () => openapi(allEndpoints, version, cached);
  const json = unchanging('application/json; charset=utf-8', dataHeaders, () => JSON.stringify(document()));
  const pageHeaders = { ...dataHeaders, 'content-security-policy': docsPagePolicy, 'cross-origin-opener-policy': 'same-origin' };
  const page = unchanging('text/html; charset=utf-8', pageHeaders, () => docsPage(document()));
  fastify.get('/api/openapi.json', { helmet: false }, json);
  fastify.get('/api/docs', { helmet: false }, page);
};
