import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateOf } from '../../test/outside/certificates.ts';
import { readConfig } from './config.ts';

const SECURITY_TRAIL_HTTPS_TOKEN = 'secret-du-recepteur';

describe('the ways out of the security trail', () => {
  let folder: string;
  let cert: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'comptoir-config-'));
    ({ cert } = await certificateOf('journal.example'));
    writeFileSync(join(folder, 'ca.pem'), cert);
    writeFileSync(join(folder, 'autre.pem'), 'bonjour');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are none, or those that are named', () => {
    expect(readConfig({}).trailOuts).toEqual({ fichier: undefined, syslog: undefined, https: undefined });
    const { trailOuts } = readConfig({
      SECURITY_TRAIL_FILE: '/var/log/comptoir/securite.jsonl',
      SECURITY_TRAIL_SYSLOG: 'tls://journal.example:6514',
      SECURITY_TRAIL_SYSLOG_CA: join(folder, 'ca.pem'),
      SECURITY_TRAIL_HTTPS: 'https://siem.example/evenements?source=comptoir',
      SECURITY_TRAIL_HTTPS_TOKEN,
    });
    expect(trailOuts).toEqual({
      fichier: { file: '/var/log/comptoir/securite.jsonl' },
      syslog: { url: 'tls://journal.example:6514', ca: cert },
      https: { url: 'https://siem.example/evenements?source=comptoir', ca: undefined, token: SECURITY_TRAIL_HTTPS_TOKEN },
    });
    const SECURITY_TRAIL_HTTPS_TOKEN_FILE = join(folder, 'secret');
    writeFileSync(SECURITY_TRAIL_HTTPS_TOKEN_FILE, `${SECURITY_TRAIL_HTTPS_TOKEN}\n`);
    for (const SECURITY_TRAIL_HTTPS of ['http://127.0.0.1:9000/', 'http://[::1]:9000/', 'http://localhost/x'])
      expect(readConfig({ SECURITY_TRAIL_HTTPS, SECURITY_TRAIL_HTTPS_TOKEN_FILE }).trailOuts.https?.url).toBe(SECURITY_TRAIL_HTTPS);
    expect(readConfig({ SECURITY_TRAIL_SYSLOG: 'tls://[::1]:6514' }).trailOuts.syslog?.url).toBe('tls://[::1]:6514');
  });

  test.each([
    'journal.example:6514',
    'tcp://journal.example:6514',
    'tls://journal.example',
    'tls://journal.example:6514/x',
    'tls://a:b@journal.example:6514',
    'tls://:6514',
  ])('%s is no receiver of syslog', (SECURITY_TRAIL_SYSLOG) => {
    expect(() => readConfig({ SECURITY_TRAIL_SYSLOG })).toThrow(
      /^SECURITY_TRAIL_SYSLOG=.*\u00a0: une adresse de la forme tls:\/\/hôte:port/,
    );
  });

  test.each([
    'http://siem.example/',
    'ftp://siem.example/',
    'siem.example',
    'https://client:Secret-31@siem.example/',
    'https://siem.example/#x',
  ])('%s takes no events, and is not repeated', (SECURITY_TRAIL_HTTPS) => {
    const read = () => readConfig({ SECURITY_TRAIL_HTTPS, SECURITY_TRAIL_HTTPS_TOKEN });
    expect(read).toThrow(/^SECURITY_TRAIL_HTTPS\u00a0: une adresse https:\/\//);
    expect(read).not.toThrow(/Secret-31/);
  });

  test('ask for a secret with HTTPS, and for certificates where a file is to hold them', () => {
    expect(() => readConfig({ SECURITY_TRAIL_HTTPS: 'https://siem.example/' })).toThrow(/^SECURITY_TRAIL_HTTPS\u00a0: .*HTTPS_TOKEN\.$/);
    expect(() => readConfig({ SECURITY_TRAIL_HTTPS_TOKEN: 'court-29' })).toThrow(/^SECURITY_TRAIL_HTTPS_TOKEN\u00a0: (?!.*court-29)/);
    expect(() => readConfig({ SECURITY_TRAIL_HTTPS_TOKEN: 'un secret avec des blancs' })).toThrow(/^SECURITY_TRAIL_HTTPS_TOKEN\u00a0: /);
    const ca = (file: string) => () => readConfig({ SECURITY_TRAIL_SYSLOG_CA: join(folder, file) });
    expect(ca('nulle-part.pem')).toThrow(/^SECURITY_TRAIL_SYSLOG_CA=.*\u00a0: ce fichier ne peut pas être lu \(ENOENT\)\.$/);
    expect(ca('autre.pem')).toThrow(/^SECURITY_TRAIL_SYSLOG_CA=.*\u00a0: ce fichier ne contient pas de certificat \(PEM\)\.$/);
  });
});
