import { expect, type Page } from '@playwright/test';
import { expectSound } from './kit/examine.ts';
import { column, expectCount, headings } from './kit/list-parts.ts';
import { test } from './kit/signed-in.ts';
import { button, choose, given, menu, saveAs } from './kit/vue-menu.ts';

/** A list of few lines, which nobody else's journey looks at with these views. */
const small = '/civilites';

const search = (page: Page) => page.getByRole('textbox', { name: 'Rechercher' });
const notices = (page: Page) => page.getByRole('region', { name: 'Messages' });
const dialog = (page: Page) => page.getByRole('dialog');

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

test.describe('of an operator', () => {
  test.use({ session: 'BDGpForez' });

  test('views are put in another order, and back', async ({ page, api }) => {
    const names = ['Première', 'Deuxième', 'Troisième'];
    const ids: number[] = [];
    for (const Nom of names) ids.push(await given(api, { Ecran: '/origines', Nom, Etat: 'inactif=true' }));
    const shown = () => menu(page).getByRole('group', { name: 'Mes vues' }).getByRole('menuitemradio').allInnerTexts();
    await open(page, `/origines?vue=${ids[2]}`);
    await expect(button(page)).toHaveText('Troisième');
    await expect(page.getByRole('checkbox', { name: 'Inactif', exact: true })).toBeChecked();
    await button(page).click();
    await expect(menu(page).getByText('Descendre dans la liste')).toHaveCount(0);
    await menu(page).getByText('Monter dans la liste').click();
    await expect(notices(page)).toContainText('La vue « Troisième » est déplacée.');
    await button(page).click();
    await expect.poll(shown).toEqual(['Première', 'Troisième', 'Deuxième']);
    await page.keyboard.press('Escape');
    await notices(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(notices(page)).toContainText('est de nouveau à sa place');
    await button(page).click();
    await expect.poll(shown).toEqual(names);
    await expectSound(page);
    for (const id of ids) await api.delete(`/api/vues/${id}`);
  });

  test('a view is saved, opens from its address, and says when something else is shown', async ({ page }) => {
    await open(
      page,
      '/utilisateurs?DRPROFILE_DESCR.contient=vendeur&sort=-Firstname&columns=Firstname,LoginWEB,DRPROFILE_DESCR&pins=LoginWEB',
    );
    await expectCount(page, /^\d+ sur 120 lignes$/);
    const [seen, rows] = [await headings(page), await column(page, 'Login')];
    await saveAs(page, 'Vendeurs');
    await expect(page).toHaveURL(/\/utilisateurs\?vue=\d+$/);
    await page.reload();
    await expect(button(page)).toHaveText('Vendeurs');
    await expect.poll(() => column(page, 'Login')).toEqual(rows);
    expect(await headings(page)).toEqual(seen);

    await search(page).fill('an');
    await expect(button(page)).toHaveText('Vendeurs · modifiée');
    await expect(page).toHaveURL(/\?vue=\d+&q=an$/);
    await page.getByRole('button', { name: /^Retirer le filtre/ }).click();
    await expect(page).not.toHaveURL(/\?vue=\d+&q=an$/);
    await page.reload();
    await expect(search(page)).toHaveValue('an');
    await expect(page.getByRole('button', { name: /^Retirer le filtre/ })).toHaveCount(0);
    await choose(page, 'Revenir à la vue');
    await expect(page).toHaveURL(/\?vue=\d+$/);
    await expect.poll(() => column(page, 'Login')).toEqual(rows);
    await expect(search(page)).toHaveValue('');

    await page.getByRole('button', { name: 'Colonnes affichées' }).click();
    await page.getByRole('button', { name: 'Colonnes par défaut' }).click();
    await page.keyboard.press('Escape');
    await expect(button(page)).toHaveText('Vendeurs · modifiée');
    await choose(page, /^Enregistrer «/);
    await expect(notices(page)).toContainText('est enregistrée.');
    await expect(page).toHaveURL(/\?vue=\d+$/);
    await expect(button(page)).toHaveText('Vendeurs');
    expect((await headings(page)).length).toBeGreaterThan(seen.length);
  });

  test('on a phone the headings stand above their columns, pinned ones too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/utilisateurs?pins=LoginWEB');
    const lefts = async (role: 'columnheader' | 'cell') => {
      const boxes = await page
        .getByRole('row')
        .nth(role === 'cell' ? 1 : 0)
        .getByRole(role)
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
      return boxes.slice(0, -1).map(Math.round);
    };
    expect(await lefts('columnheader')).toEqual(await lefts('cell'));
  });

  test('a view of a small list shows its rows at once from its address', async ({ page, api }) => {
    await open(page, small);
    const rows = await column(page, 'Description');
    const IDVue = await given(api, { Ecran: small, Nom: 'À l’envers', Etat: 'sort=-Descr' });
    // Its code comes late: the rows are there before the view is.
    await page.route('**/assets/found-vue-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await open(page, `${small}?vue=${IDVue}`);
    await expect(button(page)).toHaveText('À l’envers');
    await expect(page.getByRole('columnheader', { name: 'Description' })).toHaveAttribute('aria-sort', 'descending');
    expect((await column(page, 'Description')).toSorted()).toEqual(rows.toSorted());
  });

  test('an address with a view that is unknown, another screen’s or not to be read shows the list, with a sentence', async ({
    page,
    api,
  }) => {
    const IDVue = await given(api, { Ecran: '/fonctions', Nom: 'Ailleurs', Etat: 'q=zzz' });
    for (const [asked, sentence] of [
      ['999999', 'n’existe pas, ou n’existe plus'],
      ['abc', 'n’existe pas, ou n’existe plus'],
      [String(IDVue), 'est celle d’un autre écran'],
    ] as const) {
      await open(page, `${small}?vue=${asked}&sort=Descr`);
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Description' })).toHaveAttribute('aria-sort', 'ascending');
    }
    await choose(page, 'Disposition d’origine');
    await expect(page.getByRole('alert').filter({ hasText: 'autre écran' })).toHaveCount(0);
    await page.route('**/api/vues', (route) => route.abort());
    await open(page, `${small}?vue=${IDVue}`);
    const failed = page.getByRole('alert').filter({ hasText: 'La vue n’a pas pu être lue.' });
    await expect(failed).toBeVisible();
    await page.unroute('**/api/vues');
    await failed.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'autre écran' })).toBeVisible();
  });

  test('a view whose answer never comes does not keep the list', async ({ page, api }) => {
    const IDVue = await given(api, { Ecran: small, Nom: 'Muette', Etat: 'q=madame' });
    await page.route('**/api/vues', () => undefined);
    await open(page, `${small}?vue=${IDVue}`);
    await expect(page.getByRole('alert').filter({ hasText: 'La vue n’a pas pu être lue.' })).toBeVisible();
  });

  test('a view is renamed and deleted, and is as before from the notice of each', async ({ page, api }) => {
    const IDVue = await given(api, { Ecran: '/fonctions', Nom: 'Vendeurs seuls', Etat: 'q=dir' });
    await open(page, `/fonctions?vue=${IDVue}`);
    await choose(page, 'Renommer, partager…');
    await dialog(page)
      .getByRole('textbox', { name: /^Nom de la vue/ })
      .fill('Les vendeurs');
    await dialog(page).getByRole('radio', { name: 'Tout le groupe' }).check();
    await dialog(page).getByRole('button', { name: 'Enregistrer la vue' }).click();
    await expect(button(page)).toHaveText('Les vendeurs');
    await button(page).click();
    await expect(menu(page).getByRole('group', { name: 'Vues du groupe' })).toContainText('Les vendeurs');
    await page.keyboard.press('Escape');
    await notices(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(notices(page)).toContainText('La vue est comme avant.');
    await expect(button(page)).toHaveText('Vendeurs seuls');
    await choose(page, 'Supprimer la vue');
    await expect(button(page)).toHaveText('Vues');
    await expect(page).toHaveURL(/\/fonctions$/);
    await expect(search(page)).toHaveValue('');
    await notices(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(notices(page)).toContainText('est de nouveau là.');
    await choose(page, 'Vendeurs seuls');
    await expect(page).toHaveURL(new RegExp(`vue=${IDVue}$`));
    await expect(search(page)).toHaveValue('dir');
  });

  test('a view opens by itself where the address asks nothing: one’s own before the group’s', async ({ page, api }) => {
    const path = '/offrereglement';
    const standsOn = (vue: number) => expect(page).toHaveURL(new RegExp(`${path}\\?vue=${vue}$`));
    const ofGroup = await given(api, { Ecran: path, Nom: 'Au groupe', Etat: 'q=r', Portee: 'client', ParDefaut: true });
    await open(page, path);
    await standsOn(ofGroup);
    await expect(search(page)).toHaveValue('r');
    const own = await given(api, { Ecran: path, Nom: 'À moi', Etat: 'q=e', ParDefaut: true });
    await open(page, path);
    await standsOn(own);
    // The address that asks for something is left alone, and so is whoever wants no view.
    await open(page, `${path}?q=an`);
    await expect(search(page)).toHaveValue('an');
    await choose(page, 'Disposition d’origine');
    await standsOn(0);
    await page.reload();
    await expect(button(page)).toHaveText('Vues');
    await search(page).fill('c');
    await expect(page).toHaveURL(/[?&]q=c/);
    await search(page).fill('');
    await standsOn(0);
    // From another screen, without a new document.
    await choose(page, 'À moi');
    await standsOn(own);
    await choose(page, 'Ouverte d’elle-même');
    await expect(notices(page)).toContainText('ne s’ouvre plus d’elle-même.');
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Offres de règlement');
    await page.getByRole('link', { name: 'Offres de règlement' }).click();
    await standsOn(ofGroup);
    await expect(search(page)).toHaveValue('r');
  });

  test('the menu of views takes the focus although it was closed just before', async ({ page }) => {
    await open(page, '/holidayTypes');
    await button(page).press('Enter');
    const first = menu(page).locator(':focus');
    await expect(first).toHaveText('Disposition d’origine');
    // In one turn, as a busy page does with quick keys.
    await button(page).evaluate((element: HTMLButtonElement) => {
      const panel = element.popoverTargetElement as HTMLElement;
      panel.hidePopover();
      panel.showPopover();
    });
    await expect(first).toHaveText('Disposition d’origine');
  });

  test('the menu of views is walked by keys, and both menu and dialog are sound, on a phone too', async ({ page, api }) => {
    await given(api, { Ecran: '/holidayTypes', Nom: 'Une vue dont le nom est très long, ou presque', Etat: 'q=a' });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/holidayTypes');
      await button(page).focus();
      await page.keyboard.press('Enter');
      const focused = menu(page).locator(':focus');
      await expect(focused).toHaveText('Disposition d’origine');
      await expect(menu(page).getByRole('group', { name: 'Mes vues' })).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('ArrowDown');
      await expect(focused).toContainText('Une vue dont le nom');
      await page.keyboard.press('End');
      await expect(focused).toHaveText('Enregistrer sous…');
      await page.keyboard.press('ArrowDown');
      await expect(focused).toHaveText('Disposition d’origine');
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(focused).toHaveText('Disposition d’origine');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});

test.describe('a view of somebody else', () => {
  test.use({ session: 'BDGpArmor' });

  test('opens from a link as an unsaved copy', async ({ page, apiAs }) => {
    const theirs = await apiAs('armor');
    const IDVue = await given(theirs, { Ecran: '/fonctions', Nom: 'Secrète', Etat: 'q=dir' });
    await open(page, `/fonctions?vue=${IDVue}`);
    await expect(search(page)).toHaveValue('dir');
    await expect(button(page)).toHaveText(/^Vue (?:de |d’).+\s· non enregistrée$/);
    await button(page).click();
    await expect(menu(page).getByText('Supprimer la vue')).toHaveCount(0);
    await menu(page).getByText('Enregistrer sous…').click();
    await expect(dialog(page).getByRole('textbox', { name: /^Nom de la vue/ })).toHaveValue(/^Vue (?:de |d’)/);
    await dialog(page).getByRole('button', { name: 'Enregistrer la vue' }).click();
    await expect(button(page)).not.toContainText('non enregistrée');
    await expect(page).toHaveURL(/\?vue=\d+$/);
    await expect(page).not.toHaveURL(new RegExp(`vue=${IDVue}$`));
  });
});
