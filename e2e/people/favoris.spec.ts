import { expect } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpPerche' });

test('a record that is kept is found in the menu, by Ctrl+K and at home, until it is no more', async ({ page, api }) => {
  const created = await api.post('/api/codesOP', { data: { COP_Code: 'FAV', COP_Description: 'Favori d’essai' } });
  const { COP_IDCodeOP } = (await created.json()) as { COP_IDCodeOP: number };
  const star = page.getByRole('main').getByRole('button', { name: 'Garder en favori' });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const listed = menu.getByRole('group', { name: 'Favoris' }).getByRole('link');

  await page.goto(`/codesOP/${COP_IDCodeOP}`);
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(listed).toHaveCount(1);
  await settled(page);
  await expectSound(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(listed).toHaveText(title ?? '');

  await page.goto('/civilites');
  await page
    .getByRole('button', { name: 'Ajouter une civilité' })
    .or(page.getByRole('link', { name: 'Ajouter une civilité' }))
    .first()
    .waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Aller à…' });
  await expect(palette.getByRole('group', { name: 'Favoris' }).getByRole('option')).toHaveText([`${title ?? ''}Code OP`]);
  await page.keyboard.press('Escape');

  await page.goto('/DatabaseSelect');
  const kept = page
    .getByRole('region', { name: 'Favoris' })
    .getByRole('listitem')
    .filter({ hasText: title ?? '' });
  await expect(kept).toContainText('Code OP');
  // Gone since: its page says so, and it may be put away at home.
  await api.delete(`/api/codesOP/${COP_IDCodeOP}`);
  await kept.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('n’existe pas');
  await expect(star).toHaveCount(0);
  await page.goto('/DatabaseSelect');
  await kept.getByRole('button', { name: /^Ne plus garder/ }).click();
  await expect(kept).toHaveCount(0);
});
