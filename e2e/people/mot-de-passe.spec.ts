import { expect } from '@playwright/test';
import { expectSound } from '../kit/examine.ts';
import { operator } from '../kit/sessions.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpArmor' });

test('an operator sees how good a new password is, and why one is refused, before and after asking', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Utilisateur/ }).click();
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer mon mot de passe' });
  const current = dialog.getByRole('textbox', { name: 'Mot de passe actuel' });
  const wanted = dialog.getByRole('textbox', { name: 'Nouveau mot de passe' });
  const send = dialog.getByRole('button', { name: 'Changer le mot de passe' });
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(wanted).toHaveAttribute('autocomplete', 'new-password');
  await send.click();
  await expect(current).toHaveAccessibleDescription(/obligatoire/);
  await wanted.fill('motdepasse123');
  await expect(dialog.getByRole('status')).toHaveText('Solidité\u00a0: Faible');
  await expectSound(page);
  await current.fill('faux');
  await send.click();
  await expect(wanted).toHaveAccessibleDescription(/mot courant/);
  await wanted.fill('trois chevaux bleus galopent');
  await expect(dialog.getByRole('status')).toHaveText('Solidité\u00a0: Fort');
  await send.click();
  await expect(current).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel');
  await expect(wanted).toHaveValue('trois chevaux bleus galopent');
  await current.fill(operator.password);
  await wanted.fill('1q2w3e4r5t6y');
  await send.click();
  await expect(wanted).toHaveAccessibleDescription(/parmi les mots de passe les plus courants/);
  // Nothing typed here is a draft.
  await page.reload();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)))).not.toContain('1q2w3e4r5t6y');
});

test.describe('customer access', () => {
  test.use({ session: 'armor' });

  test('has no password of its own to change here', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Utilisateur/ }).click();
    await expect(page.getByRole('button', { name: 'Mes sessions' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Changer mon mot de passe' })).toHaveCount(0);
  });
});
