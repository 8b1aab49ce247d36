import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectSound, settled } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const group = (page: Page, name: string) => menu(page).getByRole('group', { name });
const heading = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

/** A page that is ready for keys. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

test.describe('the menu of an operator', () => {
  test.use({ session: 'BDGpPerche' });

  test('the filter of the menu stays in sight while the menu scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/utilisateurs');
    const filter = menu(page).getByRole('searchbox', { name: 'Filtrer le menu' });
    await expect(filter).toBeInViewport();
    await menu(page).evaluate((nav) => nav.parentElement?.scrollTo({ top: 10_000 }));
    await expect.poll(() => menu(page).evaluate((nav) => nav.parentElement?.scrollTop ?? 0)).toBeGreaterThan(100);
    await expect(filter).toBeInViewport({ ratio: 1 });
  });

  test('what the first button of the frame says stays within the window', async ({ page }) => {
    await page.goto('/civilites');
    await page.getByRole('button', { name: 'Réduire le menu' }).evaluate((button) => button.setAttribute('data-looked-at', ''));
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.getDocument');
    const { result } = await browser.send('Runtime.evaluate', { expression: 'document.querySelector("[data-looked-at]")' });
    const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId ?? '' });
    const tip = node.pseudoElements?.find(({ pseudoType }) => pseudoType === 'after');
    if (!tip) throw new Error('the button says nothing');
    const { model } = await browser.send('DOM.getBoxModel', { backendNodeId: tip.backendNodeId });
    expect(model.width).toBeGreaterThan(40);
    expect(Math.min(model.border[0] ?? NaN, model.border[6] ?? NaN)).toBeGreaterThanOrEqual(0);
  });

  test('cards are as light as the lists beside them, in the dark theme too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/listes');
    const card = page.getByRole('main').locator('section').first();
    const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(card).toBeVisible();
    expect(await ground(card)).toBe(await ground(menu(page).locator('..')));
  });

  test('is filtered by typing, and Enter opens the first entry', async ({ page }) => {
    await page.goto('/dashboard');
    await menu(page).getByRole('searchbox', { name: 'Filtrer le menu' }).fill('fiche civ');
    await expect(menu(page).getByRole('link')).toHaveText(['Civilités']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Civilités', level: 1 })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Civilités' })).toHaveAttribute('aria-current', 'page');
  });

  test('folds its groups by mouse and keyboard, keeps that, and still shows where one is', async ({ page }) => {
    await open(page, '/sites/1');
    await expect(group(page, 'Leads').getByRole('link')).toHaveCount(0);
    await heading(page, 'Leads').click();
    await group(page, 'Leads').getByRole('link', { name: 'Workflows des leads' }).click();
    await expect(page.getByRole('heading', { name: 'Workflows des leads', level: 1 })).toBeVisible();
    await heading(page, 'Leads').press('Enter');
    await expect(heading(page, 'Leads')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Leads').getByRole('link')).toHaveText(['Workflows des leads']);
    await heading(page, 'Groupe et sites').press('Space');
    await open(page, '/sites/1');
    await expect(group(page, 'Groupe et sites').getByRole('link')).toHaveText(['Sites']);
    await expect(group(page, 'Groupe et sites').getByRole('link')).toHaveAttribute('aria-current', 'true');
  });

  test('draws an icon beside each entry', async ({ page }) => {
    await open(page, '/dashboard');
    const icon = menu(page).getByRole('link', { name: 'Tableau de bord' }).locator('svg');
    const drawn = () => icon.evaluate((svg: SVGGraphicsElement) => svg.getBBox().width);
    await expect.poll(drawn).toBeGreaterThan(10);
  });

  test('becomes a rail of named icons by Ctrl+B, and opens at the group that is chosen there', async ({ page }) => {
    await open(page, '/sites');
    await page.keyboard.press('Control+b');
    await expect(menu(page).getByRole('link')).toHaveCount(0);
    await expect(menu(page).getByRole('button', { name: 'Groupe et sites' })).toHaveAttribute('aria-current', 'true');
    await expectSound(page);
    await menu(page).getByRole('button', { name: 'Interfaces' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Interfaces')).toBeFocused();
    await expect(heading(page, 'Interfaces')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+b');
    await expect(menu(page).getByRole('link', { name: 'Wally' })).toBeVisible();
  });

  test('folds the interfaces that the customer does not use, and keeps what is unfolded', async ({ page }) => {
    const unused = page.getByRole('button', { name: /^Non utilisées \(\d+\)$/ });
    const lists = group(page, 'Interfaces').getByRole('list');
    await open(page, '/sante');
    await heading(page, 'Interfaces').click();
    await expect(unused).toHaveAttribute('aria-expanded', 'false');
    await expect(lists).toHaveCount(1);
    await expect(lists.getByRole('link').first()).toHaveText('Santé des interfaces');
    await expect(lists.getByRole('link', { name: 'Facturation' })).toBeVisible();
    await unused.press('Enter');
    const name = await lists.last().getByRole('link').first().innerText();
    await lists.last().getByRole('link').first().click();
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await settled(page);
    await expectSound(page);
    await unused.click();
    await expect(lists.last().getByRole('link')).toHaveText([name]);
    await page.reload();
    await expect(unused).toHaveAttribute('aria-expanded', 'false');
    await menu(page).getByRole('searchbox', { name: 'Filtrer le menu' }).fill('interfaces');
    await expect(unused).toHaveCount(0);
    await expect(lists.last().getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test.describe('the pins of an operator', () => {
  // They follow the person to every page, so these journeys have an operator of their own, and go one after the other.
  test.use({ session: 'collegue' });
  test.describe.configure({ mode: 'default' });

  const pins = (page: Page) => group(page, 'Épinglés').getByRole('link');
  const pinOf = (page: Page, name: string) => group(page, 'Épinglés').getByRole('button', { name: `Épingler ${name}` });
  // Safe: the server checks its answers against the contract.
  const stored = async (api: APIRequestContext) => ((await (await api.get('/api/epingles')).json()) as { ecrans: string[] }).ecrans;
  test.beforeEach(async ({ api }) => {
    for (const Ecran of await stored(api)) await api.put('/api/epingles', { data: { Ecran, epingle: false } });
  });

  test('stand on top, in another browser too, before the last three entries', async ({ page, api, browser }) => {
    await open(page, '/dashboard');
    const link = menu(page).getByRole('link', { name: 'Sociétés' });
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('button', { name: 'Épingler Sociétés' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(pins(page)).toHaveText(['Sociétés']);
    await expect.poll(() => stored(api)).toEqual(['/societes']);
    for (const path of ['/demandes', '/sites', '/fonctions', '/utilisateurs']) await open(page, path);
    await expect(pins(page)).toHaveText(['Sociétés']);
    await expect(group(page, 'Récents').getByRole('link')).toHaveText(['Fonctions', 'Sites', 'Demandes']);
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await open(other, '/@BDGpPerche/dashboard');
    await expect(pins(other)).toHaveText(['Sociétés']);
    await pinOf(page, 'Sociétés').click();
    await expect(pins(page)).toHaveCount(0);
    await expect.poll(() => stored(api)).toEqual([]);
    await open(other, '/@BDGpPerche/sites');
    await expect(pins(other)).toHaveCount(0);
    await elsewhere.close();
  });

  test('go back to what they were where they cannot be saved', async ({ page, api }) => {
    expect((await api.put('/api/epingles', { data: { Ecran: '/sites', epingle: true } })).status()).toBe(200);
    await open(page, '/dashboard');
    await expect(pins(page)).toHaveText(['Sites']);
    await page.route('**/api/epingles', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await pinOf(page, 'Sites').click();
    await expect(page.getByText('L’écran est resté épinglé')).toBeVisible();
    await expect(pins(page)).toHaveText(['Sites']);
  });

  test('that a browser held before are sent once', async ({ page, api }) => {
    expect((await api.put('/api/epingles', { data: { Ecran: '/sites', epingle: true } })).status()).toBe(200);
    await page.evaluate(() => localStorage.setItem('comptoir.menu.collegue', JSON.stringify({ pins: ['/societes', '/sites'] })));
    await open(page, '/dashboard');
    await expect(pins(page)).toHaveText(['Sites', 'Sociétés']);
    await api.put('/api/epingles', { data: { Ecran: '/societes', epingle: false } });
    await page.reload();
    await expect(pins(page)).toHaveText(['Sites']);
    expect(await stored(api)).toEqual(['/sites']);
  });

  test('are accessible beside recents and unfolded groups', async ({ page, api }) => {
    await open(page, '/demandes');
    await heading(page, 'Interfaces').click();
    const unused = page.getByRole('button', { name: /^Non utilisées/ });
    await unused.click();
    await group(page, 'Interfaces').getByRole('link', { name: 'WLTP' }).hover();
    await group(page, 'Interfaces').getByRole('button', { name: 'Épingler WLTP' }).click();
    await expect.poll(() => stored(api)).toHaveLength(1);
    await open(page, '/passerelles');
    await expect(group(page, 'Récents').getByRole('link')).toHaveText(['Demandes']);
    await expect(pins(page)).toHaveText(['WLTP']);
    await expectSound(page);
  });
});

