import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { Societe } from '@comptoir/contract/domains/societes/societes.calls';
import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';
import { readSheetText, sheetOf } from './kit/workbook.ts';

test.use({ session: 'BDGpBauges' });

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('three sites of a workbook: one is wrong, corrected in the page, and all are in the list', async ({ page, api }) => {
  const own = `I${randomInt(1_000_000)}`;
  // Safe: the server checks its answers against the contract.
  const [societe] = (await (await api.get('/api/societes')).json()) as Societe[];
  const types = (await (await api.get('/api/sites/types')).json()) as { Descr: string }[];
  const [nom, type] = [societe!.Libelle, types[0]!.Descr];
  await page.goto('/sites');
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import de sites', level: 1 })).toBeVisible();
  await expectSound(page);
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le modèle' }).click();
  const model = await readSheetText(await template);
  for (const title of ['Société', 'Code postal', 'Marques']) expect(model).toContain(`>${title}<`);

  const lines = [
    ['Société', 'Nom', 'Code', 'Type', 'CP', 'Ville'],
    [nom, `Nord ${own}`, `${own}N`, type, '29200', 'Brest'],
    [`${nom} et fils`, `Sud ${own}`, `${own}S`, type, '29000', 'Quimper'],
    [String(societe!.IDPlaque), `Est ${own}`, `${own}E`, type, '35000', 'Rennes'],
  ];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chooser).setFiles({ name: 'ouvertures.xlsx', mimeType: excel, buffer: sheetOf(lines) });
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  // Its titles are not those of the template.
  const columns = page.getByRole('form', { name: 'Colonnes du fichier' });
  await expect(columns.getByRole('combobox', { name: 'Colonne E, CP, devient' })).toHaveValue('Code postal');
  await columns.getByRole('button', { name: 'Vérifier les 3 lignes' }).click();

  await expect(page.getByText(/^2 sites à ajouter, .*1 ligne refusée/)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Société, ligne 3' });
  await expect(field).toHaveAccessibleDescription(`Société inconnue\u00a0: «\u00a0${nom} et fils\u00a0»`);
  await expectSound(page);
  await field.fill(nom.toUpperCase());
  await field.press('Enter');
  await expect(page.getByText(/^3 sites à ajouter/)).toBeVisible();
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('3 site(s) ajouté(s)');
  await expectSound(page);

  await page.getByRole('link', { name: 'Retour' }).click();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(own);
  const table = page.getByRole('table', { name: 'Sites' });
  for (const name of ['Nord', 'Sud', 'Est']) await expect(table.getByRole('link', { name: `${name} ${own}`, exact: true })).toBeVisible();
  const sites = (await (await api.get('/api/sites')).json()) as SiteRow[];
  const added = sites.filter(({ Code }) => Code.startsWith(own));
  expect(added.map(({ IDPlaque, CodePostal }) => [IDPlaque, CodePostal])).toEqual(
    ['29200', '29000', '35000'].map((code) => [societe!.IDPlaque, code]),
  );

  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  const past = page.getByRole('table', { name: 'Imports précédents' }).getByRole('row').nth(1);
  await expect(past).toContainText('ouvertures.xlsx');
  await expect(past).toContainText('Terminé');
});
