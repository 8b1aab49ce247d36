import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export interface MetricsPlace {
  port: number;
  host: string;
  /** Callers must send it; always set if other machines may ask. */
  token: string | undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const mayRead = ({ headers }: IncomingMessage, token: string | undefined) =>
  token === undefined || timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const answer = async (request: IncomingMessage, response: ServerResponse, { token }: MetricsPlace, register: Registry) => {
  const refuse = (status: number) => response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end();
  if (!mayRead(request, token)) return refuse(401);
  if (request.url !== '/metrics') return refuse(404);
  if (request.method !== 'GET') return refuse(405);
  const text = await register.metrics();
  return response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text);
};

/** `/metrics` on its own port, so that no proxy of the product shows it by accident. */
export const serveMetrics = async (place: MetricsPlace, register: Registry) => {
  const server = createServer((request, response) => {
    answer(request, response, place, register).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, resolve);
  });
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, stop };
};
