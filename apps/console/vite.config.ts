import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compressible = /\.(js|css|svg)$/;
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), mantineSheets(), precompress()],
  // The server puts another nonce in the place of this word in each answer.
  html: { cspNonce: '__NONCE__' },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // zod reads its configuration when the first schema is made: both in one chunk, whoever loads it.
            { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]|[\\/]kit[\\/]zod-setup/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
});
