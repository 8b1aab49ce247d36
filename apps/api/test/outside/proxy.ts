import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  /** The same database, reached through here. */
  url: string;
  /** Connections accepted since the start. */
  taken: () => number;
  /** Stops all traffic without telling anybody; it continues afterwards. */
  freeze(): void;
  thaw(): void;
  /** Ends the open connections. */
  cut(): void;
  /** Accepts no connection from now on, and ends the open ones. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

/** A connection to the server that an address names, by its socket in a folder too. */
const connectTo = ({ hostname, port }: URL) => {
  const folder = decodeURIComponent(hostname);
  return folder.startsWith('/') ? connect(`${folder}/.s.PGSQL.${port || 5432}`) : connect(Number(port || 5432), hostname);
};

/** A proxy in front of PostgreSQL that breaks the network on demand. */
export const openProxy = async (databaseUrl: string): Promise<Proxy> => {
  const to = new URL(databaseUrl);
  const open = new Set<Socket>();
  let taken = 0;
  let isFrozen = false;
  const both = (work: (socket: Socket) => void) => {
    for (const socket of open) work(socket);
  };
  const keep = (socket: Socket, other: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
    socket.on('data', (data) => other.write(data));
    if (isFrozen) socket.pause();
  };
  const server = createServer((near) => {
    taken += 1;
    const far = connectTo(to);
    keep(near, far);
    keep(far, near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const cut = () => both((socket) => socket.destroy());
  const refuse = async () => {
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  return {
    url: url.href,
    taken: () => taken,
    freeze: () => {
      isFrozen = true;
      both((socket) => socket.pause());
    },
    thaw: () => {
      isFrozen = false;
      both((socket) => socket.resume());
    },
    cut,
    refuse,
    accept: () => listen(port),
    close: async () => {
      if (server.listening) await refuse();
    },
  };
};
