import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { session } from '@comptoir/contract/domains/session/session.calls';
import { sampleAccounts } from '@comptoir/seed/registry';
import { setTimeout as wait } from 'node:timers/promises';

/** The sample customer of 10,000 users. */
export const giant = { name: 'BDGpGeant', server: 'prod-est' };

export interface Asked extends Omit<RequestInit, 'headers'> {
  token?: string;
  headers?: Readonly<Record<string, string>>;
}

/** One JSON call of the product. @throws unless it succeeds */
export const ask = async (port: number, path: string, { token, headers, ...init }: Asked = {}): Promise<unknown> => {
  const all = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: all });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
};

/** Tokens of several sessions of the sample operator, all on the customer of 10,000 users. */
export const signIn = async (port: number, sessions: number): Promise<string[]> => {
  const { login, password } = sampleAccounts.operator;
  const body = JSON.stringify({ login, password, url: 'localhost' });
  const { token } = session.authenticate.answer.parse(await ask(port, '/api/authenticate', { method: 'POST', body }));
  const tokens: string[] = [];
  for (let count = 0; count < sessions; count += 1) {
    const choice = { method: 'POST', token, body: '{}', headers: { server: giant.server, bdgp: giant.name } };
    tokens.push(session.select.answer.parse(await ask(port, '/api/adminSelectDatabase', choice)).token);
  }
  return tokens;
};

/** Opens the customer. Its accesses are checked as soon as it is made, and nothing is measured beside that. */
export const openGiant = async (port: number, token: string) => {
  await ask(port, '/api/utilisateurs', { token });
  for (let left = 240; left > 0; left -= 1) {
    const cibles = sante.cibles.answer.parse(await ask(port, '/api/sante/cibles', { token }));
    if (cibles.every(({ Verdict }) => Verdict !== null)) return;
    await wait(500);
  }
  throw new Error('the accesses of the customer are not checked');
};
