import { expect, type Page } from '@playwright/test';

/** The login form. */
export const fillLogin = async (page: Page, { login, password }: { login: string; password: string }) => {
  await page.getByLabel("Nom d'utilisateur").fill(login);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Valider' }).click();
};

/** A session of the journey's own, for what ends it: the others share theirs. The page must be one of the console. */
export const signInAnew = (page: Page, account: { login: string; password: string }) =>
  page.evaluate(async (given) => {
    const body = JSON.stringify({ ...given, url: location.host });
    const answer = await fetch('/api/authenticate', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    // Safe: the server checks its answers against the contract.
    const { token } = (await answer.json()) as { token: string };
    for (const key of Object.keys(localStorage)) if (key.startsWith('comptoir.client ')) localStorage.removeItem(key);
    localStorage.setItem('comptoir.session', JSON.stringify({ token, apiBase: '' }));
    return token;
  }, account);

/** Chooses a customer and waits until it is open. */
export const chooseCustomer = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { name: "Sélection d'un client" })).toBeVisible();
  await page.getByRole('combobox', { name: 'Client' }).fill(name);
  await page
    .getByRole('option')
    .filter({ hasText: `${name} (` })
    .click();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toContainText('Utilisateurs');
};
