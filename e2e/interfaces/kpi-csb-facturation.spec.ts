import type { HondaKey } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.calls';
import type { CsbUser } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { expect } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.describe('Nissan', () => {
  test.use({ session: 'BDGpNiAtlantique' });

  test('the leads of a month, and the month before', async ({ page }) => {
    await page.goto('/interfaces/nissanSiebel/kpi?mois=2026-09');
    await expect(page.getByRole('status').filter({ hasText: 'septembre 2026' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('LEAD-');
    await page.getByRole('button', { name: 'Mois précédent' }).click();
    await expect(page).toHaveURL(/mois=2026-08/);
    await expect(page.getByRole('status').filter({ hasText: 'août 2026' })).toBeVisible();
    await settled(page);
    await expectSound(page);
  });
});

test.describe('Honda', () => {
  test.use({ session: 'BDGpHoRivages' });

  test('what was sent in a month, and what Honda answered', async ({ page }) => {
    await page.goto('/interfaces/HondaKpi/kpi?mois=2026-09');
    await expect(page.getByText(/^Dernier envoi/)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Dernier contact');
    await settled(page);
    await expectSound(page);
  });

  test('a key is replaced by keyboard, stored sealed, and tried', async ({ page, api }) => {
    await page.goto('/interfaces/HondaKpi/kpi?onglet=parametrage');
    const row = page.getByRole('row').nth(1);
    const code = (await row.getByRole('cell').first().textContent()) ?? '';
    await row.locator('input').fill('refus-de-cle');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Les clés d’API sont enregistrées.')).toBeVisible();
    // Safe: the server checks its answers against the contract.
    const keys = (await (await api.get('/api/interfaces/hondaKpi/config')).json()) as HondaKey[];
    expect(keys.find(({ CodeConstructeur }) => CodeConstructeur === code)?.ApiKey).toBe('refus-de-cle');
    await row.getByRole('button', { name: /^Essayer la clé enregistrée/ }).click();
    await expect(page.getByText(`Honda accepte la clé du code constructeur ${code}.`)).toBeVisible();
    await settled(page);
    await expectSound(page);
  });

  test('billing is switched off after a question, and its period ends with the month', async ({ page }) => {
    await page.goto('/interfaces/facturation');
    const card = page.getByRole('region', { name: 'eSeller' });
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Désactiver\u00a0: eSeller' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Désactiver la facturation' }).click();
    await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Périodes facturées' })).toContainText('avant ce suivi');
    await settled(page);
    await expectSound(page);
    await page.goto('/dashboard');
    await expect(page.getByText('La facturation eSeller est désactivée pour ce client')).toBeVisible();
    await page.getByRole('link', { name: 'Gérer la facturation' }).click();
    await page.getByRole('button', { name: 'Activer\u00a0: eSeller' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activer la facturation' }).click();
    await expect(page.getByText('eSeller est facturé à ce client.')).toBeVisible();
  });

  test('the marketing user is made after a question, and its password shown to be copied', async ({ page }) => {
    await page.goto('/interfaces/edvMarketing');
    await page.getByRole('button', { name: "Créer l'utilisateur eDataVoice Marketing" }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Créer l’utilisateur' }).click();
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('edvmkt');
    await expect(page.getByRole('button', { name: "Créer l'utilisateur eDataVoice Marketing" })).toHaveCount(0);
    await row.getByRole('button', { name: /^Afficher/ }).click();
    await expect(row.locator('code')).toHaveText(/^[A-Za-z2-9]{8}$/);
    await settled(page);
    await expectSound(page);
    await row.getByRole('link', { name: /^Modifier/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marketing');
  });
});

test.describe('Renault CSB', () => {
  test.use({ session: 'BDGpCotentin' });

  test('a user’s credentials are typed in the row, tried, and deleted after a question', async ({ page, api }) => {
    await page.goto('/interfaces/renault/csb?configuration=non');
    const first = page.getByRole('row').nth(1);
    const name = (await first.getByRole('link').first().textContent()) ?? '';
    await page.goto(`/interfaces/renault/csb?q=${encodeURIComponent(name)}`);
    const row = page.getByRole('row').nth(1);
    await row.getByRole('textbox').first().fill('p424242');
    await row.getByRole('button', { name: /^Enregistrer/ }).click();
    await expect(
      page.getByText('Renseignez l’identifiant et le mot de passe CSB de l’utilisateur.').filter({ visible: true }).first(),
    ).toBeVisible();
    await row.locator('input[type=password]').fill('Granit-29-p424242');
    await row.getByRole('button', { name: /^Enregistrer/ }).click();
    await expect(page.getByText('L’accès Renault CSB est enregistré.')).toBeVisible();
    // Safe: the server checks its answers against the contract.
    const stored = async () =>
      ((await (await api.get('/api/interfaces/renault/csb/utilisateurs')).json()) as CsbUser[]).find((user) => user.Name === name);
    expect(await stored()).toMatchObject({ username: 'p424242', password: 'Granit-29-p424242' });
    await row.getByRole('button', { name: /^Essayer l’accès enregistré/ }).click();
    await expect(page.getByText(`Renault CSB accepte l’accès ${ofName(name)}.`)).toBeVisible();
    await row.getByRole('button', { name: /^Supprimer la configuration/ }).click();
    await expect(page.getByText(/Êtes-vous sûr de vouloir supprimer la configuration de cet utilisateur/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la configuration' }).click();
    await expect(row.getByRole('button', { name: /^Supprimer la configuration/ })).toHaveCount(0);
    expect(await stored()).toMatchObject({ username: '', password: '' });
  });
});
