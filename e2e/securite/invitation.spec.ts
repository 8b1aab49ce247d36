import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from '../kit/captured-mail.ts';
import { expectFits, expectSound, settled } from '../kit/examine.ts';
import { fillLogin } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpArmor' });

const claire = { login: 'claire.parcours', name: 'Claire Parcours', mail: 'claire.parcours@exemple.example' };

const choose = async (page: Page, password: string) => {
  const field = page.getByRole('textbox', { name: 'Nouveau mot de passe' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await field.fill('motdepasse123');
  await expect(page.getByText('Solidité\u00a0: Faible')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(field).toHaveAccessibleDescription(/mot courant/);
  await expect(field).toHaveValue('motdepasse123');
  await field.fill(password);
  await expectSound(page);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe est enregistré.')).toBeVisible();
  // The link has left the address, and nothing of the password stays.
  expect(page.url()).not.toContain('#');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)))).not.toContain(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
};

test('an invited operator chooses a password by the link in the mail, and gets another one when it is forgotten', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  await page.goto('/operateurs');
  await settled(page);
  await expectSound(page);
  await page.getByRole('button', { name: 'Inviter un opérateur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inviter un opérateur' });
  await dialog.getByRole('textbox', { name: 'Prénom et nom' }).fill(claire.name);
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill('nulle part');
  await dialog.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill(claire.login);
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveAccessibleDescription(/adresse e-mail valide/);
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(claire.mail);
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  const row = page.getByRole('row', { name: new RegExp(claire.name) });
  await expect(row).toContainText('Invité');
  // The first address of all has room.
  const lines = row.getByText(claire.mail).evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(await lines).toBeLessThanOrEqual(2);

  const invitation = await mailTo(api, claire.mail);
  expect(invitation).toContain(claire.login);
  // A browser in which nobody is signed in.
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), storageState: { cookies: [], origins: [] } });
  const stranger = await context.newPage();
  await stranger.goto(linkIn(invitation));
  await choose(stranger, 'trois chevaux bleus galopent');
  await fillLogin(stranger, { login: claire.login, password: 'trois chevaux bleus galopent' });
  await expect(stranger.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Actif');

  // Used once: the page says so, and leads away.
  await stranger.evaluate(() => localStorage.clear());
  const again = await context.newPage();
  await again.goto(linkIn(invitation));
  await expect(again.getByRole('alert')).toContainText('Ce lien a déjà servi.');
  await expectFits(again, 'a link that was used');
  await again.getByRole('button', { name: 'Aller à la connexion' }).click();
  await expect(again.getByRole('heading', { name: 'Connexion' })).toBeVisible();

  await stranger.goto('/');
  await stranger.getByRole('button', { name: 'Mot de passe oublié' }).click();
  const login = stranger.getByRole('textbox', { name: 'Nom d’utilisateur' });
  await expect(login).toBeFocused();
  await stranger.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(login).toHaveAccessibleDescription(/obligatoire/);
  await login.fill(claire.login);
  await expectSound(stranger);
  await stranger.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(stranger.getByRole('status')).toContainText('30 minutes');
  await stranger.goto(linkIn(await mailTo(api, claire.mail, invitation)));
  await choose(stranger, 'quatre chevaux gris trottent');
  await fillLogin(stranger, { login: claire.login, password: 'quatre chevaux gris trottent' });
  await expect(stranger.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();

  await row.getByRole('button', { name: /^Suspendre/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspendre l’opérateur' }).click();
  await expect(row).toContainText('Suspendu');
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await context.close();
});

test('nobody suspends themselves', async ({ page }) => {
  await page.goto('/operateurs');
  await expect(page.getByRole('row', { name: /admin/ }).getByRole('button', { name: /^Suspendre/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.describe('at a host of customer access', () => {
  test.use({ session: null });
  test('the login names who gives a new password', async ({ page }) => {
    await page.goto(`http://armor.backoffice.localhost:${process.env['E2E_PORT']}/`);
    await expect(page.getByText('L’administrateur de votre groupe vous en donne un nouveau.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mot de passe oublié' })).toHaveCount(0);
  });
});
