import { expect } from '@playwright/test';
import { test } from './kit/signed-in.ts';

test.describe('operators', () => {
  test.use({ session: 'BDGpArmor' });

  test('keep a day that is too late as it was typed, and cannot go on with it', async ({ page }) => {
    await page.goto('/cloture');
    const field = page.getByRole('textbox', { name: 'Date limite' });
    const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(Date.now());
    await field.pressSequentially(today);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(today);
    await expect(page.getByText('La date doit précéder aujourd’hui d’un mois au moins')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suivant', exact: true })).toBeDisabled();
    await expect(page.getByLabel(/Utilisateurs disponibles/)).toHaveCount(0);
    await field.fill('31/02/2024');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('31/02/2024');
    await expect(page.getByText('Date attendue, comme 31/03/2026')).toBeVisible();
    await field.fill('31/12/24');
    await expect(page.getByLabel(/Utilisateurs disponibles/)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('31/12/2024');
    await expect(page.getByLabel(/Utilisateurs disponibles/)).toBeVisible();
  });

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
