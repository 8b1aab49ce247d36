import { describe, expect, it } from 'vitest';
import { datasInWords, responseInWords } from './honda-words.ts';

describe('what was sent to Honda', () => {
  it.each([
    ['{"date-essai":"2026-03-04","date-achat":"2026-03-12T10:00:00"}', 'Essai\u00a0: 04/03/2026, Achat\u00a0: 12/03/2026'],
    ['{"date-rappel":null,"dernier-contact":"téléphone"}', 'Dernier contact\u00a0: téléphone'],
    ['{}', ''],
    ['', ''],
    ['pas du JSON', 'pas du JSON'],
    ['[1]', '[1]'],
  ])('%s reads “%s”', (text, words) => expect(datasInWords(text)).toBe(words));
});

describe('what Honda answered', () => {
  it.each([
    ['{"message":"OK","errors":[]}', { message: 'OK', errors: [] }],
    [
      '{"message":"Refusé","errors":[{"code":"E12","message":"Date passée"},{"code":7},"x"]}',
      { message: 'Refusé', errors: ['E12 - Date passée', '7'] },
    ],
    ['<html>', { message: '<html>', errors: [] }],
    ['null', { message: 'null', errors: [] }],
  ])('%s', (text, words) => expect(responseInWords(text)).toEqual(words));
});
