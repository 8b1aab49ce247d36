import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile, sentToBuilder } from './scripts/image.mjs';

const root = import.meta.dirname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { version, workspaces } = JSON.parse(read('package.json')) as { version: string; workspaces: string[] };

describe('the Dockerfile', () => {
  const instructions = readDockerfile(read('Dockerfile'));
  const rests = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest);
  const last = instructions.slice(instructions.findLastIndex(({ word }) => word === 'FROM'));

  it('starts from one image of a fixed release', () => {
    expect(rests('ARG')).toEqual([expect.stringMatching(/^NODE_IMAGE=node:\d+\.\d+\.\d+-\w+-slim$/)]);
    expect(rests('FROM').filter((rest) => !rest.startsWith('${NODE_IMAGE}'))).toEqual([]);
  });

  it('runs as a user of its own, without a shell in between', () => {
    expect(last.filter(({ word }) => word === 'USER')).toEqual([{ word: 'USER', rest: 'node' }]);
    expect(last.findIndex(({ word }) => word === 'USER')).toBeLessThan(last.findIndex(({ word }) => word === 'CMD'));
    for (const word of ['CMD', 'HEALTHCHECK']) expect(rests(word)).toEqual([expect.stringMatching(/\["node", .*\]$/)]);
  });

  it('installs from the lock file, copies and adds nothing from elsewhere, and holds no secret', () => {
    expect(rests('ADD')).toEqual([]);
    expect(rests('RUN').filter((rest) => /npm (install|i)\b|curl|wget|apt-get/.test(rest))).toEqual([]);
    expect(rests('RUN').filter((rest) => rest.includes('npm ci'))).toHaveLength(2);
    expect([...rests('ENV'), ...rests('ARG')].join(' ')).not.toMatch(/password|secret|token|_URL/i);
    expect(last.filter(({ word }) => word === 'RUN')).toEqual([]);
  });

  it('installs every workspace before it copies the sources', () => {
    const copied = rests('COPY').join(' ');
    const manifests = ['packages/contract', 'apps/api', 'apps/console', 'apps/sandbox', 'seed'];
    expect(workspaces).toEqual(['packages/*', 'apps/*', 'seed']);
    for (const folder of manifests) expect(copied).toContain(`${folder}/package.json`);
  });

  it('is sent what it builds from, and nothing else that lies about', () => {
    const isSent = sentToBuilder(read('.dockerignore'));
    const sent = [
      'package-lock.json',
      '.npmrc',
      'apps/api/src/main.ts',
      'packages/contract/src/all.ts',
      'scripts/build.mjs',
      'seed/package.json',
    ];
    const kept = [
      'data/secrets.key',
      'secrets/database-url',
      '.env',
      '.git/config',
      'node_modules/pg/index.js',
      'apps/api/node_modules/x.js',
    ];
    const built = ['apps/console/dist/index.html', 'apps/api/src/app.test.ts', 'apps/api/test/http.ts', 'docs/exploitation.md'];
    expect(sent.filter((path) => !isSent(path))).toEqual([]);
    expect([...kept, ...built].filter(isSent)).toEqual([]);
  });
});

describe('compose.yaml', () => {
  interface Part {
    image: string;
    environment: Record<string, string>;
    secrets: string[];
    read_only: boolean;
    cap_drop: string[];
    security_opt: string[];
    ports?: string[];
    networks: string[];
    volumes: string[];
  }
  const { services, secrets } = parse(read('compose.yaml')) as {
    services: Record<'database' | 'comptoir', Part> & Record<string, Part>;
    secrets: Record<string, { file: string }>;
  };

  it('gives each part no more than it needs', () => {
    for (const { read_only, cap_drop, security_opt } of Object.values(services)) {
      expect([read_only, cap_drop, security_opt]).toEqual([true, ['ALL'], ['no-new-privileges:true']]);
    }
    expect(services.database.ports).toBeUndefined();
    expect(services.database.networks).toEqual(['inside']);
    expect(services.comptoir.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(services.comptoir.volumes).toEqual(['data:/data']);
  });

  it('hands secrets over as files', () => {
    const values = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
    expect(values.filter(([name, value]) => /PASSWORD|_URL|TOKEN/.test(name) && !value.startsWith('/run/secrets/'))).toEqual([]);
    expect(values.filter(([, value]) => /:\/\/[^/]*@/.test(value))).toEqual([]);
    const named = new Set(Object.values(services).flatMap((part) => part.secrets));
    expect(new Set(Object.keys(secrets))).toEqual(named);
  });

  it('names fixed releases, ours among them', () => {
    expect(services.database.image).toMatch(/^postgres:1[5-9]\.\d+-\w+$/);
    expect(services.comptoir.image).toBe(`comptoir:${version}`);
  });
});

describe('deploy/comptoir.service', () => {
  const unit = read('deploy/comptoir.service');

  it('shuts the service in', () => {
    for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'PrivateTmp=yes'])
      expect(unit.split('\n')).toContain(line);
    expect(unit).not.toMatch(/^Environment=.*(PASSWORD|TOKEN|_URL=)/m);
  });

  it.runIf(existsSync('/usr/bin/systemd-analyze') && existsSync('/usr/bin/node'))('is read by systemd without a word', () => {
    const said = execFileSync('systemd-analyze', ['verify', join(root, 'deploy/comptoir.service')], { encoding: 'utf8', stdio: 'pipe' });
    expect(said).toBe('');
  });
});

describe('deploy/create-login.sh', () => {
  it('makes a login that owns nothing and may make roles alone', () => {
    const script = read('deploy/create-login.sh');
    expect(script).toMatch(/create role comptoir login createrole nosuperuser nocreatedb noreplication/);
    expect(script).not.toMatch(/grant all|superuser (?!nocreatedb)/);
  });
});
