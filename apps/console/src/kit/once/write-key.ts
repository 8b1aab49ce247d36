import { keyHeader, takesKey, type Endpoint } from '@comptoir/contract/kit';
import { unansweredKey } from '../drafts/store.ts';
import { placeAtHand } from '../place.ts';

const most = 50;

const stored = (): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(sessionStorage.getItem(unansweredKey) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** The keys of changes that were not answered: their names hold what was typed, and are known to this page alone. */
const changes = new Map<string, string>();
const underWay = new Set<string>();

const isAddition = (name: string) => name.startsWith('POST ');
const keyOf = (name: string) => (isAddition(name) ? stored()[name] : changes.get(name));

const keep = (additions: readonly (readonly [string, string])[]) => {
  try {
    sessionStorage.setItem(unansweredKey, JSON.stringify(Object.fromEntries(additions.slice(-most))));
  } catch {
    // A browser that keeps nothing for the page: then its writes have a key each.
  }
};

const forget = (name: string) => {
  changes.delete(name);
  if (isAddition(name)) keep(Object.entries(stored()).filter(([one]) => one !== name));
};

/** Before anything is sent: the page may be loaded anew because no answer comes. */
const note = (name: string, key: string) => {
  if (isAddition(name)) keep([...Object.entries(stored()).filter(([one]) => one !== name), [name, key]]);
  else changes.set(name, key);
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
  if (underWay.has(name)) return send({ [keyHeader]: newKey() });
  const key = keyOf(name) ?? newKey();
  underWay.add(name);
  note(name, key);
  try {
    const answer = await send({ [keyHeader]: key });
    forget(name);
    return answer;
  } catch (error) {
    if (!isInDoubt(error)) forget(name);
    throw error;
  } finally {
    underWay.delete(name);
  }
};
