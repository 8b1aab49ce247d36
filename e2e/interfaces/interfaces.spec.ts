import type { Bee2LinkSite } from '@comptoir/contract/interfaces/bee2link';
import type { CorporateSalesSite } from '@comptoir/contract/interfaces/corporate-sales';
import type { SmartData } from '@comptoir/contract/interfaces/smart-data-for-lead';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpArmor' });

const save = { name: 'Enregistrer', exact: true };
// Safe: the server checks its answers against the contract.
const get = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;

test('Bee2Link: a site takes its client, then its match, and only then may be active', async ({ page, api }) => {
  const sites = async () => (await get<{ sites: Bee2LinkSite[] }>(api, '/api/interfaces/openflex/config')).sites;
  await page.goto('/interfaces/bee2Link?onglet=openflex');
  const free = (await sites()).find((site) => site.EntityIDBee2Link === null) ?? (await sites())[0]!;
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(free.Descr);
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: free.Descr, exact: true }) });
  await line.getByRole('textbox').fill('client-essai');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Les correspondances Bee2Link sont enregistrées.')).toBeVisible();
  await expect(line.getByRole('checkbox').last()).toHaveAttribute('aria-disabled', 'true');
  await line.getByRole('combobox').selectOption({ index: 1 });
  await line.getByRole('checkbox').last().check();
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await sites()).find(({ IDSite }) => IDSite === free.IDSite)?.Actif).toBe(true);
});

test('Corporate Sales: credentials of a site are generated, kept and shown on demand', async ({ page, api }) => {
  await page.goto('/interfaces/corporateSales');
  const table = page.getByRole('table', { name: 'Accès au web service' });
  const button = table.getByRole('button', { name: /énérer :/ }).first();
  const site = ((await button.getAttribute('aria-label')) ?? '').replace(/^.* : /, '');
  await button.click();
  await expect(page.getByText(`L'accès Corporate Sales de ${site} est généré.`)).toBeVisible();
  await expect(table.getByRole('button', { name: `Re-générer : ${site}` })).toBeVisible();
  const stored = (await get<CorporateSalesSite[]>(api, '/api/interfaces/corporateSales/sites')).find(({ Descr }) => Descr === site)!;
  expect(stored.Config.Login).not.toBe('');
  await expect(table).not.toContainText(stored.Config.Password);
});

test('SmartDataForLead: login and password are tried before they are saved', async ({ page, api }) => {
  await page.goto('/interfaces/smartDataForLead');
  await page.getByRole('checkbox', { name: 'Activer SmartDataForLead' }).check();
  await page.getByRole('textbox', { name: 'Login' }).fill('refuse-essai');
  await page.getByLabel('Password', { exact: true }).fill('Essai-2047');
  await page.getByRole('button', { name: 'Essayer les identifiants' }).click();
  await expect(page.getByText(/SmartDataForLead : /)).toBeVisible();
  await page.getByRole('textbox', { name: 'Login' }).fill('essai@exemple.example');
  await page.getByRole('button', { name: 'Essayer les identifiants' }).click();
  await expect(page.getByText('SmartDataForLead accepte ces identifiants.')).toBeVisible();
  await page.getByRole('button', save).click();
  await expect(page.getByText('La configuration est enregistrée.')).toBeVisible();
  expect(await get<SmartData>(api, '/api/interfaces/smartDataForLead/config')).toMatchObject({
    GRP_SmartDataForLead: true,
    GRP_SmartDataForLead_Login: 'essai@exemple.example',
  });
});

test('PlanetVO 2: its own sites are offered, its logs can be filtered and opened', async ({ page }) => {
  await page.goto('/interfaces/planetVO2');
  await expect(page.getByRole('row').nth(1).getByRole('combobox')).toBeEnabled();
  await page.getByRole('navigation', { name: 'Onglets de PlanetVO 2' }).getByRole('link').last().click();
  const logs = page.getByRole('table', { name: 'Journaux PlanetVO 2' });
  await logs
    .getByRole('button', { name: /^Détails : / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: "Détails de l'échange" })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
