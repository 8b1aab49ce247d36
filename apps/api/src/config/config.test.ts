import { partners } from '@comptoir/contract/partners/all';
import { variableOf } from '@comptoir/contract/partners/kit';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadConfiguration, readConfig } from './config.ts';
import { version } from '../version.ts';

describe('configuration', () => {
  test('runs with sample data on the loopback when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', sampleData: true, databaseUrl: undefined });
  });

  test('a database of its own means no sample data', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@db.example/comptoir?sslmode=verify-full' }).sampleData).toBe(false);
  });

  test.each([
    [{ PORT: 'abc' }, /^PORT=abc\u00a0: /],
    [{ PORT: '70000' }, /^PORT=70000\u00a0: /],
    [{ SAMPLE_DATA: 'yes' }, /^SAMPLE_DATA=yes\u00a0: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud\u00a0: /],
    [{ PUBLIC_URL: 'comptoir.example' }, /^PUBLIC_URL=comptoir\.example\u00a0: /],
    [{ LINK_LOGS: 'javascript:alert(1)' }, /^LINK_LOGS=/],
    [{ PRODUCT_LEAD: 'prod-ouest=lead.example' }, /^PRODUCT_LEAD=prod-ouest=lead\.example\u00a0: /],
    [{ OUTBOUND_ALLOWED_HOSTS: 'ftp.interne.example,http://x/' }, /^OUTBOUND_ALLOWED_HOSTS=.*\u00a0: des noms d’hôte/],
    [{ HEALTH_ALERT_EMAIL: 'support@exemple.example,personne' }, /^HEALTH_ALERT_EMAIL=/],
    [{ HEALTH_ALERT_FAILURES: '0' }, /^HEALTH_ALERT_FAILURES=0\u00a0: /],
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, /^METRICS_HOST=0\.0\.0\.0\u00a0: .*METRICS_TOKEN/],
    [{ ANCHOR_EMAIL: 'personne' }, /^ANCHOR_EMAIL=/],
    [{ ANCHOR_EMAIL: 'garde@exemple.example', SAMPLE_DATA: 'off' }, /^ANCHOR_EMAIL\u00a0: .*SMTP_URL/],
    [{ HSTS: 'oui' }, /^HSTS=oui\u00a0: /],
    [{ DATABASE_URL_FILE: '/nulle/part' }, /^DATABASE_URL_FILE=.*ENOENT/],
    [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0\u00a0: .*SAMPLE_DATA=on/],
  ])('%j stops the start with one sentence', (env, message) => {
    expect(() => readConfig(env)).toThrow(BadConfiguration);
    expect(() => readConfig(env)).toThrow(message);
  });

  test('begins the links of its messages with the public address', () => {
    expect(readConfig({}).publicUrl).toBe('http://localhost:3000');
    expect(readConfig({ PORT: '0' }).publicUrl).toBeUndefined();
    expect(readConfig({ SAMPLE_DATA: 'off' }).publicUrl).toBeUndefined();
    expect(readConfig({ PUBLIC_URL: 'https://comptoir.example/' }).publicUrl).toBe('https://comptoir.example');
  });

  test('makes anchors of the journal only where they have somewhere to go', () => {
    const [ANCHOR_EMAIL, DATA_DIR] = ['garde@exemple.example, audit@exemple.example', '/srv/comptoir'];
    expect(readConfig({}).anchors).toBeUndefined();
    expect(readConfig({ ANCHOR_FOLDER: '/srv/ancres' }).anchors).toEqual({ folder: '/srv/ancres', recipients: [] });
    expect(readConfig({ ANCHOR_EMAIL, DATA_DIR }).anchors).toEqual({
      folder: '/srv/comptoir/ancres',
      recipients: ['garde@exemple.example', 'audit@exemple.example'],
    });
  });

  test('measures nothing without a port, and by default only for this machine', () => {
    expect(readConfig({}).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1', token: undefined });
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'jeton-de-mesure-0123456789' };
    expect(readConfig(open).metrics).toMatchObject({ host: '0.0.0.0', token: open.METRICS_TOKEN });
    expect(() => readConfig({ ...open, METRICS_TOKEN: 'jeton-29' })).toThrow(/^METRICS_TOKEN\u00a0: (?!.*jeton-29)/);
  });

  test('writes an access log for a real installation, and sends traces where the standard variables say', () => {
    expect([readConfig({}).accessLog, readConfig({ SAMPLE_DATA: 'off' }).accessLog]).toEqual([false, true]);
    expect([readConfig({ ACCESS_LOG: 'on' }).accessLog, readConfig({ SAMPLE_DATA: 'off', ACCESS_LOG: 'off' }).accessLog]).toEqual([
      true,
      false,
    ]);
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
    expect([readConfig({}).traces, readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces]).toEqual([false, true]);
    expect(readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toBe(true);
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).traces).toBe(false);
  });

  test('reads a secret from a file, but not from two places', () => {
    const folder = mkdtempSync(join(tmpdir(), 'comptoir-config-'));
    const DATABASE_URL_FILE = join(folder, 'url');
    writeFileSync(DATABASE_URL_FILE, 'postgres://u:Secret-31@db.example/comptoir?sslmode=disable\n');
    expect(readConfig({ DATABASE_URL_FILE })).toMatchObject({
      databaseUrl: 'postgres://u:Secret-31@db.example/comptoir?sslmode=disable',
      sampleData: false,
    });
    expect(() => readConfig({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://u:p@db' })).toThrow(/^DATABASE_URL_FILE=.*l’une des deux/);
    writeFileSync(DATABASE_URL_FILE, 'mysql://u:Secret-31@db');
    expect(() => readConfig({ DATABASE_URL_FILE })).toThrow(/^DATABASE_URL\u00a0: (?!.*Secret)/);
    rmSync(folder, { recursive: true });
  });

  test('only sample data may call the machine that it runs on, unless hosts are named', () => {
    expect(readConfig({}).outboundAllowedHosts).toEqual(['localhost', '127.0.0.1', '::1']);
    expect(readConfig({ SAMPLE_DATA: 'off' }).outboundAllowedHosts).toEqual([]);
    expect(readConfig({ OUTBOUND_ALLOWED_HOSTS: 'FTP.Interne.example, 10.1.2.3' }).outboundAllowedHosts).toEqual([
      'ftp.interne.example',
      '10.1.2.3',
    ]);
  });

  test('alerts go to the named people, or to the support, or to nobody', () => {
    expect(readConfig({ HEALTH_ALERT_EMAIL: 'a@exemple.example; b@exemple.example' }).health).toEqual({
      everyMinutes: 60,
      failures: 3,
      recipients: ['a@exemple.example', 'b@exemple.example'],
    });
    expect(readConfig({ SUPPORT_EMAIL: 's@exemple.example' }).health.recipients).toEqual(['s@exemple.example']);
    expect(readConfig({ SAMPLE_DATA: 'off' }).health.recipients).toEqual([]);
  });

  test('never shows the address of the database, which holds a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@db' })).toThrow(/^DATABASE_URL\u00a0: (?!.*secret)/);
  });

  test('the operating guide lists exactly the variables', () => {
    const guide = readFileSync(new URL('../../../../docs/exploitation.md', import.meta.url), 'utf8');
    const source = ['environment.ts', 'trail-outs.ts'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    const table = guide.split('## A real installation')[0]!;
    const written = [...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
    expect(new Set(written)).toEqual(new Set(read));
  });

  test('every partner that the operating guide prints or names has its variable', () => {
    const printed = partners.map(({ name, guide }) => [variableOf(name), guide.length > 0]);
    expect(printed).toEqual(Object.keys(readConfig({}).partners).map((name) => [`PARTNER_${name.toUpperCase()}`, true]));
    for (const [variable] of printed)
      expect(() => readConfig({ [String(variable)]: 'x' })).toThrow(new RegExp(`^${String(variable)}\u00a0: `));
    const guide = readFileSync(new URL('../../../../docs/exploitation.md', import.meta.url), 'utf8');
    expect(guide).toContain('npm run -s partners');
    const named = [...guide.matchAll(/`(PARTNER_[A-Z0-9]+)`/g)].map(([, name]) => name);
    expect(named.filter((name) => !printed.some(([variable]) => variable === name))).toEqual([]);
  });

  test('a wrong address of a partner is reported without its password', () => {
    const read = () => readConfig({ PARTNER_DBS: 'ftp://client:Secret-31@dbs.example' });
    expect(read).toThrow(/^PARTNER_DBS\u00a0: /);
    expect(read).not.toThrow(/Secret/);
    expect(() => readConfig({ PRODUCT_EDATAVOICE_TOKEN: 'client:Secret-31@edv.example' })).toThrow(
      /^PRODUCT_EDATAVOICE_TOKEN\u00a0: (?!.*Secret)/,
    );
  });

  test('the version is the package’s', () => {
    const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(version).toBe(manifest.version);
  });
});
