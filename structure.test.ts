import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageKeys } from './apps/console/src/kit/list/conditions/address-faults.ts';
import { allEndpoints } from './packages/contract/src/all.ts';
import { isWrite, tellsPartner, type Endpoint } from './packages/contract/src/kit.ts';
import { allFiles, codeFiles } from './scripts/source-files.mjs';

const root = import.meta.dirname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = allFiles();
const code = codeFiles();

const word = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const test = '(?:\\.test)?';
const consoleParts = 'list|form|tab|dialog|picker|badge|page|card|panel';

/** The kinds of files there are; docs/conventions.md says what each is for. Another kind needs a decision first. */
const kinds = [
  `packages/contract/src/((references|texts|parametres|fields|catalogue|imports|partners)/)?${word}${test}\\.ts`,
  `packages/contract/src/(domains|interfaces)/(all|${word}/${word}(\\.(calls|fields|partner))?)${test}\\.ts`,
  `apps/api/src/(main|serve|app(-(parts|clocks))?|version|welcome)${test}\\.ts`,
  `apps/api/src/(http|db)/(${word}/)?${word}(\\.(store|rules|jobs|sql))?${test}\\.ts`,
  `apps/api/src/(db/migrations/(customers|customers/base|registry)|config|observe|partners|registry|customers|journal|journal/past|secrets|jobs|jobs/sorties|registry/jetons|data|workbooks|imports|sample|cli|cli/kit|juges)/${word}(\\.(store|rules|jobs|sql))?${test}\\.ts`,
  `apps/api/src/partners/(accesses|openid|matches)/${word}(\\.store)?\\.ts`,
  `apps/api/src/domains/(all|${word}/(${word}/)?${word}(\\.(table|store|routes|rules|jobs))?)${test}\\.ts`,
  `apps/api/src/references/${word}(\\.(table|store|routes|rules))?${test}\\.ts`,
  `apps/api/src/interfaces/(all|${word}/${word}(\\.(connector|store|routes|rules))?)${test}\\.ts`,
  // Worker threads run what is written: plain JavaScript, with what they import.
  `apps/api/src/(db|workbooks)/(${word}/)?${word}(\\.worker)?\\.js`,
  `apps/api/test/(${word}/)?${word}${test}\\.ts`,
  'apps/console/src/main\\.tsx',
  `apps/console/src/(app|kit|ui|references)/(${word}/){0,2}${word}${test}\\.tsx?`,
  `apps/console/src/(domains|interfaces)/${word}/(${word}/)?(${word}\\.links\\.ts|${word}\\.routes\\.tsx|${word}-(${consoleParts})\\.tsx|${word}\\.ts)`,
  `apps/console/src/(domains|interfaces)/${word}/(${word}/)?${word}\\.test\\.tsx?`,
  `apps/sandbox/src/(${word}/)?${word}${test}\\.ts`,
  `seed/src/(${word}/)?${word}${test}\\.ts`,
  `e2e/(${word}/)?${word}(\\.(spec|setup|config))?\\.ts`,
  `bench/(console/)?${word}\\.ts`,
  `scripts/(${word}/)?${word}\\.mjs`,
  'apps/console/(vite\\.config|build/lean-packages)\\.ts',
  '(walls|structure|notices|deployment|french|limits|docs|styles|journeys)\\.test\\.ts|vitest\\.config\\.ts',
].map((kind) => new RegExp(`^(?:${kind})$`));

const saysNothing = /^(services?|controllers?|managers?|utils?|helpers?|common|shared|misc|lib|types|index)$/;

describe('files', () => {
  it('are of the known kinds, in kebab-case', () => {
    expect(code.filter((file) => !kinds.some((kind) => kind.test(file)))).toEqual([]);
  });

  it('and folders have names that say something', () => {
    expect(code.filter((file) => file.split('/').some((part) => saysNothing.test(part.split('.')[0] ?? '')))).toEqual([]);
  });

  /** One file for each decision. */
  const flat = ['docs/decisions'];
  it('are at most 25 in a folder', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([folder, count]) => count > 25 && !flat.includes(folder))).toEqual([]);
  });

  it('are short', () => {
    const lines = code.map((file) => ({ file, lines: read(file).trimEnd().split('\n').length })).toSorted((a, b) => a.lines - b.lines);
    const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))]?.lines ?? 0;
    console.log(`${lines.length} files: median ${at(0.5)} lines, 90 % within ${at(0.9)}, longest ${at(1)}`);
    expect(lines.filter((file) => file.lines > 300)).toEqual([]);
    expect(lines.find(({ file }) => file === 'apps/api/src/app.ts')?.lines).toBeLessThan(100);
    expect(at(0.5)).toBeLessThanOrEqual(80);
    expect(at(0.9)).toBeLessThanOrEqual(250);
  });

  it('pass nothing on: what a file exports is written in it', () => {
    expect(code.filter((file) => /^export (?:type )?(?:\*|\{[^}]*\})[^;'"]*from /m.test(read(file)))).toEqual([]);
  });

  it('give a reason for every exception to a rule', () => {
    const exception = /(?:ox|es)lint-disable[^\n]*(?:\n[^\n]*)?|@ts-(?:expect-error|ignore|nocheck)[^\n]*/g;
    const bare = code
      .filter((file) => file !== 'structure.test.ts')
      .flatMap((file) => (read(file).match(exception) ?? []).map((text) => `${file}: ${text}`))
      .filter((text) => !/ --\s+\S.{7}|@ts-expect-error:? \S.{7}/.test(text));
    expect(bare).toEqual([]);
  });
});

