import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';
import { sheetOf } from '../kit/workbook.ts';

test.use({ session: 'BDGpBauges' });

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('origins of a workbook: a family by its name, a new one in its own column, a wrong one corrected', async ({ page, api }) => {
  const own = `O${randomInt(1_000_000)}`;
  // Safe: the server checks its answers against the contract.
  const read = async () => (await (await api.get('/api/origines')).json()) as Origine[];
  const known = (await read())[0]!;
  await page.goto('/origines');
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import d’origines', level: 1 })).toBeVisible();
  await expectSound(page);
  const lines = [
    ['Famille', 'Sous-famille', 'Origine', 'Type', 'Nouvelle famille', 'Nouvelle sous-famille'],
    [known.Famille_Libelle.toUpperCase(), known.SousFamille_Libelle, `Bandeau ${own}`, 'VN', '', ''],
    [`${known.Famille_Libelle}x`, known.SousFamille_Libelle, `Flyer ${own}`, 'VO', '', ''],
    ['', '', `Podcast ${own}`, 'VN', `Audio ${own}`, 'Podcasts'],
  ];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chooser).setFiles({ name: 'origines.xlsx', mimeType: excel, buffer: sheetOf(lines) });
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  const field = page.getByRole('textbox', { name: 'Famille, ligne 3' });
  await expect(field).toHaveAccessibleDescription(`Famille inconnue\u00a0: «\u00a0${known.Famille_Libelle}x\u00a0»`);
  await expectSound(page);
  await field.fill(known.Famille_Libelle);
  await field.press('Enter');
  await expect(page.getByText(/^3 origines à ajouter/)).toBeVisible();
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('3 origine(s) ajoutée(s)');
  await page.getByRole('link', { name: 'Retour' }).click();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(own);
  await expect(page.getByRole('table').getByText(`Audio ${own}`)).toBeVisible();
  const added = (await read()).filter(({ Libelle }) => Libelle.endsWith(own));
  expect(Object.fromEntries(added.map(({ Libelle, Famille_Libelle }) => [Libelle, Famille_Libelle]))).toEqual({
    [`Bandeau ${own}`]: known.Famille_Libelle,
    [`Flyer ${own}`]: known.Famille_Libelle,
    [`Podcast ${own}`]: `Audio ${own}`,
  });
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Imports précédents' }).getByRole('row').nth(1)).toContainText('origines.xlsx');
});
