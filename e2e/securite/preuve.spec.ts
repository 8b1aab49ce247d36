import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectFits } from '../kit/examine.ts';
import { environmentOf, startProduct } from '../kit/product.ts';
import { administrator, groupHost, operator } from '../kit/sessions.ts';
import { fillLogin } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

test.use({ isAlone: true });

/** Whether the list of users still shows their passwords. */
const isProved = (page: Page) => () =>
  page.evaluate(async () => {
    const kept = JSON.parse(localStorage.getItem('comptoir.session') ?? '{}') as { token: string };
    const answer = await fetch('/api/utilisateursSites', { headers: { authorization: `Bearer ${kept.token}` } });
    return (await answer.text()).includes('"Password"');
  });

/** Says, as an operator does, that the people of a customer are advised a second factor. */
const advise = async (port: string, BDGp: string) => {
  const send = (method: string, path: string, body: object, token = '') =>
    fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const { token } = (await (await send('POST', 'authenticate', { ...operator, url: 'localhost' })).json()) as { token: string };
  expect((await send('PUT', 'securite/politiques', { BDGp, SecondFacteur: 'conseille' }, token)).status).toBe(200);
};

test('whoever is advised a second factor is told once, and an export asks who somebody is after a while, in place', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-preuve-'));
  const { port, stop } = await startProduct(environmentOf(dataDir, { SESSION_PROOF_MINUTES: '0.1' }), join(dataDir, 'server.log'));
  try {
    await advise(port, 'BDGpArmor');
    await page.goto(`http://${groupHost('armor')}:${port}/utilisateurs`);
    await fillLogin(page, administrator);
    const notices = page.getByRole('region', { name: 'Messages' });
    await expect(notices).toContainText('Un second facteur est conseillé');
    await expectFits(page, 'advised');
    await notices.getByRole('button', { name: 'Ajouter un second facteur' }).click();
    await expect(page.getByRole('dialog', { name: 'Ma connexion' })).toContainText('est conseillé pour votre accès');
    await expect(notices).not.toContainText('conseillé');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => localStorage.getItem('comptoir.session'))).toContain('"isNew":false');
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
