import { takesKey, type Endpoint } from '@comptoir/contract/kit';
import { placeAtHand } from '../place.ts';

/** Of this tab: it survives that somebody loads the page anew because no answer comes. */
const storedAs = 'comptoir.sans-reponse';
const most = 50;

const stored = () => {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storedAs) ?? '{}') as Record<string, string>);
  } catch {
    return [];
  }
};

/** The keys of writes whose answer has not come. */
const unanswered = new Map<string, string>(stored());
const underWay = new Set<string>();

const isAddition = (name: string) => name.startsWith('POST ');

const note = (name: string, key: string | undefined) => {
  unanswered.delete(name);
  if (key !== undefined) unanswered.set(name, key);
  const [oldest] = unanswered.keys();
  if (oldest !== undefined && unanswered.size > most) unanswered.delete(oldest);
  try {
    // What changes a record is safe to make again, and holds what was typed.
    sessionStorage.setItem(storedAs, JSON.stringify(Object.fromEntries([...unanswered].filter(([one]) => isAddition(one)))));
  } catch {
    // A browser that keeps nothing: the page knows it as long as it stays.
  }
};

interface Sent {
  address: string;
  body: unknown;
}

/**
 * What is the same write as one that was not answered: an addition to the same list, even if it was corrected meanwhile; a change of the
 * same record only with the same content, since the version that it stands on protects it otherwise.
 */
const nameOf = ({ method }: Endpoint, { address, body }: Sent) => {
  const place = `${method} ${placeAtHand() ?? ''} ${address}`;
  return method === 'POST' ? place : `${place} ${JSON.stringify(body)}`;
};

const newKey = () => {
  // `randomUUID` is there on secure pages alone.
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
};

/** Whether the write may have been done: no answer of the server says that it was not. */
const isInDoubt = (error: unknown) =>
  !(error instanceof Error && 'status' in error && Number(error.status) > 0 && Number(error.status) < 500);

type Send<A> = (headers?: Readonly<Record<string, string>>) => Promise<A>;

/** Sends a write under a key, the same as before where no answer came to it: the server does it once. */
export const underKey = async <A>(endpoint: Endpoint, sent: Sent, send: Send<A>): Promise<A> => {
  if (!takesKey(endpoint)) return send();
  const name = nameOf(endpoint, sent);
  // Another one beside it, not the same again.
  if (underWay.has(name)) return send({ 'Idempotency-Key': newKey() });
  const key = unanswered.get(name) ?? newKey();
  underWay.add(name);
  note(name, key);
  try {
    const answer = await send({ 'Idempotency-Key': key });
    note(name, undefined);
    return answer;
  } catch (error) {
    if (!isInDoubt(error)) note(name, undefined);
    throw error;
  } finally {
    underWay.delete(name);
  }
};
