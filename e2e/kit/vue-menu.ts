import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The button that names the view which is shown. */
export const button = (page: Page) => page.getByRole('search').locator('button[aria-haspopup=menu]');
export const menu = (page: Page) => page.getByRole('menu', { name: 'Vues de la liste' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the menu; choosing in it closes it. */
export const choose = async (page: Page, entry: string | RegExp) => {
  await button(page).click();
  await menu(page).getByText(entry).click();
  await expect(menu(page)).toHaveCount(0);
};

export interface Given {
  Ecran: string;
  Nom: string;
  Etat: string;
  Portee?: 'moi' | 'client' | 'operateurs';
  ParDefaut?: boolean;
}

/** A view that is there already. */
export const given = async (api: APIRequestContext, vue: Given) => {
  const answer = await api.post('/api/vues', { data: vue });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { IDVue } = (await answer.json()) as { IDVue: number };
  return IDVue;
};

export const saveAs = async (page: Page, Nom: string, { portee = 'Moi seul' }: { portee?: string } = {}) => {
  await choose(page, 'Enregistrer sous…');
  await dialog(page)
    .getByRole('textbox', { name: /^Nom de la vue/ })
    .fill(Nom);
  await dialog(page).getByRole('radio', { name: portee }).check();
  await dialog(page).getByRole('button', { name: 'Enregistrer la vue' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toHaveText(Nom);
};
