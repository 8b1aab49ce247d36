import { createServer } from 'node:net';

/** A port of the loopback that nobody listens on. */
export const freePort = () =>
  new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
