import type { Demande } from '@comptoir/contract/domains/demandes/demandes.calls';
import type { Passerelle } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import type { Relance } from '@comptoir/contract/domains/relances/relances.calls';
import type { Site, SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { Societe, SocieteReduite } from '@comptoir/contract/domains/societes/societes.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectCount, headings } from './kit/list-parts.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'armor' });

const mark = () => `Z${randomInt(100_000, 999_999)}`;
const save = { name: 'Enregistrer', exact: true };
const sent = 'Votre demande a été envoyée. Vous serez recontacté prochainement.';
// Safe: the server checks its answers against the contract.
const get = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;

/** Writes the comment of a request and sends it. */
const ask = async (page: Page, comment: string) => {
  await page.getByRole('textbox', { name: /^Commentaire/ }).fill(comment);
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer la demande' })).toBeDisabled();
};

test('a company is read in three facts, and its change is asked for with its name before the comment', async ({ page, api, apiAs }) => {
  const [company] = await get<SocieteReduite[]>(api, '/api/societes');
  const { IDPlaque, Libelle } = company!;
  const comment = `Ajouter une adresse ${mark()}`;
  await page.goto(`/societes/${IDPlaque}`);
  await expect(page.getByRole('term')).toHaveText(['Libellé', 'E-mail', 'Validité des offres']);
  await expect(page.getByRole('textbox', { name: 'Sujet' })).toHaveValue("Demande de modification d'une societe");
  await expect(page.getByRole('textbox', { name: 'Nom' })).not.toBeEditable();
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('textbox', { name: /^Commentaire/ })).toBeFocused();
  await ask(page, comment);
  const kept = await get<Demande[]>(await apiAs('BDGpArmor'), '/api/demandes');
  expect(kept).toContainEqual(expect.objectContaining({ type: 'modif_societe', commentaire: `${Libelle}\u00a0: ${comment}` }));
  expect((await api.put(`/api/societes/${IDPlaque}`, { data: { DureeValid: 9 } })).status()).toBe(403);
});

for (const [path, way, sujet, type] of [
  ['/societes', 'Demander l’ajout d’une société', "Demande d'ajout d'une societe", 'ajout_societe'],
  ['/sites', 'Demander l’ajout d’un site', "Demande d'ajout d'un site", 'ajout_site'],
] as const) {
  test(`${path}: a new one is asked for, and the provider's staff read the request`, async ({ page, api, apiAs }) => {
    const comment = `Ouverture à Morlaix ${mark()}`;
    await page.goto(path);
    await page.getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { name: sujet, level: 1 })).toBeVisible();
    await ask(page, comment);
    const kept = await get<Demande[]>(await apiAs('BDGpArmor'), '/api/demandes');
    expect(kept).toContainEqual(expect.objectContaining({ type, sujet, commentaire: comment }));
    expect((await api.post(`/api${path}`, { data: {} })).status()).toBe(403);
  });
}

test('leaving a half-written request asks first', async ({ page }) => {
  await page.goto('/sites/create');
  await page.getByRole('textbox', { name: /^Commentaire/ }).fill('Pas encore envoyée');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Sociétés', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rester sur la page' }).click();
  await expect(page.getByRole('textbox', { name: /^Commentaire/ })).toHaveValue('Pas encore envoyée');
});

test('fictitious sites and their column are hidden', async ({ page, api, apiAs }) => {
  const everySite = await get<SiteRow[]>(await apiAs('BDGpArmor'), '/api/sites');
  const fictitious = everySite.find(({ EstFictif }) => EstFictif)!;
  await page.goto('/sites');
  await expectCount(page, /^\d+ lignes?$/);
  expect(await headings(page)).not.toContain('Site fictif');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(fictitious.Descr);
  await expectCount(page, /^\d+ sur \d+/);
  await expect(page.getByRole('link', { name: fictitious.Descr, exact: true })).toHaveCount(0);
  expect((await api.get(`/api/sites/${fictitious.IDSite}`)).status()).toBe(404);
});

