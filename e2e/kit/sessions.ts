import type { Answer } from '@comptoir/contract/kit';
import type { session } from '@comptoir/contract/domains/session/session.calls';
import { setTimeout as pause } from 'node:timers/promises';

/** Customers that operators work on when a journey begins. Journeys that write share one only where they cannot disturb each other. */
const customers = [
  'BDGpArmor',
  'BDGpArmorRecette',
  'BDGpBauges',
  'BDGpBocage',
  'BDGpCotentin',
  'BDGpForez',
  'BDGpGeant',
  'BDGpHoRivages',
  'BDGpNiAtlantique',
  'BDGpPerche',
] as const;
/** Groups whose own administrator is signed in, on the group's own host. */
const groups = ['armor', 'atlantique', 'bocage'] as const;

type Customer = (typeof customers)[number];
export type Group = (typeof groups)[number];
/** `operator` has not chosen a customer; `collegue` is another one, for what follows an operator everywhere. */
export type SessionName = Customer | Group | 'operator' | 'collegue';

export const isCustomer = (name: SessionName): name is Customer => customers.some((customer) => customer === name);
/** Where a session's tab has been. */
export const customerOf = (name: SessionName): Customer | null => (isCustomer(name) ? name : name === 'collegue' ? 'BDGpPerche' : null);
export type Opened = Answer<typeof session.select>;

export const operator = { login: 'admin', password: 'comptoir-demo' };
/** Of no sample data: the setup makes it. */
export const colleague = { login: 'collegue', password: 'quatre chevaux gris' };
export const administrator = { login: 'mquere', password: 'Demo-29!' };

/** The operators' host, and a group's own. */
const operatorHost = 'localhost';
export const groupHost = (group: Group) => `${group}.backoffice.localhost`;

export const hostOf = (name: SessionName | null) => groups.filter((group) => group === name).map(groupHost)[0] ?? operatorHost;

interface Asked {
  body?: object;
  headers?: Record<string, string>;
}

const tries = 20;
/** How long to wait for a customer's sample data: all are made at the same time. */
const patience = 300_000;

const ask = async <T>(port: string, method: 'GET' | 'POST', path: string, { body, headers }: Asked): Promise<T> => {
  const send = () =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  let answer = await send();
  // On a slow machine the server asks to try again in a moment, as it asks people.
  for (let time = 1; answer.status === 503 && time < tries; time += 1) {
    await pause(1000);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  // Safe: the server checks its answers against the contract.
  return (await answer.json()) as T;
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Signs in as the console does. */
const authenticate = (port: string, account: { login: string; password: string }, host: string) =>
  ask<Opened>(port, 'POST', '/api/authenticate', { body: { ...account, url: host } });

/** Chooses a customer as the operator of this session, and waits until its sample data are made. */
const openCustomer = async (port: string, token: string, name: string) => {
  const databases = await ask<Answer<typeof session.databases>>(port, 'GET', '/api/databases', { headers: bearer(token) });
  const server = databases.find((database) => database.name === name)?.serverIP ?? '';
  const opened = await ask<Opened>(port, 'POST', '/api/adminSelectDatabase', { headers: { ...bearer(token), server, bdgp: name } });
  const isReady = async () => {
    const info = await ask<Answer<typeof session.info>>(port, 'GET', '/api/session', { headers: bearer(opened.token) });
    return info.customer?.state === 'ready';
  };
  const end = Date.now() + patience;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`the database of ${name} is not ready after ${patience / 60_000} minutes`);
    await pause(500);
  }
  return [name, opened] as const;
};

/** Makes the sample data of a customer of a product that a journey has for itself. */
export const makeReady = async (port: string, name: string) =>
  openCustomer(port, (await authenticate(port, operator, operatorHost)).token, name);

/** Every session that a journey may begin with. Their customers' sample data are made meanwhile. */
export const openSessions = async (port: string) => {
  const own = await authenticate(port, operator, operatorHost);
  const { token } = own;
  const openGroup = async (group: Group) => [group, await authenticate(port, administrator, groupHost(group))] as const;
  const openColleague = async () => ['collegue', await authenticate(port, colleague, operatorHost)] as const;
  const opened = await Promise.all([
    openColleague(),
    ...customers.map((name) => openCustomer(port, token, name)),
    ...groups.map(openGroup),
  ]);
  return Object.fromEntries([['operator', own], ...opened]);
};
