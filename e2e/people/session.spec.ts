import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { administrator, groupHost, operator, type Group } from '../kit/sessions.ts';
import { chooseCustomer, fillLogin, signInAnew } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';
import { expectSound } from '../kit/examine.ts';

const login = (page: Page) => page.getByRole('form', { name: 'Connexion' });
const at = (page: Page, group: Group, path = '/') => page.goto(`http://${groupHost(group)}:${process.env['E2E_PORT']}${path}`);

test.describe('somebody who is not signed in', () => {
  test('is told of a wrong password, and keeps what was typed', async ({ page }) => {
    await page.goto('/');
    await fillLogin(page, { ...operator, password: 'mauvais' });
    await expect(page.getByRole('alert')).toContainText("Nom d'utilisateur ou mot de passe incorrect.");
    await expect(page.getByLabel("Nom d'utilisateur")).toHaveValue('admin');
    await expect(page.getByRole('button', { name: 'Valider' })).toBeEnabled();
  });

  test('signs in and chooses a customer that nobody has opened yet, by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel("Nom d'utilisateur")).toBeFocused();
    await page.keyboard.type(operator.login);
    await page.keyboard.press('Tab');
    await page.keyboard.type(operator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();
    // It is loaded with the customers, after the heading.
    await expect(page.getByRole('combobox', { name: /^Client/ })).toBeFocused();
    await page.keyboard.type('cevennes');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Groupe Cévennes Garrigue');
    await expect(page.getByRole('banner')).toContainText('prod-est');
  });

  test('follows a link after signing in', async ({ page }) => {
    await page.goto('/civilites');
    await fillLogin(page, operator);
    await chooseCustomer(page, 'BDGpPerche');
    await expect(page.getByRole('heading', { name: 'Civilités' })).toBeVisible();
  });

  test('from a group cannot sign in on the operators’ host', async ({ page }) => {
    await page.goto('/');
    await fillLogin(page, administrator);
    await expect(page.getByRole('alert')).toContainText('incorrect');
  });

  test('from a group signs in on its own host and gets its customer', async ({ page }) => {
    await at(page, 'armor', '/fonctions');
    await fillLogin(page, administrator);
    await expect(page.getByRole('heading', { name: 'Fonctions', level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Groupe Armor Automobiles');
  });
});

test('one sees where one is signed in, and ends a session that one has elsewhere', async ({ page, playwright }) => {
  await at(page, 'atlantique');
  await fillLogin(page, administrator);
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
  const elsewhere = await playwright.request.newContext({
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  });
  const answer = await elsewhere.post('/api/authenticate', { data: { ...administrator, url: groupHost('atlantique') } });
  // Safe: the server checks its answers against the contract.
  const { token } = (await answer.json()) as { token: string };
  await page.getByRole('button', { name: /^Utilisateur/ }).click();
  await page.getByRole('button', { name: 'Mes sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mes sessions' });
  const rows = dialog.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Cette session' })).toHaveCount(1);
  await expectSound(page);
  const firefox = rows.filter({ hasText: 'Firefox sur Linux' });
  await firefox.getByRole('button', { name: /^Terminer la session/ }).click();
  await expect(firefox).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Cette session' })).toHaveCount(1);
  expect((await elsewhere.get('/api/session', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401);
  await elsewhere.dispose();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('an operator at work', () => {
  test.use({ session: 'BDGpPerche' });

  test('goes to another customer with the arrows of the keyboard', async ({ page }) => {
    await page.goto('/civilites');
    await page.getByRole('link', { name: 'Changer de client' }).press('Enter');
    const field = page.getByRole('combobox', { name: 'Client' });
    await expect(field).toBeFocused();
    await page.keyboard.type('BDGpArmor');
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Client choisi\u00a0: BDGpArmorRecette')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('BDGpArmorRecette');
  });

  test('sees clearly that a server is not production', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('banner')).toContainText('prod-ouest');
    await expect(page.getByRole('banner')).not.toContainText('Hors production');
    await page.getByRole('link', { name: 'Changer de client' }).click();
    await chooseCustomer(page, 'BDGpArmorRecette');
    await expect(page.getByRole('banner')).toContainText('pprod-1');
    await expect(page.getByRole('banner')).toContainText('Hors production');
  });

  test('signs out, no screen opens any more, and the server takes its token no longer', async ({ page, playwright }) => {
    await page.goto('/civilites');
    const token = await signInAnew(page, operator);
    await page.goto('/civilites');
    await expect(page.getByRole('heading', { name: 'Civilités' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Utilisateur\u00a0: Administrateur de démonstration' }).click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(login(page)).toBeVisible();
    await page.goto('/civilites');
    await expect(login(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Civilités');
    const asked = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
    const status = async () => (await asked.get(`http://127.0.0.1:${process.env['E2E_PORT']}/api/session`)).status();
    await expect.poll(status).toBe(401);
    await asked.dispose();
  });

  test('signs in again after the session ended, and is back on the same screen', async ({ page }) => {
    await page.goto('/civilites');
    await expect(page.getByRole('heading', { name: 'Civilités' })).toBeVisible();
    // Expired tokens look like this to the console: the server refuses them at the next call.
    await page.evaluate(() => {
      for (const key of ['comptoir.session', 'comptoir.client bdgpperche']) {
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { token: string };
        localStorage.setItem(key, JSON.stringify({ ...kept, token: `${kept.token.slice(0, -4)}AAAA` }));
      }
    });
    await page.goto('/statutsJuridiques?q=sarl');
    await expect(login(page)).toContainText('Votre session a pris fin');
    await fillLogin(page, operator);
    await expect(page.getByRole('heading', { name: 'Statuts juridiques' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Rechercher' })).toHaveValue('sarl');
    await expect(page.getByRole('banner')).toContainText('Perche Mobilités');
  });
});

test('after a changed password one signs in again and finds the draft', async ({ page, apiAs }) => {
  const api = await apiAs('BDGpArmor');
  const mark = String(randomInt(1_000_000, 9_999_999));
  const account = { login: `pw${mark}`, password: 'Avant-12' };
  // The second profile opens the back office.
  const given = { Lastname: `Motdepasse${mark}`, Firstname: 'Léa', Initial: 'LM', drprofile_id: 2, IDProfil: 1 };
  const added = await api.post('/api/utilisateurs', { data: { ...given, LoginWEB: account.login, Password: account.password } });
  // Safe: the server checks its answers against the contract.
  const { IDPeople } = (await added.json()) as Utilisateur;
  await at(page, 'armor', '/fonctions/create');
  await fillLogin(page, account);
  const field = page.getByRole('textbox', { name: 'Nom (obligatoire)' });
  await field.fill(`Fonction ${mark}`);
  await api.put(`/api/utilisateurs/${IDPeople}`, { data: { Password: 'Apres-12' } });
  // A read of the page may notice before the save does: then the login covers the button.
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await expect(save.or(login(page)).first()).toBeVisible();
  if (await save.isVisible()) await save.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(login(page)).toContainText('Votre session a pris fin');
  // Whoever comes next to this screen finds nothing of it in the document.
  const left = () =>
    page.evaluate((typed) => [...document.querySelectorAll('input')].filter(({ value }) => value.includes(typed)).length, mark);
  expect([await left(), await page.getByRole('banner').count()]).toEqual([0, 0]);
  await fillLogin(page, { ...account, password: 'Apres-12' });
  await expect(field).toHaveValue(`Fonction ${mark}`);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Fonction ajoutée.')).toBeVisible();
});
