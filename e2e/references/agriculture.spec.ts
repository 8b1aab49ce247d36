import type { CategorieProduction } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import type { PlaqueResp } from '@comptoir/contract/domains/estimations-reprise/estimations-reprise.calls';
import type { TypeMaterielAgri } from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { choose } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

/** Unique names: journeys run more than once, and together. */
const fresh = (label: string) => `${label} ${randomInt(1_000_000, 9_999_999)}`;

test('a category and its sub-category are added, then renamed in place', async ({ page, api }) => {
  const [categorie, sous, renamed] = [fresh('Vergers'), fresh('Pommiers'), fresh('Poiriers')];
  await page.goto('/categoriesAgri');
  await page.getByRole('button', { name: 'Ajouter une catégorie', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Libellé/ }).fill(categorie);
  await dialog.getByRole('button', { name: 'Ajouter la catégorie' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: `Ajouter une sous-catégorie à ${categorie}` }).click();
  await dialog.getByRole('textbox', { name: /^Libellé/ }).fill(sous);
  await dialog.getByRole('button', { name: 'Ajouter la sous-catégorie' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: `${sous}, libellé de la sous-catégorie` }).dblclick();
  const box = page.getByRole('textbox', { name: 'libellé de la sous-catégorie' });
  await box.fill(renamed);
  await box.press('Escape');
  await page.getByRole('button', { name: `${sous}, libellé de la sous-catégorie` }).press('Enter');
  await box.fill(renamed);
  await box.press('Enter');
  await expect(page.getByRole('button', { name: `${renamed}, libellé de la sous-catégorie` })).toBeFocused();

  await page.getByRole('button', { name: `${categorie}, libellé de la catégorie` }).press('F2');
  await page.getByRole('textbox', { name: 'libellé de la catégorie' }).fill('  ');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('Le libellé ne peut pas être vide')).toBeVisible();
  const stored = (await (await api.get('/api/categoriesProduction')).json()) as CategorieProduction[];
  const own = stored.find(({ Libelle }) => Libelle === categorie);
  expect(own?.sousCategoriesProduction.map(({ Libelle }) => Libelle)).toEqual([renamed]);
});

test('N adds in the card that somebody is in, and in the first from elsewhere', async ({ page }) => {
  await page.goto('/categoriesAgri');
  const label = page.getByRole('region', { name: 'Catégories de production' }).getByRole('button', { name: /, libellé de la catégorie/ });
  await label.first().focus();
  const dialog = page.getByRole('dialog');
  for (const title of ['Ajouter une catégorie de production', 'Ajouter une catégorie de clients']) {
    await page.keyboard.press('n');
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
  }
});

test('a type of production is added once, and deleted', async ({ page, api }) => {
  const libelle = fresh('Ruches');
  const { IDCategorieProduction } = (await (await api.post('/api/categoriesProduction', { data: { libelle } })).json()) as {
    IDCategorieProduction: number;
  };
  await api.post('/api/sousCategoriesProduction', { data: { libelle: 'Miel', IDCategorieProduction } });
  await page.goto('/typesProduction');
  const add = page.getByRole('button', { name: 'Ajouter', exact: true });
  await expect(add).toBeDisabled();
  for (const told of ['Le type de production est ajouté.', 'Erreur : cette association de catégories existe déjà']) {
    await choose(page, 'Catégorie (obligatoire)', libelle);
    await choose(page, 'Sous-catégorie', 'Miel');
    await add.click();
    await expect(page.getByText(told)).toBeVisible();
  }
  const row = page.getByRole('row').filter({ hasText: libelle });
  await expect(row).toContainText('Miel');
  await row.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le type de production' }).click();
  await expect(row).toHaveCount(0);
});

test('a type of equipment is given fields and families', async ({ page, api }) => {
  const [type, champ] = [fresh('Robot'), fresh('Autonomie')];
  await page.goto('/typesMaterielAgri');
  await page.getByRole('button', { name: 'Ajouter un type de matériel' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Description/ }).fill(type);
  await dialog.getByRole('button', { name: 'Ajouter le type de matériel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Créer un champ' }).click();
  await dialog.getByRole('textbox', { name: /^Description/ }).fill(champ);
  await dialog.getByRole('checkbox', { name: type }).check();
  await dialog.getByRole('button', { name: 'Créer le champ' }).click();
  await expect(dialog).toHaveCount(0);

  const champs = page.getByRole('link', { name: `1 champ de ${type}` });
  await expect(champs).toBeVisible();
  const familles = page.getByRole('combobox', { name: `Familles de ${type}` });
  await familles.click();
  const famille = page.getByRole('option').first();
  const name = await famille.innerText();
  await famille.click();
  await familles.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: type })).toContainText(name);
  await expect(familles).toBeEnabled();

  await champs.click();
  const save = page.getByRole('button', { name: 'Sauvegarder' });
  await expect(save).toBeDisabled();
  const own = page.getByRole('region', { name: 'Champs du type de matériel' });
  const free = page.getByRole('region', { name: 'Champs disponibles' });
  await expect(own.getByRole('checkbox')).toHaveCount(1);
  await free.getByRole('checkbox', { name: 'Numéro de parc' }).check();
  await free.getByRole('button', { name: 'Ajouter' }).click();
  await own.getByRole('checkbox', { name: champ }).check();
  await own.getByRole('button', { name: 'Retirer' }).click();
  await save.click();
  await expect(page.getByText('Les champs sont enregistrés.')).toBeVisible();
  await expect(save).toBeDisabled();
  const stored = (await (await api.get('/api/typesMaterielAgri')).json()) as TypeMaterielAgri[];
  const row = stored.find(({ Descr }) => Descr === type)!;
  expect(row.Champs.map(({ Descr }) => Descr)).toEqual(['Numéro de parc']);
  // Other journeys need a free family.
  await api.put(`/api/typesMaterielAgri/${row.IDTypeMaterialAgri}/familles`, { data: [] });
});

test('the people who estimate trade-ins are chosen among those of the company', async ({ page, api }) => {
  const plaques = async () => (await (await api.get('/api/estimationsReprise/plaquesResp')).json()) as PlaqueResp[];
  const { IDPlaque, Libelle } = (await plaques())[0]!;
  await api.post(`/api/estimationsReprise/${IDPlaque}/responsables`, { data: { IDsPeopleResponsables: [] } });
  await page.goto('/estimationsReprise?sans=1');
  await page.getByRole('button', { name: `Choisir les responsables\u00a0: ${Libelle}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Utilisateurs responsables' }).click();
  const person = page.getByRole('option').first();
  const name = await person.innerText();
  await person.click();
  // The list stays open for further choices; a click outside closes it.
  await dialog.getByText(Libelle).click();
  await dialog.getByRole('button', { name: 'Enregistrer les responsables' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await plaques())[0]?.EstimationsRepriseResp).toMatchObject([{ Name: name }]);
  await page.goto('/estimationsReprise');
  await expect(page.getByRole('row').filter({ hasText: Libelle })).toContainText(name);
});
