import { expect, type Page } from '@playwright/test';

/** The login form. */
export const fillLogin = async (page: Page, { login, password }: { login: string; password: string }) => {
  await page.getByLabel("Nom d'utilisateur").fill(login);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Valider' }).click();
};

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
