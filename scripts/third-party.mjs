import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prerequisites.mjs';

/** @typedef {{ name: string, version: string, licence: string, text: string | undefined }} Notice */

/** They ship no licence text; these are their authors, and MIT is the licence that all of them declare. */
const withoutFile = new Map([
  ['abstract-logging', 'James Sumners'],
  ['pg-types', 'Brian M. Carlson'],
  ['pgpass', 'Hannes Hörl'],
  ['react-remove-scroll-bar', 'Anton Korzunov'],
  ['worker-f', 'catamphetamine'],
]);

const mit = (/** @type {string} */ holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The binaries of a package, one for each platform, are its author's own; those of other platforms are not even here. */
const parentOf = (/** @type {string} */ path) => path.replace(/(\/argon2)-[a-z0-9-]+$/, '$1');

const filesOf = (/** @type {string} */ folder) => {
  if (!existsSync(folder)) return undefined;
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : undefined;
};

/** @returns {Notice} */
const noticeOf = (/** @type {[string, { version?: string, license?: string }]} */ [path, { version = '', license = '' }]) => {
  const name = path.replace(/^.*node_modules\//, '');
  const holder = license === 'MIT' ? withoutFile.get(name) : undefined;
  const text = filesOf(join(root, path)) ?? filesOf(join(root, parentOf(path))) ?? (holder && mit(holder));
  return { name, version, licence: license, text };
};

/** Every package that production needs: the server's, what is bundled in the console, and the sandbox's. */
export const thirdParty = () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(noticeOf)
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
};
