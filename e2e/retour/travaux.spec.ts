import type { ImportPasse } from '@comptoir/contract/domains/imports/imports.calls';
import { columns } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectSound, settled } from '../kit/examine.ts';
import { environmentOf, startProduct } from '../kit/product.ts';
import { makeReady, operator } from '../kit/sessions.ts';
import { chooseCustomer, fillLogin } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';
import { sheetOf } from '../kit/workbook.ts';

/** A server that is killed is one of its own. */
test.use({ isAlone: true });
test.describe.configure({ mode: 'default' });

let product: Awaited<ReturnType<typeof startProduct>>;
let dataDir: string;
const start = (settings: Record<string, string>) => startProduct(environmentOf(dataDir, settings), join(dataDir, 'server.log'));
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-travaux-'));
  product = await start({});
  await makeReady(product.port, 'BDGpThierache');
});
test.afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const Lastname = 'Renfort';
/** Five portions of a hundred: a server can be killed after one, long before the last. */
const many = 500;
/** What checks or writes all of them takes a slow machine a while. */
const manyRows = { timeout: 90_000 };
/** The first columns of the template, as far as a new user needs them. */
const needed = columns.slice(0, columns.findIndex(({ field }) => field === 'drprofile_id') + 1);
const userAt = (nth: number): Readonly<Record<string, string>> => ({
  Lastname,
  Firstname: `Numéro ${nth}`,
  LoginWEB: `renfort${nth}`,
  Password: 'Vague-12',
  drprofile_id: 'Vendeur',
});
const fileOf = (count: number) =>
  sheetOf([
    needed.map(({ header }) => header),
    ...Array.from({ length: count }, (_, nth) => needed.map(({ field }) => userAt(nth)[field] ?? '')),
  ]);

/** Made once: a workbook holds the moment at which it was made. */
const workbook = fileOf(many);

const give = async (page: Page, name: string, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chooser).setFiles({ name, mimeType: excel, buffer });
};

/** Ends the server at once, and starts it again. */
const killNow = async (page: Page) => {
  await product.kill();
  await expect(page.getByRole('alert').filter({ hasText: 'La connexion a été interrompue.' })).toContainText('de quoi l');
  product = await start({ PORT: product.port });
};

const tokenOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('comptoir.client bdgpthierache') ?? '{}') as { token: string }).token);

/** Begins an import and kills its server after a portion or more. The server says how far it is: what the page says may be late. */
const importAndKill = async (page: Page) => {
  const authorization = `Bearer ${await tokenOf(page)}`;
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  const taken = async () => {
    const answer = await fetch(`http://localhost:${product.port}/api/imports?import=utilisateurs`, { headers: { authorization } });
    const [newest] = (await answer.json()) as ImportPasse[];
    return newest?.Etat === 'enCours' ? newest.Prises : 0;
  };
  await expect.poll(taken, { intervals: [10] }).toBeGreaterThan(0);
  await killNow(page);
};
const stopped = (page: Page) => page.getByRole('region', { name: 'Travaux arrêtés' });

const enter = async (page: Page) => {
  await page.goto(`http://localhost:${product.port}`);
  await fillLogin(page, operator);
  await chooseCustomer(page, 'BDGpThierache');
};

const openImport = (page: Page) => page.goto(`http://localhost:${product.port}/@BDGpThierache/utilisateurs/importUtilisateurs`);

const openList = async (page: Page) => {
  await page.goto(`http://localhost:${product.port}/@BDGpThierache/utilisateurs?q=${Lastname}`);
  await expect(page.getByRole('table', { name: 'Utilisateurs' })).toBeVisible();
};

const typeVN = async (page: Page) => {
  // Safe: the server checks its answers against the contract, and the console writes what it keeps.
  const rows = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('comptoir.client bdgpthierache') ?? '{}') as { token: string };
    return (await (await fetch('/api/utilisateurs', { headers: { authorization: `Bearer ${token}` } })).json()) as UtilisateurRow[];
  });
  return rows.filter((row) => row.Lastname === Lastname).map((row) => row.TypeVN);
};

const changed = (before: readonly boolean[], now: readonly boolean[]) => now.filter((is, at) => is !== before[at]).length;

/** Adds them where no other journey has. */
const ensureUsers = async (page: Page) => {
  if ((await typeVN(page)).length === many) return;
  await openImport(page);
  await give(page, 'renfort.xlsx', workbook);
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('utilisateur(s) ajouté(s)', manyRows);
};

