import { createHash } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import type { Endpoint } from '@comptoir/contract/kit';
import { bytesOf, type AnyCall, type Handler } from '../call.ts';
import type { Served } from '../served.ts';
import { lockRecord } from './versions.store.ts';

/** The read whose answer is the record that a write changes. */
export interface RecordRead {
  endpoint: Endpoint;
  read: Handler<Endpoint>;
}

const keyOf = (path: string) => path.replace(/\{\w+\}/g, '{}').toLowerCase();
/** Calls that write in parts, mostly after asking somebody else, write only what they are given: they stand on no version. */
const replaces = ({ method, on, record, batches }: Endpoint) =>
  on === 'customer' && !batches && (method === 'PUT' || method === 'PATCH' || record !== undefined);

/** The read behind the record of each call: the one of the same path, or the one that the write names. */
export const recordEndpoints = (endpoints: readonly Endpoint[]): ((endpoint: Endpoint) => Endpoint | undefined) => {
  const recordOf = ({ record, path }: Endpoint) => keyOf(record ?? path);
  const reads = new Map(endpoints.filter(({ method }) => method === 'GET').map((endpoint) => [keyOf(endpoint.path), endpoint]));
  const written = new Set(endpoints.filter(replaces).map(recordOf));
  return (endpoint) => {
    const key = recordOf(endpoint);
    return (replaces(endpoint) || endpoint.method === 'GET') && written.has(key) ? reads.get(key) : undefined;
  };
};

/** The same with the route that answers the read. */
export const recordReads = (served: readonly Served[]): ((endpoint: Endpoint) => RecordRead | undefined) => {
  const routes = new Map(served.map(({ endpoint, route }) => [endpoint, route]));
  const recordOf = recordEndpoints(served.map(({ endpoint }) => endpoint));
  return (endpoint) => {
    const record = recordOf(endpoint);
    const read = record && routes.get(record);
    if (!record || !read) return undefined;
    if (typeof read === 'function') return { endpoint: record, read };
    return read.isRecord ? { endpoint: record, read: read.read } : undefined;
  };
};

/** The mark of a record, as this session sees it. */
export const versionOf = (json: Buffer) => `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;

/** A compressing proxy weakens the mark; it still names the same version. */
const strong = (mark: string) => mark.replace(/^W\//, '');

/** @throws Refusal `modified` unless what is stored has the mark that was asked for; nothing asked, or `*`: whatever is stored */
export const requireVersion = (stored: string, asked: string | undefined) => {
  if (asked === undefined || asked === '*' || stored === strong(asked)) return;
  throw new Refusal(
    'modified',
    'Cette fiche a été modifiée par quelqu’un d’autre depuis que vous l’avez ouverte. Rien n’a été enregistré.',
  );
};

/**
 * Refuses a write that stands on another version (`asked`) than the stored one. Such writes of one record wait for each
 * other, so that of two on the same version the second is refused.
 * @throws Refusal `modified`
 */
export const checkVersion = async ({ endpoint, read }: RecordRead, call: AnyCall, asked: string) => {
  const { db, customer, params } = call;
  if (!db || !customer) throw new Error(`${endpoint.path}: only calls on a customer have a record read`);
  await lockRecord(db, JSON.stringify([customer.IDCustomer, endpoint.path, params]));
  const stored = bytesOf(await read(call));
  requireVersion(versionOf(stored), asked);
};
