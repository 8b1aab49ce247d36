import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readCsv } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';
import { expectSound } from '../kit/examine.ts';
import { fillIn, retitled } from '../kit/workbook.ts';

test.use({ session: 'BDGpBauges' });

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const openImport = async (page: Page) => {
  await page.goto('/utilisateurs');
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('heading', { name: 'Import d’utilisateurs', level: 1 })).toBeVisible();
};

const template = async (page: Page) => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger le modèle' }).click();
  expect((await download).suggestedFilename()).toBe('utilisateurs.xlsx');
  return readFile(await (await download).path());
};

const give = async (page: Page, name: string, buffer: Buffer, mimeType = excel) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
};

// Safe: the server checks its answers against the contract.
const users = async (api: APIRequestContext) => (await (await api.get('/api/utilisateurs')).json()) as UtilisateurRow[];

const newcomer = () => ({ Login: `imp${randomInt(1_000_000, 9_999_999)}`, 'Mot de passe': 'Lande-12', Profil: 'Vendeur' });

test('the template is downloaded, filled in, tried, then imported', async ({ page, api }) => {
  const [known] = (await users(api)).slice(-1);
  const added = { Nom: 'Abélard', Prénom: 'Inès', ...newcomer() };
  const refused = { Nom: 'Sansprofil', Prénom: 'Luc', ...newcomer(), Profil: 'Profil imaginaire' };
  await openImport(page);
  const lines = [added, { Login: known?.LoginWEB ?? '', Mobile: `06 ${randomInt(10_000_000, 99_999_999)}` }, refused];
  await give(page, 'équipe.xlsx', fillIn(await template(page), lines));
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByRole('heading', { name: 'Vérification de l’import', level: 1 })).toBeVisible();
  await expect(page.getByText('1 utilisateur à ajouter, 1 à modifier, 0 ligne sans changement, 1 ligne refusée.')).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: known?.LoginWEB ?? '' })
      .getByRole('cell'),
  ).toContainText(['3', 'Modification', 'Mobile']);
  await expect(page.getByRole('row').filter({ hasText: refused.Login })).toContainText('Profil imaginaire');
  expect((await users(api)).map(({ LoginWEB }) => LoginWEB)).not.toContain(added.Login);

  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Résultat de l’import', level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('1 utilisateur(s) ajouté(s)');
  await expect(main.getByRole('status')).toContainText('1 utilisateur(s) modifié(s)');
  await expect(main.getByRole('heading', { name: 'Erreurs sur les utilisateurs (1)' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger les erreurs' }).click();
  const [titles, error] = await readCsv(await download);
  expect([titles, error?.slice(0, 4)]).toEqual([
    ['Concerne', 'Ligne', 'Login', 'Colonne', 'Erreur'],
    ['Utilisateur', '4', refused.Login, 'Profil'],
  ]);

  await page.getByRole('link', { name: 'Retour' }).click();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(added.Login);
  await expect(page.getByRole('row').filter({ hasText: added.Login })).toContainText('Vendeur');
});

test('importing a file twice changes nothing the second time', async ({ page }) => {
  const added = { Nom: 'Delage', Prénom: 'Inès', ...newcomer() };
  await openImport(page);
  const file = fillIn(await template(page), [added]);
  for (const count of [1, 0]) {
    await give(page, 'deux-fois.xlsx', file);
    await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} utilisateur(s) ajouté(s)`);
    await expect(page.getByRole('main').getByRole('status')).toContainText('0 utilisateur(s) modifié(s)');
    await page.getByRole('button', { name: 'Importer un nouveau fichier' }).click();
  }
});

test('a file that is no workbook is refused in French, before or after sending', async ({ page }) => {
  await openImport(page);
  await give(page, 'équipe.csv', Buffer.from('Nom;Prénom'), 'text/csv');
  await expect(page.getByText('«\u00a0équipe.csv\u00a0» n’est pas un fichier .xlsx')).toBeVisible();
  await give(page, 'équipe.xlsx', Buffer.from('Nom;Prénom'));
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ce fichier n’est pas un classeur Excel (.xlsx).' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Import d’utilisateurs' }).getByText('équipe.xlsx')).toBeVisible();
});

test('an empty template is refused too', async ({ page }) => {
  await openImport(page);
  await give(page, 'vide.xlsx', await template(page));
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ce fichier ne contient aucune ligne à importer.' })).toBeVisible();
});

test('columns with other titles are chosen in the page, remembered for the customer, and forgotten', async ({ page, api }) => {
  const { Login, ...added } = { Nom: 'Quéré', ...newcomer() };
  await openImport(page);
  const titles = { Prénom: 'Petit nom', Login: 'Mot de passe', 'Mot de passe': 'Login' };
  const line = { ...added, 'Petit nom': 'Anna', 'Mot de passe': Login, Login: added['Mot de passe'] };
  const file = fillIn(retitled(await template(page), titles), [line]);
  await give(page, 'équipe.xlsx', file);
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  const form = page.getByRole('form', { name: 'Colonnes du fichier' });
  const check = form.getByRole('button', { name: 'Vérifier la ligne' });
  await expect(form.getByText('2 choix à faire')).toBeVisible();
  await expect(check).toBeDisabled();
  await expect(form).not.toContainText('Lande-12');
  await expectSound(page);
  await form.getByRole('button', { name: 'Échanger' }).click();
  await expect(form.getByText('Il manque la colonne «\u00a0Prénom\u00a0».')).toBeVisible();
  await form.getByRole('combobox', { name: 'Colonne B, Petit nom, devient' }).selectOption('Prénom');
  await check.click();
  await expect(page.getByText('1 utilisateur à ajouter')).toBeVisible();
  await page.getByRole('button', { name: 'Feuille et colonnes' }).click();
  await check.click();
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 utilisateur(s) ajouté(s)');
  expect(await users(api)).toContainEqual(expect.objectContaining({ LoginWEB: Login, Lastname: 'Quéré', Firstname: 'Anna' }));

  await page.getByRole('button', { name: 'Importer un nouveau fichier' }).click();
  const past = page.getByRole('region', { name: 'Imports précédents' });
  await expect(past.getByRole('row').nth(1)).toContainText('Terminé');
  await expect(past.getByRole('link', { name: /^Journal de l’import équipe/ }).first()).toHaveAttribute('href', /journal\?groupe=/);
  await give(page, 'équipe.xlsx', file);
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  await expect(form.getByText(/^Choix mémorisé le \d\d\/\d\d$/)).toBeVisible();
  await expect(check).toBeEnabled();
  await form.getByRole('button', { name: 'Oublier ce choix' }).click();
  await expect(form.getByText('2 choix à faire')).toBeVisible();
});
