import type { LogSuppression } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { readCsv } from './kit/list-parts.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });
// Deletions of one journey would move the pages of another.
test.describe.configure({ mode: 'default' });

interface Page {
  logs: LogSuppression[];
  max: number;
}

// Safe: the server checks its answers against the contract.
const read = async (api: APIRequestContext, filters: object) =>
  (await (await api.post('/api/logSuppression', { data: { filters } })).json()) as Page;

test('the latest deletion comes first and leads to the deleted values', async ({ page, api }) => {
  const code = await api.post('/api/codesOP', { data: { COP_Code: 'LOG', COP_Description: 'Code à retrouver' } });
  const { COP_IDCodeOP: id } = (await code.json()) as { COP_IDCodeOP: number };
  await api.delete(`/api/codesOP/${id}`);
  await page.goto('/logSuppression');
  await page.getByRole('combobox', { name: 'Table' }).click();
  await page.getByRole('option', { name: 'codesOP' }).click();
  await page.getByRole('textbox', { name: 'N° de la ligne supprimée' }).fill(String(id));
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 suppression');
  await expect(page).toHaveURL(new RegExp(`IDLigneSupprimee=${id}&NomTable=codesOP|NomTable=codesOP&IDLigneSupprimee=${id}`));
  const line = page.getByRole('row').nth(1);
  await expect(line).toContainText('admin');
  await line.getByRole('link', { name: /^Voir les valeurs/ }).click();
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  await page.getByText('Valeurs supprimées').click();
  await expect(page.getByText('Code à retrouver')).toBeVisible();
});

test('lines come twenty on a page, and a link opens that page', async ({ page, api }) => {
  const { max } = await read(api, { NomTable: 'CLIENT' });
  await page.goto('/logSuppression');
  await expect(page.getByRole('row')).toHaveCount(21);
  const newest = (await page.getByRole('row').nth(1).textContent()) ?? '';
  await page.getByRole('button', { name: 'Dernière page' }).click();
  await expect(page.getByText(/^Page (\d+) sur \1$/)).toBeVisible();
  await expect(page).toHaveURL(/page=\d/);
  // The old page stays until the next one is there.
  await expect(page.getByRole('row').nth(1)).not.toHaveText(newest);
  const shown = (await page.getByRole('row').nth(1).textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toHaveText(shown);
  expect(max).toBeLessThanOrEqual(20);
  await page.goto('/logSuppression?NomTable=CLIENT');
  await expect(page.getByRole('row')).toHaveCount(max + 1);
  await expect(page.getByRole('navigation', { name: 'Pages du journal des suppressions' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger en CSV la page affichée' }).click();
  expect(await readCsv(await download)).toHaveLength(max + 1);
});

test('a search without results says so and can be cleared', async ({ page }) => {
  await page.goto('/logSuppression?RefDMS=introuvable');
  await expect(page.getByText("Il n'y a aucun résultat pour cette recherche.")).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).last().click();
  await expect(page.getByRole('row')).toHaveCount(21);
});
