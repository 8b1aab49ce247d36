import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole('group', { name: 'Notifications' });

/** An operator writes to the customer's administrator. */
const name = async (operator: APIRequestContext, Texte: string) => {
  // Safe: the server checks its answers against the contract.
  const sites = (await (await operator.get('/api/sites')).json()) as SiteRow[];
  const { IDSite, Descr } = sites.find(({ EstFictif }) => !EstFictif)!;
  const answer = await operator.post(`/api/notes/sites/${IDSite}`, {
    data: { Texte, Portee: 'client', mentions: [{ Kind: 'customer', Login: 'mquere' }] },
  });
  expect(answer.status()).toBe(200);
  return { IDSite, Descr };
};

test.describe('somebody of customer access', () => {
  test.use({ session: 'atlantique', isAlone: true });

  test('hears of a note that names them, and marks it as read', async ({ page, apiAs }) => {
    const { IDSite, Descr } = await name(await apiAs('BDGpNiAtlantique'), 'Merci de vérifier les horaires');
    await page.clock.install();
    await page.goto('/utilisateurs');
    await expect(page.getByRole('table', { name: 'Utilisateurs' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await page.clock.runFor(3_100);
    await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible();

    await bellOf(page).click();
    const panel = panelOf(page);
    const link = panel.getByRole('link', { name: `vous cite dans une note sur ${Descr}` });
    await expect(link).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Aujourd’hui' })).toContainText('Merci de vérifier les horaires');
    await expectSound(page);

    // Another comes by itself, while somebody looks at the tab.
    await name(await apiAs('BDGpNiAtlantique'), 'Et le numéro de téléphone');
    await page.clock.runFor(61_000);
    await expect(page.getByRole('button', { name: 'Notifications, 2 non lues' })).toBeVisible();
    await expect(panel).toContainText('Et le numéro de téléphone');
    await panel
      .getByRole('button', { name: /^Marquer comme lue/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible();
    await panel
      .getByRole('link', { name: `vous cite dans une note sur ${Descr}` })
      .last()
      .click();
    await expect(page).toHaveURL(new RegExp(`/sites/${IDSite}$`));
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  test('is not asked for while nobody looks at the tab', async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().includes('/api/notifications'))));
    await page.goto('/utilisateurs');
    await expect(page.getByRole('table', { name: 'Utilisateurs' }).getByRole('link').first()).toBeVisible();
    await page.clock.runFor(3_100);
    await expect.poll(() => asked).toBe(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      globalThis.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(10 * 60_000);
    expect(asked).toBe(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
      globalThis.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => asked).toBe(2);
  });
});

test.describe('an operator', () => {
  test.use({ session: 'BDGpPerche' });

  test('is led from a request to the customer that sent it', async ({ page, apiAs }) => {
    const client = await apiAs('bocage');
    for (const place of ['Coutances', 'Granville']) {
      const asked = await client.post('/api/demandes/ajout_site', { data: { commentaire: `Ajouter le site de ${place}` } });
      expect(asked.status()).toBe(200);
    }
    await page.goto('/sites');
    await expect(page.getByRole('button', { name: /^Notifications, .*non lue/ })).toBeVisible();
    await bellOf(page).click();
    const panel = panelOf(page);
    const entry = panel.getByRole('listitem').filter({ hasText: 'Ajouter le site de Granville' });
    await expect(entry).toContainText(/a envoyé une demande.* Non lue/);
    await expect(entry).toContainText('Bocage');
    await expectSound(page);
    await panel.getByText('Alertes', { exact: true }).click();
    await expect(entry).toHaveCount(0);
    await panel.getByText('Demandes', { exact: true }).click();
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(/\/@BDGpBocage\/demandes\?q=mquere&type=ajout_site$/);
    await expect(page.getByRole('table')).toContainText('Ajouter le site de Granville');
    await bellOf(page).click();
    await expect(entry).toBeVisible();
    await expect(entry).not.toContainText('Non lue');
    await panel.getByRole('button', { name: 'Tout marquer comme lu' }).click();
    await expect(panel.getByText('Non lue')).toHaveCount(0);
  });

  test('opens them by a key, and is back where they were after Escape', async ({ page }) => {
    await page.goto('/sites');
    const search = page.getByRole('searchbox').first();
    await search.focus();
    await page.keyboard.press('Alt+n');
    const panel = panelOf(page);
    await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(search).toBeFocused();
    await page.keyboard.press('Alt+n');
    await page.keyboard.press('Alt+n');
    await expect(panel).toBeHidden();
    await search.blur();
    await page.keyboard.press('?');
    await expect(page.getByRole('complementary', { name: 'Aide' })).toContainText('Ouvrir ou fermer les notifications');
  });

  test('learns what comes here, what could not be read, and why', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const none = { notifications: [], NonLues: 0, manque: ['prod-nord'] };
    await page.route('**/api/notifications?*', (route) => route.fulfill({ json: none }));
    await page.route('**/api/notifications', (route) => route.fulfill({ json: none }));
    await page.goto('/sites');
    await bellOf(page).click();
    const panel = panelOf(page);
    await expect(panel).toContainText(
      'Ici viennent les alertes, les demandes, vos imports terminés, ce qui s’est arrêté avant la fin, les départs prévus qui n’ont pas pu se faire et les notes qui vous citent.',
    );
    await expect(panel).toContainText('Le serveur prod-nord ne répond pas');
    await expect(panel.getByRole('button', { name: 'Tout marquer comme lu' })).toBeDisabled();
    await expectSound(page);
    await page.unrouteAll();
    await page.route('**/api/notifications', (route) =>
      route.fulfill({ status: 500, json: { message: 'Une erreur est survenue.', code: 'bug' } }),
    );
    await page.reload();
    await bellOf(page).click();
    await expect(panel.getByRole('alert')).toContainText('Une erreur est survenue.');
    await page.unrouteAll();
    await panel.getByRole('button', { name: 'Réessayer' }).click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel.getByRole('region').first()).toBeVisible();
    const box = (await panel.boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 390]).toEqual([true, true]);
  });
});

test.describe('a request', () => {
  test.use({ session: 'BDGpBocage' });

  test('is answered by an operator, and whoever asked reads it under the bell', async ({ page, apiAs, lookAt }) => {
    const commentaire = `Ajouter le site de Vire ${randomInt(1_000_000, 9_999_999)}`;
    await (await apiAs('bocage')).post('/api/demandes/ajout_site', { data: { commentaire } });
    await page.goto('/demandes');
    const row = page.getByRole('row').filter({ hasText: commentaire });
    await row.getByRole('button', { name: /^Répondre/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Répondre à/ });
    await expect(dialog).toContainText(commentaire);
    await expect(dialog.getByRole('button', { name: 'Envoyer la réponse' })).toBeDisabled();
    await expectSound(page);
    await dialog.getByRole('textbox', { name: /^Réponse/ }).fill('Le site est ouvert.');
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Le site est ouvert.');
    const client = await lookAt('bocage', '/sites');
    await bellOf(client).click();
    await expect(panelOf(client).getByRole('listitem').filter({ hasText: 'Le site est ouvert.' })).toContainText(
      'Votre demande a reçu une réponse',
    );
    await expectSound(client);
  });
});
