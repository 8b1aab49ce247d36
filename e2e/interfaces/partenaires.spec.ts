import type { DbsSite } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import { expect } from '@playwright/test';
import { expectWellPlaced } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.describe('operators', () => {
  test.use({ session: 'BDGpArmor' });

  test('try the credentials for DBS before saving them', async ({ page }) => {
    await page.goto('/interfaces/dbs');
    await page.getByLabel('ClientSecret', { exact: true }).fill('Essai-2047');
    await page.getByRole('button', { name: 'Essayer la connexion' }).click();
    await expect(page.getByText('Échec')).toBeVisible();
    await page.getByLabel('ClientSecret', { exact: true }).fill('Granit-29-bdgparmor');
    await page.getByRole('button', { name: 'Essayer la connexion' }).click();
    await expect(page.getByText(/DBS a répondu/)).toBeVisible();
    await page.getByLabel('ClientId').fill('refuse-client');
    await page.getByRole('button', { name: 'Essayer la connexion' }).click();
    await expect(page.getByText('Échec')).toBeVisible();
    await expect(page.getByText(/DBS\s: le ClientId ou le ClientSecret est refusé/)).toBeVisible();
    await page.getByLabel('ClientId').fill('client-essai');
    await page.getByRole('button', { name: 'Essayer la connexion' }).click();
    await expect(page.getByText(/DBS a répondu et connaît 13 sites/)).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toHaveCount(0);
  });

  test('are told how to take a secret that the browser does not copy', async ({ page }) => {
    await page.goto('/interfaces/dbs');
    const copy = page.getByRole('button', { name: /^Copier\s: ClientSecret/ });
    await expect(copy).toBeVisible();
    // Over plain HTTP browsers have no clipboard for pages.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copy.click();
    const notices = page.getByRole('region', { name: 'Messages' });
    await expect(notices).toContainText('La copie a été refusée par le navigateur');
    await expect(notices).toContainText('Affichez le texte, sélectionnez-le et copiez-le à la main.');
  });

  test('match a site with one of DBS by keyboard, and find the call in the exchange log', async ({ page, api }) => {
    await page.goto('/interfaces/dbs?onglet=sites');
    const first = page.getByRole('row').nth(1);
    const name = (await first.getByRole('link').first().textContent()) ?? '';
    const choice = first.getByRole('combobox');
    await choice.focus();
    await choice.selectOption({ index: 2 });
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Les correspondances sont enregistrées.')).toBeVisible();
    // Safe: the server checks its answers against the contract.
    const sites = (await (await api.get('/api/interfaces/dbs/sites')).json()) as DbsSite[];
    expect(sites.find(({ Descr }) => Descr === name)?.IdSiteDBS).not.toBeNull();
    await page.goto('/echanges?partenaire=DBS');
    await page.getByRole('row').filter({ hasText: 'Réussi' }).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'DBS\u00a0: Lire les sites DBS', level: 1 })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Réponse' })).toContainText('company_name');
  });

  test('see at a glance whom PlanetVO lets in', async ({ page }) => {
    await page.goto('/interfaces/planetVO');
    await expect(page.getByText('Accès valide').nth(1)).toBeVisible();
    await expect(page.getByText('Identifiants refusés').first()).toBeVisible();
  });

  test('try the PlanetVO credentials of a seller, then save them', async ({ page, api }) => {
    const { IDPeople } = ((await (await api.get('/api/interfaces/planetvo/utilisateurs')).json()) as { IDPeople: number }[])[0]!;
    await page.goto(`/interfaces/planetVO/utilisateurs/${IDPeople}`);
    const check = page.getByRole('button', { name: 'Vérifier auprès de PlanetVO' });
    const verdict = page.getByRole('status').filter({ hasText: /Réussi|Échec/ });
    await page.getByLabel('Password PVO (obligatoire)', { exact: true }).fill('Essai-2047');
    await page.getByLabel('NickName PVO').fill('V. Endeur');
    await page.getByLabel('BasePVO').fill('BASE-OUEST');
    await page.getByLabel('Login PVO').fill('refuse-essai');
    await check.click();
    await expect(verdict).toContainText('Échec');
    await page.getByLabel('Login PVO').fill('vendeur');
    await page.getByLabel('BasePVO').fill('BASE-AILLEURS');
    await check.click();
    await expect(verdict).toContainText('Échec Cet utilisateur n’est pas lié à la base BASE-AILLEURS');
    await page.getByLabel('BasePVO').fill('BASE-OUEST');
    await check.click();
    await expect(verdict).toContainText('Réussi La base BASE-OUEST est accessible');
    await expectWellPlaced(page);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('La configuration PlanetVO est enregistrée.')).toBeVisible();
  });

  test('choose brands before a site uses a catalogue', async ({ page, api }) => {
    await page.goto('/interfaces/catalogues');
    const first = page.getByRole('row').nth(1);
    const moto = first.getByRole('checkbox').nth(1);
    await expect(moto).toHaveAttribute('aria-disabled', 'true');
    const brands = page.getByRole('combobox', { name: 'Marques du Référentiel Moto' });
    await brands.fill('DUC');
    await page.getByRole('option', { name: 'DUCATI' }).click();
    // Until then the other brands are offered over the rows.
    await page.keyboard.press('Escape');
    await expect(moto).not.toHaveAttribute('aria-disabled', 'true');
    await moto.check();
    await first.getByRole('checkbox').first().click();
    const bar = page.getByRole('region', { name: 'Enregistrement' });
    await expect(bar).toContainText('1 ligne modifiée · Marques du Référentiel Moto modifiées');
    // Both are one draft.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.postDataJSON());
    });
    await bar.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Les catalogues des sites sont enregistrés.')).toBeVisible();
    await expect(bar).toBeHidden();
    const [both, change] = sent as [{ sites: object[] }, object[]];
    expect(both).toMatchObject({ brands: [expect.any(String)], sites: [{ Actif: true }] });
    expect(Object.keys(change[0] ?? {}).toSorted()).toEqual(['AutovistaActif', 'IDSite']);
    expect(await (await api.get('/api/refMoto/groupBrands')).json()).toHaveLength(1);
  });

  test('send themselves a test message through the typed mail server', async ({ page }) => {
    await page.goto('/interfaces/emailsms');
    await page.getByLabel('Host').fill('10.0.0.1');
    await page.getByLabel('Port').fill('25');
    await page.getByLabel('Login').fill('essai@exemple.example');
    await page.getByLabel('From').fill('essai@exemple.example');
    await page.getByLabel('Destinataire du message de test').fill('moi@exemple.example');
    await page.getByRole('button', { name: 'M’envoyer un message de test' }).click();
    await expect(page.getByText(/mène à un réseau privé/)).toBeVisible();
    const long = `${'x'.repeat(260)}@exemple.example`;
    await page.getByLabel('Destinataire du message de test').fill(long);
    await expect(page.getByText('255 caractères au maximum')).toBeVisible();
    await expect(page.getByLabel('Destinataire du message de test')).toHaveValue(long);
    const client = page.getByLabel(/^client_id d[e’]/).first();
    await client.fill(long);
    await client.press('Tab');
    await expect(client).toHaveValue(long);
    await expect(client).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Annuler' }).click();
  });
});