test('a site is changed, except company, type, manufacturer code and brands', async ({ page, api }) => {
  const { IDSite, CodeConstructeur, IDTypeSite } = (await get<SiteRow[]>(api, '/api/sites')).at(-1)!;
  const Ville = `Brest ${mark()}`;
  await page.goto(`/sites/${IDSite}`);
  await expect(page.getByRole('textbox', { name: 'Code constructeur', exact: true })).not.toBeEditable();
  for (const locked of [/^Société/, /^Type de site/]) await expect(page.getByLabel(locked).first()).not.toBeEditable();
  await expect(page.getByRole('combobox', { name: 'Marques' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Site fictif' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Ville' }).fill(Ville);
  await page.getByRole('button', save).click();
  await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
  expect(await get<Site>(api, `/api/sites/${IDSite}`)).toMatchObject({ Ville, CodeConstructeur, IDTypeSite });
  expect((await api.put(`/api/sites/${IDSite}/marques`, { data: [] })).status()).toBe(403);
});

test('gateways and their history are read-only', async ({ page, api }) => {
  const [gateway] = await get<Passerelle[]>(api, '/api/passerelles');
  const { IDPasserelleDMS, Libelle } = gateway!;
  await page.goto('/passerelles');
  await page.getByRole('link', { name: Libelle, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Historique des transferts', level: 1 })).toBeVisible();
  for (const path of [`/passerelles/${IDPasserelleDMS}`, `/passerelles/${IDPasserelleDMS}/columns`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  }
  expect((await api.put(`/api/passerelles/${IDPasserelleDMS}`, { data: { Commentaire: 'non' } })).status()).toBe(403);
});

test('a follow-up can be changed but not deleted', async ({ page, api, apiAs }) => {
  const asOperator = await apiAs('BDGpArmor');
  const Libelle = `Relance ${mark()}`;
  const [evenement] = await get<{ IDRelanceAutoEvenement: number }[]>(api, '/api/relances/evenements');
  const data = { Libelle, NbJours: 2, Groupe: true, IDRelanceAutoEvenement: evenement!.IDRelanceAutoEvenement };
  const { IDRelanceAuto } = (await (await asOperator.post('/api/relances', { data })).json()) as Relance;
  await page.goto(`/relances?q=${encodeURIComponent(Libelle)}`);
  await expect(page.getByRole('link', { name: Libelle, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
  await page.getByRole('link', { name: Libelle, exact: true }).click();
  await page.getByRole('radio', { name: 'Avant' }).check();
  await page.getByRole('button', save).click();
  await expect(page.getByText('La relance est enregistrée.')).toBeVisible();
  expect(await get<Relance>(api, `/api/relances/${IDRelanceAuto}`)).toMatchObject({ NbJours: -2, Groupe: true });
  expect((await api.delete(`/api/relances/${IDRelanceAuto}`)).status()).toBe(403);
});

test('the list of companies shows only the reduced fields', async ({ page, api }) => {
  const rows = await get<(SocieteReduite & Partial<Societe>)[]>(api, '/api/societes');
  expect(rows.every((row) => row.TexteEmailOffre === undefined)).toBe(true);
  await page.goto('/societes');
  await expect(page.getByRole('link', { name: /^Consulter/ }).first()).toBeVisible();
  const refused = page.getByRole('button', { name: /^Ajouter un site\s:/ }).first();
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toHaveAccessibleDescription(/votre accès ne permet pas d’ajouter des sites/);
  await page
    .getByRole('link', { name: /^Consulter/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Autour de cette société' }).getByRole('heading', { name: /^Sites/ })).toBeVisible();
});

test.describe('in a group of Nissan', () => {
  test.use({ session: 'atlantique' });

  test('ticking a user’s sites leaves Nissan sites alone', async ({ page, api }) => {
    const nissan = (await get<SiteRow[]>(api, '/api/sites')).filter(({ TPR_IDTypeProduit }) => TPR_IDTypeProduit === 8);
    const ids = nissan.map(({ IDSite }) => IDSite);
    const { IDPeople } = (await get<{ IDPeople: number; Lastname: string }[]>(api, '/api/utilisateurs')).at(-1)!;
    const path = `/api/utilisateurs/${IDPeople}/sites`;
    const stored = async () => (await get<number[]>(api, path)).filter((id) => ids.includes(id)).toSorted((a, b) => a - b);
    const before = await stored();
    const free = nissan.find(({ IDSite }) => !before.includes(IDSite));
    await page.goto(`/utilisateurs/${IDPeople}`);
    await page.getByRole('textbox', { name: 'Filtrer les sites' }).fill(free!.Descr);
    const tick = page.getByRole('checkbox', { name: `Rattaché\u00a0: ${free!.Descr}`, exact: true });
    await expect(tick).not.toBeChecked();
    await expect(tick).toHaveAttribute('aria-disabled', 'true');
    await tick.press('Space');
    await expect(tick).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Tout cocher' })).toBeDisabled();
    await expect(page.getByRole('button', save)).toHaveCount(0);
    const refused = await api.put(path, { data: ids });
    expect(refused.status()).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'rule' });
    expect(await stored()).toEqual(before);
  });
});
