import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type Page } from '@playwright/test';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpPerche' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Aller à…' });

/** Opens the palette on a page and types. */
const search = async (page: Page, text: string) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
};

test.describe('the palette of Ctrl+K', () => {
  test('leads to a screen of the menu, whatever the accents', async ({ page }) => {
    await search(page, 'civilite');
    await expect(palette(page).getByRole('option')).toHaveText(['CivilitésFiche client']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Civilités', level: 1 })).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
  });

  test('leads to another customer', async ({ page }) => {
    await search(page, 'volcans');
    await expect(palette(page).getByRole('option')).toHaveText([/^BDGpForez \(prod-est.*Client/]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toContainText('Forez et Volcans Automobiles');
    await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
  });

  test('leads to a user, by name or by login', async ({ page, api }) => {
    // Safe: the server checks its answers against the contract.
    const [user] = (await (await api.get('/api/utilisateurs')).json()) as UtilisateurRow[];
    await search(page, user?.LoginWEB ?? '');
    await expect(palette(page).getByRole('option')).toHaveText([`${user?.Name}Utilisateur · ${user?.LoginWEB}`]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: user?.Name ?? '', level: 1 })).toBeVisible();
  });

  test('leads to a site, by its town', async ({ page, api }) => {
    // Safe: the server checks its answers against the contract.
    const [site] = (await (await api.get('/api/sites')).json()) as SiteRow[];
    await search(page, `site ${site?.Ville}`);
    await palette(page)
      .getByRole('option')
      .filter({ hasText: site?.Descr ?? '' })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/@BDGp\\w+/sites/${site?.IDSite}$`));
    await expect(palette(page)).toHaveCount(0);
  });

  test('says that nothing matches, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/dashboard');
    const opener = page.getByRole('button', { name: 'Aller à…' });
    await opener.press('Enter');
    await palette(page).getByRole('combobox').fill('introuvable partout');
    await expect(palette(page)).toContainText('Rien ne correspond à cette recherche.');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const fits = (page: Page) => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  test('the menu opens over the page, leads to a screen and closes', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('searchbox', { name: 'Filtrer le menu' }).fill('civ');
    await drawer.getByRole('link', { name: 'Civilités' }).click();
    await expect(page.getByRole('heading', { name: 'Civilités', level: 1 })).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
  });

  for (const path of ['/dashboard', '/utilisateurs', '/utilisateurs/1', '/journal', '/listes', '/DatabaseSelect']) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Chargement en cours…')).toHaveCount(0);
      await fits(page);
    });
  }
});
