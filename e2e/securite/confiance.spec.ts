import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hookReceiver } from '../../apps/api/test/outside/hook-receiver.ts';
import { expectSound, settled } from '../kit/examine.ts';
import { environmentOf, startProduct } from '../kit/product.ts';
import { asReader } from '../kit/reader.ts';
import { administrator, groupHost, operator } from '../kit/sessions.ts';
import { chooseCustomer, fillLogin } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

/** These change how people come in: they have a product of their own. */
test.use({ isAlone: true });
test.describe.configure({ mode: 'default' });

let product: Awaited<ReturnType<typeof startProduct>>;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-confiance-'));
  product = await startProduct(environmentOf(dataDir, {}), join(dataDir, 'server.log'));
});
test.afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const operators = () => `http://localhost:${product.port}`;
const group = () => `http://${groupHost('armor')}:${product.port}`;

/** Somebody else, in a browser of their own. */
const otherPage = async (browser: Browser, address: string) => {
  const page = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
  await page.goto(address);
  return page;
};

const said = (page: Page, text: string | RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** The API as the page's session, by the key under which the console keeps it. */
const apiOf = async (page: Page, key: string, request: { newContext: (options: object) => Promise<APIRequestContext> }) => {
  const kept = await page.evaluate((name) => localStorage.getItem(name), key);
  // Safe: the console writes this value.
  const { token } = JSON.parse(kept ?? '{}') as { token: string };
  return request.newContext({ baseURL: operators(), extraHTTPHeaders: { authorization: `Bearer ${token}` } });
};

test('an operator asks a group for access, is let in, and is cut off; what was changed meanwhile is undone there', async ({
  page,
  browser,
  playwright,
}) => {
  await page.goto(operators());
  await fillLogin(page, operator);
  await chooseCustomer(page, 'BDGpArmor');

  const admin = await otherPage(browser, `${group()}/acces`);
  await fillLogin(admin, administrator);
  await admin.getByRole('radio', { name: 'Accordé' }).check();
  await admin.getByRole('button', { name: 'Enregistrer le mode' }).click();
  await said(admin, 'Le mode d’accès est enregistré.');
  await settled(admin);
  await expectSound(admin);

  await page.goto(`${operators()}/@BDGpArmor/sites`);
  const asking = page.getByRole('region', { name: 'Accès à ce client' });
  await asking.getByRole('button', { name: 'Demander l’accès' }).click();
  const why = asking.getByRole('textbox', { name: 'Motif' });
  await expect(why).toBeFocused();
  await why.fill('Les leads n’arrivent plus');
  await asking.getByRole('textbox', { name: 'Ticket' }).fill('T-1204');
  await asking.getByRole('button', { name: 'Demander l’accès' }).click();
  await expect(asking.getByRole('status')).toContainText('n’a pas encore répondu');
  await settled(page);
  await expectSound(page);

  await admin.reload();
  const waiting = admin.getByRole('region', { name: 'Demandes à traiter' });
  await expect(waiting.getByRole('row').filter({ hasText: 'T-1204' })).toContainText('Les leads n’arrivent plus');
  await waiting.getByRole('button', { name: /^Accorder la demande/ }).click();
  await said(admin, 'L’accès est accordé.');

  await asking.getByRole('button', { name: /^Entrer chez/ }).click();
  await expect(page).toHaveURL(/@BDGpArmor\/sites$/);
  await expect(page.getByRole('table', { name: 'Sites' }).getByRole('link').first()).toBeVisible();
  const api = await apiOf(page, 'comptoir.client bdgparmor', playwright.request);
  const theirs = await apiOf(admin, 'comptoir.session', playwright.request);
  // Safe: the server checks its answers against the contract.
  const [{ IDPeople, PhoneNumber } = { IDPeople: 0, PhoneNumber: '' }] = (await (await theirs.get('/api/utilisateurs')).json()) as {
    IDPeople: number;
    PhoneNumber: string;
  }[];
  const person = `/api/utilisateurs/${IDPeople}`;
  expect((await api.put(person, { data: { PhoneNumber: '02 97 00 12 04' } })).status()).toBe(200);

  await admin.reload();
  const visits = admin.getByRole('table', { name: 'Visites' });
  await visits
    .getByRole('row')
    .filter({ hasText: 'T-1204' })
    .getByRole('button', { name: /^Modifications d[e’]/ })
    .click();
  const changes = admin.getByRole('dialog', { name: /^Modifications d[e’]/ });
  await expect(changes.getByRole('list', { name: 'Modifications' })).toContainText('Téléphone');
  await changes.getByRole('button', { name: /^Annuler / }).click();
  await said(admin, /est annulé\./);
  await changes.getByRole('button', { name: 'Fermer' }).last().click();
  expect(await (await api.get(person)).json()).toMatchObject({ PhoneNumber });

  await admin.getByRole('button', { name: /^Couper l’accès d[e’]/ }).click();
  await said(admin, /Accès coupé/);
  expect((await api.get('/api/sites')).status()).toBe(403);
  await page.getByRole('link', { name: 'Fonctions' }).first().click();
  await expect(asking.getByRole('button', { name: 'Demander l’accès' })).toBeVisible();
  const urgence = asking.getByRole('button', { name: 'Prendre un accès d’urgence' });
  await expect(urgence).toBeEnabled();
  await asReader(page);
  await page.reload();
  await urgence.focus();
  await expect(urgence).toHaveAccessibleDescription('Votre rôle «\u00a0Lecture seule\u00a0» ne permet pas de prendre un accès d’urgence.');
  await page.keyboard.press('Enter');
  await expect(asking.getByRole('textbox', { name: 'Motif' })).not.toHaveAttribute('aria-invalid', 'true');
  await expect(asking.getByRole('button', { name: 'Demander l’accès' })).toBeEnabled();
  await settled(page);
  await expectSound(page);
  await theirs.dispose();
  await api.dispose();
  await admin.context().close();
});

test('a webhook is added, tried, paused and given another secret; each change reaches it', async ({ page, playwright }) => {
  const receiver = await hookReceiver();
  await page.goto(operators());
  await fillLogin(page, operator);
  await chooseCustomer(page, 'BDGpBocage');
  await page.goto(`${operators()}/@BDGpBocage/webhooks`);
  await expect(page.getByText('Aucune modification n’est envoyée ailleurs.')).toBeVisible();
  await settled(page);
  await expectSound(page);
  await page.getByRole('button', { name: 'Ajouter un webhook' }).click();
  const adding = page.getByRole('dialog', { name: 'Ajouter un webhook' });
  await adding.getByRole('textbox', { name: 'Nom' }).fill('Entrepôt');
  await adding.getByRole('textbox', { name: 'Adresse' }).fill('entrepot');
  await adding.getByRole('button', { name: 'Ajouter' }).click();
  await expect(adding.getByRole('textbox', { name: 'Adresse' })).toHaveAttribute('aria-invalid', 'true');
  await adding.getByRole('textbox', { name: 'Adresse' }).fill(receiver.url);
  await adding.getByRole('button', { name: 'Ajouter' }).click();
  const secret = page.getByRole('dialog', { name: 'Secret du webhook' });
  await expect(secret.locator('code')).toHaveText(/^whsec_/);
  await secret.getByRole('button', { name: 'J’ai copié le secret' }).click();
  const card = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: 'Entrepôt' });
  await card.getByRole('button', { name: /^Essayer/ }).click();
  await said(page, 'L’essai a été reçu.');
  const heard = receiver.received.length;

  const api = await apiOf(page, 'comptoir.client bdgpbocage', playwright.request);
  expect((await api.post('/api/fonctions', { data: { Descr: 'Envoyée au dehors' } })).status()).toBe(200);
  await expect.poll(() => receiver.received.slice(heard).some(({ body }) => body.includes('Envoyée au dehors'))).toBe(true);
  await api.dispose();

  await card.getByRole('button', { name: /^Derniers envois/ }).click();
  const sent = page.getByRole('dialog', { name: /Entrepôt/ });
  await expect(sent.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /^Renouveler le secret/ }).click();
  await page
    .getByRole('dialog', { name: /^Renouveler/ })
    .getByRole('button', { name: 'Renouveler le secret' })
    .click();
  await expect(secret.getByText('L’ancien secret signe aussi pendant 24 heures.')).toBeVisible();
  await secret.getByRole('button', { name: 'J’ai copié le secret' }).click();
  await card.getByRole('button', { name: /^Mettre en pause/ }).click();
  await said(page, 'Les envois sont en pause.');
  await expect(card).toContainText('En pause');
  await settled(page);
  await expectSound(page);
  // Somebody else changes it while its form is open.
  await card.getByRole('button', { name: /^Modifier/ }).click();
  const changing = page.getByRole('dialog', { name: 'Modifier Entrepôt' });
  const asOther = await apiOf(page, 'comptoir.client bdgpbocage', playwright.request);
  const [hook] = (await (await asOther.get('/api/webhooks')).json()) as { IDWebhook: number; Adresse: string }[];
  const theirs = { Nom: 'Entrepôt', Adresse: hook!.Adresse, Chapitres: ['utilisateurs'] };
  expect((await asOther.put(`/api/webhooks/${hook!.IDWebhook}`, { data: theirs })).status()).toBe(200);
  await asOther.dispose();
  await changing.getByRole('textbox', { name: 'Nom' }).fill('Entrepôt du nord');
  await changing.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(changing.getByRole('alert')).toContainText(/modifiée par quelqu’un d’autre.*Ce qui a changé\u00a0: /);
  await expect(changing.getByRole('textbox', { name: 'Nom' })).toHaveValue('Entrepôt du nord');
  await changing.getByRole('button', { name: 'Enregistrer quand même' }).click();
  await said(page, 'Le webhook est modifié.');
  await expect(card).toContainText('Entrepôt du nord');
  await card.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('dialog', { name: 'Supprimer Entrepôt du nord' }).getByRole('button', { name: 'Supprimer le webhook' }).click();
  await said(page, 'Le webhook est supprimé.');
  await expect(page.getByText('Aucune modification n’est envoyée ailleurs.')).toBeVisible();
  await receiver.close();
});

