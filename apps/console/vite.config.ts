import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin, type Rolldown } from 'vite';
import { firstReads, firstReadsOfOperators } from './src/app/first-reads.ts';
import type * as FrameIcons from './src/app/frame/frame-icons.ts';
import type { SettingsOf } from './src/app/palette/settings.ts';
import { leanPackages } from './build/lean-packages.ts';
import { startEarly } from './src/kit/early.ts';

const compressible = /\.(js|css|svg|json)$/;
const brotli = (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const zip = (text: Buffer) => promisify(gzip)(text, { level: 9 });

/** Compresses once what is served many times. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => compressible.test(name))
      .map((name) => join(dir, name));
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(file);
        await Promise.all([writeFile(`${file}.gz`, await zip(text)), writeFile(`${file}.br`, await brotli(text))]);
      }),
    );
  },
});

const sheetOf = (component: string) => `import '@mantine/core/styles/${component}.layer.css';\n`;

/**
 * Each Mantine component brings its style sheet into the chunk that holds it; while developing, all of them come at once.
 * They are layers: our own rules stand above them whatever the order in which chunks arrive.
 */
const mantineSheets = (): Plugin => {
  let building = false;
  return {
    name: 'mantine-sheets',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    transform: (code, id) => {
      const [, component] = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id) ?? [];
      if (building && component) return { code: sheetOf(component) + code, map: null };
      if (!building && id.endsWith('/src/main.tsx')) return { code: `import '@mantine/core/styles.layer.css';\n${code}`, map: null };
      return null;
    },
  };
};

/** The parts of one icon, as its package describes it: `['path', { d: '…' }]`. */
interface IconFile {
  __iconNode: readonly [element: string, attributes: Readonly<Record<string, string>>][];
}

