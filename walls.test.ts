import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFiles, sourceFolders } from './scripts/source-files.mjs';
import { readWalls } from './scripts/testing/walls.mjs';

const root = resolve(import.meta.dirname);

/** One import that must be refused, under the wall that refuses it. */
const violations: [wall: string, file: string, imported: string, types?: 'types'][] = [
  ['contract-is-pure', 'packages/contract/src/a.ts', 'node:fs'],
  ['contract-is-pure', 'packages/contract/src/b.ts', 'react'],
  ['console-apart', 'apps/console/src/app/a.ts', '../../../api/src/app.ts'],
  ['console-without-node', 'apps/console/src/app/b.ts', 'node:path'],
  ['console-without-partners', 'apps/console/src/interfaces/dbs/b.ts', '@comptoir/contract/interfaces/dbs/dbs.partner'],
  ['console-without-partners', 'apps/console/src/kit/c.ts', '@comptoir/contract/partners/kit', 'types'],
  ['console-without-partners', 'apps/console/src/kit/d.ts', '@comptoir/contract/around'],
  ['api-apart', 'apps/api/src/domains/sites/a.ts', '../../../../console/src/kit/client.ts'],
  ['api-apart', 'apps/api/src/domains/sites/b.ts', '../../../../sandbox/src/sandbox.ts'],
  ['sandbox-apart', 'apps/sandbox/src/a.ts', '../../api/src/app.ts'],
  ['sandbox-apart', 'apps/sandbox/src/b.ts', '@comptoir/contract/kit'],
  ['seed-apart', 'seed/src/a.ts', '../../apps/api/src/app.ts'],
  ['tools-apart', 'apps/api/src/domains/sites/c.ts', '../../../../../scripts/tool.mjs'],
  ['api-plumbing-knows-no-domain', 'apps/api/src/http/a.ts', '../domains/sites/sites.store.ts'],
  ['api-plumbing-knows-no-domain', 'apps/api/src/registry/a.ts', '../references/references.store.ts'],
  ['api-plumbing-knows-no-domain', 'apps/api/src/partners/a.ts', '../domains/sites/sites.store.ts'],
  ['api-plumbing-knows-no-domain', 'apps/api/src/partners/b.ts', '../interfaces/wally/wally.store.ts'],
  ['api-plumbing-goes-down', 'apps/api/src/registry/b.ts', '../http/mount.ts'],
  ['api-plumbing-goes-down', 'apps/api/src/partners/c.ts', '../http/mount.ts'],
  ['api-plumbing-goes-down', 'apps/api/src/jobs/a.ts', '../partners/partners.ts'],
  ['api-plumbing-goes-down', 'apps/api/src/observe/a.ts', '../http/session.ts'],
  ['api-ground-stands-alone', 'apps/api/src/db/a.ts', '../registry/registry.store.ts'],
  ['config-at-the-bottom', 'apps/api/src/config/a.ts', '../registry/registry.store.ts'],
  ['composition-on-top', 'apps/api/src/http/b.ts', '../app.ts'],
  ['composition-on-top', 'apps/api/src/http/d.ts', '../app.ts', 'types'],
  ['console-plumbing-knows-no-domain', 'apps/console/src/kit/a.tsx', '../domains/sites/sites-list.tsx'],
  ['console-plumbing-knows-no-domain', 'apps/console/src/kit/b.ts', '../app/menu.ts'],
  ['ui-only-draws', 'apps/console/src/ui/a.tsx', '../kit/client.ts'],
  ['ui-only-draws', 'apps/console/src/ui/b.tsx', '@comptoir/contract/kit'],
  ['ui-only-draws', 'apps/console/src/ui/c.tsx', '@tanstack/react-router'],
  ['api-domains-apart', 'apps/api/src/domains/sites/d.ts', '../utilisateurs/utilisateurs.routes.ts'],
  ['api-domains-apart', 'apps/api/src/domains/sites/e.ts', '../utilisateurs/save-utilisateur.ts'],
  ['api-domains-apart', 'apps/api/src/references/a.ts', '../domains/sites/sites.routes.ts'],
  ['console-domains-apart', 'apps/console/src/domains/sites/a.tsx', '../utilisateurs/utilisateurs-list.tsx'],
  ['api-partners-apart', 'apps/api/src/interfaces/wally/a.ts', '../dbs/dbs.store.ts'],
  ['api-partners-apart', 'apps/api/src/interfaces/wally/b.ts', '@comptoir/contract/interfaces/dbs/dbs.calls'],
  ['console-partners-apart', 'apps/console/src/interfaces/wally/a.tsx', '../dbs/dbs-page.tsx'],
  ['connectors-are-plain', 'apps/api/src/interfaces/wally/wally.connector.ts', '../../db/names.ts'],
  ['connectors-are-plain', 'apps/api/src/interfaces/dbs/connector.ts', 'fastify'],
  ['sql-in-stores', 'apps/api/src/domains/sites/sites.routes.ts', 'kysely'],
  ['sql-in-stores', 'apps/api/src/domains/sites/sites.rules.ts', 'kysely'],
  ['sql-in-stores', 'apps/api/src/references/references.routes.ts', 'kysely'],
  ['databases-opened-in-db', 'apps/api/src/domains/sites/f.store.ts', 'pg'],
  ['databases-opened-in-db', 'apps/api/src/http/c.ts', '../db/open.ts'],
  ['no-cycles', 'apps/console/src/app/about.ts', './round.ts'],
  ['no-cycles', 'apps/console/src/app/about-types.ts', './round-types.ts', 'types'],
  ['tests-are-leaves', 'apps/api/src/domains/sites/g.ts', './sites.test.ts'],
  ['packages-declared', 'apps/api/src/domains/sites/h.ts', 'undeclared'],
  ['imports-resolve', 'apps/api/src/domains/sites/i.ts', './nowhere.ts'],
  ['no-tools-at-run-time', 'apps/api/src/domains/sites/j.ts', 'vitest'],
];

