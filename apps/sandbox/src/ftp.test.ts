import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Accounts } from './accounts.ts';
import { Faults } from './faults.ts';
import { openFtp } from './ftp.ts';

let ftp: Awaited<ReturnType<typeof openFtp>>;
beforeAll(async () => {
  ftp = await openFtp(0, { faults: new Faults(), accounts: new Accounts() });
});
afterAll(() => ftp.close());

/** The answers to these commands, after the greeting. */
const talk = async (commands: readonly string[]) => {
  const socket = connect(ftp.port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  const answers = [await next()];
  for (const command of commands) {
    socket.write(`${command}\r\n`);
    answers.push(await next());
  }
  socket.end();
  await once(socket, 'close');
  return answers.map((line) => line.slice(0, 3));
};

it('accepts any login with a password, and shows two folders', async () => {
  expect(await talk(['USER groupe', 'PASS x', 'CWD /stock', 'CWD ..', 'CWD photos', 'CWD /ailleurs', 'STOR a.csv'])).toEqual([
    '220',
    '331',
    '230',
    '250',
    '250',
    '250',
    '550',
    '502',
  ]);
});

it('refuses logins without a password, and logins that ask for a refusal', async () => {
  expect(await talk(['CWD /', 'USER groupe', 'PASS ', 'USER refuse.1', 'PASS x', 'USER expire.1', 'PASS x'])).toEqual([
    '220',
    '530',
    '331',
    '530',
    '331',
    '530',
    '331',
    '530',
  ]);
});

it('distinguishes a wrong password from the right one', async () => {
  const commands = ['USER verifie.groupe', 'PASS nope', 'PASS Granit-29', 'PWD', 'PASS nope', 'PWD'];
  expect(await talk(commands)).toEqual(['220', '331', '530', '230', '257', '530', '530']);
  expect(await talk(['USER bdgparmor', 'PASS nope', 'PASS Granit-29-bdgparmor'])).toEqual(['220', '331', '530', '230']);
});

it('survives a client that hangs up, on either connection', async () => {
  const control = connect(ftp.port, '127.0.0.1').on('error', () => undefined);
  const lines = createInterface({ input: control }).on('error', () => undefined);
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (command: string) => {
    control.write(`${command}\r\n`);
    return String((await answers.next()).value);
  };
  await answers.next();
  await ask('USER groupe');
  await ask('PASS x');
  const [, port] = /\|(\d+)\|/.exec(await ask('EPSV')) ?? [];
  const data = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  await once(data, 'connect');
  control.write('LIST\r\n');
  data.resetAndDestroy();
  control.resetAndDestroy();
  expect(await talk(['USER groupe', 'PASS x'])).toEqual(['220', '331', '230']);
});
