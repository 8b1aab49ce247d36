import { isLoopback } from './loopback.ts';

/** This machine: its loopback, or a socket in its file system. */
const isHere = ({ hostname, searchParams }: URL) => {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[|\]$/g, '');
  return host === '' || host.startsWith('/') || isLoopback(host);
};

/**
 * Why a PostgreSQL is not to be asked at this address, as a French sentence; null where it may be. Data that leave the machine go to a
 * server whose certificate is checked, or somebody has said that the network is their own.
 */
export const databaseUrlFault = (text: string): string | null => {
  if (!URL.canParse(text)) return 'Une adresse postgres://… est attendue';
  const url = new URL(text);
  if (isHere(url) || ['verify-full', 'disable'].includes(url.searchParams.get('sslmode') ?? '')) return null;
  return (
    'La base est sur une autre machine\u00a0: ajoutez à l’adresse «\u00a0?sslmode=verify-full\u00a0» (et «\u00a0&sslrootcert=…\u00a0» ' +
    'pour une autorité qui vous est propre), ou «\u00a0?sslmode=disable\u00a0» si le réseau est à vous seul'
  );
};
