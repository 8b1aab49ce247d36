import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { choose, expectCount } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpGeant' });

/** Unique name and login. */
const newcomer = () => {
  const mark = String(randomInt(1_000_000, 9_999_999));
  return { Lastname: `Zéphyrin${mark}`, Firstname: 'Maël', Initial: 'MZ', LoginWEB: `zm${mark}`, Password: 'Vague-12', drprofile_id: 3 };
};

/** A user of this journey's own among the 10,000. */
const add = async (api: APIRequestContext) => {
  const answer = await api.post('/api/utilisateurs', { data: newcomer() });
  // Safe: the server checks its answers against the contract.
  return (await answer.json()) as Utilisateur;
};
const read = async (api: APIRequestContext, { IDPeople }: Utilisateur) =>
  (await (await api.get(`/api/utilisateurs/${IDPeople}`)).json()) as Utilisateur;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}( \\(obligatoire\\))?$`) });
const openForm = async (page: Page, { IDPeople, Name }: Utilisateur) => {
  await page.goto(`/utilisateurs/${IDPeople}`);
  await expect(page.getByRole('heading', { name: Name, level: 1 })).toBeVisible();
};
const saved = (page: Page) => expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();

test('a user is found by name among 10,000, without accents, and switched off', async ({ page, api }) => {
  const user = await add(api);
  await page.goto('/utilisateurs');
  await expectCount(page, /^10\s\d{3} lignes$/);
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(user.Lastname.replace('é', 'E').toUpperCase());
  await expectCount(page, /^1 sur 10\s\d{3} ligne$/);
  const state = (word: string) => page.getByRole('button', { name: `${word} · État\u00a0: ${user.Name}`, exact: true });
  await state('Actif').click();
  await page.getByRole('button', { name: 'Suspendre', exact: true }).click();
  await expect(state('Suspendu')).toBeVisible();
  await expect.poll(async () => (await read(api, user)).Actif).toBe(false);
  await page.reload();
  await expect(state('Suspendu')).toBeVisible();
});

test('a user is opened from the list, changed and saved with Ctrl+S', async ({ page, api }) => {
  const user = await add(api);
  await page.goto(`/utilisateurs?q=${user.LoginWEB}`);
  await page.getByRole('row').getByRole('link', { name: user.Name }).first().click();
  await field(page, 'Mobile').fill('06 12 34 56 78');
  await page.getByRole('checkbox', { name: 'Superviseur' }).check();
  await expect(page.getByText('2 modifications non enregistrées')).toBeVisible();
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toHaveCount(0);
  expect(await read(api, user)).toMatchObject({ MobilePhone: '06 12 34 56 78', Superviseur: true, Lastname: user.Lastname });
  await page.reload();
  await expect(field(page, 'Mobile')).toHaveValue('06 12 34 56 78');
});

test('sites are ticked among 500, and the list counts and names them', async ({ page, api }) => {
  const user = await add(api);
  await openForm(page, user);
  const sites = page.getByRole('region', { name: 'Sites', exact: true });
  await expect(sites.getByRole('status')).toHaveText('0 site rattaché sur 500');
  const names: string[] = [];
  for (const place of [1, 2]) {
    const row = sites.getByRole('row').nth(place);
    names.push(await row.getByRole('cell').nth(1).innerText());
    await row.getByRole('checkbox').check();
  }
  await expect(sites.getByRole('status')).toHaveText('2 sites rattachés sur 500');
  await page.getByRole('button', { name: 'Enregistrer et revenir' }).click();
  await saved(page);
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(user.LoginWEB);
  await page.getByRole('button', { name: `2 · Sites\u00a0: ${user.Name}` }).click();
  const panel = page.getByRole('group', { name: `Sites\u00a0: ${user.Name}` });
  for (const name of names) await expect(panel.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
});

test('the history of a user says who changed what, and never a password', async ({ page, api }) => {
  const user = await add(api);
  await openForm(page, user);
  await field(page, 'Téléphone').fill('02 99 00 11 22');
  await field(page, 'Mot de passe').fill('Galet-77');
  await page.keyboard.press('Control+s');
  await saved(page);
  await page.getByRole('button', { name: 'Historique' }).click();
  const change = page.getByRole('article').filter({ hasText: '02 99 00 11 22' });
  await expect(change).toContainText('admin (opérateur)');
  await expect(change).toContainText('Modifier un utilisateur');
  await expect(change.getByRole('term').filter({ hasText: 'Mot de passe' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Galet-77');
  await expect(page.getByRole('article').filter({ hasText: 'Ajouter un utilisateur' })).toBeVisible();
});

test('leaving a changed user asks first, by a link or by going back', async ({ page, api }) => {
  const user = await add(api);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Utilisateurs', exact: true }).click();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(user.LoginWEB);
  await page.getByRole('row').getByRole('link', { name: user.Name }).first().click();
  await field(page, 'Mobile').fill('06 00 00 00 01');
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Utilisateurs' }).click();
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' });
  await question.getByRole('button', { name: 'Rester sur la page' }).click();
  await expect(field(page, 'Mobile')).toHaveValue('06 00 00 00 01');
  await page.goBack();
  await question.getByRole('button', { name: 'Jeter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Utilisateurs', level: 1 })).toBeVisible();
  expect((await read(api, user)).MobilePhone).toBe('');
});

test('a refused login is shown on its field, and everything typed stays', async ({ page, api }) => {
  const [user, other] = [await add(api), await add(api)];
  await openForm(page, user);
  await field(page, 'Mobile').fill('06 99 88 77 66');
  await field(page, 'Login').fill(other.LoginWEB.toUpperCase());
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Cet identifiant est déjà utilisé par un autre utilisateur.' })).toBeVisible();
  await expect(field(page, 'Login')).toBeFocused();
  await expect(field(page, 'Login')).toHaveAccessibleDescription(/Identifiant déjà utilisé/);
  await expect(field(page, 'Login')).toHaveValue(other.LoginWEB.toUpperCase());
  await expect(field(page, 'Mobile')).toHaveValue('06 99 88 77 66');
  await field(page, 'Login').fill(user.LoginWEB);
  await page.keyboard.press('Control+s');
  await saved(page);
  expect(await read(api, user)).toMatchObject({ LoginWEB: user.LoginWEB, MobilePhone: '06 99 88 77 66' });
});

test('what is refused in another tab is shown, also after giving up', async ({ page, api }) => {
  const user = await add(api);
  await openForm(page, user);
  for (const again of [false, true]) {
    await field(page, 'Nom').fill('');
    await page.getByRole('link', { name: 'Renault', exact: true }).click();
    await expect(field(page, 'Code IPN Renault')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(field(page, 'Nom')).toBeFocused();
    await expect(field(page, 'Nom')).toHaveAccessibleDescription(/obligatoire/);
    if (again) continue;
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(field(page, 'Nom')).toHaveValue(user.Lastname);
  }
});

test('two people change different fields of a user, and both changes stay', async ({ page, api }) => {
  const user = await add(api);
  await openForm(page, user);
  await field(page, 'Mobile').fill('06 11 11 11 11');
  await api.put(`/api/utilisateurs/${user.IDPeople}`, { data: { Superviseur: true } });
  await page.keyboard.press('Control+s');
  await saved(page);
  expect(await read(api, user)).toMatchObject({ MobilePhone: '06 11 11 11 11', Superviseur: true });
});

test('two people change the same field, and the second one chooses', async ({ page, api }) => {
  const user = await add(api);
  await openForm(page, user);
  await field(page, 'Mobile').fill('06 11 11 11 11');
  await field(page, 'Téléphone').fill('02 11 11 11 11');
  await api.put(`/api/utilisateurs/${user.IDPeople}`, { data: { MobilePhone: '06 22 22 22 22', Superviseur: true } });
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: 'Cette fiche a été modifiée entre-temps' });
  await question.getByRole('radio', { name: 'Garder ma saisie\u00a0: 06 11 11 11 11' }).check();
  await question.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await saved(page);
  expect(await read(api, user)).toMatchObject({ MobilePhone: '06 11 11 11 11', PhoneNumber: '02 11 11 11 11', Superviseur: true });
});

test('missing fields of a new user are marked, with the focus on the first', async ({ page }) => {
  await page.goto('/utilisateurs/create');
  await field(page, 'Nom').fill('Incomplet');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(field(page, 'Prénom')).toHaveAccessibleDescription(/obligatoire/);
  await expect(field(page, 'Login')).toHaveAccessibleDescription(/obligatoire/);
  await expect(field(page, 'Prénom')).toBeFocused();
});

test('a user is added and shown', async ({ page, api }) => {
  const { Lastname, LoginWEB } = newcomer();
  await page.goto('/utilisateurs/create');
  await field(page, 'Nom').fill(Lastname);
  await field(page, 'Prénom').fill('Anne');
  await expect(field(page, 'Initiales')).toHaveValue('AZ');
  await field(page, 'Login').fill(LoginWEB);
  await field(page, 'Mot de passe').fill('Sable-41');
  await choose(page, /^Profil eSeller Team/, 'Vendeur');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('L’utilisateur est ajouté.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${Lastname} Anne`, level: 1 })).toBeVisible();
  const rows = (await (await api.get('/api/utilisateurs')).json()) as Utilisateur[];
  expect(rows.filter((row) => row.LoginWEB === LoginWEB)).toMatchObject([
    { Lastname, Initial: 'AZ', DRPROFILE_DESCR: 'Vendeur', Actif: true },
  ]);
});
