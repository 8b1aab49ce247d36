import { isIP } from 'node:net';

/** Whether a host name or an address is this machine itself. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
