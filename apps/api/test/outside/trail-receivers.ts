import { once } from 'node:events';
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import type { Certificate } from './certificates.ts';

/** What follows the header of a message of RFC 5424, whose structured data may hold anything that is escaped. */
const message = /^<\d{1,3}>1 \S+ \S+ comptoir \d+ \w+ \[comptoir@32473(?: \w+="(?:[^"\\\]]|\\["\\\]])*")*\] ([^]*)$/;

/** Reads counted frames, however they are cut on their way. */
export class Frames {
  #left = Buffer.alloc(0);

  add(chunk: Buffer): string[] {
    this.#left = Buffer.concat([this.#left, chunk]);
    const frames: string[] = [];
    for (;;) {
      const blank = this.#left.indexOf(' ');
      const count = Number(this.#left.subarray(0, Math.max(blank, 0)).toString());
      if (blank < 1 || this.#left.length < blank + 1 + count) return frames;
      frames.push(this.#left.subarray(blank + 1, blank + 1 + count).toString());
      this.#left = this.#left.subarray(blank + 1 + count);
    }
  }
}

export const jsonOf = (frame: string): string => {
  const [, json] = message.exec(frame) ?? [];
  if (json === undefined) throw new Error(`no message of RFC 5424: ${frame}`);
  return json;
};

export interface Receiver {
  url: string;
  /** The JSON of each event that was kept, in the order of arrival. */
  lines: string[];
  close: () => Promise<void>;
}

const serve = async (server: Server) => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
  };
  server.on('connection', keep).on('secureConnection', keep);
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A TCP server that listens has an address with a port.
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/**
 * A syslog receiver under TLS. `diesAfter` says of each connection after how many frames it is cut, with what it had not kept yet.
 */
export const syslogReceiver = async (
  { key, cert }: Certificate,
  diesAfter: (connection: number) => number = () => Infinity,
): Promise<Receiver & { frames: string[] }> => {
  const frames: string[] = [];
  const lines: string[] = [];
  let connections = 0;
  const server = createTls({ key, cert }, (socket) => {
    const most = diesAfter((connections += 1));
    const reader = new Frames();
    let count = 0;
    socket.on('data', (chunk: Buffer) => {
      for (const frame of reader.add(chunk)) {
        if (count >= most) return void socket.destroy();
        count += 1;
        frames.push(frame);
        lines.push(jsonOf(frame));
      }
      if (count >= most) socket.destroy();
    });
  });
  const { port, close } = await serve(server);
  return { url: `tls://127.0.0.1:${port}`, frames, lines, close };
};

/** What becomes of a request: a status, or `cut` before or after the lines were kept. */
export type Fate = number | 'cut' | 'cut late';

export interface HttpReceiver extends Receiver {
  /** The headers of each request. */
  asked: IncomingMessage['headers'][];
}

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** An HTTP receiver, under TLS with a certificate; `fate` says what becomes of each request. */
export const httpReceiver = async (fate: (count: number) => Fate = () => 204, certificate?: Certificate): Promise<HttpReceiver> => {
  const lines: string[] = [];
  const asked: IncomingMessage['headers'][] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.headers);
    const becomes = fate(asked.length);
    if (becomes === 'cut') return void request.socket.destroy();
    const body = await bodyOf(request);
    const isKept = becomes === 'cut late' || (becomes >= 200 && becomes < 300);
    if (isKept) lines.push(...body.split('\n').filter(Boolean));
    if (becomes === 'cut late') return void request.socket.destroy();
    response.writeHead(becomes, becomes >= 300 && becomes < 400 ? { location: '/ailleurs' } : {}).end('un corps');
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(request, response).catch(() => {});
  const server = certificate ? createSecure(certificate, listener) : createPlain(listener);
  const { port, close } = await serve(server);
  return { url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}/evenements`, lines, asked, close };
};
