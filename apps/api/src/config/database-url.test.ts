import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { certificateFile, certificateOf, type CertifiedHost } from '../../test/outside/certificates.ts';
import { serverPool } from '../db/driver/pool.ts';
import { databaseUrlFault } from './database-url.ts';

it.each([
  'postgres://u@127.0.0.1/x',
  'postgres://u@localhost:5499/x?sslmode=prefer',
  'postgres://u@[::1]/x',
  'postgres:///x?host=/var/run/postgresql',
  'postgres://u@db.example/x?sslmode=verify-full',
  'postgres://u@db.example/x?application_name=a&sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgres://u@db.example/x?sslmode=disable',
])('%s is asked', (url) => expect(databaseUrlFault(url)).toBeNull());

it.each([
  'postgres://u@db.example/x',
  'postgres://u@10.0.0.4/x',
  'postgres://u@db.example/x?sslmode=require',
  'postgres://u@db.example/x?sslmode=no-verify',
  'postgres://u@db.example/x?ssl=true',
  'postgres://u@127.0.0.1/x?host=db.example',
  'postgres://u@127.0.0.1.example/x',
])('%s is not', (url) => expect(databaseUrlFault(url)).toMatch(/sslmode=verify-full/));

describe('with sslmode=verify-full', () => {
  /** What the driver says to a server that speaks TLS so, or does not; `heard`: whether it told who it is. */
  const asked = async (host: CertifiedHost | null, more = '') => {
    const certificate = host === null ? null : await certificateOf(host);
    let heard = false;
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.once('data', () => {
        if (certificate === null) return socket.write('N');
        socket.write('S');
        const secured = new TLSSocket(socket, { isServer: true, ...certificate });
        secured.on('error', () => {});
        secured.once('data', () => {
          heard = true;
          secured.destroy();
        });
        return undefined;
      });
      socket.on('error', () => {});
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A server that listens on a port.
    const { port } = server.address() as AddressInfo;
    const pool = serverPool(`postgres://u:secret@localhost:${port}/x?sslmode=verify-full${more}`, {
      max: 1,
      connectionTimeoutMillis: 5_000,
    });
    const message = await pool.query('select 1').then(
      () => '',
      (refused: unknown) => (refused instanceof Error ? refused.message : 'not an error'),
    );
    await pool.end();
    for (const socket of sockets) socket.destroy();
    server.close();
    return { heard, message };
  };

  it('nobody is told the password but the server of that name, by an authority that is known', async () => {
    expect(await asked(null)).toEqual({ heard: false, message: 'The server does not support SSL connections' });
    expect(await asked('localhost')).toMatchObject({ heard: false, message: expect.stringMatching(/self-signed certificate/) });
    expect(await asked('db.example', `&sslrootcert=${certificateFile('db.example')}`)).toMatchObject({
      heard: false,
      message: expect.stringMatching(/does not match certificate/),
    });
    expect((await asked('localhost', `&sslrootcert=${certificateFile('localhost')}`)).heard).toBe(true);
  });
});