describe('comments and titles of tests', () => {
  const refused = /\btells?\b|\bst(?:ands?|ood) there\b/i;
  const comment = /^\s*(?:\/\/|\/?\*)|\s\/\/\s/;
  const title = /^\s*(?:it|test|describe|job)\b[^'"`]*(['"`])(.*?)\1/;
  /** What a line says to whoever reads the code. */
  const saidIn = (line: string) => {
    const at = line.search(comment);
    return at < 0 ? (title.exec(line)?.[2] ?? '') : line.slice(at);
  };
  const plain = (text: string) => !text.split('\n').some((line) => refused.test(saidIn(line)));

  it('write "exists", not "stands there"; "reports", "says" or "distinguishes", not "tells"', () => {
    expect(['// What stood there.', "it('tells why', () => {", 'run(); // It tells.'].filter(plain)).toEqual([]);
    expect(["const tell = 'it tells';", '// What is told.'].filter(plain)).toHaveLength(2);
    // A migration that has landed does not change.
    const judged = code.filter((file) => !file.includes('/db/migrations/'));
    expect(judged.length).toBeGreaterThan(1000);
    expect(judged.filter((file) => file !== 'structure.test.ts' && !plain(read(file)))).toEqual([]);
  });
});

describe('links to a page of docs', () => {
  /** As GitHub makes the anchor of a heading. */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
  const pages = files.filter((file) => file.endsWith('.md'));
  const anchorsOf = new Map(
    pages.map((file) => [file, new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text)))]),
  );
  const leads = (page: string, anchor: string | undefined) => {
    const anchors = anchorsOf.get(page);
    return anchors !== undefined && (anchor === undefined || anchors.has(anchor));
  };

  it('lead to a page and a heading that exist, from code', () => {
    const broken = code.flatMap((file) =>
      [...read(file).matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\p{L}\w-]+))?/gu)]
        .filter(([, page = '', anchor]) => !leads(page, anchor))
        .map(([text]) => `${file}: ${text}`),
    );
    expect(broken).toEqual([]);
  });

  it('and from pages', () => {
    const broken = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, path = '', anchor]) => {
          const page = path === '' ? file : join(dirname(file), path);
          return page.endsWith('.md') ? !leads(page, anchor) : !existsSync(join(root, page));
        })
        .map(([text]) => `${file}: ${text}`),
    );
    expect(broken).toEqual([]);
  });
});

const foldersIn = (path: string) => [
  ...new Set(
    files.filter((file) => file.startsWith(`${path}/`)).flatMap((file) => file.slice(path.length + 1).match(/^[^/]+(?=\/)/) ?? []),
  ),
];
const onContract = foldersIn('packages/contract/src/domains');
const onApi = foldersIn('apps/api/src/domains');
const onConsole = foldersIn('apps/console/src/domains');
/** Contract domains that are no screen's: who shows what they answer. */
const withoutScreens = {
  lieux: 'belongs to the frame, the home and the menu',
  epingles: 'belongs to the menu',
  activites: 'a choice of companies, sites and templates',
  dashboards: 'a choice of profiles',
  evenements: 'read by other systems',
  imports: 'shown where each import is done',
  permissions: 'ticks of a profile',
  recherche: 'found by the palette, which is on every screen',
  retour: 'asked by the notices of every screen',
  systeme: 'asked by what watches the service',
  travaux: 'above every list, and where each import is done',
  vues: 'above every list',
};

/** Calls that write, from the screens of another domain: a switch of the group stands above the limits that it turns on. */
const borrowedWrites = {
  // What is put back is shown as the journal shows changes.
  journal: ['retour.annuler'],
  'plafonds-remise': ['gpParametres.update'],
  sites: ['utilisateurs.lot'],
};

