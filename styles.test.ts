import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFiles } from './scripts/source-files.mjs';

const selectorsOf = (file: string) => {
  const sheet = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...sheet.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => ({ file, selector: selector.trim() }));
};

/** What stands on one side of `+` or `~` has no name, class or attribute. */
const followsAnything = (selector: string) =>
  /(^|[\s>])(\*|:[^\s+~>,]+)\s*[+~]|[+~]\s*(\*|:)/.test(selector.replaceAll(/:nth-[\w-]+\([^)]*\)/g, ':nth'));

test('no rule is for whatever follows: browsers style a whole page anew each time that something in it comes or goes', () => {
  const all = allFiles()
    .filter((file) => file.endsWith('.css'))
    .flatMap(selectorsOf);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ selector }) => followsAnything(selector))).toEqual([]);
});

test.each(['.line > * + *::before', '.form[data-index] + *', '* + .fields', '.phrase ~ :focus', ':checked + .mark'])(
  '%s is one',
  (rule) => {
    expect(followsAnything(rule)).toBe(true);
  },
);

test.each(['.phrase + .phrase::before', '.fields:not(:first-child)', '.tick:checked + .mark', "[role='alert'] + .header"])(
  '%s is none',
  (rule) => {
    expect(followsAnything(rule)).toBe(false);
  },
);
