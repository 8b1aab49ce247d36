import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@comptoir/contract/catalogue/all';
import { describe, expect, it } from 'vitest';

const read = (page: string) => readFileSync(join(import.meta.dirname, 'docs', page), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has. */
const sections =
  `1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2, 4.1 3, 4.2 1, 4.3 2, 4.4 4,
5.1 1, 5.2 3, 5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4, 7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2, 8.1 2, 8.2 3, 8.3 1,
8.4 1, 9.1 3, 9.2 4, 10.1 2, 10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3, 11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1, 12.1 3, 12.2 2,
12.3 4, 13.1 1, 13.2 5, 13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3, 15.3 7, 16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4,
17.3 2`
    .split(/,\s+/)
    .map((each) => each.split(' '));
const numbers = sections.flatMap(([section, count]) => Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`));

describe('the requirements of ASVS', () => {
  const rows = read('asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, number = '', state = '', how = '', shown = '']) => ({ number: number.replace('*', ''), state, how, shown }));

  it('are all judged, each once, in their order', () => {
    expect(numbers).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    expect(rows.filter(({ state, how }) => !['met', 'n/a', 'operator', 'exception', 'open'].includes(state) || how === '')).toEqual([]);
  });

  it('are met by what a test shows, or say why not', () => {
    const tests = rows.flatMap(({ number, shown }) => [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => ({ number, file })));
    expect(tests.filter(({ file }) => !/\.(test|spec)\.ts$/.test(file) || !existsSync(join(import.meta.dirname, file)))).toEqual([]);
    const shownBy = new Set(tests.map(({ number }) => number));
    expect(rows.filter(({ number, state }) => state === 'met' && !shownBy.has(number))).toEqual([]);
  });

  it('are counted as the page says', () => {
    const count = (of: string) => rows.filter(({ state }) => state === of).length;
    const said = ['met', 'n/a', 'operator', 'exception', 'open'].map((state) => `${count(state)} ${state}`).join(', ');
    expect(read('asvs.md')).toContain(said);
  });
});

describe('what people read of putting back', () => {
  // A page breaks its lines where it likes.
  const page = read('remettre-en-etat.md').replaceAll(/\s+/g, ' ');

  it('names every table that is not put back', () => {
    const kept = Object.values(catalogue).filter(({ nature }) => nature !== 'reglage' && nature !== 'personne');
    expect(kept.length).toBeGreaterThan(40);
    expect(kept.filter(({ label }) => !page.includes(label)).map(({ label }) => label)).toEqual([]);
  });
});
