import { expect, type Page } from '@playwright/test';
import { expectSound } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';
import { button, choose, given, saveAs } from './kit/vue-menu.ts';

test.use({ session: 'BDGpForez' });

const table = (page: Page) => page.getByRole('combobox', { name: 'Table', exact: true });
const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ lignes?$/ });

test('a view of the journal keeps its filters, and never the page', async ({ page, api }) => {
  await api.post('/api/fonctions', { data: { Descr: 'Vue du journal' } });
  await page.goto('/journal?table=fonctions&page=2');
  await expect(table(page)).toHaveValue('Fonctions (fonctions)');
  await expect(button(page)).toHaveText('Vues');
  await saveAs(page, 'Les fonctions');
  await expect(page).toHaveURL(/\/journal\?vue=\d+$/);
  await page.reload();
  await expect(table(page)).toHaveValue('Fonctions (fonctions)');
  const first = page.getByRole('group', { name: 'Modifications' }).getByRole('article').first();
  await expect(first).toContainText('Ajouter une fonction');
  const seen = await lines(page).innerText();
  await page.getByRole('textbox', { name: 'Valeur' }).fill('introuvable');
  await expect(lines(page)).toHaveText('0 ligne');
  await expect(button(page)).toHaveText('Les fonctions · modifiée');
  await expectSound(page);
  await choose(page, 'Revenir à la vue');
  await expect(lines(page)).toHaveText(seen);
  await page.getByRole('button', { name: 'Effacer les filtres' }).first().click();
  await expect(table(page)).toHaveValue('');
  await expect(page).toHaveURL(/vue=\d+&table=$/);
});

test('a view of the journal that is gone leaves what else the address asks', async ({ page }) => {
  await page.goto('/journal?vue=999999&table=fonctions');
  await expect(page.getByText(/n’existe pas, ou n’existe plus/)).toBeVisible();
  await expect(table(page)).toHaveValue('Fonctions (fonctions)');
  await expect(lines(page)).toBeVisible();
});

test('views of workflows belong to a tab, and kept links to a tab still lead there', async ({ page, api }) => {
  const path = '/workflowsLeads';
  const vue = { Nom: 'Au BDC', Etat: 'reception=BDC', Ecran: `${path}?onglet=site` };
  const IDVue = await given(api, vue);
  await page.goto(`${path}?onglet=site&vue=${IDVue}`);
  const reception = page.getByRole('combobox', { name: 'Réception', exact: true });
  await expect(button(page)).toHaveText('Au BDC');
  await expect(reception).toHaveValue('BDC');
  await reception.selectOption('');
  await expect(button(page)).toHaveText('Au BDC · modifiée');
  await page.getByRole('link', { name: 'Par origine' }).click();
  await expect(button(page)).toHaveText('Vues');
  await page.goto(`${path}?vue=site`);
  await expect(page).toHaveURL(/\?onglet=site$/);
  await expect(page.getByRole('table', { name: 'Workflows par site' })).toBeVisible();
  await expect(page.getByText(/n’existe pas, ou n’existe plus/)).toHaveCount(0);
});