const outlined = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const symbolOf = async (name: string) => {
  // The package writes each of its files in this shape.
  const { __iconNode: parts } = (await import(`@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`)) as IconFile;
  const drawn = parts.map(([element, attributes]) => {
    const said = Object.entries(attributes).map(([attribute, value]) => (attribute === 'key' ? '' : ` ${attribute}="${value}"`));
    return `<${element}${said.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24" ${name.endsWith('Filled') ? 'fill="currentColor"' : outlined}>${drawn.join('')}</symbol>`;
};

/** A file of the console with what it needs of the contract, run as the build runs. */
const runFile = async <Exported>(file: string) => {
  const { module } = await runnerImport<Exported>(join(import.meta.dirname, file), {
    configFile: false,
    resolve: { conditions: ['source'] },
  });
  return module;
};

const sprite = async () => {
  const { frameIcons } = await runFile<typeof FrameIcons>('src/app/frame/frame-icons.ts');
  return `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(frameIcons.map(symbolOf))).join('')}</svg>`;
};

const settingsOf = async () => JSON.stringify((await runFile<{ settings: readonly SettingsOf[] }>('src/app/palette/settings.ts')).settings);

/**
 * Files made of what is installed or declared: importing one gives its address. The frame's icons in one file, which one by one
 * would stand in the first code, and the settings that the palette finds, which would bring every field with all its rules.
 */
const made: Readonly<Record<string, { name: string; source: () => Promise<string> }>> = {
  'virtual:frame-icons.svg': { name: 'frame-icons.svg', source: sprite },
  'virtual:settings.json?url': { name: 'settings.json', source: settingsOf },
};

const madeFiles = (): Plugin => ({
  name: 'made-files',
  resolveId: (id) => (Object.hasOwn(made, id) ? `\0${id}` : null),
  async load(id) {
    const file = made[id.slice(1)];
    if (!file) return null;
    if (this.environment.mode !== 'build') return `export default '/${file.name}'`;
    const reference = this.emitFile({ type: 'asset', name: file.name, source: await file.source() });
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
  },
  configureServer({ middlewares }) {
    for (const { name, source } of Object.values(made)) {
      middlewares.use(`/${name}`, (_, answer) => {
        const type = name.endsWith('.svg') ? 'image/svg+xml' : 'application/json';
        void source().then((text) => answer.setHeader('content-type', type).end(text));
      });
    }
  },
});

const named = (...files: string[]) => new RegExp(`/(${files.join('|')})\\.\\w+$`.replaceAll('/', '[\\\\/]'));

/**
 * Few files come before a page: each of these holds all that it imports, but what one above it holds already. What a page needs to
 * fail well must not be missing once the server is gone, so the question before leaving comes with every form.
 */
const groups = [
  { name: 'first', test: named('src/main') },
  { name: 'frame', test: named('app/frame/workspace') },
  {
    name: 'list',
    test: named(
      'kit/list/(list-page|rows/(row-action-kinds|use-removal)|sorted-by)',
      'kit/(read-failure|notify|use-param|places/(place|places-kept)|lot/selection-bar)',
      'contract/src/domains/travaux/travaux.calls',
      'ui/(dialogs/confirm-dialog|states/(empty|error)-state|page-header|icon-button|drop-panel|reason|status-badge)',
      'Icon(Plus|Pencil|Trash|Download|DotsVertical|FileImport)',
    ),
  },
  {
    name: 'people',
    test: named(
      'contract/src/(domains/(utilisateurs|sites|profils|connexions|dashboard)|interfaces/renault-csb)/(?![\\w-]+-import\\.)[\\w-]+\\.(calls|fields)',
    ),
  },
  // What the lists of people have in common, a few lines each.
  {
    name: 'people-rows',
    test: named(
      'domains/utilisateurs/(use-actif|use-access|utilisateurs.module|list/(utilisateur-rows|actif-lock|filter-failures-panel|sites-badge|use-utilisateur-filters))',
      'domains/connexions/product-picker',
      'kit/list/field-columns',
    ),
  },
  // Forms of records read some of them.
  { name: 'parametres', test: named('contract/src/(parametres/all|domains/gp-parametres/gp-parametres.calls)') },
  { name: 'floating', test: /[\\/](@floating-ui|ScrollArea)[\\/]/ },
  { name: 'dialog', test: named('ui/dialogs/dialog-window') },
  {
    name: 'form',
    test: named(
      'kit/form/(form-page|form-dialog|fields/(text|tick)-field|use-record-form)',
      'kit/(record-coming|record/(record-page|use-saving))',
    ),
  },
  // Addresses of records, a few lines each, of which every page names some.
  { name: 'links', test: /[\\/]domains[\\/].*\.links\.ts$/ },
  {
    name: 'fields',
    test: named('kit/form/fields/(select-field|number-field|choice-field|choices|described-field|secret-field|multi-select-field)'),
  },
  { name: 'undo', test: named('kit/undo/undo') },
  {
    name: 'record',
    test: named(
      'kit/record/(neighbours|record-summary|record-actions|act-button|use-reason)',
      'kit/form/use-rounds',
      'kit/(use-tab|list/rows/rows-panel|motif/motif-confirm-dialog|pourquoi/ask-button)',
      'ui/(tab-links|field-group)',
      'domains/(journal/historique-panel|sante/interfaces-badge|utilisateurs/personnes-badge|notes/notes-(list|panel)|pourquoi/ask-option-badge)',
      'Icon(DoorExit|History|Lock)',
      'SimpleGrid',
    ),
  },
];

/** What the chunks of these names load at once. */
const filesOf = (bundle: Rolldown.OutputBundle, names: readonly string[]) => {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && names.includes(chunk.name)) add(chunk.fileName);
  return [...files];
};

const early = (): Plugin => ({
  name: 'early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const files = filesOf(bundle, ['frame', 'list']).filter((file) => !html.includes(file));
      const known = [files.map((file) => `/${file}`), firstReads, firstReadsOfOperators].map((value) => JSON.stringify(value)).join();
      return html.replace('<!-- early -->', () => `<script nonce="__NONCE__">(${startEarly.toString()})(${known})</script>`);
    },
  },
});

/**
 * A file holds what a screen runs as it loads: the engine compiles all of it beside the load and keeps it compiled with the file, where it
 * would do so for each function at its first call, every time.
 */
const compileAtOnce = (): Plugin => ({
  name: 'compile-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        // It is read at the very beginning of a file alone.
        if (chunk.type === 'chunk') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});

/** The frame names three hundred files, so each character of a hash costs as many. */
const fileNames = 'assets/[name]-[hash:7]';

const behindEveryPage = /assets\/(first|frame|list|rolldown-runtime)-[\w-]+\.js$/;

/** What a page needs beside itself and what the page of HTML names: saying those again for each page is a tenth of the frame. */
const namedOnce = (page: string, needed: string[]) => needed.filter((file) => file !== page && !behindEveryPage.test(file));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), mantineSheets(), ...leanPackages(), madeFiles(), early(), compileAtOnce(), precompress()],
  // The server puts another nonce in the place of this word in each answer.
  html: { cspNonce: '__NONCE__' },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: namedOnce },
    rolldownOptions: {
      // What a schema is made of does nothing by itself: one that nobody reads goes.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        entryFileNames: `${fileNames}.js`,
        chunkFileNames: `${fileNames}.js`,
        assetFileNames: `${fileNames}[extname]`,
        codeSplitting: {
          groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })),
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(['/api', '/lancement'].map((path) => [path, `http://127.0.0.1:${process.env['PORT'] ?? 3000}`])) },
});