/** Sets « VN » of all of them, and leaves its server no time to end; gives what it was. */
const changeAndKill = async (page: Page) => {
  await enter(page);
  await ensureUsers(page);
  const before = await typeVN(page);
  const value = before.every(Boolean) ? 'Non' : 'Oui';
  await openList(page);
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).check();
  await page.getByRole('button', { name: 'Modifier la sélection' }).click();
  await page.getByRole('combobox', { name: 'VN', exact: true }).selectOption(value);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: `Modifier ${many} lignes` }).click(manyRows);
  await page.getByText(new RegExp(`^[1-4]00 lignes sur ${many}$`)).waitFor();
  await killNow(page);
  return { before, value };
};

test('an import that a killed server left is gone on with by the same file, and by no other', async ({ page }) => {
  await enter(page);
  await openImport(page);
  await give(page, 'renfort.xlsx', workbook);
  await importAndKill(page);

  await openList(page);
  const done = (await typeVN(page)).length;
  expect(done % 100).toBe(0);
  await expect(stopped(page)).toContainText(`L’import du fichier renfort.xlsx s’est arrêté après ${done} lignes sur ${many}.`);
  await settled(page);
  await expectSound(page);
  await stopped(page).getByRole('link', { name: 'Reprendre' }).click();
  await expect(page.getByRole('heading', { name: 'Import d’utilisateurs', level: 1 })).toBeVisible();
  await expect(stopped(page)).toContainText('donnez le même fichier');
  await expectSound(page);

  await give(page, 'renfort.xlsx', fileOf(many - 1));
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ce n’est pas le fichier de l’import qui s’est arrêté' })).toBeVisible();
  expect(await typeVN(page)).toHaveLength(done);

  await page.reload();
  await give(page, 'renfort.xlsx', workbook);
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${many - done} utilisateur(s) ajouté(s)`, manyRows);
  await page.getByRole('button', { name: 'Importer un nouveau fichier' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Arrêté, repris' })).toBeVisible();
  await expect(stopped(page)).toHaveCount(0);
});

test('a bulk change that a killed server left is told above its list, and goes on where it stopped', async ({ page }) => {
  const { before, value } = await changeAndKill(page);
  await openList(page);
  const done = changed(before, await typeVN(page));
  await expect(stopped(page)).toContainText(`La modification de ${many} utilisateurs s’est arrêtée après ${done}.`);
  await settled(page);
  await expectSound(page);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const told = page.getByRole('group', { name: 'Notifications' });
  await expect(told.getByRole('link', { name: `La modification de ${many} utilisateurs s’est arrêtée après ${done}` })).toBeVisible();
  await page.keyboard.press('Escape');

  await stopped(page).getByRole('link', { name: 'Reprendre' }).click();
  await expect(page.getByRole('heading', { name: `Modifier ${many - done} utilisateurs`, level: 1 })).toBeVisible();
  await expect(page.getByText(`${done} lignes sont passées sur ${many}`)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText(`VN\u00a0: ${value} → ${many - done} lignes`)).toBeVisible(manyRows);
  await page.getByRole('button', { name: 'Reprendre la modification' }).click();
  await expect(page.getByText('La modification est enregistrée')).toBeVisible(manyRows);
  expect((await typeVN(page)).every((is) => is === (value === 'Oui'))).toBe(true);
  await page.getByRole('link', { name: 'Revenir à la liste' }).click();
  await expect(page.getByRole('table', { name: 'Utilisateurs' })).toBeVisible();
  await expect(stopped(page)).toHaveCount(0);
});

test('what a bulk change did is undone from the notice, after its plan', async ({ page }) => {
  const { before } = await changeAndKill(page);
  await openList(page);
  const done = changed(before, await typeVN(page));
  expect(done).toBeGreaterThan(0);
  await stopped(page).getByRole('link', { name: 'Annuler ce qui a été fait' }).click();
  await expect(page.getByRole('heading', { name: 'Annuler une opération', level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${done} lignes à remettre` })).toBeVisible();
  await settled(page);
  await expectSound(page);
  await page.getByRole('button', { name: 'Annuler cette opération' }).click();
  await expect(page.getByText('Tout est redevenu comme avant cette opération.')).toBeVisible();
  expect(await typeVN(page)).toEqual(before);
  await openList(page);
  await expect(stopped(page)).toHaveCount(0);
});
