import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { expect, type Page } from '@playwright/test';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpForez' });

const phone = (page: Page) => page.getByRole('textbox', { name: 'Téléphone' });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Un brouillon vous attend' });

test('what was typed survives a reload, is offered and taken up, and goes once it is saved', async ({ page, api }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/sites/2');
  const before = await phone(page).inputValue();
  await phone(page).fill('02 98 00 00 01');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Quimperlé');
  await page.reload();
  await expect(phone(page)).toHaveValue(before);
  await expect(offer(page)).toContainText("n'a pas été enregistré");
  await offer(page).getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(phone(page)).toHaveValue('02 98 00 00 01');
  await expect(page.getByRole('textbox', { name: 'Ville' })).toHaveValue('Quimperlé');
  await expect(offer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
  // Safe: the server checks its answers against the contract.
  expect(((await (await api.get('/api/sites/2')).json()) as Site).Tel).toBe('02 98 00 00 01');
  await page.reload();
  await expect(phone(page)).toHaveValue('02 98 00 00 01');
  await expect(offer(page)).toBeHidden();
});

test('a draft may be thrown away, and one that is left by choice is not offered', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/sites/3');
  await phone(page).fill('1');
  await page.reload();
  await offer(page).getByRole('button', { name: 'Jeter le brouillon' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(phone(page)).not.toHaveValue('1');
  await expect(offer(page)).toBeHidden();
  await phone(page).fill('2');
  await page.getByRole('navigation').getByRole('link', { name: 'Sites', exact: true }).first().click();
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL(/\/sites$/);
  await page.goto('/sites/3');
  await expect(phone(page)).not.toHaveValue('2');
  await expect(offer(page)).toBeHidden();
});
