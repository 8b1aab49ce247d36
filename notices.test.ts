import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thirdParty } from './scripts/third-party.mjs';

const root = import.meta.dirname;
const notices = thirdParty();
const nameOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

describe('third-party notices', () => {
  it('hold every package of production with the text of its licence', () => {
    expect(notices.length).toBeGreaterThan(100);
    expect(notices.filter(({ text, licence }) => !licence || (text ?? '').length < 200).map(nameOf)).toEqual([]);
  });

  it('hold what the server, the console and the sandbox depend on', () => {
    const named = new Set(notices.map(({ name }) => name));
    for (const app of ['api', 'console', 'sandbox']) {
      const { dependencies } = JSON.parse(readFileSync(join(root, 'apps', app, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      };
      expect(Object.keys(dependencies).filter((name) => !name.startsWith('@comptoir/') && !named.has(name))).toEqual([]);
    }
  });

  it('ask nobody to open what is ours', () => {
    expect(notices.filter(({ licence }) => /GPL|SSPL|BUSL/i.test(licence)).map(nameOf)).toEqual([]);
  });

  it('are printed whole', () => {
    const printed = execFileSync(process.execPath, [join(root, 'scripts/notices.mjs')], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
    expect(notices.filter(({ name, version }) => !printed.includes(`${name} ${version} (`)).map(nameOf)).toEqual([]);
  });
});

describe('the bill of materials', () => {
  it('names the same packages, no tool, each with its licence and its hash, and says it twice alike', () => {
    const print = () =>
      execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs')], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' });
    const printed = print();
    expect(print()).toBe(printed);
    const { bomFormat, components } = JSON.parse(printed) as {
      bomFormat: string;
      components: { name: string; version: string; purl: string; licenses?: object[]; hashes?: object[] }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const outside = components.filter(({ hashes }) => hashes);
    expect(outside.filter(({ licenses }) => !licenses).map(nameOf)).toEqual([]);
    const listed = new Set(outside.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', ''))));
    expect(notices.map(nameOf).filter((name) => !listed.has(name))).toEqual([]);
    expect([...listed].filter((name) => !notices.map(nameOf).includes(name))).toEqual([]);
  });
});
