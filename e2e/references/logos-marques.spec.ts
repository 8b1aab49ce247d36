import type { LogoMarque, MarqueLogo } from '@comptoir/contract/domains/logos-marques/logos-marques.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { expect } from '@playwright/test';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpBauges' });

/** One pixel. */
const content = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a brand gets a logo, shown on light and dark, and loses it again', async ({ page, api }) => {
  const list = (await (await api.get('/api/logosMarques')).json()) as MarqueLogo[];
  const { IDMarque, Make } = list.find(({ Logo }) => Logo === '')!;
  const stored = async () => ((await (await api.get(`/api/logosMarques/${IDMarque}`)).json()) as LogoMarque).Contenu;
  await page.goto('/logosMarques?sans=1');
  await page.getByRole('button', { name: new RegExp(`^Choisir le logo\\s: ${Make}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Logo', { exact: true }).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('non') });
  await expect(dialog.getByText('n’est pas un fichier .png')).toBeVisible();
  const png = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(content, 'base64') };
  await dialog.getByLabel('Logo', { exact: true }).setInputFiles(png);
  await expect(dialog.getByRole('img', { name: 'Aperçu sur fond clair' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Aperçu sur fond sombre' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Enregistrer le logo' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored()).toBe(`data:image/png;base64,${content}`);

  await page.goto(`/logosMarques?q=${encodeURIComponent(Make)}`);
  await expect(page.getByRole('img', { name: `Logo ${ofName(Make)}` })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Retirer le logo\\s: ${Make}`) }).click();
  await dialog.getByRole('button', { name: 'Retirer le logo' }).click();
  await expect(page.getByRole('row').filter({ hasText: Make })).toContainText('Sans logo');
  expect(await stored()).toBe('');
});
