import { killed } from './kill-installation.ts';
import { patience } from '../patience.ts';

/** A write that was sent; nobody knows whether it was done. */
export interface Sent {
  operation: 'I' | 'U';
  id: number | undefined;
  Descr: string;
}
export interface Done extends Sent {
  id: number;
}

export interface Row {
  IDCivilite: number;
  Descr: string;
}

interface Asked {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered<T> {
  status: number;
  text: string;
  etag: string;
  body: T;
}

export const api: <T = unknown>(base: string, method: string, path: string, asked?: Asked) => Promise<Answered<T>> = async (
  base,
  method,
  path,
  { token = '', body, headers = {} } = {},
) => {
  const answer = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await answer.text();
  // Every answer of these calls is JSON of the shape that the contract gives.
  return { status: answer.status, text, etag: answer.headers.get('etag') ?? '', body: (text ? JSON.parse(text) : undefined) as never };
};

export const signIn = async (base: string) => {
  const { login, password, server, BDGp } = killed;
  const first = await api<{ token: string }>(base, 'POST', '/api/authenticate', { body: { login, password, url: 'localhost' } });
  const select = async (bdgp: string) =>
    (await api<{ token: string }>(base, 'POST', '/api/adminSelectDatabase', { token: first.body.token, headers: { server, bdgp } })).body
      .token;
  return { token: await select(BDGp), select };
};

/** What was acknowledged since the start of the test, and what the last kill left in doubt. */
export class Ledger {
  readonly rows = new Map<number, string>();
  /** Since the last kill. */
  done: Done[] = [];
  doubtful: Sent[] = [];
  sites: { last: number[]; doubtful: number[] | undefined } = { last: [], doubtful: undefined };
  readonly lists = new Map<string, string>();
  /** Answers other than the expected one or the silence of a dead server. */
  readonly surprises: string[] = [];
  #number = 0;

  next() {
    this.#number += 1;
    return this.#number;
  }

  acknowledge(done: Done) {
    this.rows.set(done.id, done.Descr);
    this.done.push(done);
  }

  /** One mark never stands for two contents, whatever was killed in between. */
  seeList(etag: string, text: string) {
    const known = this.lists.get(etag);
    if (known !== undefined && known !== text) this.surprises.push(`two contents under the mark ${etag}`);
    this.lists.set(etag, text);
  }
}

const half = (first: boolean) => Array.from({ length: killed.sites / 2 }, (_, i) => i + 1 + (first ? 0 : killed.sites / 2));

/** Clients that write and read until the server no longer answers. */
export const load = (base: string, token: string, ledger: Ledger, random: () => number, writers: number) => {
  const own = Array.from({ length: writers }, () => [] as number[]);

  const write = async (ids: number[]) => {
    const Descr = `civilité ${ledger.next()}`;
    const id = ids.length > 0 && random() < 0.5 ? ids[Math.floor(random() * ids.length)] : undefined;
    const sent: Sent = { operation: id === undefined ? 'I' : 'U', id, Descr };
    ledger.doubtful.push(sent);
    const { status, text, body } = await api<Row>(
      base,
      id === undefined ? 'POST' : 'PUT',
      `/api/civilites${id === undefined ? '' : `/${id}`}`,
      { token, body: { Descr } },
    );
    ledger.doubtful.splice(ledger.doubtful.indexOf(sent), 1);
    if (status !== 200) return ledger.surprises.push(text);
    ledger.acknowledge({ ...sent, id: id ?? body.IDCivilite });
    if (id === undefined) ids.push(body.IDCivilite);
    return undefined;
  };

  const exchangeSites = async () => {
    const wanted = half(ledger.next() % 2 === 0);
    ledger.sites.doubtful = wanted;
    const { status, text } = await api(base, 'PUT', `/api/utilisateurs/${killed.IDPeople}/sites`, { token, body: wanted });
    ledger.sites = status === 200 ? { last: wanted, doubtful: undefined } : ledger.sites;
    if (status !== 200) ledger.surprises.push(text);
  };

  const read = async () => {
    const { status, text, etag } = await api(base, 'GET', '/api/civilites', { token });
    if (status === 200) ledger.seeList(etag, text);
    else ledger.surprises.push(text);
  };

  // A request that fails in the network was cut by the kill: its client is done.
  const untilKilled = async (step: () => Promise<unknown>) => {
    for (;;) {
      try {
        await step();
      } catch {
        return;
      }
    }
  };
  return Promise.all([...own.map((ids) => untilKilled(() => write(ids))), untilKilled(exchangeSites), untilKilled(read)]);
};
