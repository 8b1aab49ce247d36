import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Takes what is sent to it: what it answers may depend on how much it has taken before. */
export const hookReceiver = async (answerTo: (received: Received, before: number) => number | Promise<number> = () => 204) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const one = { headers: request.headers, body };
      const status = await answerTo(one, received.length);
      received.push(one);
      // It dies between having taken it and saying so.
      if (status === 0) return request.socket.destroy();
      return response.writeHead(status, status >= 300 && status < 400 ? { location: '/ailleurs' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/recevoir`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
