import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { Societe } from '@comptoir/contract/domains/societes/societes.calls';
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
  await expect(page.getByRole('group', { name: 'Sélection' })).toContainText('3 utilisateurs sélectionnés');
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

test('companies are changed together: a number, a tick, and what is no number is said', async ({ page, api }) => {
  const before = (await (await api.get('/api/societes')).json()) as Societe[];
  const [one, two] = before;
  await page.goto('/societes');
  for (const { Libelle } of [one!, two!]) await page.getByRole('checkbox', { name: `Sélectionner\u00a0: ${Libelle}`, exact: true }).check();
  await page.getByRole('button', { name: 'Modifier la sélection' }).click();
  await expect(page.getByRole('heading', { name: 'Modifier 2 sociétés', level: 1 })).toBeVisible();
  const days = page.getByRole('textbox', { name: 'Validité des offres' });
  await days.fill('beaucoup');
  await expect(days).toHaveAccessibleDescription('Nombre entier attendu');
  await expectSound(page);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Validité des offres' })).toBeVisible();
  await expect(days).toHaveValue('beaucoup');
  await expect(page.getByText(/NaN/)).toHaveCount(0);
  await days.fill('41');
  await page.getByRole('combobox', { name: 'Créer une offre sans étape' }).selectOption('Oui');
  await expect(
    page.getByText('2 lignes\u00a0: Validité des offres\u00a0: 41\u00a0jours\u00a0; Créer une offre sans étape\u00a0: Oui.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: 'Modifier 2 lignes' }).click();
  await expect(page.getByText('La modification est enregistrée')).toBeVisible();
  const validities = async () => ((await (await api.get('/api/societes')).json()) as Societe[]).map(({ DureeValid }) => DureeValid);
  expect((await validities()).slice(0, 2)).toEqual([41, 41]);
  await page.getByRole('button', { name: 'Annuler cette modification' }).click();
  await expect(page.getByText('La modification est annulée')).toBeVisible();
  expect(await validities()).toEqual(before.map(({ DureeValid }) => DureeValid));
});

test('rows of a small list are changed together, by a choice that is found by typing', async ({ page, api }) => {
  const names = [1, 2].map(() => `Raison ${randomInt(1_000_000, 9_999_999)}`);
  const ids: number[] = [];
  for (const Libelle of names) {
    const data = { Libelle, IDAffaireTypeStop: 1, AvecRelance: false, Actif: true };
    const made = (await (await api.post('/api/table/RaisonClotureLead', { data })).json()) as { IDAffaireRaisonStop: number };
    ids.push(made.IDAffaireRaisonStop);
  }
  const types = (await (await api.get('/api/typesCloture')).json()) as { IDAffaireTypeStop: number; TypeCloture: string }[];
  const { IDAffaireTypeStop, TypeCloture } = types[1]!;
  await page.goto('/table/RaisonClotureLead');
  for (const name of names) await page.getByRole('checkbox', { name: `Sélectionner\u00a0: ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Modifier la sélection' }).click();
  await expect(page.getByRole('heading', { name: 'Modifier 2 raisons de clôture', level: 1 })).toBeVisible();
  await choose(page, 'Type de clôture', TypeCloture);
  await page.getByRole('combobox', { name: 'Avec relance' }).selectOption('Oui');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText(`Type de clôture\u00a0: ${TypeCloture} → 2 lignes`)).toBeVisible();
  await page.getByRole('button', { name: 'Modifier 2 lignes' }).click();
  await expect(page.getByText('La modification est enregistrée')).toBeVisible();
  for (const id of ids) {
    const row: unknown = await (await api.get(`/api/table/RaisonClotureLead/${id}`)).json();
    expect(row).toMatchObject({ IDAffaireTypeStop, AvecRelance: true, Actif: true });
  }
});
