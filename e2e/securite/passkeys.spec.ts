import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDevice } from '../kit/device.ts';
import { expectFits } from '../kit/examine.ts';
import { environmentOf, startProduct } from '../kit/product.ts';
import { operator } from '../kit/sessions.ts';
import { fillLogin } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

test.use({ isAlone: true });

const openMenu = (page: Page) => page.getByRole('button', { name: /^Utilisateur/ }).click();

test('an operator adds a passkey and signs in by it alone', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-passkey-'));
  const { port, stop } = await startProduct(environmentOf(dataDir, {}), join(dataDir, 'server.log'));
  try {
    const device = await addDevice(page);
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page.getByRole('button', { name: 'Valider' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Utiliser une clé d’accès' })).toHaveCount(0);

    await page.goto(`http://localhost:${port}/`);
    const withKey = page.getByRole('button', { name: 'Utiliser une clé d’accès' });
    await expect(withKey).toBeVisible();
    await fillLogin(page, operator);
    await openMenu(page);
    await page.getByRole('button', { name: 'Ma connexion' }).click();
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    const name = dialog('Ajouter une clé d’accès').getByRole('textbox', { name: 'Nom' });
    await expect(name).toBeFocused();
    await expectFits(page, 'name');
    await device.setVerified(false);
    await name.fill('Mon portable');
    await page.keyboard.press('Enter');
    await expect(dialog('Ajouter une clé d’accès')).toContainText('n’a pas été donnée');
    await expect(name).toHaveValue('Mon portable');
    await device.setVerified(true);
    await dialog('Ajouter une clé d’accès').getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog('Codes de secours').getByRole('listitem')).toHaveCount(10);
    await dialog('Codes de secours')
      .getByRole('button', { name: /conservé/ })
      .click();
    await expect(dialog('Ma connexion')).toContainText('Clé d’accès, pour localhost');
    const [made] = await device.keys();
    expect(made).toMatchObject({ rpId: 'localhost', isResidentCredential: true });
    expect(Buffer.from(made?.userHandle ?? '', 'base64').length).toBe(32);
    await page.keyboard.press('Escape');

    await openMenu(page);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await page.getByLabel("Nom d'utilisateur").fill('à garder');
    await device.setVerified(false);
    await withKey.click();
    await expect(page.getByRole('alert')).toContainText('n’a pas été donnée');
    await expect(page.getByLabel("Nom d'utilisateur")).toHaveValue('à garder');
    await device.setVerified(true);
    await withKey.click();
    await expect(page.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();

    // After the password the key is asked for, or a recovery code.
    await openMenu(page);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await fillLogin(page, operator);
    await expect(page.getByRole('textbox', { name: 'Code de secours' })).toBeVisible();
    await expectFits(page, 'second');
    await withKey.click();
    await expect(page.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
