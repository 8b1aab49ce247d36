import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

/** A function of this journey's own. */
const added = async (api: APIRequestContext) => {
  const mark = `Retour ${randomInt(1_000_000, 9_999_999)}`;
  const answer = await api.post('/api/fonctions', { data: { Descr: mark } });
  // Safe: the server checks its answers against the contract.
  const { IDFonction } = (await answer.json()) as { IDFonction: number };
  return { mark, rename: (name: string) => api.put(`/api/fonctions/${IDFonction}`, { data: { Descr: `${mark} ${name}` } }), IDFonction };
};

const nameOf = async (api: APIRequestContext, id: number) => {
  const rows = (await (await api.get('/api/fonctions')).json()) as { IDFonction: number; Descr: string }[];
  return rows.find(({ IDFonction }) => IDFonction === id)?.Descr;
};

const operation = (page: Page, nth: number) => page.getByRole('group', { name: 'Modifications' }).getByRole('article').nth(nth);

test('a change that somebody has changed since asks which side to keep', async ({ page, api }) => {
  const { mark, rename, IDFonction } = await added(api);
  await rename('un');
  await rename('deux');
  await page.goto(`/journal?table=fonctions&ligne=${IDFonction}`);
  await operation(page, 1)
    .getByRole('button', { name: /^Rétablir/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Rétablir ce qu’il y avait avant/ });
  await expect(dialog.getByRole('radiogroup', { name: /modifié depuis$/ })).toHaveAccessibleDescription(
    `L’opération avait mis «\u00a0${mark} un\u00a0»`,
  );
  await expect(dialog.getByRole('button', { name: 'Rétablir' })).toBeDisabled();
  await expectSound(page);
  await dialog.getByRole('radio', { name: `Remettre «\u00a0${mark}\u00a0»` }).check();
  await dialog.getByRole('button', { name: 'Rétablir' }).click();
  await expect(dialog).toBeHidden();
  expect(await nameOf(api, IDFonction)).toBe(mark);
});

test('a record goes back to just before an operation, after its plan, and the going back is undone', async ({ page, api }) => {
  const { mark, rename, IDFonction } = await added(api);
  await rename('un');
  await rename('deux');
  await page.goto(`/temps/retour?table=fonctions&id=${IDFonction}&groupe=${await firstRename(api, IDFonction)}`);
  await expect(page.getByRole('status').filter({ hasText: '1 ligne à remettre' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('insertion')).toHaveText(mark);
  await expectSound(page);
  await page.getByRole('button', { name: 'Remettre 1 ligne' }).click();
  await expect(page.getByText('Tout est remis.')).toBeVisible();
  expect(await nameOf(api, IDFonction)).toBe(mark);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByText('Le retour est annulé.')).toBeVisible();
  expect(await nameOf(api, IDFonction)).toBe(`${mark} deux`);
});

test('the days with their operations lead to just before one of them', async ({ page, api }) => {
  const { rename } = await added(api);
  await rename('un');
  await page.goto('/temps');
  await page.getByRole('combobox', { name: 'À remettre' }).fill('Fonctions');
  await page.getByRole('option', { name: /^Fonctions/ }).click();
  await expectSound(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Modifier la fonction' })
    .first()
    .getByRole('link', { name: /^Revenir juste avant/ })
    .click();
  await expect(page).toHaveURL(/\/temps\/retour\?groupe=[^&]+&ecran=%2Ffonctions$/);
  await expect(page.getByText(/lignes? à remettre/)).toBeVisible();
});

const firstRename = async (api: APIRequestContext, id: number) => {
  const answer = await api.get(`/api/journal?table=fonctions&ligne=${id}&operation=U`);
  const { entries } = (await answer.json()) as { entries: { Groupe: string }[] };
  return entries.at(-1)!.Groupe;
};
