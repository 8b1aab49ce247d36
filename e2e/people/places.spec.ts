import { expect, type Page } from '@playwright/test';
import { groupHost, operator } from '../kit/sessions.ts';
import { chooseCustomer, signInAnew } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Téléphone', exact: true });
const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /comptoir\.(session|client)/.test(key)));

test.describe('the customer in the address', () => {
  test.use({ session: 'BDGpArmor' });

  test('stands in every address, and links that are copied carry it', async ({ page }) => {
    await page.goto('/sites?q=brest');
    await expect(page).toHaveURL(/\/@BDGpArmor\/sites\?q=brest$/);
    const link = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Utilisateurs', exact: true });
    await link.focus();
    await expect(link).toHaveAttribute('href', '/@BDGpArmor/utilisateurs');
    await link.press('Enter');
    await expect(page).toHaveURL(/\/@BDGpArmor\/utilisateurs$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/@BDGpArmor\/sites\?q=brest$/);
    await expect(page.getByRole('textbox', { name: 'Rechercher' })).toHaveValue('brest');
  });

  test('lets two customers stand side by side: neither moves the other, nor loses what is typed', async ({ page, context }) => {
    await page.goto('/sites/2');
    await phone(page).fill('0222222222');
    const other = await context.newPage();
    await other.goto('/DatabaseSelect');
    await chooseCustomer(other, 'BDGpBocage');
    await expect(other).toHaveURL(/\/@BDGpBocage\/dashboard$/);
    await other.goto('/sites/1');
    await expect(banner(other)).toContainText('BDGpBocage');
    await expect(banner(page)).toContainText('BDGpArmor');
    await expect(phone(page)).toHaveValue('0222222222');
    await page.reload();
    await expect(banner(page)).toContainText('BDGpArmor');
    await expect(page).toHaveURL(/\/@BDGpArmor\/sites\/2$/);
    // Each calls with its own customer's token.
    const asked: string[] = [];
    for (const tab of [page, other])
      tab.on('request', (request) => {
        const token = request.headers()['authorization']?.split('.')[1];
        if (token)
          asked.push(`${tab === page} ${(JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/'))) as { BDGp: string }).BDGp}`);
      });
    await Promise.all([page, other].map((tab) => tab.goto(tab === page ? '/fonctions' : '/civilites')));
    await expect(heading(page, 'Fonctions')).toBeVisible();
    await expect(heading(other, 'Civilités')).toBeVisible();
    expect([...new Set(asked)].toSorted()).toEqual(['false BDGpBocage', 'true BDGpArmor']);
  });

  test('is asked for again when its session has ended and the person’s own has not', async ({ page }) => {
    await page.goto('/fonctions');
    await expect(heading(page, 'Fonctions')).toBeVisible();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('comptoir.client bdgparmor') ?? '{}') as { token: string };
      localStorage.setItem('comptoir.client bdgparmor', JSON.stringify({ ...kept, token: `${kept.token.slice(0, -4)}AAAA` }));
    });
    await page.goto('/civilites');
    await expect(heading(page, 'Civilités')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Civilités' }).getByRole('row').nth(1)).toBeVisible();
  });

  test('goes from the memory of the browser when one signs out', async ({ page }) => {
    await page.goto('/fonctions');
    await signInAnew(page, operator);
    await page.goto('/fonctions');
    await expect(heading(page, 'Fonctions')).toBeVisible();
    expect(await keptKeys(page)).toHaveLength(2);
    await banner(page)
      .getByRole('button', { name: /^Utilisateur/ })
      .click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();
    expect(await keptKeys(page)).toEqual(['comptoir.session']);
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('asks before a changed form is left for another customer', async ({ page }) => {
    await page.goto('/sites/2');
    await phone(page).fill('0233333333');
    await page.getByRole('link', { name: 'Changer de client' }).click();
    await page.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(phone(page)).toHaveValue('0233333333');
    await expect(page).toHaveURL(/\/@BDGpArmor\/sites\/2$/);
  });
});

test.describe('an operator who has chosen no customer', () => {
  test.use({ session: 'operator' });

  test('opens what a colleague sent, in whatever case it was written', async ({ page }) => {
    await page.goto('/@bdgpbocage/Sites/1?section=adresse');
    await expect(banner(page)).toContainText('BDGpBocage');
    await expect(page).toHaveURL(/\/@BDGpBocage\/Sites\/1\?section=adresse$/);
  });

  test('is told of a customer that does not exist, and chooses another', async ({ page }) => {
    await page.goto('/@BDGpXyz/sites/1');
    await expect(page.getByText('BDGpXyz n’existe pas, ou vous n’y avez pas accès.')).toBeVisible();
    await chooseCustomer(page, 'BDGpBocage');
    await expect(page).toHaveURL(/\/@BDGpBocage\/dashboard$/);
  });

  test('is told which page waits where an address names no customer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('combobox', { name: 'Client' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('ne dit pas de quel client');
    await page.goto('/civilites?q=ma');
    await expect(page.getByRole('main')).toContainText('/civilites?q=ma, ne dit pas de quel client');
    await chooseCustomer(page, 'BDGpBocage');
    await expect(page).toHaveURL(/\/@BDGpBocage\/civilites\?q=ma$/);
    // Looking at the customers again unselects nothing.
    await page.goto('/DatabaseSelect');
    await expect(heading(page, "Sélection d'un client")).toBeVisible();
    await page.goto('/fonctions');
    await expect(page).toHaveURL(/\/@BDGpBocage\/fonctions$/);
    await expect(heading(page, 'Fonctions')).toBeVisible();
  });
});

test.describe('customer access', () => {
  test.use({ session: 'armor' });

  test('has no customer in its addresses, and no page where one stands', async ({ page }) => {
    await page.goto('/fonctions');
    await expect(heading(page, 'Fonctions')).toBeVisible();
    await expect(page).toHaveURL(`http://${groupHost('armor')}:${process.env['E2E_PORT']}/fonctions`);
    await page.goto('/@BDGpBocage/fonctions');
    await expect(heading(page, /Page/)).toBeVisible();
    await expect(banner(page)).toContainText('Groupe Armor Automobiles');
  });
});
