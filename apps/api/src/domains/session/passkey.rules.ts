import { isIP } from 'node:net';
import { isKnownHost } from '../../http/edge/known-host.ts';

/** The host that a passkey may belong to: one of ours, and a name, since browsers make none for an address. */
export const passkeyHost = (host: string, known: readonly string[] | undefined): string | undefined => {
  const isName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host) && isIP(host) === 0;
  return isName && (known === undefined || isKnownHost(known, host)) ? host : undefined;
};

interface ClientData {
  challenge: string;
  origin: string;
}

/** What the browser says that it was asked, and where; undefined where it says neither. */
export const clientDataOf = (encoded: string): ClientData | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    if (typeof read !== 'object' || read === null) return undefined;
    const { challenge, origin } = read as Partial<Record<keyof ClientData, unknown>>;
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a page of this origin is one of this host: by https, or on the machine itself. */
export const isOriginOf = (origin: string, host: string) => {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return hostname === host && (protocol === 'https:' || (protocol === 'http:' && isLocal));
};

/**
 * Whether an ECDSA signature, a sequence of two numbers, says what it is and how long: the library reads neither closely, so that
 * these bytes could be changed.
 */
export const isWholeSequence = (der: Uint8Array) => der[0] === 0x30 && der[1] === der.length - 2;
