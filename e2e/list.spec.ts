import { expect, type Page } from '@playwright/test';
import { choose, column, expectCount, exported, headings, readCsv } from './kit/list-parts.ts';
import { test } from './kit/signed-in.ts';
import { readSheetText } from './kit/workbook.ts';

test.use({ session: 'BDGpForez' });

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const french = new Intl.Collator('fr').compare;

/** Opens the users of a group that has 120 of them. */
const openUsers = async (page: Page, search = '') => {
  await page.goto(`/utilisateurs${search}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

test('a filter and a search keep matching rows and show the count', async ({ page }) => {
  await openUsers(page);
  await expectCount(page, '120 lignes');
  await choose(page, 'Profil', 'Vendeur');
  await expectCount(page, /^\d\d sur 120 lignes$/);
  expect(new Set(await column(page, 'Profil'))).toEqual(new Set(['Vendeur']));
  const [email = ''] = await column(page, 'E-mail');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(email.toUpperCase());
  await expectCount(page, '1 sur 120 ligne');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('introuvable');
  await expectCount(page, '0 sur 120 ligne');
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expectCount(page, '120 lignes');
});

test('a search ignores accents and case', async ({ page }) => {
  await openUsers(page);
  const accented = (await column(page, 'Prénom')).find((name) => /[éèëïôç]/.test(name)) ?? '';
  const plain = accented
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toUpperCase();
  expect(plain).not.toBe(accented.toUpperCase());
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(plain);
  await expectCount(page, /^\d+ sur 120 lignes?$/);
  expect(await column(page, 'Prénom')).toContain(accented);
});

test('a click on a heading sorts up, down, then not at all', async ({ page }) => {
  await openUsers(page);
  const own = await column(page, 'E-mail');
  const sorted = own.toSorted(french);
  const button = heading(page, 'E-mail').getByRole('button');
  await button.click();
  await expect(heading(page, 'E-mail')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => column(page, 'E-mail')).toEqual(sorted);
  await button.click();
  await expect(heading(page, 'E-mail')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => column(page, 'E-mail')).toEqual(sorted.toReversed());
  await button.click();
  await expect(heading(page, 'E-mail')).not.toHaveAttribute('aria-sort');
  await expect.poll(() => column(page, 'E-mail')).toEqual(own);
});

test('headings sort by keyboard, and arrows move between rows', async ({ page }) => {
  await openUsers(page);
  const sorted = (await column(page, 'Login')).toSorted(french);
  await heading(page, 'Prénom').getByRole('button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Login')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => column(page, 'Login')).toEqual(sorted);
  await page.keyboard.press('Space');
  await expect(heading(page, 'Login')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => column(page, 'Login')).toEqual(sorted.toReversed());
  const focusIn = (row: number) => page.getByRole('row').nth(row).locator(':focus');
  await page.keyboard.press('ArrowDown');
  await expect(focusIn(1)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(focusIn(2)).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(focusIn(120)).toHaveCount(1);
});

test('columns are hidden and shown again', async ({ page }) => {
  await openUsers(page);
  const all = await headings(page);
  await page.getByRole('button', { name: 'Colonnes affichées' }).click();
  const panel = page.getByRole('group', { name: 'Colonnes affichées' });
  await panel.getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Sites' }).uncheck();
  await expect(heading(page, 'E-mail')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await headings(page)).toEqual(all.filter((name) => name !== 'E-mail' && name !== 'Sites'));
  await page.getByRole('button', { name: 'Colonnes affichées' }).click();
  await panel.getByRole('button', { name: 'Colonnes par défaut' }).click();
  await expect(heading(page, 'E-mail')).toBeVisible();
  expect(await headings(page)).toEqual(all);
});

test('the address keeps the view after a reload and after opening a record', async ({ page }) => {
  await openUsers(page);
  await choose(page, 'Profil', 'Vendeur');
  await heading(page, 'Prénom').getByRole('button').click();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('an');
  await expect(page).toHaveURL(/[?&]q=an\b/);
  await expectCount(page, /^\d+ sur 120 lignes$/);
  const view = await column(page, 'Login');
  const asBefore = async () => {
    await expect(page.getByRole('textbox', { name: 'Rechercher' })).toHaveValue('an');
    await expect(page.getByRole('combobox', { name: 'Profil', exact: true }).getByRole('option', { selected: true })).toHaveText('Vendeur');
    await expect(heading(page, 'Prénom')).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => column(page, 'Login')).toEqual(view);
  };
  await page.reload();
  await asBefore();
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await expect(page.getByRole('form')).toBeVisible();
  await page.goBack();
  await asBefore();
});

test('a page that is opened by a link of another has the focus', async ({ page }) => {
  await openUsers(page);
  await page.getByRole('row').nth(2).getByRole('link').first().press('Enter');
  await expect(page.getByRole('form')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Utilisateurs' }).press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a file holds the shown rows in their order', async ({ page }) => {
  await openUsers(page, '?columns=Lastname,Firstname,LoginWEB,EMail,DRPROFILE_DESCR&sort=-LoginWEB');
  await choose(page, 'Profil', 'Chef des ventes');
  await expectCount(page, /^\d+ sur 120 lignes$/);
  const download = await exported(page, 'CSV\u00a0: ce qui est affiché');
  const [titles, ...lines] = await readCsv(download);
  expect(download.suggestedFilename()).toBe('utilisateurs.csv');
  expect(titles).toEqual(await headings(page));
  expect(lines.map(([, , login]) => login)).toEqual(await column(page, 'Login'));
  expect(lines.every(({ length }) => length === 5)).toBe(true);
  expect(new Set(lines.map((line) => line[4]))).toEqual(new Set(['Chef des ventes']));
  const workbook = await exported(page, 'Excel (.xlsx)\u00a0: toutes les colonnes permises');
  expect(workbook.suggestedFilename()).toBe('utilisateurs.xlsx');
  const sheet = await readSheetText(workbook);
  for (const text of ['Appareil', ...(await column(page, 'Login'))]) expect(sheet).toContain(`>${text}<`);
});
