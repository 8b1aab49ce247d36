import { expect } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { readCsv } from '../kit/list-parts.ts';
import { hostOf } from '../kit/sessions.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'armor' });

test('an administrator of a group finds a refused sign-in of their own people, and nobody else’s', async ({ page, api }) => {
  const refused = await api.post('/api/authenticate', { data: { login: 'nulle-part', password: 'faux', url: hostOf('armor') } });
  expect(refused.status()).toBe(401);
  await page.goto('/acces');
  await page.getByRole('link', { name: 'Connexions de vos collaborateurs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexions de vos collaborateurs' })).toBeVisible();
  await settled(page);
  await expectSound(page);
  const filters = page.getByRole('search', { name: 'Filtrer les événements de sécurité' });
  await expect(filters.getByRole('textbox', { name: 'Client' })).toHaveCount(0);
  await filters.getByRole('combobox', { name: 'Événement' }).click();
  await expect(page.getByRole('option', { name: 'Compte d’opérateur' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Ouverture de session' }).click();
  await filters.getByRole('combobox', { name: 'Résultat' }).click();
  await page.getByRole('option', { name: 'Refusé' }).click();
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText("Nom d'utilisateur ou mot de passe incorrect.");
  await expect(page).toHaveURL(/resultat=refus/);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger en CSV la page affichée' }).click();
  const [titles, ...rows] = await readCsv(await coming);
  expect(titles).toEqual(['#', 'Date', 'Événement', 'Résultat', 'Nombre', 'Qui', 'Adresse', 'Appareil', 'Détails', 'N° de la demande']);
  expect(rows[0]).toEqual(expect.arrayContaining(['Ouverture de session', 'Refusé']));
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page).not.toHaveURL(/type=/);
});
