import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { choose } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpGeant' });

test('users are changed together after a check, and the run is undone', async ({ page, api }) => {
  const Lastname = `Lotissier${randomInt(1_000_000, 9_999_999)}`;
  const ids: number[] = [];
  for (const n of [1, 2, 3]) {
    const LoginWEB = `lo${randomInt(1_000_000, 9_999_999)}`;
    const data = { Lastname, Firstname: `Numéro ${n}`, Initial: 'LN', LoginWEB, Password: 'Vague-12', drprofile_id: 3, TypeVN: n === 1 };
    ids.push(((await (await api.post('/api/utilisateurs', { data })).json()) as Utilisateur).IDPeople);
  }
  const place = ((await (await api.get('/api/sites')).json()) as Site[]).find(({ EstFictif }) => !EstFictif);
  const typeVN = () =>
    Promise.all(ids.map(async (id) => ((await (await api.get(`/api/utilisateurs/${id}`)).json()) as Utilisateur).TypeVN));

  await page.goto(`/utilisateurs?q=${Lastname}`);
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).check();
  await expect(page.getByRole('group', { name: 'Sélection' })).toContainText('3 lignes sélectionnées');
  await page.getByRole('button', { name: 'Modifier la sélection' }).click();
  await expect(page.getByRole('heading', { name: 'Modifier 3 utilisateurs', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vérifier' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'VN', exact: true }).selectOption('Oui');
  await choose(page, 'Sites à ajouter', place!.Descr);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`3 lignes\u00a0: Ajouter l’accès à ${place!.Descr}\u00a0; VN\u00a0: Oui.`)).toBeVisible();
  const why = `Réorganisation ${Lastname}`;
  await page.getByRole('textbox', { name: 'Motif (facultatif)' }).fill(why);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText('3 lignes à modifier, 0 sans changement, 0 refusée.')).toBeVisible();
  await expect(page.getByText(`Ajouter l’accès à ${place!.Descr} → 3 lignes`)).toBeVisible();
  await expect(page.getByText('VN\u00a0: Oui → 2 lignes, 1 déjà ainsi')).toBeVisible();
  await expectSound(page);
  expect(await typeVN()).toEqual([true, false, false]);

  await page.getByRole('button', { name: 'Modifier 3 lignes' }).click();
  await expect(page.getByText('La modification est enregistrée')).toBeVisible();
  expect(await typeVN()).toEqual([true, true, true]);
  const told = await (await api.get('/api/journal', { params: { texte: why } })).text();
  expect(told.match(new RegExp(`"Motif":"${why}"`, 'g'))).toHaveLength(5);

  await page.getByRole('button', { name: 'Annuler cette modification' }).click();
  await expect(page.getByText('La modification est annulée')).toBeVisible();
  expect(await typeVN()).toEqual([true, false, false]);
});

test('a refused site is listed with its reason, and the others are changed', async ({ page, api }) => {
  const list = (await (await api.get('/api/sites')).json()) as Site[];
  const withLead = list.find((site) => site.Est_eSellerLeadActif && !site.RDVsAtelierSurMobile);
  const without = list.find((site) => !site.Est_eSellerLeadActif);
  await page.goto('/sites');
  for (const site of [withLead!, without!]) {
    await page.getByRole('textbox', { name: 'Rechercher' }).fill(site.Descr);
    await page
      .getByRole('checkbox', { name: `Sélectionner\u00a0: ${site.Descr}`, exact: true })
      .first()
      .check();
  }
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('');
  await page.getByRole('button', { name: 'Modifier la sélection' }).click();
  await page.getByRole('combobox', { name: 'Rendez-vous d’atelier sur mobile' }).selectOption('Oui');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText('1 ligne à modifier, 0 sans changement, 1 refusée.')).toBeVisible();
  await expect(page.getByText('Le site doit avoir eSeller Lead active').first()).toBeVisible();
});
