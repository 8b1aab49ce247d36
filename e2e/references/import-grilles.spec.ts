import type { MalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { expect, type Locator, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';
import { readSheetText, sheetOf } from '../kit/workbook.ts';

test.use({ session: 'BDGpBauges' });

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const give = async (page: Page, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chooser).setFiles({ name: 'barème.xlsx', mimeType: excel, buffer });
};

/** As a hand does: what a field says as it is left would come before the button is up, and move the button away. */
const pressSlowly = async (page: Page, button: Locator) => {
  await button.hover({ position: { x: 20, y: 4 } });
  await page.mouse.down();
  await page.waitForTimeout(300);
  await page.mouse.up();
};

test('the table of a year becomes a grid: columns are chosen, a line is corrected, all is written', async ({ page, api }) => {
  const Libelle = `Barème ${randomInt(1_000_000)}`;
  await page.goto('/malusEcologique');
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('heading', { name: 'Import d’une grille de malus écologique', level: 1 })).toBeVisible();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le modèle' }).click();
  expect(await readSheetText(await template)).toContain('>Émission de CO2<');

  await give(
    page,
    sheetOf([
      ['Grammes', 'Tarif (en euros)'],
      ['118', '50'],
      ['119', 'soixante-quinze'],
      ['> 119', '100'],
    ]),
  );
  const check = page.getByRole('button', { name: 'Vérifier le fichier' });
  await page.getByRole('textbox', { name: /^Libellé/ }).focus();
  await pressSlowly(page, check);
  // Of the field that was left, and of one that only the check looks at.
  await expect(page.getByRole('form').getByText('Ce champ est obligatoire')).toHaveCount(2);
  await page.getByRole('textbox', { name: /^Libellé/ }).fill(Libelle);
  await page.getByRole('textbox', { name: /^Date de début/ }).fill('01/01/2031');
  await check.click();

  const form = page.getByRole('form', { name: 'Colonnes du fichier' });
  await expect(form.getByText('Il manque la colonne «\u00a0Émission de CO2\u00a0».')).toBeVisible();
  await expectSound(page);
  await form.getByRole('combobox', { name: 'Colonne A, Grammes, devient' }).selectOption('Émission de CO2');
  await form.getByRole('button', { name: 'Vérifier les 3 lignes' }).click();

  await expect(page.getByText(/^0 émission à ajouter, .*3 lignes refusées/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer', exact: true })).toBeDisabled();
  await expect(page.getByText(/^Une grille est enregistrée en entier/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Montant de la taxe, ligne 3' }).fill('75');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^3 émissions à ajouter/)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Importer', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Résultat de l’import', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('3 émission(s) ajoutée(s)');
  await expectSound(page);
  // Safe: the server checks its answers against the contract.
  const grids = (await (await api.get('/api/malusEcologique')).json()) as MalusEcologique[];
  expect(grids.find((one) => one.Libelle === Libelle)).toMatchObject({
    DateDebut: '2031-01-01',
    Values: [
      { EmissionCO2: 118, MontantTaxe: 50 },
      { EmissionCO2: 119, MontantTaxe: 75 },
      { EmissionCO2: 120, MontantTaxe: 100 },
    ],
  });
  const result = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le résultat' }).click();
  expect(await readSheetText(await result)).toContain('>120 g/km<');
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page.getByRole('link', { name: Libelle, exact: true })).toBeVisible();
});

test('a grid of masses is imported by its own list', async ({ page }) => {
  const Libelle = `Masses ${randomInt(1_000_000)}`;
  await page.goto('/malusMasse');
  await page.getByRole('link', { name: 'Importer' }).click();
  await page.getByRole('textbox', { name: /^Libellé/ }).fill(Libelle);
  await page.getByRole('textbox', { name: /^Date de début/ }).fill('01/01/2031');
  await give(
    page,
    sheetOf([
      ['Masse minimale', 'Masse maximale', 'Montant de la taxe'],
      ['1500', '1699', '10'],
      ['1700', '', '15,50'],
    ]),
  );
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('2 tranche(s) ajoutée(s)');
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page.getByRole('link', { name: Libelle, exact: true })).toBeVisible();
});
