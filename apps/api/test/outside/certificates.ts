import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface Certificate {
  key: string;
  cert: string;
}

/** Made once, for tests alone; each vouches for itself. */
export type CertifiedHost = '127.0.0.1' | 'localhost' | 'db.example' | 'journal.example' | 'ailleurs.example';

const fileOf = (host: CertifiedHost, kind: 'key' | 'pem') => fileURLToPath(new URL(`../fixtures/tls/${host}.${kind}`, import.meta.url));

/** Where the certificate of a host is kept. */
export const certificateFile = (host: CertifiedHost) => fileOf(host, 'pem');

export const certificateOf = async (host: CertifiedHost): Promise<Certificate> => ({
  key: await readFile(fileOf(host, 'key'), 'utf8'),
  cert: await readFile(fileOf(host, 'pem'), 'utf8'),
});
