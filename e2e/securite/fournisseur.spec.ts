import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testProvider, type TestProvider } from '../../apps/api/test/oidc/provider.ts';
import { linkIn, mailTo } from '../kit/captured-mail.ts';
import { addDevice } from '../kit/device.ts';
import { expectFits } from '../kit/examine.ts';
import { environmentOf, startProduct } from '../kit/product.ts';
import { operator } from '../kit/sessions.ts';
import { fillLogin } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

test.use({ isAlone: true });

const mail = 'lea.annuaire@exemple.example';

/** What the other screens have journeys for: a provider of the operators, and an invitation. */
const prepare = async (api: APIRequestContext, { Emetteur, secret }: TestProvider) => {
  const said = {
    Domaines: [],
    Rattachement: 'explicite',
    Algorithme: 'RS256',
    Amr: [],
    FacteurExige: false,
    Anciennete: null,
    Actif: true,
  };
  const fournisseur = { ...said, Nom: 'Annuaire', BDGp: null, Emetteur, ClientId: 'comptoir', Secret: secret, Acr: ['deux'] };
  expect((await api.post('/api/fournisseurs', { data: fournisseur })).status()).toBe(200);
  const invited = { login: 'lea.annuaire', name: 'Léa Annuaire', Courriel: mail };
  expect((await api.post('/api/operateurs', { data: invited })).status()).toBe(200);
};

const chooser = (page: Page) => page.getByRole('heading', { name: "Sélection d'un client" });
const openOwn = async (page: Page) => {
  await page.getByRole('button', { name: /^Utilisateur/ }).click();
  await page.getByRole('button', { name: 'Ma connexion' }).click();
};

test('somebody links a provider, signs in there, and says by a passkey who they are; an invitation is accepted there', async ({
  page,
  playwright,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-fournisseur-'));
  const { port, stop } = await startProduct(environmentOf(dataDir, {}), join(dataDir, 'server.log'));
  const base = `http://localhost:${port}`;
  const provider = await testProvider([base]);
  const stranger = await playwright.request.newContext({ baseURL: base });
  const signedIn = await stranger.post('/api/authenticate', { data: { ...operator, url: 'localhost' } });
  // Safe: the server checks its answers against the contract.
  const { token } = (await signedIn.json()) as { token: string };
  const api = await playwright.request.newContext({ baseURL: base, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  try {
    await prepare(api, provider);
    await addDevice(page);
    await page.goto(base);
    await fillLogin(page, operator);
    await openOwn(page);
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await dialog('Ajouter une clé d’accès').getByRole('button', { name: 'Continuer' }).click();
    const kept = dialog('Codes de secours').getByRole('button', { name: /conservé/ });
    await kept.click();
    provider.seat('fortAncien');
    await page.getByRole('button', { name: 'Lier un compte Annuaire' }).click();
    await expect(page.getByText('Ce compte est lié au vôtre')).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: /^Utilisateur/ }).click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();

    // The provider says that they signed in hours ago, and by two factors: that is enough to come in, and no proof.
    await page.getByRole('button', { name: 'Se connecter avec Annuaire' }).click();
    await expect(chooser(page)).toBeVisible();
    await openOwn(page);
    await expect(dialog('Ma connexion')).toContainText('Annuaire, fort.ancien@groupe.example');
    await page.getByRole('button', { name: 'Créer de nouveaux codes' }).click();
    const asked = dialog('Confirmez que c’est bien vous');
    await expectFits(page, 'asked');
    await asked.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    await expect(dialog('Codes de secours').getByRole('listitem')).toHaveCount(10);
    await kept.click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Utilisateur/ }).click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByRole('button', { name: 'Valider' })).toBeVisible();

    await page.context().clearCookies();
    provider.seat('refuse');
    await page.goto(base + linkIn(await mailTo(api, mail)));
    const withIt = page.getByRole('button', { name: 'Se connecter avec Annuaire' });
    await expect(withIt).toBeVisible();
    await expectFits(page, 'invited');
    await withIt.click();
    await expect(page.getByRole('alert')).toContainText('n’a pas confirmé votre identité');
    await page.getByRole('button', { name: 'Revenir' }).click();
    provider.seat('lea');
    await withIt.click();
    await expect(page.getByText('Ce compte est lié au vôtre')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)))).not.toContain('invitation');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await withIt.click();
    await expect(chooser(page)).toBeVisible();
    await page.getByRole('button', { name: /^Utilisateur/ }).click();
    await expect(page.getByText('Léa Annuaire')).toBeVisible();
  } finally {
    await api.dispose();
    await stranger.dispose();
    await provider.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
