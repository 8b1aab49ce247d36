import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { choose, column, expectCount } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpGeant' });

/** A user of this journey's own. */
const add = async (api: APIRequestContext) => {
  const mark = String(randomInt(1_000_000, 9_999_999));
  const data = { Lastname: `Corre${mark}`, Firstname: 'Anne', Initial: 'CA', LoginWEB: `ca${mark}`, Password: 'Vague-12', drprofile_id: 3 };
  // Safe: the server checks its answers against the contract.
  return (await (await api.post('/api/utilisateurs', { data })).json()) as Utilisateur;
};
const isActive = async (api: APIRequestContext, { IDPeople }: Utilisateur) =>
  ((await (await api.get(`/api/utilisateurs/${IDPeople}`)).json()) as Utilisateur).Actif;

const badge = (page: Page, word: string, { Name }: Utilisateur) =>
  page.getByRole('button', { name: `${word} · État\u00a0: ${Name}`, exact: true });
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);
const suspended = ({ Name }: Utilisateur) => `Le compte de «\u00a0${Name}\u00a0» est suspendu.`;
const backAgain = ({ Name }: Utilisateur) => `Le compte de «\u00a0${Name}\u00a0» est de nouveau actif.`;

const openList = async (page: Page, { LoginWEB }: Utilisateur) => {
  await page.goto(`/utilisateurs?q=${LoginWEB}`);
  await expectCount(page, /^1 sur/);
};

test('a user is suspended with the mouse, and brought back from the notice', async ({ page, api }) => {
  const user = await add(api);
  await openList(page, user);
  await badge(page, 'Actif', user).click();
  await expect(act(page, 'Suspendre')).toBeVisible();
  await expectSound(page);
  await act(page, 'Suspendre').click();
  await expect(badge(page, 'Suspendu', user)).toBeVisible();
  await expect.poll(() => isActive(api, user)).toBe(false);
  // What is pointed at stays.
  await notice(page, suspended(user)).hover();
  await expectSound(page);
  const menu = (await page.getByRole('navigation').first().boundingBox())!;
  const place = (await notice(page, suspended(user)).boundingBox())!;
  expect(place.x).toBeGreaterThan(menu.x + menu.width);
  await act(page, 'Annuler').click();
  await expect(notice(page, backAgain(user))).toBeVisible();
  await expect(badge(page, 'Actif', user)).toBeVisible();
  expect(await isActive(api, user)).toBe(true);
});

test('a user is suspended by keys, and Ctrl+Z brings him back, but not from a text field', async ({ page, api }) => {
  const user = await add(api);
  await openList(page, user);
  await badge(page, 'Actif', user).focus();
  await page.keyboard.press('Enter');
  await expect(act(page, 'Suspendre')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, suspended(user))).toBeVisible();
  await expect(badge(page, 'Suspendu', user)).toBeFocused();
  await page.getByRole('textbox', { name: 'Rechercher' }).focus();
  await page.keyboard.press('Control+z');
  expect(await isActive(api, user)).toBe(false);
  await expect(act(page, 'Annuler')).toBeVisible();
  await page.getByRole('checkbox', { name: `Sélectionner\u00a0: ${user.Name}` }).focus();
  await page.keyboard.press('Control+z');
  await expect(notice(page, backAgain(user))).toBeVisible();
  await expect(badge(page, 'Actif', user)).toBeVisible();
  expect(await isActive(api, user)).toBe(true);
});

test('what somebody has changed since is not undone: the notice says so and stays', async ({ page, api }) => {
  const user = await add(api);
  await openList(page, user);
  await badge(page, 'Actif', user).click();
  await act(page, 'Suspendre').click();
  await expect(notice(page, suspended(user))).toBeVisible();
  for (const Actif of [true, false, true]) await api.put(`/api/utilisateurs/${user.IDPeople}`, { data: { Actif } });
  await act(page, 'Annuler').click();
  await expect(page.getByRole('alert').getByText('est déjà comme avant elle')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('rien n’a été annulé');
  expect(await isActive(api, user)).toBe(true);
  await expect(badge(page, 'Actif', user)).toBeVisible();
});

test('the list keeps the suspended ones when asked', async ({ page, api }) => {
  const user = await add(api);
  await api.put(`/api/utilisateurs/${user.IDPeople}`, { data: { Actif: false } });
  await page.goto('/utilisateurs');
  await choose(page, 'État', 'Suspendu');
  await expect(page.getByRole('row').nth(1)).toContainText('Suspendu');
  expect(new Set(await column(page, 'État'))).toEqual(new Set(['Suspendu']));
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(user.LoginWEB);
  await expectCount(page, /^1 sur/);
});

test('a user’s page says the state beside the name, and its actions change it and lead to the history', async ({ page, api }) => {
  const user = await add(api);
  await page.goto(`/utilisateurs/${user.IDPeople}`);
  const heading = page.getByRole('main');
  await expect(heading.getByText('Actif', { exact: true }).first()).toBeVisible();
  await act(page, 'Actions').click();
  await expectSound(page);
  await act(page, 'Suspendre…').click();
  const question = page.getByRole('dialog', { name: `Suspendre ${user.Name}\u00a0?` });
  await expect(question).toContainText('Ses sessions se terminent');
  await expectSound(page);
  await question.getByRole('button', { name: 'Suspendre le compte' }).click();
  await expect(question).toBeHidden();
  await expect(heading.getByText('Suspendu', { exact: true })).toBeVisible();
  await act(page, 'Annuler').click();
  await expect(notice(page, backAgain(user))).toBeVisible();
  await expect(heading.getByText('Suspendu', { exact: true })).toHaveCount(0);
  await act(page, 'Actions').click();
  await act(page, 'Voir l’historique').click();
  await expect(act(page, 'Historique')).toBeFocused();
  await expect(page.getByText('Annuler une opération').first()).toBeVisible();
});
