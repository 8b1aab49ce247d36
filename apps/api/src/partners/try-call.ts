import { Refusal } from '@comptoir/contract/errors';
import { failure, type PartnerCall, type PartnerContract } from '@comptoir/contract/partners/kit';
import { partnerTry } from '../observe/events.ts';
import { outboundAddresses } from './outbound-address.ts';
import { exchange, TooLong } from './http-exchange.ts';
import { busy, failed, refused } from './partner-failure.ts';
import { retryAfterMillis } from './retry-after.ts';

export interface Account {
  login: string;
  password: string;
}

export interface Attempt {
  partner: PartnerContract;
  call: PartnerCall;
  url: URL;
  body: Readonly<Record<string, unknown>> | undefined;
  account: Account | undefined;
  /** Nobody of the customer gave an account: the installation's own one signs, if any. */
  isOurs: boolean;
  /** Hosts of the loopback or a private network that may be called. */
  allowedHosts: readonly string[];
  timeoutMillis: number;
}

/** The raw answer of the last try, for the exchange log. */
export interface Trace {
  status: number | null;
  text: string;
  tries: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The header that signs for an account. */
export const signatureOf = ({ login, password }: Account) => Buffer.from(`${login}:${password}`).toString('base64');

const headersOf = (body: string | undefined, account: Account | undefined): Record<string, string> => ({
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  ...(account ? { authorization: `Basic ${signatureOf(account)}` } : {}),
});

const send = async ({ partner, call, url, account, allowedHosts, timeoutMillis, ...attempt }: Attempt) => {
  const body = attempt.body && JSON.stringify(attempt.body);
  const signal = AbortSignal.timeout(timeoutMillis);
  try {
    const [address] = await outboundAddresses(url.hostname, allowedHosts);
    const { method, path } = call;
    const headers = headersOf(body, account);
    // It throws where there is none.
    const ask = () => exchange({ url, method, headers, body, address: address!, signal });
    return await partnerTry.tracePromise(ask, { partner: partner.name, method, path, headers });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rule') throw failed('address', partner);
    if (error instanceof TooLong) throw failed('garbage', partner);
    throw failed(signal.aborted ? 'timeout' : 'unreachable', partner);
  }
};

/**
 * One try of a call: its answer, checked by the call's schema. A code of the partner's is a refusal even under 200.
 * @throws PartnerFailure
 */
export const tryCall = async (attempt: Attempt, trace: Trace): Promise<unknown> => {
  const { partner, call, isOurs } = attempt;
  trace.tries += 1;
  trace.status = null;
  trace.text = '';
  const { status, text, isBroken, retryAfter } = await send(attempt);
  trace.status = status;
  trace.text = text;
  const wait = retryAfterMillis(retryAfter);
  if (status === 429 || (status === 503 && wait !== undefined)) throw busy(partner, wait);
  if (status >= 500) throw failed('server', partner);
  if (status >= 300 && status < 400) throw failed('moved', partner);
  const value = parsed(text);
  const said = failure.safeParse(value);
  // Any web server answers 404 to an address that it does not know, many with an `error` of their own.
  if (status === 404 && !(said.success && said.data.error in partner.failures)) throw failed('missing', partner);
  if (said.success) throw refused(partner, said.data.error, isOurs);
  if (status < 200 || status > 299) throw refused(partner, status === 401 ? 'INVALID_CREDENTIALS' : '', isOurs);
  const answer = call.answer.safeParse(value);
  // A broken name would be stored and shown as if it were the partner's.
  if (!answer.success || isBroken) throw failed('garbage', partner);
  return answer.data;
};
