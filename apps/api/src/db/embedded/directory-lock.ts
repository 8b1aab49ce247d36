import { createHash, randomUUID } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process works on the directory. */
export class AlreadyInUse extends Error {
  constructor(dataDir: string) {
    super(`Le dossier de données «\u00a0${dataDir}\u00a0» est déjà utilisé par un autre processus.`);
    this.name = 'AlreadyInUse';
  }
}

export interface DirectoryLock {
  release(): Promise<void>;
}

interface Address {
  path: string;
  /** A socket that lies in a directory outlives its process as a dead file. */
  isFile: boolean;
}

/**
 * Linux's abstract names cannot go stale nor be raced for, but belong to one network namespace;
 * the file beside them is what two containers on one volume see of each other.
 */
const addressesOf = (directory: string): Address[] => {
  const name = `comptoir-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`;
  if (process.platform === 'win32') return [{ path: `\\\\.\\pipe\\${name}`, isFile: false }];
  const inside = join(directory, 'lock');
  const file = { path: Buffer.byteLength(inside) < 100 ? inside : join(tmpdir(), `${name}.lock`), isFile: true };
  return process.platform === 'linux' ? [{ path: `\0${name}`, isFile: false }, file] : [file];
};

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const listen = (path: string, token: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(token));
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

/** What the holder answers, or nothing when nobody holds the address. */
const holderOf = (path: string) =>
  new Promise<string | undefined>((resolve) => {
    let said = '';
    const socket = connect(path);
    socket.on('data', (data) => (said += data.toString()));
    socket.on('error', () => resolve(undefined));
    socket.on('end', () => resolve(said));
  });

const holdFile = async (path: string, token: string): Promise<Server | undefined> => {
  try {
    return await listen(path, token);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
  }
  if ((await holderOf(path)) !== undefined) return undefined;
  await rm(path, { force: true });
  const server = await listen(path, token).catch(() => undefined);
  // Two processes may have found the same dead file: the last to listen is the one that answers.
  await wait(100);
  if (server && (await holderOf(path)) === token) return server;
  server?.close();
  return undefined;
};

const hold = async ({ path, isFile }: Address, token: string) => {
  if (isFile) return holdFile(path, token);
  return listen(path, token).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') return undefined;
    throw error;
  });
};

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Takes the directory for this process: PGlite itself takes no lock, and two processes would lose rows silently.
 * A listening socket is freed by the kernel however the process dies.
 * @throws AlreadyInUse
 */
export const lockDirectory = async (dataDir: string): Promise<DirectoryLock> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const token = randomUUID();
  const held: Server[] = [];
  const release = async () => void (await Promise.all(held.map(close)));
  for (const address of addressesOf(await realpath(dataDir))) {
    const server = await hold(address, token);
    if (!server) {
      await release();
      throw new AlreadyInUse(dataDir);
    }
    held.push(server);
  }
  return { release };
};
