import type { LeadConfig } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { expectCount, readCsv } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpForez' });

/** Safe: the server checks its answers against the contract. */
const read = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;
const configOf = (api: APIRequestContext) => read<LeadConfig>(api, '/api/interfaces/esellerLead/config');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Onglets d’eSeller Lead' }).getByRole('link');

test('options that depend on another are locked, and all are saved together', async ({ page, api }) => {
  const before = await configOf(api);
  await page.goto('/interfaces/esellerLead');
  await expect(tabs(page)).toHaveText(['Configuration', 'Sites', 'Utilisateurs', 'Synthèse']);
  const amont = page.getByRole('checkbox', { name: 'Traitement par le BDC en amont du chef des ventes' });
  const kept = page.getByRole('checkbox', { name: 'Leads non transmis au chef des ventes' });
  await amont.setChecked(false);
  await expect(kept).toBeDisabled();
  await amont.check();
  await page.getByRole('textbox', { name: 'IDClient' }).fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText("Vous devez renseigner un IDClient pour pouvoir activer l'interface")).toBeVisible();
  await expectSound(page);
  await page.getByRole('textbox', { name: 'IDClient' }).fill(before.IDClient);
  const vip = page.getByRole('checkbox', { name: 'Gestion des clients VIP' });
  await vip.setChecked(!before.GRP_GestionVIP);
  await tabs(page).filter({ hasText: 'Sites' }).click();
  await page.getByRole('button', { name: 'Rester sur la page' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('La configuration est enregistrée.')).toBeVisible();
  // Another journey creates the reporting menu at the same time.
  const { reportingLeadMenuExist: _, ...parameters } = before;
  const after = { ...parameters, GRP_BDCTraitementLeadAmontChefVente: true, GRP_GestionVIP: !before.GRP_GestionVIP };
  expect(await configOf(api)).toMatchObject(after);
});

test('the reporting menu is created once', async ({ page }) => {
  await page.goto('/interfaces/esellerLead');
  await page.getByRole('button', { name: 'Créer le menu de reporting' }).click();
  await expect(page.getByText('Le menu de reporting est créé.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Créer le menu de reporting' })).toHaveCount(0);
});

test('sites that cannot receive leads are marked, and lead to their page', async ({ page, api }) => {
  const own = (await read<SiteRow[]>(api, '/api/sites')).filter((site) => site.Est_eSellerLeadActif);
  const wrong = own.filter(
    ({ Libelle, EstFictif, EstVN, EstVO, Marques }) => Libelle === '' || !(EstFictif || EstVN || EstVO) || (EstVN && Marques.length === 0),
  );
  await page.goto('/interfaces/esellerLead?onglet=sites');
  await expectCount(page, `${own.length} lignes`);
  await expect(page.getByRole('button', { name: 'Ligne à corriger' })).toHaveCount(wrong.length);
  await settled(page);
  await expectSound(page);
  await page.getByRole('link', { name: `Modifier\u00a0: ${own[0]?.Descr}` }).click();
  await expect(page.getByRole('heading', { name: own[0]?.Descr ?? '', level: 1 })).toBeVisible();
});

test('a change of a user is saved at once, the profile decides the copies, and a refused change is undone', async ({ page, api }) => {
  const users = await read<UtilisateurRow[]>(api, '/api/utilisateurs');
  const user = users.find(({ Actif, IDDRProfileEsellerLead }) => Actif && IDDRProfileEsellerLead === 2)!;
  const stored = async () => (await read<UtilisateurRow[]>(api, '/api/utilisateurs')).find(({ IDPeople }) => IDPeople === user.IDPeople);
  const cell = (heading: string) => page.getByLabel(`${heading}\u00a0: ${user.Name}`, { exact: true });
  await page.goto('/interfaces/esellerLead?onglet=utilisateurs');
  await expectCount(page, `${users.filter(({ Actif }) => Actif).length} lignes`);
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(user.Name);
  await expect(cell('Copie RDV')).toHaveAttribute('aria-disabled', 'true');
  await cell('Profil eSeller Lead').selectOption('3');
  await expect.poll(async () => (await stored())?.IDDRProfileEsellerLead).toBe(3);
  // Until its change is stored, a row takes no other one.
  await expect(page.getByRole('status', { name: `Enregistrement\u00a0: ${user.Name}` })).toHaveCount(0);
  await cell('Copie RDV').click();
  await expect(cell('Copie RDV')).toBeChecked();
  await expect.poll(async () => (await stored())?.EnCopieRDVeSellerLead).toBe(true);
  await expectSound(page);
  await cell('Profil eSeller Lead').selectOption('');
  await expect.poll(stored).toMatchObject({ IDDRProfileEsellerLead: null, EnCopieRDVeSellerLead: false });
  await expect(cell('Copie RDV')).not.toBeChecked();

  await page.context().setOffline(true);
  await cell('VDL').click();
  await expect(page.getByRole('alert').getByText(/ne répond pas/)).toBeVisible();
  await expect(cell('VDL')).toBeChecked({ checked: user.TypeVDL });
  await page.context().setOffline(false);

  await page.getByRole('button', { name: `Actions\u00a0: ${user.Name}` }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['eSeller Team', 'eSeller Lead', 'Reporting']);
});

test('the summary names who receives the leads of a site, and offers two files', async ({ page, api }) => {
  const users = (await read<UtilisateurRow[]>(api, '/api/utilisateurs')).filter(({ Actif }) => Actif);
  const own = (await read<SiteRow[]>(api, '/api/sites')).filter((site) => site.Est_eSellerLeadActif);
  const onSites = users.flatMap(({ Sites }) => Sites.filter(({ IDSite }) => own.some((site) => site.IDSite === IDSite)));
  await page.goto('/interfaces/esellerLead/synthese');
  await expectCount(page, `${own.length} lignes`);
  const file = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return { name: (await download).suggestedFilename(), lines: await readCsv(await download) };
  };
  const attributions = await file('Attributions en CSV');
  expect(attributions.name).toMatch(/^eSellerLead_attributions_prod-est_BDGpForez_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/);
  expect(attributions.lines).toHaveLength(onSites.length + 1);
  const people = await file('Utilisateurs en CSV');
  expect(people.name).toContain('eSellerLead_utilisateurs_prod-est_BDGpForez_');
  expect(people.lines).toHaveLength(users.length + 1);
});