/** The calls of other domains that the screens of this one make, and that write. */
const foreignWrites = (domain: string) => {
  const own = code.filter((file) => file.startsWith(`apps/console/src/domains/${domain}/`) && !/\.test\.tsx?$/.test(file));
  return own.flatMap((file) => {
    const text = read(file);
    const imports = [...text.matchAll(/^import \{([^}]*)\} from '@comptoir\/contract\/domains\/([^/]+)\//gm)];
    const names = imports.filter(([, , from]) => from !== domain).flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    return names.flatMap((name) => {
      const [calls, local = calls] = name.split(' as ');
      // Who may call is a question, not a call.
      const made = [
        ...text.matchAll(new RegExp(`(?<!mayCall\\(|useClosed\\(|useReason\\(|<Act\\w+\\s+call=\\{)\\b${local}\\.(\\w+)`, 'g')),
      ].map(([, call]) => `${calls}.${call}`);
      const chosen = new RegExp(`\\b${local}\\[`).test(text)
        ? Object.keys(allEndpoints).filter((call) => call.startsWith(`${calls}.`))
        : [];
      return [...made, ...chosen].filter((call) => allEndpoints[call] && isWrite(allEndpoints[call]));
    });
  });
};

/** Screens that say something without a way back, in a file that makes a write which could be undone. */
const saidForGood: Readonly<Record<string, string>> = {
  'domains/comptes-eseller/comptes-confirm-panel.tsx': 'people have their mail',
  'domains/demandes/reponse-dialog.tsx': 'somebody is told the answer',
  'domains/profils/team/use-save-profil-team.ts': 'that both changes stand: the save itself is undone from its own notice',
  'domains/sante/sante-page.tsx': 'an alert is acknowledged, which is a fact',
  'interfaces/honda-kpi/parametrage-tab.tsx': 'what a check found',
  'interfaces/renault-csb/renault-csb-list.tsx': 'what a check found',
  'kit/list/vues/vue-dialog.tsx': 'that a view is added: it is open, and its menu removes it',
  'kit/travaux/stopped-notice.tsx': 'nothing is changed',
};

/** Whether a file makes a write of a customer's rows that no partner is told of. */
const makesUndoable = (file: string) => {
  const text = read(file);
  const imported = [...text.matchAll(/^import \{([^}]*)\} from '@comptoir\/contract\//gm)].flatMap(([, list = '']) => list.split(','));
  const original = new Map(imported.map((one) => one.trim().split(' as ')).map(([name = '', local = name]) => [local, name]));
  return [...text.matchAll(/\b(?:useWrite|call)\((\w+)(?:\.(\w+)|\[)/g)].some(([, local = '', call]) => {
    const calls = original.get(local);
    // What is chosen while it runs may be any of them.
    const isMade = (name: string) => (call ? name === `${calls}.${call}` : name.startsWith(`${calls}.`));
    return Object.entries<Endpoint>(allEndpoints).some(
      ([name, endpoint]) => isMade(name) && isWrite(endpoint) && endpoint.on === 'customer' && !tellsPartner(endpoint),
    );
  });
};

describe('what a screen says of a write', () => {
  it('has the way back, where there is one', () => {
    const own = code.filter((file) => file.startsWith('apps/console/src/') && !/\.test\.tsx?$/.test(file));
    const found = own.filter((file) => read(file).includes('notify.done(') && makesUndoable(file));
    expect(found.map((file) => file.replace('apps/console/src/', ''))).toEqual(Object.keys(saidForGood));
  });
});

describe('a domain', () => {
  it('has its contract and its routes under one name', () => {
    expect(onApi.toSorted()).toEqual(onContract.toSorted());
  });

  it('has its screens under that name too', () => {
    expect([...onConsole, ...Object.keys(withoutScreens)].toSorted()).toEqual(onContract.toSorted());
  });

  it('is changed from its own screens', () => {
    const found = onConsole.map((name) => [name, foreignWrites(name)] as const).filter(([, writes]) => writes.length > 0);
    expect(Object.fromEntries(found)).toEqual(borrowedWrites);
  });

  it('is named in the glossary', () => {
    const folded = (text: string) => text.replace(/-/g, '').toLowerCase();
    const rows = read('docs/glossaire.md').matchAll(/^\| `([^`]+)` \| [^|]{2,} \| [^|]{2,} \|$/gm);
    const explained = new Set([...rows].map(([, name = '']) => folded(name)));
    expect([...onContract, ...onConsole].filter((name) => !explained.has(folded(name)))).toEqual([]);
  });
});

describe('dependencies', () => {
  const manifests = files.filter((file) => file.endsWith('package.json'));
  const declared = manifests.flatMap((file) => {
    // npm itself checks the shape of a package.json.
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Record<string, Record<string, string>>;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const outside = new Set(declared.map(([name]) => name).filter((name) => !name.startsWith('@comptoir/')));

  it('are pinned', () => {
    expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are each explained, and nothing else is', () => {
    const rows = read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| [^|]{3,} \| [^|]{3,} \|$/gm);
    const explained = [...rows].map(([, name = '']) => name);
    expect([...outside].filter((name) => !explained.includes(name))).toEqual([]);
    expect(explained.filter((name) => !outside.has(name))).toEqual([]);
  });
});

describe('addresses', () => {
  it('keep for a list what is the page’s own', () => {
    const keys = code
      .filter((file) => file.startsWith('apps/console/src/'))
      .flatMap((file) => [...read(file).matchAll(/useSearchValue\('(\w+)'\)/g)].map(([, key = '']) => key));
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((key) => !pageKeys.includes(key))).toEqual([]);
  });
});
