import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { materielRows } from '../../seed/src/activity/materiels.ts';
import { customers } from '../../seed/src/registry.ts';
import { expectSound } from '../kit/examine.ts';
import { readCsv } from '../kit/list-parts.ts';
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

const send = async (page: Page, rows: readonly Row[]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chooser).setFiles(await fileOf(rows));
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
};

test('a file of contracts is imported, refused lines say why, and another file may follow', async ({ page }) => {
  await page.goto('/cartesDeFidelite');
  await page.getByRole('link', { name: 'Importer des clients' }).click();
  await expect(page.getByRole('heading', { name: 'Import des cartes de fidélité', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Carte de fidélité attribuée/ })).toHaveValue('Carte Bronze');
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();

  await send(page, [row(vins[0], '15/06/2031'), row(vins[1], '16/06/2031')]);
  const banner = page.getByRole('main').getByRole('status').first();
  await expect(banner).toContainText('2 clients mis à jour');

  await page.getByRole('button', { name: 'Importer un autre fichier' }).click();
  await send(page, [row(vins[2], '15/06/2031'), row('VIN-COURT', '15/06/2031'), row(vins[3], 'bientôt')]);
  await expect(banner).toContainText('1 clients mis à jour');
  await expect(banner).toContainText('2 lignes n’ont pas été importées sur 3');
  await expect(page.getByRole('heading', { name: 'Lignes refusées (2)' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'VIN-COURT' })).toContainText('Un VIN de 17 caractères est attendu');
  await expectSound(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger les lignes refusées' }).click();
  expect((await readCsv(await download)).map(([ligne]) => ligne)).toEqual(['Ligne', '3', '4']);

  await page.getByRole('button', { name: 'Importer un autre fichier' }).click();
  await send(page, [row('VF1AB000123499999', '15/06/2031')]);
  await expect(banner).toContainText('Aucun véhicule ne porte ce VIN');
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
