import type { LookupAddress } from 'node:dns';
import { Refusal } from '@comptoir/contract/errors';
import type { CustomFetch } from 'openid-client';
import { isLoopback } from '../../config/loopback.ts';
import { exchange } from '../http-exchange.ts';
import { hostIn, outboundAddresses } from '../outbound-address.ts';

/** Whether an address may be called: by https, or on this machine where its name is allowed. */
export const isSafeAddress = (url: URL, allowedHosts: readonly string[]) => {
  const host = hostIn(url);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(host) && allowedHosts.includes(host));
};

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205, 304]);

/** How the library calls a provider: at addresses that have been checked, without following redirections. */
export const guardedFetch =
  (allowedHosts: readonly string[]): CustomFetch =>
  async (address, { body, headers, method, signal = AbortSignal.timeout(5_000) }) => {
    const url = new URL(address);
    if (!isSafeAddress(url, allowedHosts))
      throw new Refusal('partner', `Le fournisseur donne l’adresse «\u00a0${url.origin}\u00a0», qui n’est pas en https.`);
    if (body instanceof ArrayBuffer || body instanceof ReadableStream || body instanceof Uint8Array)
      throw new TypeError('forms and nothing else are sent');
    const [checked] = await outboundAddresses(url.hostname, allowedHosts);
    const sent = body?.toString();
    const { status, text, type } = await exchange({
      url,
      method,
      headers: { ...headers, ...(sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) }) },
      body: sent,
      // It throws where there is none.
      address: checked as LookupAddress,
      signal,
    });
    return new Response(bodiless.has(status) ? null : text, { status, headers: type === undefined ? {} : { 'content-type': type } });
  };
