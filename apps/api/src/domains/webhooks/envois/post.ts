import type { LookupAddress } from 'node:dns';
import { Refusal } from '@comptoir/contract/errors';
import { exchange, TooLong } from '../../../partners/http-exchange.ts';
import { outboundAddresses } from '../../../partners/outbound-address.ts';
import { signatureOf } from './signature.ts';

const limitMillis = 10_000;

export interface Posted {
  id: string;
  body: string;
}

/** What came of one try. */
export interface Outcome {
  isReceived: boolean;
  /** The receiver says that nothing is to come any more. */
  isGone: boolean;
  /** Null where nobody answered. */
  Statut: number | null;
  Message: string;
  DureeMs: number;
}

export type Post = (Adresse: string, secrets: readonly string[], posted: Posted, signal: AbortSignal) => Promise<Outcome>;

const sentenceOf = (status: number) => {
  if (status === 410) return 'L’adresse a répondu qu’elle n’existe plus (410).';
  if (status >= 300 && status < 400) return `L’adresse renvoie ailleurs (${status}), ce que le serveur ne suit pas.`;
  return `L’adresse a répondu ${status}.`;
};

const whyOf = (error: unknown, isLate: boolean) => {
  if (error instanceof Refusal) return error.message;
  if (error instanceof TooLong) return 'La réponse est trop longue.';
  return isLate ? 'L’adresse n’a pas répondu en dix secondes.' : 'L’adresse ne répond pas.';
};

/** One try of one event, signed as of now. Redirections are not followed; the address is the one that has been checked. */
export const postTo =
  (allowedHosts: readonly string[]): Post =>
  async (Adresse, secrets, { id, body }, stop) => {
    const began = performance.now();
    const took = () => Math.round(performance.now() - began);
    const late = AbortSignal.timeout(limitMillis);
    try {
      const url = new URL(Adresse);
      const [address] = await outboundAddresses(url.hostname, allowedHosts);
      const timestamp = Math.floor(Date.now() / 1000);
      const { status } = await exchange({
        url,
        method: 'POST',
        body,
        // It throws where there is none.
        address: address as LookupAddress,
        signal: AbortSignal.any([late, stop]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Comptoir',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
        },
      });
      const isReceived = status >= 200 && status < 300;
      return { isReceived, isGone: status === 410, Statut: status, Message: isReceived ? '' : sentenceOf(status), DureeMs: took() };
    } catch (error) {
      return { isReceived: false, isGone: false, Statut: null, Message: whyOf(error, late.aborted), DureeMs: took() };
    }
  };
