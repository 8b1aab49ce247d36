import { expect, type APIRequestContext } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { readCsv } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpCotentin' });

/** Of a login with which no other journey is refused. */
const refuseSignIn = (request: APIRequestContext) =>
  request.post('/api/authenticate', { data: { login: 'collegue', password: 'faux', url: 'localhost' } });

test('a refused sign-in is there, is found by its kind and by who it was, and stays found', async ({ page, api }) => {
  expect((await refuseSignIn(api)).status()).toBe(401);
  await page.goto('/securite');
  await settled(page);
  await expectSound(page);
  await expect(page.getByRole('region', { name: 'Sorties' })).toContainText('aucune sortie n’est configurée');
  const filters = page.getByRole('search', { name: 'Filtrer les événements de sécurité' });
  await filters.getByRole('combobox', { name: 'Événement' }).click();
  await page.getByRole('option', { name: 'Ouverture de session' }).click();
  await filters.getByRole('combobox', { name: 'Résultat' }).click();
  await page.getByRole('option', { name: 'Refusé' }).click();
  await filters.getByRole('textbox', { name: 'Recherche' }).fill('collegue');
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('collegue');
  await expect(row).toContainText('Refusé');
  await expect(row).toContainText("Nom d'utilisateur ou mot de passe incorrect.");
  await expect(page).toHaveURL(/type=ouverture/);
  // The address follows what is typed after a moment.
  await expect(page).toHaveURL(/texte=collegue/);
  await page.reload();
  await expect(filters.getByRole('combobox', { name: 'Événement' })).toHaveValue('Ouverture de session');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('collegue');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger en CSV la page affichée' }).click();
  const rows = await readCsv(await coming);
  expect(rows[0]).toContain('N° de la demande');
  expect(rows[1]).toEqual(expect.arrayContaining(['Ouverture de session', 'Refusé', 'collegue', 'Opérateur']));
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page).not.toHaveURL(/type=/);
});

test('nothing found says so and can be cleared', async ({ page }) => {
  await page.goto('/securite?texte=introuvable');
  await expect(page.getByText("Il n'y a aucun résultat pour cette recherche.")).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Effacer les filtres' }).last().click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('the whole chain is exported, and the export is an event itself', async ({ page }) => {
  await page.goto('/securite');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter la chaîne' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('evenements-de-securite.jsonl');
  await page.goto('/securite?type=export');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Événements de sécurité à partir du n° 1');
});
