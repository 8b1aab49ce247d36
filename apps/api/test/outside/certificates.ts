import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  key: string;
  cert: string;
}

/** A certificate that vouches for itself, for these names (`DNS:localhost`, `IP:127.0.0.1`). */
export const selfMade = async (names: string): Promise<Certificate> => {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-cert-'));
  try {
    const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    await promisify(execFile)('openssl', ['req', ...made, ...files, '-subj', '/CN=essai', '-addext', `subjectAltName=${names}`]);
    return { key: await readFile(join(folder, 'key.pem'), 'utf8'), cert: await readFile(join(folder, 'cert.pem'), 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
};