test.describe('the menu of customer access', () => {
  test.use({ session: 'bocage' });

  test('folds, without pins or recents', async ({ page }) => {
    await open(page, '/sites');
    await heading(page, 'Configuration').click();
    await expect(group(page, 'Configuration').getByRole('link')).toHaveCount(0);
    await open(page, '/dashboard');
    await expect(heading(page, 'Configuration')).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('heading')).toHaveText(['Accueil', 'Configuration']);
    await expect(menu(page).getByRole('button', { name: /^Épingler/ })).toHaveCount(0);
  });
});

test.describe('the keyboard', () => {
  test.use({ session: 'BDGpPerche' });
  const help = (page: Page) => page.getByRole('complementary', { name: 'Aide' });

  test('shows the help of the screen by\u00a0?, from a tick too, and not while somebody types', async ({ page }) => {
    await open(page, '/utilisateurs');
    await page.keyboard.press('?');
    await expect(help(page)).toContainText('Suspendez ou réactivez');
    await expect(help(page)).toContainText('Enregistrer');
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    const tick = page.getByRole('checkbox').nth(1);
    await tick.focus();
    await page.keyboard.press('?');
    await help(page).getByRole('link', { name: 'Import d’utilisateurs' }).click();
    await expect(help(page)).toContainText('Un essai dit, ligne par ligne');
    await help(page).getByRole('button', { name: 'Fermer l’aide' }).click();
    await menu(page).getByRole('searchbox').press('?');
    await expect(menu(page).getByRole('searchbox')).toHaveValue('?');
    await expect(help(page)).toHaveCount(0);
  });

  test('skips to the content, and leaves the address', async ({ page }) => {
    await open(page, '/dashboard');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('leads to screens by G and a letter, to the search by\u00a0/, and adds by N', async ({ page }) => {
    await open(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(page.getByRole('heading', { name: 'Sites', level: 1 })).toBeVisible();
    const search = page.getByRole('main').getByRole('textbox', { name: 'Rechercher' });
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('gn');
    await expect(search).toHaveValue('gn');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: 'Ajouter un site', level: 1 })).toBeVisible();
  });

  test('single characters are switched off beside what they do, for good', async ({ page }) => {
    await open(page, '/sites');
    const announced = page.locator('[aria-keyshortcuts="N"], [aria-keyshortcuts="?"]');
    await page.keyboard.press('?');
    const places = help(page).getByRole('region', { name: 'G, puis une lettre' });
    await expect(places.getByRole('row')).toHaveText([/^U ?Util/, /^S ?Sites/, /^L ?Work/, /^I ?Sant/, /^J ?Jour/, /^Q ?Qual/, /^H ?Tabl/]);
    await expectSound(page);
    const off = help(page).getByRole('switch', { name: 'Touches d’un seul caractère' });
    await off.press('Space');
    await expect(places).toHaveCount(0);
    await open(page, '/sites');
    for (const key of ['?', '/', 'g', 'u', 'n']) await page.keyboard.press(key);
    // Heard after them: by then they have done nothing.
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: 'Réduire le menu' })).toBeFocused();
    await expect(help(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ajouter un site' })).toBeVisible();
    await expect(announced).toHaveCount(0);
    await page.getByRole('button', { name: 'Aide', exact: true }).click();
    await off.click();
    await expect(places).toBeVisible();
    await expect(announced).toHaveCount(2);
  });

  test('goes from region to region by F6, to the menu’s entry at hand, and back by Shift', async ({ page }) => {
    await open(page, '/sites');
    const tick = page.getByRole('checkbox').nth(1);
    const entry = menu(page).getByRole('link', { name: 'Sites', exact: true });
    await tick.focus();
    await page.keyboard.press('Shift+F6');
    await expect(entry).toBeFocused();
    await page.keyboard.press('F6');
    await expect(tick).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: 'Réduire le menu' })).toBeFocused();
    await page.keyboard.press('?');
    await expect(help(page).getByRole('heading', { name: 'Aide' })).toBeFocused();
    await page.keyboard.press('Shift+F6');
    await expect(tick).toBeFocused();
    await page.keyboard.press('F6');
    await expect(help(page).getByRole('heading', { name: 'Aide' })).toBeFocused();
  });
});
