import { CallError } from './client.ts';

/** Milliseconds after which a read has failed. */
const longest = 30_000;
const late = new CallError(0, 'Le serveur n’a pas répondu en 30 secondes. Réessayez dans un moment.');
const givenUp = new CallError(0, 'La lecture a été abandonnée.');

/** Asking again by ourselves would only make people wait longer. */
export const isOver = (error: CallError) => error === late || error === givenUp;

let reads = new AbortController();

/** Somebody waits no longer for what is read just now. */
export const giveUpReads = () => {
  reads.abort(givenUp);
  reads = new AbortController();
};

/** A read that ends by itself after a while, or when somebody gives it up. */
export const patiently = async <A>(signal: AbortSignal, read: (signal: AbortSignal) => Promise<A>) => {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(late), longest);
  const ended = AbortSignal.any([clock.signal, reads.signal]);
  try {
    return await read(AbortSignal.any([signal, ended]));
  } catch (error) {
    if (ended.aborted && !signal.aborted) throw ended.reason;
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
