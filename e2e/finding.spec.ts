import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import type { Permission } from '@comptoir/contract/domains/permissions/permissions.calls';
import type { Right } from '@comptoir/contract/domains/profils/profils.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type Page } from '@playwright/test';
import { expectSound } from './kit/examine.ts';
import { field, highlighted, options, palette, search } from './kit/palette.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpPerche' });

test.describe('the palette of Ctrl+K', () => {
  test('keeps what is typed before its code has come, Enter included', async ({ page }) => {
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/assets/palette-results-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await search(page, 'sites');
    await expect(palette(page)).toContainText('Chargement en cours…');
    await page.keyboard.press('Enter');
    come();
    await expect(page.getByRole('heading', { name: 'Sites', level: 1 })).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
  });

  test('opens at once after Escape, however soon', async ({ page }) => {
    await search(page, 's');
    for (let time = 0; time < 12; time += 1) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.type('s');
    }
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });

  test('keeps the focus while it is open, and gives it back when it closes; a click beside it reaches nothing behind', async ({ page }) => {
    await page.goto('/sites');
    const add = page.getByRole('link', { name: 'Ajouter un site' });
    await add.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sit');
    await page.keyboard.press('Tab');
    await palette(page).getByText('Écrans', { exact: true }).click();
    await page.keyboard.type('es');
    await expect(field(page)).toHaveValue('sites');
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toHaveCount(0);
    await expect(add).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    const { x, y } = (await add.boundingBox())!;
    await page.mouse.click(x + 5, y + 5);
    await expect(palette(page)).toHaveCount(0);
    await expect(add).toBeFocused();
    await expect(page).toHaveURL(/\/sites$/);
  });

  test('closes the menu that is over the page of a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/sites');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await page.keyboard.type('civilites');
    await expect(highlighted(page)).toContainText('Civilités');
  });

  test('leads to a screen, whatever the accents, and remembers it', async ({ page }) => {
    await search(page, 'statuts vehic');
    await expect(highlighted(page)).toHaveText('Statuts des véhiculesVéhicules et barèmes');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Statuts des véhicules', level: 1 })).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
    await search(page, '');
    await expect(options(page, 'Récents')).toHaveText([/^Statuts des véhicules/]);
  });

  test('leads to an act, by another word or with a typing error', async ({ page }) => {
    await search(page, 'creer une concession');
    await expect(highlighted(page)).toHaveText('Ajouter un siteGroupe et sites');
    await field(page).fill('ajuoter un utilisateur');
    await expect(highlighted(page)).toHaveText('Ajouter un utilisateurPersonnes et droits');
    await field(page).fill('simuler');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/workflowsLeads\?onglet=simulation$/);
  });

  test('leads to a setting, down to its field where the screen is one form', async ({ page }) => {
    await search(page, 'image d’en-tête');
    await expect(highlighted(page)).toHaveText('Image de l’en-têteSites');
    await field(page).fill('taux tva');
    await expect(highlighted(page)).toHaveText('Taux de TVAParamètres du groupe › Prix et taxes');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Taux de TVA' })).toBeFocused();
  });

  test('moves its highlight by keys, and opens a new tab with Ctrl', async ({ page, context }) => {
    await search(page, 'profils');
    const first = await highlighted(page).innerText();
    await page.keyboard.press('ArrowDown');
    await expect(highlighted(page)).not.toHaveText(first);
    await page.keyboard.press('ArrowUp');
    await expect(highlighted(page)).toHaveText(first, { useInnerText: true });
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(/\/profils\//);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('leads to another customer', async ({ page }) => {
    await search(page, 'volcans');
    await expect(options(page, 'Clients')).toHaveText([/^BDGpForez \(prod-est.*Client/]);
    await options(page, 'Clients').click();
    await expect(page.getByRole('banner')).toContainText('Forez et Volcans Automobiles');
    await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
  });

  test('leads to a user, by name or by login', async ({ page, api }) => {
    // Safe: the server checks its answers against the contract.
    const [user] = (await (await api.get('/api/utilisateurs')).json()) as UtilisateurRow[];
    await search(page, user?.LoginWEB ?? '');
    await expect(options(page, 'Fiches').first()).toHaveText(`${user?.Name}Utilisateur · ${user?.LoginWEB}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: user?.Name ?? '', level: 1 })).toBeVisible();
  });

  test('leads to who has a right, and to why somebody has not', async ({ page, api }) => {
    const [profil] = (await (await api.get('/api/profils/eSellerTeam')).json()) as { DRPROFILE_ID: number }[];
    const rights = (await (await api.get(`/api/profils/eSellerTeam/${profil?.DRPROFILE_ID}/rights`)).json()) as Right[];
    const { DRFUNCTION_DESCR, DRMODULE_DESCR, DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID } = rights.find(
      (right) => right.DRTYPE_PRIVILEGE_ID === 1,
    )!;
    await search(page, `qui peut ${DRFUNCTION_DESCR}`);
    await options(page, 'Droits')
      .filter({ hasText: `Qui peut\u00a0: ${DRFUNCTION_DESCR} (utiliser)` })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`droit=${DRFUNCTION_ID}(%2F|/)${DRTYPE_PRIVILEGE_ID}$`));
    const who = page.getByRole('dialog', { name: /^Qui peut/ });
    await expect(who.getByRole('combobox', { name: 'Droit' })).toHaveValue(`${DRFUNCTION_DESCR} (utiliser), ${DRMODULE_DESCR}`);
    await expect(who.getByText(/^Peuvent \(/)).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');

    const [permission] = (await (await api.get('/api/permissions')).json()) as Permission[];
    await search(page, `qui peut ${permission?.Libelle}`);
    await options(page, 'Droits')
      .filter({ hasText: `Qui peut\u00a0: ${permission?.Libelle}` })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`permission=${permission?.Code}$`));
    await expect(who.getByRole('combobox', { name: 'Permission' })).toHaveValue(
      `${permission?.Libelle}, ${permission?.LibelleCategoriePermission}`,
    );
    await page.keyboard.press('Escape');

    const [user] = (await (await api.get('/api/utilisateurs')).json()) as UtilisateurRow[];
    await search(page, `pourquoi ${user?.LoginWEB} ne peut pas clôturer`);
    await expect(options(page, 'Fiches').first()).toContainText(`Ce que peut faire ${user?.Name}`);
    await options(page, 'Fiches').first().click();
    await expect(page.getByRole('dialog', { name: `Ce que peut faire ${user?.Name}` })).toBeVisible();
  });

  test('leads to an act on a record, which is asked about at once', async ({ page, api }) => {
    const [user] = (await (await api.get('/api/utilisateurs')).json()) as UtilisateurRow[];
    await search(page, `désactiver ${user?.LoginWEB}`);
    await options(page, 'Fiches')
      .filter({ hasText: `Suspendre ${user?.Name}` })
      .first()
      .click();
    const asked = page.getByRole('dialog', { name: `Suspendre ${user?.Name}\u00a0?` });
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Annuler' }).click();
    await expect(asked).toHaveCount(0);
    await expect(page).toHaveURL(/\/utilisateurs\/\d+$/);

    const [origine] = (await (await api.get('/api/origines')).json()) as Origine[];
    await search(page, `transférer l'origine ${origine?.Libelle}`);
    await options(page, 'Fiches')
      .filter({ hasText: `Transférer l’origine ${origine?.Libelle}` })
      .first()
      .click();
    const source = page.getByRole('dialog', { name: 'Transférer une origine' }).getByRole('combobox', { name: /^Origine source/ });
    await expect(source).toHaveValue(new RegExp(` / ${origine?.Libelle} \\(`));
  });

  test('leads to a site, by its town', async ({ page, api }) => {
    // Safe: the server checks its answers against the contract.
    const [site] = (await (await api.get('/api/sites')).json()) as SiteRow[];
    await search(page, `site ${site?.Ville}`);
    await options(page, 'Fiches')
      .filter({ hasText: site?.Descr ?? '' })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/@BDGp\\w+/sites/${site?.IDSite}$`));
    await expect(palette(page)).toHaveCount(0);
  });

  test('leads to the origins of a sub-family, whose family the filter names', async ({ page, api }) => {
    // Safe: the server checks its answers against the contract.
    const [origine] = (await (await api.get('/api/origines')).json()) as Origine[];
    const { SousFamille_Libelle, Famille_Libelle, IDSousFamilleOrigineAction } = origine!;
    await search(page, `sous-famille ${SousFamille_Libelle}`);
    await options(page, 'Fiches').filter({ hasText: SousFamille_Libelle }).first().click();
    await expect(page).toHaveURL(new RegExp(`/origines\\?sousFamille=${IDSousFamilleOrigineAction}$`));
    const filter = page.getByRole('combobox', { name: 'Sous-famille' });
    await expect(filter.locator('option:checked')).toHaveText(`${Famille_Libelle} / ${SousFamille_Libelle}`);
    await expect(page.getByRole('table', { name: 'Origines' }).getByRole('rowheader')).toHaveText([Famille_Libelle, SousFamille_Libelle]);
  });

  test('is accessible, with and without results', async ({ page }) => {
    await search(page, 'site');
    await expect(options(page, 'Fiches').first()).toBeVisible();
    await expectSound(page);
    await field(page).fill('');
    await expect(options(page, 'Écrans').first()).toBeVisible();
    await expectSound(page);
    await field(page).fill('introuvable partout');
    await expect(palette(page)).toContainText('Rien ne correspond à cette recherche.');
    await expectSound(page);
  });

  test('says that nothing matches, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/dashboard');
    const opener = page.getByRole('button', { name: 'Aller à…' });
    await opener.press('Enter');
    await field(page).fill('introuvable partout');
    await expect(palette(page)).toContainText('Rien ne correspond à cette recherche.');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('the palette of customer access', () => {
  test.use({ session: 'bocage' });

  test('finds nothing that the group’s administrator may not open', async ({ page }) => {
    await search(page, 'importer');
    await expect(palette(page)).not.toContainText('Chargement en cours…');
    await expect(palette(page).getByRole('option', { name: /Importer des utilisateurs/ })).toHaveCount(0);
    await field(page).fill('ajouter une fonction');
    await expect(highlighted(page)).toHaveText(/^Ajouter une fonction/);
    await expect(options(page, 'Clients')).toHaveCount(0);
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

  const longName = '/interfaces/wally/customer_first/comptes/creation/2/activation';
  for (const path of ['/dashboard', '/utilisateurs', '/utilisateurs/1', '/journal', '/listes', '/DatabaseSelect', longName]) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Chargement en cours…')).toHaveCount(0);
      await fits(page);
    });
  }
});
