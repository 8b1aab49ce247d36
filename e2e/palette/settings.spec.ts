import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect } from '@playwright/test';
import { expectSound } from '../kit/examine.ts';
import { field, highlighted, options, palette, search } from '../kit/palette.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpPerche' });

test.describe('a setting of a record', () => {
  test('asks which one, goes back with what was typed, and leads to its field', async ({ page, api }) => {
    const [one, other] = (await (await api.get('/api/sites')).json()) as [SiteRow, SiteRow];
    await page.goto(`/sites/${one.IDSite}`);
    await expect(page.getByRole('heading', { name: one.Descr, level: 1 })).toBeVisible();
    await search(page, 'image d’en-tête');
    await expect(highlighted(page)).toHaveText(/^Image de l’en-tête/);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toContainText('Image de l’en-tête\u00a0: dans quelle fiche\u00a0? (Site)');
    await expect(palette(page).getByRole('combobox', { name: 'Nom de la fiche (Site)' })).toHaveValue('');
    await expect(highlighted(page)).toContainText(one.Descr);
    await expectSound(page);
    await page.keyboard.type('z');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('image d’en-tête');
    await expect(highlighted(page)).toHaveText(/^Image de l’en-tête/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('image d’en-tête');
    await page.keyboard.press('Enter');
    await page.keyboard.type(other.Descr);
    await expect(highlighted(page)).toContainText(other.Descr);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: other.Descr, level: 1 })).toBeVisible();
    const image = page.getByRole('region', { name: 'En-tête des offres' });
    await expect.poll(() => image.evaluate((part) => part.contains(document.activeElement))).toBe(true);
    await expect(image.getByText('Image de l’en-tête', { exact: true })).toBeInViewport();
  });

  test('says that there are more records than it shows, until a name is typed', async ({ lookAt }) => {
    const page = await lookAt('BDGpArmor', '/sites');
    await search(page, 'image d’en-tête');
    await expect(highlighted(page)).toHaveText(/^Image de l’en-tête/);
    await page.keyboard.press('Enter');
    await expect(
      palette(page)
        .getByRole('status')
        .getByText(/^4\d premiers résultats\s: écrivez un nom/),
    ).toBeVisible();
    await page.keyboard.type('carhaix');
    await expect(
      palette(page)
        .getByRole('status')
        .getByText(/^\d résultats?$/),
    ).toBeVisible();
  });

  test('is that of the page that is open at once, on whichever tab it stands', async ({ page, api }) => {
    const [user] = (await (await api.get('/api/utilisateurs')).json()) as [UtilisateurRow];
    await page.goto(`/utilisateurs/${user.IDPeople}`);
    await expect(page.getByRole('heading', { name: user.Name, level: 1 })).toBeVisible();
    for (const [setting, label] of [
      ['profil esELLER team', /^Profil eSeller Team/],
      ['code ipn', /^Code IPN Renault/],
      ['superviseur', /^Superviseur/],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(setting);
      await options(page, 'Réglages').first().click();
      await expect(options(page, 'Récents').first()).toHaveText(`${user.Name}Fiche ouverte`);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(label).first()).toBeFocused();
    }
  });
});
