import { expect, test } from 'vitest';
import { refusalOf, rulesInWords } from './file-rules.ts';

const mega = 1024 * 1024;
const xlsx = { extension: '.xlsx', maxBytes: 10 * mega } as const;

test.each([
  [{ name: 'Clients.XLSX', size: 10 * mega }, null],
  [{ name: 'clients.xls', size: 10 }, '«\u00a0clients.xls\u00a0» n’est pas un fichier .xlsx'],
  [{ name: 'clients.xlsx', size: 0 }, '«\u00a0clients.xlsx\u00a0» est vide'],
  [{ name: 'clients.xlsx', size: 12.3 * mega }, '«\u00a0clients.xlsx\u00a0» pèse 12,3\u00a0Mo\u00a0: 10\u00a0Mo au maximum'],
  // Never "10 Mo: 10 Mo at most".
  [{ name: 'clients.xlsx', size: 10 * mega + 1 }, '«\u00a0clients.xlsx\u00a0» pèse 10,1\u00a0Mo\u00a0: 10\u00a0Mo au maximum'],
])('%j', (file, refusal) => {
  expect(refusalOf(file, xlsx)).toBe(refusal);
});

test('the rules are shown before a file is chosen', () => {
  expect(rulesInWords(xlsx)).toBe('Fichier .xlsx, 10\u00a0Mo au maximum');
  expect(rulesInWords({ extension: '.png', maxBytes: 500 * 1024 })).toBe('Fichier .png, 500\u00a0ko au maximum');
});
