import { expect, it } from 'vitest';
import { faultsOfSentence, isEnded } from './matrix/sentences.ts';
import { allSaid } from './said.ts';

const said = allSaid();

it('reads what the server says to people', () => {
  expect(said.length).toBeGreaterThan(300);
  expect(said.some(({ text }) => text === 'Cette origine est inactive\u00a0: choisissez-en une autre.')).toBe(true);
});

it('every sentence of the server reads as one, whether a test provokes it or not', () => {
  const found = said.flatMap(({ file, text, isWhole }) => {
    const faults = faultsOfSentence(text).filter((fault) => fault !== 'too short');
    if (isWhole && !isEnded(text) && !/x$/i.test(text)) faults.push('no full stop');
    return faults.map((fault) => `${file}: ${fault}: ${text}`);
  });
  expect([...new Set(found)]).toEqual([]);
});
