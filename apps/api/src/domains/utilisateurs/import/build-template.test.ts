import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { buildTemplate } from './build-template.ts';
import { columns, utilisateursImport } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { titlesOf } from '../../../imports/columns.rules.ts';
import { readXlsx } from '../../../workbooks/read-xlsx.ts';

const file = fileURLToPath(new URL('../../../../../console/public/modeles/utilisateurs.xlsx', import.meta.url));

test('the downloadable file has the columns of the import, and is up to date', async () => {
  expect(await readSheet(file)).toEqual([columns.map(({ header }) => header)]);
  // When this fails: npx tsx --conditions=source apps/api/src/cli/import-template.ts > apps/console/public/modeles/utilisateurs.xlsx
  expect(await readXlsxFile(file)).toEqual(await readXlsxFile(await buildTemplate()));
});

test('it has no line to import', async () => {
  expect((await readXlsx(await readFile(file), { columns: columns.length, titles: titlesOf(utilisateursImport) })).lines).toEqual([]);
});

test('headers are those of the export, then the other fields of the form', () => {
  const headers = columns.map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
  for (const name of ['Nom', 'Prénom', 'Initiales', 'E-mail', 'Login', 'Mot de passe', 'Profil', 'Actif', 'Sites'])
    expect(headers).toContain(name);
});

test('each column is called as its field, and its help says the limit of the field', async () => {
  const [, ...told] = await readSheet(file, 'Aide');
  const helpOf = new Map(told.map(([column, help]) => [column, String(help)]));
  const limited = namesOf(utilisateurFields).filter((name) => 'max' in utilisateurFields[name]);
  expect(limited.length).toBeGreaterThan(8);
  for (const name of limited) {
    const { label, max }: { label: string; max?: number } = utilisateurFields[name];
    expect([name, helpOf.get(label)]).toEqual([name, expect.stringContaining(`${max} caractères au maximum`)]);
  }
});
