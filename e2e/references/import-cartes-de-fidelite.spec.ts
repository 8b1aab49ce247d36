import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { materielRows } from '../../seed/src/activity/materiels.ts';
import { customers } from '../../seed/src/registry.ts';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';
import { fillIn } from '../kit/workbook.ts';

test.use({ session: 'BDGpPerche' });

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Any workbook will do, since its header is not read: in this one column A is the last name and column G the private telephone. */
const workbook = new URL('../../apps/console/public/modeles/utilisateurs.xlsx', import.meta.url);
const row = (VIN = '', debut = '') => ({ Nom: VIN, 'Téléphone privé': debut });
type Row = ReturnType<typeof row>;
const fileOf = async (rows: readonly Row[]) => ({
  name: 'contrats.xlsx',
  mimeType: excel,
  buffer: fillIn(await readFile(workbook), rows),
});

const { recipe } = customers.find(({ name }) => name === 'BDGpPerche')!;
const vins = materielRows(recipe).rows.map(({ NumeroSerieMat }) => String(NumeroSerieMat));

const send = async (page: Page, rows: readonly Row[], act: string) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chooser).setFiles(await fileOf(rows));
  await page.getByRole('button', { name: act }).click();
};

test('a file of contracts is imported, a refused line is corrected in place, and another file may follow', async ({ page }) => {
  await page.goto('/cartesDeFidelite');
  await page.getByRole('link', { name: 'Importer des clients' }).click();
  await expect(page.getByRole('heading', { name: 'Import des cartes de fidélité', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Carte de fidélité attribuée/ })).toHaveValue('Carte Bronze');
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await expectSound(page);

  await send(page, [row(vins[0], '15/06/2031'), row(vins[1], '16/06/2031')], 'Importer sans vérifier');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toContainText('2 client(s) modifié(s)');

  await page.getByRole('button', { name: 'Importer un nouveau fichier' }).click();
  await send(page, [row(vins[2], '15/06/2031'), row('VIN-COURT', '15/06/2031'), row(vins[3], 'bientôt')], 'Vérifier le fichier');
  await expect(page.getByText(/, 1 à modifier, .*2 lignes refusées/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'VIN, ligne 3' })).toHaveValue('VIN-COURT');
  await expectSound(page);
  const field = page.getByRole('textbox', { name: 'Début du contrat, ligne 4' });
  await field.fill('17/06/2031');
  await field.press('Enter');
  await expect(page.getByText(/, 2 à modifier, .*1 ligne refusée/)).toBeVisible();
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(status).toContainText('2 client(s) modifié(s)');

  await page.getByRole('button', { name: 'Importer un nouveau fichier' }).click();
  await send(page, [row('VF1AB000123499999', '15/06/2031')], 'Vérifier le fichier');
  await expect(page.getByText('Aucun véhicule ne porte ce VIN').first()).toBeVisible();
});

test.describe('a group without the import', () => {
  test.use({ session: 'BDGpForez' });
  test('has neither the link nor the screen', async ({ page }) => {
    await page.goto('/cartesDeFidelite');
    await expect(page.getByRole('heading', { name: 'Cartes de fidélité', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Importer des clients' })).toHaveCount(0);
    await page.goto('/cartesDeFidelite/importClients');
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  });
});
