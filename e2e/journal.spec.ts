import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from './kit/examine.ts';
import { choose, readCsv } from './kit/list-parts.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

/** A function of this journey's own: added by an operator, renamed by the group's administrator. */
const renamed = async (api: APIRequestContext, administrator: APIRequestContext) => {
  const mark = `Service ${randomInt(1_000_000, 9_999_999)}`;
  const added = await api.post('/api/fonctions', { data: { Descr: `${mark} atelier` } });
  // Safe: the server checks its answers against the contract.
  const { IDFonction } = (await added.json()) as { IDFonction: number };
  await administrator.put(`/api/fonctions/${IDFonction}`, { data: { Descr: `${mark} carrosserie` } });
  return { mark, IDFonction };
};

const results = (page: Page) => page.getByRole('group', { name: 'Modifications' });
const expectLines = (page: Page, count: string) =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ lignes?$/ }),
  ).toHaveText(count);
const day = (days: number) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(Date.now() + days * 86_400_000);
const typeDay = async (page: Page, label: string, text: string) => {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.keyboard.press('Tab');
};

test('the journal is narrowed by value, table, author and operation, and its address keeps that', async ({ page, api, apiAs }) => {
  const { mark } = await renamed(api, await apiAs('bocage'));
  await page.goto('/journal');
  await page.getByRole('textbox', { name: 'Valeur' }).fill(mark);
  await expectLines(page, '2 lignes');
  await choose(page, 'Table', 'Fonctions (fonctions)');
  await choose(page, 'Auteur', 'mquere');
  await expectLines(page, '1 ligne');
  await expect(results(page).getByRole('article')).toContainText('Modifier la fonction');
  await expect(results(page).getByRole('article')).toContainText('mquere (accès client)');
  await page.reload();
  await expectLines(page, '1 ligne');
  await expect(page.getByRole('textbox', { name: 'Valeur' })).toHaveValue(mark);
  await choose(page, 'Opération', 'Création');
  await expect(results(page)).toContainText('Aucune modification ne correspond aux filtres.');
  await results(page).getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByRole('textbox', { name: 'Valeur' })).toHaveValue('');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  const long = 'x'.repeat(300);
  await page.getByRole('textbox', { name: 'Valeur' }).fill(long);
  await expect(page.getByText(/^255 caractères au maximum\s: ce filtre n’est pas appliqué$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Valeur' })).toHaveValue(long);
  await expect(results(page).getByRole('article').first()).toBeVisible();
});

test('the journal is narrowed by day', async ({ page, api, apiAs }) => {
  const { mark } = await renamed(api, await apiAs('bocage'));
  await page.goto(`/journal?texte=${encodeURIComponent(mark)}`);
  await expectLines(page, '2 lignes');
  await typeDay(page, 'Au', day(-1));
  await expectLines(page, '0 ligne');
  await typeDay(page, 'Au', day(0));
  await typeDay(page, 'Du', day(0));
  await expectLines(page, '2 lignes');
  await typeDay(page, 'Du', day(1));
  await expectLines(page, '0 ligne');
});

test('a change shows each value before and after, and leads to its record and its history', async ({ page, api, apiAs }) => {
  const { mark, IDFonction } = await renamed(api, await apiAs('bocage'));
  await page.goto(`/journal?texte=${encodeURIComponent(mark)}`);
  const change = results(page).getByRole('article').filter({ hasText: 'Modifier la fonction' });
  await expect(change.getByRole('term')).toContainText('Nom');
  await expect(change.getByRole('definition').first()).toContainText(`Avant${mark} atelier`);
  await expect(change.getByRole('deletion')).toHaveText('atelier');
  await expect(change.getByRole('insertion')).toHaveText('carrosserie');
  const creation = results(page).getByRole('article').filter({ hasText: 'Ajouter une fonction' });
  await creation.getByText(/^Valeurs créées/).click();
  await expect(creation.getByRole('insertion').filter({ hasText: 'atelier' })).toBeVisible();
  await change.getByRole('link', { name: /^Son historique/ }).click();
  await expect(page.getByRole('textbox', { name: 'N° d’enregistrement' })).toHaveValue(String(IDFonction));
  await expectLines(page, '2 lignes');
  await results(page)
    .getByRole('link', { name: /ouvrir la fiche/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: `${mark} carrosserie`, level: 1 })).toBeVisible();
});