/** Imports of the same kinds that are right. */
const fine: [file: string, imported: string, types?: 'types'][] = [
  ['packages/contract/src/fine.ts', 'zod'],
  ['apps/console/src/app/fine.ts', '@comptoir/contract/kit'],
  ['apps/console/src/kit/fine.tsx', '../ui/button.tsx'],
  ['apps/console/src/domains/sites/fine.tsx', '../utilisateurs/utilisateurs.links.ts'],
  ['apps/console/src/domains/sites/fine-too.tsx', '../utilisateurs/utilisateur-picker.tsx'],
  ['apps/api/src/domains/sites/fine.ts', '../utilisateurs/utilisateurs.store.ts'],
  ['apps/api/src/domains/sites/fine.store.ts', 'kysely'],
  ['apps/api/src/domains/sites/fine-too.ts', 'kysely', 'types'],
  ['apps/api/src/domains/sites/fine.test.ts', 'vitest'],
  ['apps/api/src/http/fine.ts', './parts.ts', 'types'],
  ['apps/api/src/http/fine-too.ts', '../partners/partners.ts'],
  ['apps/api/src/domains/sites/fine-three.ts', '../../partners/probe.ts'],
  ['apps/api/src/partners/fine.ts', './probe.ts'],
  ['apps/api/src/db/fine.ts', 'pg'],
  ['apps/api/src/interfaces/wally/fine.ts', '@comptoir/contract/interfaces/wally/wally.calls'],
  ['apps/api/src/interfaces/wally/fine-too.ts', '../../partners/exchanged.ts'],
  ['apps/sandbox/src/fine.ts', '@comptoir/contract/interfaces/wally/wally.partner'],
];

const packages: Record<string, object> = {
  '': { devDependencies: { vitest: '*' } },
  'packages/contract': { name: '@comptoir/contract', exports: { './*': { source: './src/*.ts' } }, dependencies: { zod: '*' } },
  seed: { name: '@comptoir/seed' },
  'apps/api': { dependencies: { '@comptoir/contract': '*', fastify: '*', kysely: '*', pg: '*' } },
  'apps/console': { dependencies: { '@comptoir/contract': '*', '@tanstack/react-router': '*' } },
  'apps/sandbox': {},
};
const installed = ['zod', 'react', 'fastify', 'kysely', 'pg', 'vitest', 'undeclared', '@tanstack/react-router'];

const tree = realpathSync(mkdtempSync(join(tmpdir(), 'comptoir-walls-')));
afterAll(() => rmSync(tree, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text, { flag: 'a' });
};
const markup = (file: string) => (file.endsWith('x') ? 'export const Part = () => <p aria-label="part">{imported}</p>;\n' : '');

let found: Awaited<ReturnType<typeof readWalls>>;
beforeAll(async () => {
  for (const [folder, content] of Object.entries(packages)) write(join(folder, 'package.json'), JSON.stringify(content));
  for (const name of installed) {
    // As most packages lie.
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }));
    write(`node_modules/${name}/dist/index.js`, '');
  }
  mkdirSync(join(tree, 'node_modules/@comptoir'));
  symlinkSync(join(tree, 'packages/contract'), join(tree, 'node_modules/@comptoir/contract'));
  for (const [file, imported, types] of [...violations.map(([, ...rest]) => rest), ...fine]) {
    write(file, `import ${types ? 'type ' : ''}* as imported from '${imported}';\n${markup(file)}`);
    if (imported.startsWith('.') && !imported.includes('nowhere')) write(join(dirname(file), imported), '');
    if (imported.startsWith('@comptoir/')) write(`packages/${imported.replace('@comptoir/contract', 'contract/src')}.ts`, '');
  }
  write('packages/contract/src/around.ts', "import './partners/kit.ts';\n");
  write('apps/console/src/app/round.ts', "import './about.ts';\n");
  write('apps/console/src/app/round-types.ts', "import type { Part } from './about-types.ts';\n");
  found = await readWalls(tree, ['packages', 'apps', 'seed', 'scripts']);
});

describe('each wall', () => {
  it.each(violations)('%s refuses %s importing %s', (wall, file) => {
    expect(found.violations).toContainEqual(expect.objectContaining({ rule: wall, from: file }));
  });

  it('is tried by a violation', () => {
    expect(new Set(violations.map(([wall]) => wall))).toEqual(new Set(found.rules));
  });

  it('says what to do instead', () => {
    expect(found.violations.filter(({ remedy }) => remedy.length < 30)).toEqual([]);
  });

  it.each(fine)('lets %s import %s', (file) => {
    expect(found.modules.find(({ source }) => source === file)?.imports).toHaveLength(1);
    expect(found.violations.filter(({ from }) => from === file)).toEqual([]);
  });
});

describe('our files', () => {
  it('are all read, and keep within the walls', async () => {
    const { modules, violations: ours } = await readWalls(root, sourceFolders);
    const read = new Set(modules.map(({ source }) => source));
    const files = codeFiles().filter((file) => sourceFolders.some((folder) => file.startsWith(`${folder}/`)));
    expect(files.filter((file) => !read.has(file))).toEqual([]);
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(2 * files.length);
    expect(ours.map(({ rule, from, to, remedy }) => `${rule}: ${from} → ${to}. ${remedy}`)).toEqual([]);
  });
});
