import { expect, type Page } from '@playwright/test';
import { expectSound } from './kit/examine.ts';
import { column, expectCount, exported, readCsv } from './kit/list-parts.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpForez' });

const editor = (page: Page) => page.getByRole('group', { name: /^Filtrer/ });
const chips = (page: Page) => page.getByRole('list', { name: 'Filtres des colonnes' });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

/** From the one button: the column, then what is asked of it. */
const filterBy = async (page: Page, heading: string, condition?: string) => {
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click();
  await editor(page).getByRole('combobox', { name: 'Filtrer par colonne' }).fill(heading);
  await page.getByRole('option', { name: heading, exact: true }).click();
  if (condition) await editor(page).getByRole('combobox', { name: heading, exact: true }).selectOption(condition);
};

test('values are ticked with their counts, and the rows, the file and the ticks follow', async ({ page }) => {
  await open(page, '/utilisateurs');
  await filterBy(page, 'Profil');
  const label = await editor(page)
    .getByRole('checkbox', { name: /^Vendeur \(/ })
    .locator('..')
    .innerText();
  const count = Number(/\((\d+)\)/.exec(label)?.[1]);
  await editor(page)
    .getByRole('checkbox', { name: /^Vendeur \(/ })
    .check();
  await editor(page).getByRole('button', { name: 'Appliquer' }).click();
  await expectCount(page, `${count} sur 120 lignes`);
  await expect(page).toHaveURL(/\?DRPROFILE_DESCR\.parmi=Vendeur$/);
  await expect(chips(page).getByRole('button', { name: 'Profil\u00a0: Vendeur', exact: true })).toBeVisible();
  expect(new Set(await column(page, 'Profil'))).toEqual(new Set(['Vendeur']));
  const [, ...lines] = await readCsv(await exported(page, 'CSV\u00a0: ce qui est affiché'));
  expect(lines).toHaveLength(count);
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).check();
  await expect(page.getByRole('row').locator('input:checked')).toHaveCount(count + 1);
});

test('a filter is made, changed and taken off by keys alone', async ({ page }) => {
  await open(page, '/utilisateurs');
  await page.getByRole('columnheader', { name: 'Prénom' }).getByRole('button').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Filtrer…' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page).getByRole('textbox', { name: 'Chercher une valeur' }).or(editor(page).getByRole('textbox'))).toBeVisible();
  await editor(page).getByRole('combobox', { name: 'Prénom' }).selectOption('commence par');
  await editor(page).getByRole('textbox', { name: 'Texte' }).focus();
  await page.keyboard.type('ELO');
  await page.keyboard.press('Enter');
  const chip = chips(page).getByRole('button').first();
  await expect(chip).toHaveText('Prénom\u00a0: commence par ELO');
  for (const name of await column(page, 'Prénom')) expect(name).toMatch(/^[EÉ]lo/i);
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(editor(page).getByRole('textbox', { name: 'Texte' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('jean');
  await page.keyboard.press('Enter');
  await expect(chip).toHaveText('Prénom\u00a0: commence par jean');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Filtrer', exact: true })).toBeFocused();
  await expectCount(page, '120 lignes');
  await expect(page).toHaveURL(/\/utilisateurs$/);
});

test('what cannot be read is said in the panel and kept there', async ({ page }) => {
  await open(page, '/utilisateurs');
  await filterBy(page, 'Sites', 'entre');
  await editor(page).getByRole('textbox', { name: 'De' }).fill('5');
  await editor(page).getByRole('textbox', { name: 'À' }).fill('deux');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('Tapez deux nombres, le plus petit d’abord.');
  await expect(editor(page).getByRole('textbox', { name: 'À' })).toHaveValue('deux');
  await editor(page).getByRole('textbox', { name: 'À' }).fill('9');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?Sites\.entre=5\.\.9$/);
});

test('an address says its filters, and what of it the list cannot do', async ({ page }) => {
  await open(page, '/utilisateurs?Devices.est=non&Sites.min=1&Vile.contient=x&Sites.max=abc&inconnu2=1');
  const said = page.getByRole('main').getByText('L’adresse demandait autre chose').locator('..');
  await expect(said).toContainText('Cette liste ne connaît pas «\u00a0inconnu2\u00a0».');
  await expect(said).toContainText('La colonne «\u00a0Vile\u00a0» n’est pas dans cette liste.');
  await expect(said).toContainText('Sites\u00a0: «\u00a0abc\u00a0» ne se lit pas.');
  await expect(page).toHaveURL(/\?Devices\.est=non&Sites\.min=1$/);
  await expect(chips(page).getByRole('listitem')).toHaveCount(2);
  await expectSound(page);
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expectCount(page, '120 lignes');
  await expect(page).toHaveURL(/\/utilisateurs$/);
});

test('each kind of filter is sound', async ({ page }) => {
  const seen: [path: string, heading: string, condition: string][] = [
    ['/utilisateurs', 'Prénom', 'contient'],
    ['/utilisateurs', 'Profil', 'est l’une de ces valeurs'],
    ['/utilisateurs', 'Sites', 'entre'],
    ['/utilisateurs', 'Appareil', 'oui'],
    ['/sites', 'VN', 'non'],
    ['/malusEcologique', 'Date de début', 'entre'],
  ];
  for (const [path, heading, condition] of seen) {
    await page.goto(path);
    await expect(page.getByRole('table').first()).toBeVisible();
    await filterBy(page, heading, condition);
    await expectSound(page, { within: '[role=group][aria-label^=Filtrer]' });
    await page.keyboard.press('Escape');
    await expect(editor(page)).toHaveCount(0);
  }
});

test('a small list is filtered too', async ({ page }) => {
  await open(page, '/civilites');
  const names = await column(page, 'Description');
  const [name = ''] = names;
  await filterBy(page, 'Description', 'est');
  await editor(page).getByRole('textbox', { name: 'Texte' }).fill(name.toUpperCase());
  await page.keyboard.press('Enter');
  await expect.poll(() => column(page, 'Description')).toEqual(names.filter((one) => one === name));
});
