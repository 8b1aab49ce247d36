import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFiles } from './scripts/source-files.mjs';

const comments = /\/\*.*?\*\//gs;
/** Nothing is judged by these while somebody works. */
const printed = /@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

const selectorsOf = (file: string) => {
  const sheet = readFileSync(join(import.meta.dirname, file), 'utf8')
    .replaceAll(comments, '')
    .replaceAll(printed, '');
  return [...sheet.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => ({ file, selector: selector.trim() }));
};

/** What stands on one side of `+` or `~` has no name, class or attribute. */
const followsAnything = (selector: string) =>
  /(^|[\s>])(\*|:[^\s+~>,]+)\s*[+~]|[+~]\s*(\*|:)/.test(selector.replaceAll(/:nth-[\w-]+\([^)]*\)/g, ':nth'));

const shown = allFiles()
  .filter((file) => file.endsWith('.css'))
  .flatMap(selectorsOf);

test('no rule is for whatever follows: browsers style a whole page anew each time that something in it comes or goes', () => {
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.filter(({ selector }) => followsAnything(selector))).toEqual([]);
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

/** What is for anything inside, or after, an element that has something. */
const hasAndAnything = (selector: string) => /:has\b[^\s+~>,]*(\s*[+~>]\s*|\s+)(\*|:)/.test(withoutHad(selector));

/** Without what stands in the brackets of `:has()`, which may hold others. */
const withoutHad = (selector: string): string => {
  const less = selector.replaceAll(/(:has|:not|:is|:where|:nth-[\w-]+)\([^()]*\)/g, '$1');
  return less === selector ? less : withoutHad(less);
};

test('no `:has()` is for anything inside: with one such rule browsers style a whole page anew for each other `:has()`', () => {
  expect(shown.filter(({ selector }) => hasAndAnything(selector))).toEqual([]);
});

test.each(['.grid tr:has([data-changes]) > :first-child', 'tr:has(td:not(.a)):hover *', '.a:has(> .b) + :last-child'])(
  '%s is one',
  (rule) => {
    expect(hasAndAnything(rule)).toBe(true);
  },
);

test.each([
  '.grid tr:has([data-changes])',
  ':root:has([data-bar]) .stack',
  '.fields > :has(> [type])',
  '.line:has(> .a:not(.b)) > .c:hover',
])('%s is none', (rule) => {
  expect(hasAndAnything(rule)).toBe(false);
});
