import type { MalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { Societe } from '@comptoir/contract/domains/societes/societes.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { fillMoment, sealedWith, secondOver } from '../kit/instants.ts';
import { test } from '../kit/signed-in.ts';
import { sheetOf } from '../kit/workbook.ts';

test.use({ session: 'BDGpBocage' });

const newMark = () => `Remise ${randomInt(1_000_000, 9_999_999)}`;
// Safe: the server checks its answers against the contract.
const read = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;
const post = async <T>(api: APIRequestContext, path: string, data: object) => (await (await api.post(path, { data })).json()) as T;

test('a value is put back from the history of its record, also one that was changed since', async ({ page, api }) => {
  const mark = newMark();
  const { IDFonction } = await post<{ IDFonction: number }>(api, '/api/fonctions', { Descr: mark });
  for (const name of ['un', 'deux']) await api.put(`/api/fonctions/${IDFonction}`, { data: { Descr: `${mark} ${name}` } });
  await page.goto(`/fonctions/${IDFonction}#historique`);
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.first()).toContainText('deux');
  await expect(articles.first().getByRole('link', { name: /^Revenir à cette version/ })).toHaveCount(0);
  await expect(articles.nth(1).getByRole('link', { name: /^Revenir à cette version/ })).toBeVisible();
  await expectSound(page);
  await articles
    .nth(1)
    .getByRole('button', { name: /^Remettre cette valeur/ })
    .click();
  const name = page.getByRole('textbox', { name: 'Nom' });
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText(`a retrouvé «\u00a0${mark}\u00a0»`);
  await expect(name).toHaveValue(mark);
  await messages.getByRole('button', { name: 'Annuler' }).click();
  await expect(name).toHaveValue(`${mark} deux`);
});

test('a screen that was emptied goes back to before its first removal; a colleague’s work on another screen stays', async ({
  page,
  api,
  apiAs,
}) => {
  const before = await read<MalusMasse[]>(api, '/api/malusMasse');
  expect(before.length).toBeGreaterThan(0);
  for (const { IDGrilleMalusMasse } of before) await api.delete(`/api/malusMasse/${IDGrilleMalusMasse}`);
  const MobilePhone = `06${randomInt(10_000_000, 99_999_999)}`;
  const [person] = await read<UtilisateurRow[]>(api, '/api/utilisateurs');
  await (await apiAs('bocage')).put(`/api/utilisateurs/${person!.IDPeople}`, { data: { MobilePhone } });
  await page.goto('/temps');
  await page.getByRole('combobox', { name: 'À remettre' }).fill('Malus masse');
  await page.getByRole('option', { name: /^Malus masse/ }).click();
  const removals = page.getByRole('listitem').filter({ hasText: 'Supprimer' });
  await expect(removals).toHaveCount(before.length);
  await removals
    .last()
    .getByRole('link', { name: /^Revenir juste avant/ })
    .click();
  await page.getByRole('button', { name: /^Remettre \d+ lignes/ }).click();
  await expect(page.getByText('Tout est remis.')).toBeVisible();
  expect(await read(api, '/api/malusMasse')).toEqual(before);
  expect(await read(api, `/api/utilisateurs/${person!.IDPeople}`)).toMatchObject({ MobilePhone });
});

test('a list goes back to a moment that somebody chooses, from its bin', async ({ page, api }) => {
  const mark = `M${randomInt(1000, 9999)}`;
  const row = { COP_Code: mark, COP_Description: newMark() };
  const { COP_IDCodeOP } = await post<{ COP_IDCodeOP: number }>(api, '/api/codesOP', row);
  const moment = new Date((await sealedWith(api, `/api/codesOP/${COP_IDCodeOP}`)).DateH);
  await secondOver(moment);
  expect((await api.delete(`/api/codesOP/${COP_IDCodeOP}`)).status()).toBe(200);
  await page.goto('/corbeille?table=codesOP');
  await page.getByRole('link', { name: 'Revenir à une date…' }).click();
  await expect(page.getByRole('combobox', { name: 'À remettre' })).toHaveValue(/^Codes OP/);
  await fillMoment(page.getByRole('form', { name: 'Revenir au' }), moment);
  await expectSound(page);
  await page.getByRole('button', { name: 'Voir ce qui serait remis…' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: mark })).toContainText('sera remis');
});

