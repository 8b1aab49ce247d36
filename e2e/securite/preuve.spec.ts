import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDevice } from '../kit/device.ts';
import { expectFits } from '../kit/examine.ts';
import { environmentOf, startProduct } from '../kit/product.ts';
import { administrator, groupHost } from '../kit/sessions.ts';
import { fillLogin } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

test.use({ isAlone: true });

/** Whether the list of users still tells their passwords. */
const isProved = (page: Page) => () =>
  page.evaluate(async () => {
    const kept = JSON.parse(localStorage.getItem('comptoir.session') ?? '{}') as { token: string };
    const answer = await fetch('/api/utilisateursSites', { headers: { authorization: `Bearer ${kept.token}` } });
    return (await answer.text()).includes('"Password"');
  });

test('an export asks who somebody is after a while, in place, and goes on by itself', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-preuve-'));
  const { port, stop } = await startProduct(environmentOf(dataDir, { SESSION_PROOF_MINUTES: '0.1' }), join(dataDir, 'server.log'));
  try {
    await page.goto(`http://${groupHost('armor')}:${port}/utilisateurs`);
    await fillLogin(page, administrator);
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await page.getByRole('button', { name: 'Télécharger en CSV', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Télécharger les utilisateurs' });
    await expect(question).toContainText('mots de passe');
    const download = question.getByRole('button', { name: 'Télécharger le fichier' });
    await expect.poll(isProved(page)).toBe(false);
    await download.click();
    const asked = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    const password = asked.getByRole('textbox', { name: 'Mot de passe' });
    await expect(password).toBeFocused();
    await expectFits(page, 'asked');

    await page.keyboard.press('Escape');
    await expect(question).toContainText('confirmiez votre identité');
    await download.click();
    await asked.getByRole('button', { name: 'Continuer' }).click();
    await expect(password).toHaveAccessibleDescription(/obligatoire/);
    await password.fill('faux');
    await asked.getByRole('button', { name: 'Continuer' }).click();
    await expect(password).toHaveAccessibleDescription('Ce n’est pas votre mot de passe');
    await expect(password).toHaveValue('faux');
    await password.fill(administrator.password);
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toBe('BDGpArmor_utilisateurs_sites.csv');
    await expect(asked).toHaveCount(0);
    // The token was replaced: the page goes on with the new one.
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a passkey or a recovery code says it too, where the person has them', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-preuve-'));
  const { port, stop } = await startProduct(environmentOf(dataDir, { SESSION_PROOF_MINUTES: '0.1' }), join(dataDir, 'server.log'));
  try {
    const device = await addDevice(page);
    await page.goto(`http://${groupHost('armor')}:${port}/utilisateurs`);
    await fillLogin(page, administrator);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect.poll(isProved(page)).toBe(false);
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const asked = dialog('Confirmez que c’est bien vous');
    const withKey = asked.getByRole('button', { name: 'Utiliser une clé d’accès' });

    await page.getByRole('button', { name: /^Utilisateur/ }).click();
    await page.getByRole('button', { name: 'Ma connexion' }).click();
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await dialog('Ajouter une clé d’accès').getByRole('textbox', { name: 'Nom' }).fill('Portable');
    await page.keyboard.press('Enter');
    await expect(asked.getByRole('textbox', { name: 'Mot de passe' })).toBeFocused();
    await expect(withKey).toHaveCount(0);
    await asked.getByRole('textbox', { name: 'Mot de passe' }).fill(administrator.password);
    await page.keyboard.press('Enter');
    const [code = ''] = await dialog('Codes de secours').getByRole('listitem').allTextContents();
    await dialog('Codes de secours')
      .getByRole('button', { name: /conservé/ })
      .click();
    await page.keyboard.press('Escape');

    const download = async () => {
      await expect.poll(isProved(page)).toBe(false);
      await page.getByRole('button', { name: 'Exporter', exact: true }).click();
      await page.getByRole('button', { name: 'Télécharger en CSV', exact: true }).click();
      await page.getByRole('button', { name: 'Télécharger le fichier' }).click();
      await expect(withKey).toBeVisible();
      return page.waitForEvent('download');
    };
    const first = download();
    await expect(asked.getByRole('textbox', { name: 'Mot de passe' })).toBeFocused();
    await expectFits(page, 'means');
    await device.setVerified(false);
    await withKey.click();
    await expect(asked.getByRole('alert')).toContainText('n’a pas été donnée');
    await device.setVerified(true);
    await withKey.click();
    await first;
    await expect(asked).toHaveCount(0);

    const second = download();
    await asked.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    const field = asked.getByRole('textbox', { name: 'Code de secours' });
    await expect(field).toBeFocused();
    await field.fill('x');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/n’est pas le bon/);
    await field.fill(code);
    await page.keyboard.press('Enter');
    await second;
    await expect(asked).toHaveCount(0);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