test('the history of a record shows what was just saved, and leads to the journal', async ({ page, api }) => {
  const mark = String(randomInt(1_000_000, 9_999_999));
  const added = await api.post('/api/civilites', { data: { Descr: `Chanoine ${mark}` } });
  // Safe: the server checks its answers against the contract.
  const { IDCivilite } = (await added.json()) as { IDCivilite: number };
  await page.goto(`/civilites/${IDCivilite}`);
  const history = page.getByRole('button', { name: 'Historique' });
  await history.press('Enter');
  await expect(history).toHaveAttribute('aria-expanded', 'true');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(1);
  await expect(articles).toContainText('Ajouter une civilité');
  await page.getByRole('textbox', { name: /Description/ }).fill(`Prélat ${mark}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Civilité modifiée avec succès.')).toBeVisible();
  await expect(articles).toHaveCount(2);
  await expect(articles.first().getByRole('deletion')).toHaveText('Chanoine');
  await expect(articles.first().getByRole('insertion')).toHaveText('Prélat');
  await expect(articles.first()).toContainText('admin (opérateur)');
  await page.getByRole('link', { name: 'Ouvrir dans le journal' }).click();
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  await expectLines(page, '2 lignes');
});

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const restore = (page: Page, nth: number) =>
  articles(page)
    .nth(nth)
    .getByRole('button', { name: /^Rétablir/ });

test('a wrong telephone is found in the history of its site, and put back in two clicks', async ({ page, api }) => {
  const right = `02${randomInt(10_000_000, 99_999_999)}`;
  const telOf = async () => ((await (await api.get('/api/sites/2')).json()) as Site).Tel;
  await api.put('/api/sites/2', { data: { Tel: right } });
  await api.put('/api/sites/2', { data: { Tel: '0222222222' } });
  await page.goto('/sites/2');
  await page.getByRole('button', { name: 'Historique' }).click();
  const newest = articles(page).first();
  await expect(newest).toContainText('0222222222');
  await expect(newest.getByText('PUT /api/sites/2')).toBeHidden();
  await restore(page, 0).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('est annulé');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await telOf()).toBe(right);
  await expect(page.getByRole('textbox', { name: 'Téléphone', exact: true })).toHaveValue(right);
  await expect(newest).toContainText('Annuler une opération');
  await expectSound(page);
  // It has been undone: doing so again is refused, in words.
  await restore(page, 1).click();
  await expect(page.getByRole('dialog')).toContainText('tout est déjà comme avant cette opération');
  expect(await telOf()).toBe(right);
});

test('an operation of several values says beforehand what it puts back', async ({ page, api }) => {
  const [right, town] = [`02${randomInt(10_000_000, 99_999_999)}`, `Ville ${randomInt(1_000_000, 9_999_999)}`];
  const read = async () => (await (await api.get('/api/sites/1')).json()) as Site;
  await api.put('/api/sites/1', { data: { Tel: right, Ville: town } });
  await api.put('/api/sites/1', { data: { Tel: '0233333333', Ville: 'Ailleurs' } });
  await page.goto('/sites/1#historique');
  await expect(page.getByRole('button', { name: 'Historique' })).toHaveAttribute('aria-expanded', 'true');
  await restore(page, 0).click();
  const question = page.getByRole('dialog', { name: /^Rétablir ce qu’il y avait avant/ });
  await expect(question.getByRole('insertion')).toHaveText([right, town]);
  await expectSound(page);
  expect((await read()).Tel).toBe('0233333333');
  await question.getByRole('button', { name: 'Rétablir' }).click();
  await expect(question).toBeHidden();
  expect(await read()).toMatchObject({ Tel: right, Ville: town });
  await expect(articles(page).first()).toContainText('Annuler une opération');
  await restore(page, 1).click();
  await expect(question).toContainText('tout est déjà comme avant cette opération');
  await expect(question.getByRole('button', { name: 'Rétablir' })).toBeDisabled();
});

test('the page of the journal is downloaded, one line for each value', async ({ page, api, apiAs }) => {
  const { mark } = await renamed(api, await apiAs('bocage'));
  await page.goto(`/journal?texte=${encodeURIComponent(mark)}&operation=U`);
  await expectLines(page, '1 ligne');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger en CSV la page affichée' }).click();
  const [titles = [], ...lines] = await readCsv(await download);
  const told = lines.map((line) => Object.fromEntries(titles.map((title, place) => [title, line[place]])));
  expect(told).toMatchObject([
    {
      Auteur: 'mquere',
      Table: 'fonctions',
      Opération: 'Modification',
      Champ: 'Descr',
      Avant: `${mark} atelier`,
      Après: `${mark} carrosserie`,
    },
  ]);
});
