import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpForez' });

interface Civilite {
  IDCivilite: number;
  Descr: string;
}

const newName = () => `Perdue ${randomInt(1_000_000, 9_999_999)}`;
const rowsOf = async (api: APIRequestContext, Descr: string) =>
  ((await (await api.get('/api/civilites')).json()) as Civilite[]).filter((one) => one.Descr === Descr);

/** The server adds what it is asked to next, and its answer does not come back. */
const loseAnswer = async (page: Page) => {
  const isOne = (route: Route) => route.request().method() === 'POST' && !route.request().headers()['x-essai'];
  let isLost = false;
  await page.route('**/api/civilites**', async (route) => {
    if (isLost || !isOne(route)) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
};

const field = (page: Page) => page.getByRole('textbox', { name: /Description/ });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
const noAnswer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas.' });
const added = (page: Page) => page.getByText('Civilité ajoutée avec succès.');

const begin = async (page: Page, Descr: string) => {
  await page.goto('/civilites');
  await page.getByRole('link', { name: 'Ajouter une civilité' }).click();
  await field(page).fill(Descr);
  await loseAnswer(page);
  await save(page);
  await expect(noAnswer(page)).toBeVisible();
};

test('what is saved again because no answer came is there once', async ({ page, api }) => {
  const Descr = newName();
  await begin(page, Descr);
  await expect(field(page)).toHaveValue(Descr);
  await save(page);
  await expect(added(page)).toBeVisible();
  expect(await rowsOf(api, Descr)).toHaveLength(1);
});

test('so is what is saved from its draft after the page was loaded anew', async ({ page, api }) => {
  const Descr = newName();
  await begin(page, Descr);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(field(page)).toHaveValue(Descr);
  await save(page);
  await expect(added(page)).toBeVisible();
  expect(await rowsOf(api, Descr)).toHaveLength(1);
});

test('whoever corrects it before saving again hears that it is there already', async ({ page, api }) => {
  const [Descr, corrected] = [newName(), newName()];
  await begin(page, Descr);
  await field(page).fill(corrected);
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'seule sa réponse s’était perdue' })).toBeVisible();
  await expect(field(page)).toHaveValue(corrected);
  expect([await rowsOf(api, Descr), await rowsOf(api, corrected)]).toEqual([[expect.anything()], []]);
});
