import { expect } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpCotentin' });

test('who has access is told, and nobody changes their own rights', async ({ page }) => {
  await page.goto('/securite');
  await page.getByRole('link', { name: 'Qui a accès' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accès' })).toBeVisible();
  await settled(page);
  await expectSound(page);
  const own = page.getByRole('row').filter({ hasText: 'Administrateur de démonstration' });
  await expect(own.getByRole('cell').nth(1)).toHaveText('Administrateur');
  const change = own.getByRole('button', { name: /^Changer les droits/ });
  await expect(change).toBeDisabled();
  await expect(change).toHaveAccessibleDescription(/Personne ne change ses propres droits/);
  await page.getByRole('button', { name: 'Qui peut\u00a0?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Qui peut\u00a0?' });
  await dialog.getByRole('combobox', { name: 'Que faire' }).click();
  await page.getByRole('option', { name: 'Modifier la sécurité et les droits des opérateurs' }).click();
  await dialog.getByRole('combobox', { name: 'Chez quel client' }).fill('Cotentin');
  await page.getByRole('option', { name: /Cotentin/ }).click();
  await expect(dialog.getByRole('region', { name: /^Peuvent/ })).toContainText('Administrateur de démonstration');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Personnes du client' }).click();
  await expect(page.getByRole('table', { name: 'Personnes qui ont accès au back-office' }).getByRole('row').nth(1)).toBeVisible();
  await settled(page);
  await expectSound(page);
});

test('a review is begun, ended and exported', async ({ page }) => {
  await page.goto('/securite/acces?onglet=revues');
  await page.getByRole('button', { name: 'Commencer une revue' }).click();
  await expect(page.getByText('Un autre administrateur en décide')).toBeVisible();
  await settled(page);
  await expectSound(page);
  for (const keep of await page.getByRole('button', { name: /^Garder l’accès/ }).all()) {
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('button', { name: 'Finir la revue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finir la revue' }).click();
  const coming = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Exporter la revue/ })
    .first()
    .click();
  expect((await coming).suggestedFilename()).toMatch(/^revue-des-acces-\d+\.jsonl$/);
});
