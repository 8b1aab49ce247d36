import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectFits, expectSound } from '../kit/examine.ts';
import { environmentOf, startProduct } from '../kit/product.ts';
import { operator } from '../kit/sessions.ts';
import { fillLogin } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

test.use({ isAlone: true });

/** What an application on a telephone shows; the step before is taken too, so a journey has two codes at once. */
const codeOf = (secret: string, stepsAgo = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() - stepsAgo * 30_000 });

const openMenu = (page: Page) => page.getByRole('button', { name: /^Utilisateur/ }).click();

test('an operator adds an application of codes, is asked for one, and gets in by a recovery code', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-facteur-'));
  const { port, stop } = await startProduct(environmentOf(dataDir, {}), join(dataDir, 'server.log'));
  try {
    await page.goto(`http://localhost:${port}/`);
    await fillLogin(page, operator);
    await openMenu(page);
    await page.getByRole('button', { name: 'Ma connexion' }).click();
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await expect(dialog('Ma connexion')).toContainText('Vous n’avez pas de second facteur');
    await page.getByRole('button', { name: 'Ajouter une application de codes' }).click();
    const adding = dialog('Ajouter une application de codes');
    await expect(adding.getByRole('textbox', { name: 'Nom' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(adding.getByRole('img', { name: /Code QR/ })).toBeVisible();
    await expectSound(page);
    await expectFits(page, 'key');
    const secret = ((await adding.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const code = adding.getByRole('textbox', { name: /^Code que/ });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/pas le bon/);
    await expect(code).toHaveValue('000000');
    await code.fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');

    const sheet = dialog('Codes de secours');
    const items = sheet.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
    await expect(items).toHaveCount(10);
    await expectFits(page, 'codes');
    const file = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Télécharger' }).click();
    expect((await file).suggestedFilename()).toBe('comptoir-codes-de-secours.txt');
    const [first = ''] = await items.allTextContents();
    await sheet.getByRole('button', { name: /conservé/ }).click();
    await expect(dialog('Ma connexion')).toContainText('Il vous reste 10 codes de secours');
    await page.getByRole('button', { name: 'Renommer Téléphone' }).click();
    const naming = dialog('Renommer un second facteur').getByRole('textbox', { name: 'Nom' });
    await expect(naming).toHaveValue('Téléphone');
    await naming.fill('Mon portable');
    await page.keyboard.press('Enter');
    await expect(dialog('Ma connexion').getByRole('list', { name: 'Seconds facteurs' })).toContainText('Mon portable');
    await page.keyboard.press('Escape');

    await openMenu(page);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await fillLogin(page, operator);
    const asked = page.getByRole('textbox', { name: 'Code de votre application' });
    await expect(asked).toBeFocused();
    await expect(asked).toHaveAttribute('autocomplete', 'one-time-code');
    await expectFits(page, 'asked');
    await asked.fill('000000');
    await page.keyboard.press('Enter');
    await expect(asked).toHaveAccessibleDescription(/pas le bon/);
    // Back to the password and on again: what was typed stays.
    await page.getByRole('button', { name: 'Revenir au mot de passe' }).click();
    await expect(page.getByLabel("Nom d'utilisateur")).toHaveValue(operator.login);
    await page.getByRole('button', { name: 'Valider' }).click();
    await asked.fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();

    await openMenu(page);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await fillLogin(page, operator);
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    const recovery = page.getByRole('textbox', { name: 'Code de secours' });
    await expect(recovery).toBeFocused();
    await recovery.fill(first.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();
    await openMenu(page);
    await page.getByRole('button', { name: 'Ma connexion' }).click();
    await expect(dialog('Ma connexion')).toContainText('Il vous reste 9 codes de secours');

    await page.getByRole('button', { name: 'Retirer Mon portable' }).click();
    await page.getByRole('button', { name: 'Retirer ce second facteur' }).click();
    await expect(dialog('Ma connexion')).toContainText('Vous n’avez pas de second facteur');
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