test('a policy asks the people of a group for a second factor at their next sign-in', async ({ page, browser }) => {
  await page.goto(operators());
  await fillLogin(page, operator);
  await expect(page.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();
  await page.goto(`${operators()}/@BDGpBocage/securite/politiques`);
  await page.getByRole('searchbox', { name: 'Chercher un client' }).fill('armor');
  const choice = page.getByRole('combobox', { name: 'Second facteur, Groupe Armor Automobiles', exact: true });
  await choice.selectOption({ label: 'Exigé' });
  await said(page, /second facteur exigé\./);
  await settled(page);
  await expectSound(page);
  const admin = await otherPage(browser, group());
  await fillLogin(admin, administrator);
  await expect(admin.getByRole('heading', { name: /second facteur/i })).toBeVisible();
  await admin.context().close();
  await choice.selectOption({ label: 'Au choix de chacun' });
  await said(page, /second facteur au choix de chacun\./);
  const length = page.getByRole('combobox', { name: 'Mot de passe, Groupe Armor Automobiles', exact: true });
  await length.selectOption({ label: '8 caractères au moins' });
  await said(page, /mot de passe de 8 caractères au moins/);
  await length.selectOption({ label: 'Sans minimum' });
  await said(page, /plus de minimum pour le mot de passe/);
  const told = page.getByRole('switch', { name: 'Prévenir la personne, Groupe Armor Automobiles', exact: true });
  await told.click();
  await said(page, /la personne est prévenue/);
  await expect(told).toBeChecked();
  await told.click();
  await said(page, /la personne n’est plus prévenue/);
});
