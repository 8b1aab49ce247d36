import { expect } from '@playwright/test';
import { expectSound } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpArmor', isAlone: true });

test('every row of a long list is printed, not only those in sight', async ({ page }) => {
  // No browser of tests shows what a printer would be asked for; what it would print is read instead.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/utilisateurs?q=a&actif=oui');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const shown = await page.getByRole('search').getByRole('status').innerText();
  const count = Number(/^[\d\s]+/.exec(shown)?.[0].replaceAll(/\s/g, ''));
  expect(count).toBeGreaterThan(await page.getByRole('row').count());
  await page.getByRole('button', { name: 'Exporter' }).click();
  await expectSound(page);
  await page.getByRole('button', { name: 'Imprimer ce qui est affiché' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Utilisateurs/);
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toHaveCount(count + (await page.locator('main tbody tr').count()));
  await expect(page.getByText('Recherche\u00a0: «\u00a0a\u00a0»')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('table', { name: 'Utilisateurs' })).toBeVisible();
  await expect(page.locator('body > section > table')).toHaveCount(0);
});
