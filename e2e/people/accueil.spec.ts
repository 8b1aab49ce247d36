import { expect } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'operator' });

test('under the chooser one sees who needs attention, and opens it', async ({ page, api, apiAs }) => {
  expect((await api.put('/api/lieux', { data: { favoris: [] } })).status()).toBe(200);
  const group = await apiAs('bocage');
  const changed = await group.post('/api/table/SITFAM', { data: { Descr: 'Parcours' } });
  expect(changed.status(), await changed.text()).toBeLessThan(300);

  await page.goto('/DatabaseSelect');
  const attention = page.getByRole('region', { name: /^À voir/ });
  const line = attention.getByRole('listitem').filter({ has: page.getByText('Forez et Volcans Automobiles', { exact: true }) });
  await expect(line).toContainText('passerelle');
  const changes = page
    .getByRole('region', { name: /^Depuis/ })
    .getByRole('listitem')
    .filter({ hasText: 'Bocage' });
  await expect(changes).toContainText(/\d+\smodifications? \(\d+\spersonnes?\)/);
  await expect(changes.getByRole('link', { name: /^Voir/ })).toHaveAttribute('href', /^\/@BDGpBocage\/journal\?du=/);
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();
  await settled(page);
  await expectSound(page);
  await line.getByRole('link', { name: /^Ouvrir/ }).click();
  await expect(page).toHaveURL(/\/@BDGpForez\/(passerelles|sante)/);

  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toContainText('Utilisateurs');

  // Where one was is found again, and kept.
  await page.goto('/DatabaseSelect');
  const recent = page.getByRole('region', { name: 'Récents' });
  await recent
    .getByRole('button', { name: /^Garder en favori/ })
    .first()
    .click();
  const kept = page.getByRole('region', { name: 'Favoris' }).getByRole('link');
  await expect(kept).toHaveCount(1);
  // In another browser too: nothing of it is kept in this one.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('comptoir.lieux')))).toEqual([]);
  await expect.poll(async () => ((await (await api.get('/api/lieux')).json()) as { favoris: unknown[] }).favoris.length).toBe(1);
  await page.reload();
  await expect(kept).toHaveCount(1);
  await page
    .getByRole('region', { name: 'Favoris' })
    .getByRole('button', { name: /^Ne plus garder/ })
    .click();
  await expect(kept).toHaveCount(0);
});

test('on a phone the names of the customers are whole, within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/DatabaseSelect');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeInViewport({ ratio: 1 });
  const cut = await options.evaluateAll(
    (all) =>
      all.flatMap((one) => [...one.children]).filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1)
        .length,
  );
  expect(cut).toBe(0);
});
