import { expect, type Page } from '@playwright/test';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Aller à…' });
export const field = (page: Page) => palette(page).getByRole('combobox');
export const options = (page: Page, group: string) => palette(page).getByRole('group', { name: group }).getByRole('option');
export const highlighted = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette on a page and types at once. */
export const search = async (page: Page, text: string) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  await expect(field(page)).toHaveValue(text);
};
