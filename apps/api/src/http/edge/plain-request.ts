import type { Server } from 'node:http';
import { Refusal } from '@comptoir/contract/errors';
import type { FastifyRequest } from 'fastify';

/** Lets `checkHead` refuse what Node would answer without a body. */
export const takeExpectations = (server: Server) =>
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));

/** @throws Refusal 400 for a request that HTTP itself does not allow, or that expects what no call gives */
export const checkHead = ({ raw, headers }: FastifyRequest) => {
  if (raw.httpVersion === '1.1' && headers.host === undefined)
    throw new Refusal('invalid', 'La demande ne dit pas à quel hôte elle s’adresse (en-tête Host).');
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    throw new Refusal('invalid', 'L’en-tête Expect ne peut demander que «\u00a0100-continue\u00a0».');
};

/** @throws Refusal 415 for a compressed body, whose bytes would be taken for text */
export const checkEncoding = ({ headers }: FastifyRequest) => {
  if (!/^(identity)?$/i.test(headers['content-encoding'] ?? ''))
    throw new Refusal('wrong_type', 'Les données envoyées ne peuvent pas être compressées (en-tête Content-Encoding).');
};
