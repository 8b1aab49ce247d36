import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
