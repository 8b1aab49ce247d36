import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { LookupAddress } from 'node:dns';
import { decoded } from './decoded.ts';

const mostBytes = 5 * 1024 * 1024;

export interface HttpRequest {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  /** The checked address to connect to, whatever the name says by then. */
  address: LookupAddress;
  signal: AbortSignal;
}

/** The partner answered more than is accepted. */
export class TooLong extends Error {}

export interface HttpAnswer {
  status: number;
  text: string;
  /** Some of it cannot be read in the character set that it declares. */
  isBroken: boolean;
  retryAfter: string | undefined;
  /** Its content type. */
  type: string | undefined;
}

/** One request with its whole answer. Redirections are not followed. Rejects with the network's error, or with `TooLong`. */
export const exchange = async ({ url, method, headers, body, address, signal }: HttpRequest): Promise<HttpAnswer> => {
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(
      url,
      {
        method,
        headers,
        signal,
        agent: false,
        lookup: (_host, { all }, done) => (all ? done(null, [address]) : done(null, address.address, address.family)),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) response.destroy(new TooLong('the answer is too long'));
  });
  const read = decoded(await buffer(response), response.headers['content-type']);
  return {
    status: response.statusCode ?? 0,
    ...read,
    retryAfter: response.headers['retry-after'],
    type: response.headers['content-type'],
  };
};
