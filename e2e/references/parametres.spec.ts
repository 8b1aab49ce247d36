import type { GpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpArmorRecette' });

// Safe: the server checks its answers against the contract.
const parametres = async (api: APIRequestContext) => (await (await api.get('/api/gpParametres')).json()) as GpParametres;

/** Somebody else saves these just before the page's own saves. */
const beforeSaves = (page: Page, api: APIRequestContext, others: Partial<GpParametres>[]) =>
  page.route('**/api/gpParametres', async (route) => {
    const data = route.request().method() === 'PUT' ? others.shift() : undefined;
    if (data) await api.put('/api/gpParametres', { data });
    await route.continue();
  });

const save = { name: 'Enregistrer', exact: true };

test('a parameter is found by a word of its help, saved, and listed in its history', async ({ page, api }) => {
  const before = (await parametres(api)).GRP_NbJrsRelanceAvantFinGarantie ?? 0;
  await page.goto('/parametres');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('35 paramètres');
  await expect(page.getByRole('button', save)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Rechercher un paramètre' }).fill('fin garantie');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 sur 35 paramètres');
  await expect(page).toHaveURL(/\?q=fin(\+|%20)garantie$/);
  const field = page.getByRole('textbox', { name: /GRP_NbJrsRelanceAvantFinGarantie/ });
  await field.fill(String(before + 1));
  await page.getByRole('textbox', { name: 'Rechercher un paramètre' }).fill('aucun ne répond');
  await expect(field).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Modifications enregistrées')).toBeVisible();
  expect((await parametres(api)).GRP_NbJrsRelanceAvantFinGarantie).toBe(before + 1);
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(page.getByRole('search').getByRole('status')).toHaveText('35 paramètres');
  await page.getByRole('button', { name: 'Historique' }).click();
  const change = page.getByRole('article').filter({ hasText: 'Relance avant la fin de la garantie' }).first();
  await expect(change.getByRole('insertion').filter({ hasText: new RegExp(`^${before + 1}$`) })).toBeVisible();
});

test('a faulty value is marked on its field, and nothing is lost', async ({ page }) => {
  await page.goto('/parametres');
  const pays = page.getByRole('textbox', { name: /GRP_CodePays/ });
  await pays.fill('F1');
  await page.getByRole('button', save).click();
  await expect(pays).toHaveAccessibleDescription(/Deux lettres attendues/);
  await expect(pays).toBeFocused();
  await pays.fill('be');
  await page.getByRole('button', save).click();
  await expect(page.getByText('Modifications enregistrées')).toBeVisible();
  await expect(pays).toHaveValue('BE');
});

test('two people change different parameters: both changes stay', async ({ page, api }) => {
  const { GRP_AnalyseMarge, GRP_ForceEnvoiFM } = await parametres(api);
  await page.goto('/parametres');
  await page.getByRole('checkbox', { name: /GRP_AnalyseMarge/ }).setChecked(!GRP_AnalyseMarge);
  await api.put('/api/gpParametres', { data: { GRP_ForceEnvoiFM: !GRP_ForceEnvoiFM } });
  await page.getByRole('button', save).click();
  await expect(page.getByText('Quelqu’un d’autre avait modifié cette fiche')).toBeVisible();
  await expect(page.getByText('Modifications enregistrées')).toBeVisible();
  expect(await parametres(api)).toMatchObject({ GRP_AnalyseMarge: !GRP_AnalyseMarge, GRP_ForceEnvoiFM: !GRP_ForceEnvoiFM });
});

test('somebody else saves again and again: each time both changes stay', async ({ page, api }) => {
  const { GRP_RechercheVN, GRP_GereBonusVDCommeVN, GRP_OffreValiditeFinDeMois } = await parametres(api);
  await page.goto('/parametres');
  const typed = GRP_RechercheVN === 'PARC' ? 'LIEU' : 'PARC';
  await page.getByRole('textbox', { name: /GRP_RechercheVN/ }).fill(typed);
  const others = [
    { GRP_GereBonusVDCommeVN: !GRP_GereBonusVDCommeVN },
    { GRP_OffreValiditeFinDeMois: !GRP_OffreValiditeFinDeMois },
    { GRP_GereBonusVDCommeVN },
  ];
  await beforeSaves(page, api, others);
  await page.getByRole('button', save).click();
  await expect(page.getByText('Modifications enregistrées')).toBeVisible();
  expect(others).toEqual([]);
  expect(await parametres(api)).toMatchObject({
    GRP_RechercheVN: typed,
    GRP_OffreValiditeFinDeMois: !GRP_OffreValiditeFinDeMois,
    GRP_GereBonusVDCommeVN,
  });
});

test('after a merge, a field that somebody else changes too is still asked about', async ({ page, api }) => {
  const { GRP_RechercheVO, GRP_AfficheNumSerieBdC } = await parametres(api);
  const [mine, theirs] = GRP_RechercheVO === 'PARC1' ? ['PARC2', 'LIEU2'] : ['PARC1', 'LIEU1'];
  await page.goto('/parametres');
  await page.getByRole('textbox', { name: /GRP_RechercheVO/ }).fill(mine);
  const others = [{ GRP_AfficheNumSerieBdC: !GRP_AfficheNumSerieBdC }, { GRP_RechercheVO: theirs }];
  await beforeSaves(page, api, others);
  await page.getByRole('button', save).click();
  const question = page.getByRole('dialog', { name: 'Cette fiche a été modifiée entre-temps' });
  await question.getByRole('radio', { name: /Garder ma saisie/ }).click();
  await question.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await expect(page.getByText('Modifications enregistrées')).toBeVisible();
  expect(await parametres(api)).toMatchObject({ GRP_RechercheVO: mine, GRP_AfficheNumSerieBdC: !GRP_AfficheNumSerieBdC });
});
