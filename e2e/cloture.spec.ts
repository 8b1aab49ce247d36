import { expect } from '@playwright/test';
import { test } from './kit/signed-in.ts';

test.describe('operators', () => {
  test.use({ session: 'BDGpArmor' });

  test('close the old reports of one user, and see how many', async ({ page }) => {
    await page.goto('/cloture');
    await page.getByLabel('Date limite').fill('31/12/2024');
    await page.keyboard.press('Tab');
    const offered = page.getByLabel(/Utilisateurs disponibles/);
    await offered.selectOption({ index: 0 });
    await expect(page.getByRole('button', { name: 'Suivant', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.getByRole('button', { name: 'Suivant', exact: true }).click();
    await page.getByRole('button', { name: /^Clôturer \d+ rapports?$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clôturer' }).click();
    await expect(page.getByText(/\d+ rapports? et \d+ affaires? clôturés\./)).toBeVisible();
    await expect(page.getByLabel('Date limite')).toHaveValue('');
  });
});
