import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Accounts } from './accounts.ts';
import type { Fault } from './fault.ts';
import type { Faults } from './faults.ts';

const partner = 'ftp';
const host = '127.0.0.1';

/** The folders that portals expect, and two published files. */
const folders: Readonly<Record<string, readonly string[]>> = {
  '/': ['stock', 'photos'],
  '/stock': ['stock_vn.csv', 'stock_vo.csv'],
  '/photos': [],
};
const isFolder = (name: string) => !name.includes('.');
const lineOf = (name: string) =>
  `${isFolder(name) ? 'drwxr-xr-x' : '-rw-r--r--'} 1 ftp ftp ${isFolder(name) ? 4096 : 18_204} Nov 03 06:12 ${name}\r\n`;

const inside = (folder: string, asked: string) =>
  new URL(asked, `ftp://x${folder === '/' ? '' : folder}/`).pathname.replace(/(?<=.)\/$/, '');

const refusals: Partial<Record<Fault, string>> = { refuse: '530 Login incorrect.', expired: '530 Password expired.' };

/** Logins that ask for a refusal, so that it can be seen without setting a fault. */
const refusalOf = (login: string) => {
  if (/^refus/i.test(login)) return '530 Login incorrect.';
  return /^expir/i.test(login) ? '530 Password expired.' : undefined;
};

/** One client's session, with only the commands that a publication needs. */
class Session {
  #login = '';
  #isIn = false;
  #folder = '/';
  #data: { server: Server; socket: Promise<Socket> } | undefined;
  readonly #control: Socket;
  readonly #refusal: string | undefined;
  readonly #accounts: Accounts;

  constructor(control: Socket, accounts: Accounts, refusal: string | undefined) {
    this.#control = control;
    this.#accounts = accounts;
    this.#refusal = refusal;
  }

  say(line: string) {
    if (this.#control.writable) this.#control.write(`${line}\r\n`);
  }

  end() {
    this.#data?.server.close();
    this.#data = undefined;
  }

  async #open(answer: (port: number) => string) {
    this.end();
    // A client that hangs up during a transfer is no fault of the stand-in.
    const server = createServer((data) => data.on('error', () => undefined));
    const socket = once(server, 'connection').then(([connected]) => connected as Socket);
    // A client that never connects leaves nothing behind.
    socket.catch(() => undefined);
    server.listen(0, host);
    await once(server, 'listening');
    this.#data = { server, socket };
    // A TCP server's address is always this object.
    this.say(answer((server.address() as AddressInfo).port));
  }

  async #list() {
    const data = this.#data;
    if (!data) return this.say('425 Use PASV first.');
    this.say('150 Here comes the directory listing.');
    const socket = await data.socket;
    socket.end((folders[this.#folder] ?? []).map(lineOf).join(''));
    await once(socket, 'close');
    this.end();
    this.say('226 Directory send OK.');
  }

  #enter(asked: string) {
    const folder = inside(this.#folder, asked);
    if (!folders[folder]) return this.say('550 Failed to change directory.');
    this.#folder = folder;
    this.say('250 Directory successfully changed.');
  }

  #signIn(password: string) {
    const isWrong = password === '' || this.#accounts.isWrong(partner, { login: this.#login, password });
    const refusal = this.#refusal ?? refusalOf(this.#login) ?? (isWrong ? '530 Login incorrect.' : undefined);
    this.#isIn = refusal === undefined;
    this.say(refusal ?? '230 Login successful.');
  }

  async run(line: string) {
    const [, name = '', rest = ''] = /^(\S+)\s?(.*)$/.exec(line) ?? [];
    const command = name.toUpperCase();
    if (command === 'QUIT') {
      this.say('221 Goodbye.');
      return void this.#control.end();
    }
    if (command === 'USER') {
      this.#login = rest;
      return this.say('331 Please specify the password.');
    }
    if (command === 'PASS') return this.#signIn(rest);
    if (['OPTS', 'STRU', 'TYPE', 'NOOP'].includes(command)) return this.say('200 OK.');
    if (command === 'FEAT') return this.say('211 No features.');
    if (!this.#isIn) return this.say('530 Please login with USER and PASS.');
    if (command === 'PWD') return this.say(`257 "${this.#folder}" is the current directory`);
    if (command === 'CWD') return this.#enter(rest);
    if (command === 'EPSV') return this.#open((port) => `229 Entering Extended Passive Mode (|||${port}|)`);
    if (command === 'PASV') return this.#open((port) => `227 Entering Passive Mode (127,0,0,1,${port >> 8},${port & 255}).`);
    if (command === 'LIST') return this.#list();
    return this.say('502 Command not implemented.');
  }
}

/** An FTP server with two folders that stores nothing, on the loopback only. */
export const openFtp = async (port: number, { faults, accounts }: { faults: Faults; accounts: Accounts }) => {
  faults.declare(partner, 'Serveur de fichiers (FTP)', ['none', 'slow', 'refuse', 'error500', 'garbage', 'expired']);
  const sockets = new Set<Socket>();
  const serve = async (control: Socket) => {
    const { fault, delayMs } = faults.of(partner);
    if (fault === 'slow') await wait(delayMs, undefined, { ref: false });
    if (fault === 'garbage') return void control.end('<html>\r\n<title>Bienvenue</title>\r\n');
    if (fault === 'error500') return void control.end('421 Service not available, closing control connection.\r\n');
    const refusal = refusals[fault];
    const session = new Session(control, accounts, refusal);
    session.say('220 Comptoir sandbox FTP');
    control.on('close', () => session.end());
    // One command at a time, in order.
    let before = Promise.resolve();
    createInterface({ input: control })
      .on('line', (line) => {
        before = before.then(() => session.run(line)).catch(() => void control.destroy());
      })
      // It passes on the connection's own error.
      .on('error', () => undefined);
  };
  const server = createServer((control) => {
    sockets.add(control);
    // A client that hangs up is no fault of the stand-in.
    control.on('error', () => undefined).on('close', () => sockets.delete(control));
    void serve(control);
  });
  server.listen(port, host);
  await once(server, 'listening');
  // A TCP server's address is always this object.
  const { port: chosen } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: chosen, close };
};