test('a wrong import of three hundred people is undone from its result', async ({ page, api }) => {
  const mark = `r${randomInt(100_000, 999_999)}`;
  const count = async () =>
    (await read<UtilisateurRow[]>(api, '/api/utilisateurs')).filter(({ LoginWEB }) => LoginWEB.startsWith(mark)).length;
  const lines = Array.from({ length: 300 }, (_, n) => ['Faux', `Prénom ${n}`, `${mark}${n}`, 'Lande-12', 'Vendeur']);
  const buffer = sheetOf([['Nom', 'Prénom', 'Login', 'Mot de passe', 'Profil'], ...lines]);
  await page.goto('/utilisateurs/importUtilisateurs');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await (await chooser).setFiles({ name: 'mauvais fichier.xlsx', mimeType, buffer });
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await page.getByRole('button', { name: /^Vérifier les 300/ }).click();
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('300 utilisateur(s) ajouté(s)');
  expect(await count()).toBe(300);
  await expectSound(page);
  await page.getByRole('link', { name: 'Annuler cet import…' }).click();
  await expect(page.getByRole('heading', { name: 'Annuler une opération', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'sera retiré' }).first()).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Annuler cette opération' }).click();
  await expect(page.getByText('Tout est redevenu comme avant cette opération.')).toBeVisible();
  expect(await count()).toBe(0);
});

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a site that is gone comes back from the bin of its list, with its image and the access of its people', async ({ page, api }) => {
  const mark = newMark();
  const [societe] = await read<Societe[]>(api, '/api/societes');
  const given = { IDPlaque: societe!.IDPlaque, Descr: mark, Code: mark.slice(-7), IDTypeSite: 1 };
  const created = await api.post('/api/sites', { data: { ...given, EnTeteImg: `data:image/png;base64,${dot}` } });
  const { IDSite } = (await created.json()) as Site;
  const [person] = await read<UtilisateurRow[]>(api, '/api/utilisateurs');
  const sitesOf = () => read<number[]>(api, `/api/utilisateurs/${person!.IDPeople}/sites`);
  const own = await sitesOf();
  await api.put(`/api/utilisateurs/${person!.IDPeople}/sites`, { data: [...own, IDSite] });
  const [sites, site] = [await sitesOf(), await read<Site>(api, `/api/sites/${IDSite}`)];
  const groupe = created.headers()['x-request-id'];
  await api.post('/api/retour', { data: { portee: { site: IDSite }, verbe: 'revenir', groupe } });
  expect((await api.get(`/api/sites/${IDSite}`)).status()).toBe(404);
  await page.goto('/sites');
  await page.getByRole('link', { name: 'Corbeille', exact: true }).last().click();
  await expect(page.getByRole('combobox', { name: 'Liste' })).toHaveValue('Sites');
  await expectSound(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: mark })
    .getByRole('button', { name: /^Remettre/ })
    .click();
  const dialog = page.getByRole('dialog', { name: `Remettre «\u00a0${mark}\u00a0»\u00a0?` });
  await expect(dialog.getByText('sera remis')).toHaveCount(3);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Remettre' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toHaveCount(0);
  expect(await read(api, `/api/sites/${IDSite}`)).toEqual(site);
  expect(await sitesOf()).toEqual(sites);
});

test('an access that was removed comes back with its site, which is gone too', async ({ page, api }) => {
  const mark = newMark();
  const [societe] = await read<Societe[]>(api, '/api/societes');
  const created = await api.post('/api/sites', { data: { IDPlaque: societe!.IDPlaque, Descr: mark, Code: mark.slice(-7), IDTypeSite: 1 } });
  const { IDSite } = (await created.json()) as Site;
  const [, person] = await read<UtilisateurRow[]>(api, '/api/utilisateurs');
  const address = `/api/utilisateurs/${person!.IDPeople}/sites`;
  const own = await read<number[]>(api, address);
  await api.put(address, { data: [...own, IDSite] });
  const removed = await api.put(address, { data: own });
  await api.post('/api/retour', { data: { portee: { site: IDSite }, verbe: 'revenir', groupe: created.headers()['x-request-id'] } });
  await page.goto(`/temps/retour?operation=${removed.headers()['x-request-id']}`);
  await expect(page.getByText('Il manque un élément', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Remettre aussi ce qui manque' }).check();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'sera remis' })).toHaveCount(2);
  await expectSound(page);
  await page.getByRole('button', { name: 'Annuler cette opération' }).click();
  await expect(page.getByText('Tout est redevenu comme avant cette opération.')).toBeVisible();
  expect(await read<number[]>(api, address)).toContain(IDSite);
});

test('what a form saved is undone from its notice', async ({ page, api }) => {
  const { Ville } = await read<Site>(api, '/api/sites/3');
  await page.goto('/sites/3');
  const town = page.getByRole('textbox', { name: 'Ville' });
  await expect(town).toHaveValue(Ville ?? '');
  await town.fill(newMark());
  await page.keyboard.press('Control+s');
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Annuler' }).click();
  await expect(messages).toContainText('tout est comme avant');
  await expect(town).toHaveValue(Ville ?? '');
  expect((await read<Site>(api, '/api/sites/3')).Ville).toBe(Ville);
});
