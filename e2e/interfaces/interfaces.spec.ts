import type { Bee2LinkSite } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import type { CorporateSalesSite } from '@comptoir/contract/interfaces/corporate-sales/corporate-sales.calls';
import type { SmartData } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpArmor' });

const save = { name: 'Enregistrer', exact: true };
// Safe: the server checks its answers against the contract.
const get = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;

test('Bee2Link: a typed client is looked up, then its site chosen and activated, in one save', async ({ page, api }) => {
  const sites = async () => (await get<{ sites: Bee2LinkSite[] }>(api, '/api/interfaces/openflex/config')).sites;
  await page.goto('/interfaces/bee2Link?onglet=openflex');
  const free = (await sites()).find(({ ClientIDBee2Link, EntityIDBee2Link }) => !ClientIDBee2Link && !EntityIDBee2Link)!;
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(free.Descr);
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: free.Descr, exact: true }) });
  const site = line.getByRole('combobox');
  await expect(site).toHaveAttribute('aria-disabled', 'true');
  await line.getByRole('textbox').fill('Xinconnu');
  await expect(line.getByText('Client inconnu')).toBeVisible();
  await expect(line.getByRole('img', { name: 'Client non reconnu' })).toBeVisible();
  await expect(site).toHaveAttribute('aria-disabled', 'true');
  await line.getByRole('textbox').fill('client-essai');
  await expect(line.getByRole('img', { name: 'Client reconnu' })).toBeVisible();
  const offered = await get<{ sites: { id: string; active: boolean }[] }>(
    api,
    '/api/interfaces/openflex/getSitesBee2link?IdClient=client-essai',
  );
  await expect(site.locator('option')).toHaveCount(1 + offered.sites.filter(({ active }) => active).length);
  await expect(line.getByRole('checkbox').last()).toHaveAttribute('aria-disabled', 'true');
  await site.selectOption({ index: 1 });
  await expect(line.getByText('Faite')).toBeVisible();
  await line.getByRole('checkbox').last().check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Les correspondances Bee2Link sont enregistrées.')).toBeVisible();
  expect((await sites()).find(({ IDSite }) => IDSite === free.IDSite)).toMatchObject({
    EntityIDBee2Link: 'client-essai',
    IDSiteBee2Link: offered.sites[0]?.id,
    Actif: true,
  });
});

test('Bee2Link: another client for an active site keeps its activation if its site is chosen again', async ({ page, api }) => {
  const sites = async () => (await get<{ sites: Bee2LinkSite[] }>(api, '/api/interfaces/bee2Link/config')).sites;
  const active = (await sites()).findLast(({ ClientIDBee2Link, Actif }) => ClientIDBee2Link && Actif)!;
  await page.goto('/interfaces/bee2Link');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(active.Descr);
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: active.Descr, exact: true }) });
  await expect(line.getByText('Faite')).toBeVisible();
  await line.getByRole('textbox').fill('98765');
  await expect(line.getByText('À faire')).toBeVisible();
  await line.getByRole('combobox').selectOption({ index: 3 });
  await line.getByRole('checkbox').last().check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Les correspondances Bee2Link sont enregistrées.')).toBeVisible();
  expect((await sites()).find(({ IDSite }) => IDSite === active.IDSite)).toMatchObject({ ClientIDBee2Link: '98765', Actif: true });
});

test('Bee2Link: a site of the other variant says so and cannot be changed', async ({ page, api }) => {
  const { sites } = await get<{ sites: Bee2LinkSite[] }>(api, '/api/interfaces/openflex/config');
  const foreign = sites.find(({ EntityIDBee2Link, Actif }) => EntityIDBee2Link && Actif)!;
  await page.goto('/interfaces/bee2Link');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(foreign.Descr);
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: foreign.Descr, exact: true }) });
  await expect(line.getByText('Dans Openflex', { exact: true })).toBeVisible();
  await expect(line.getByRole('textbox')).not.toBeEditable();
  await expect(line.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
  for (const box of await line.getByRole('checkbox').all()) {
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).not.toBeChecked();
  }
});

test('Corporate Sales: credentials of a site are generated, kept and shown on demand', async ({ page, api }) => {
  await page.goto('/interfaces/corporateSales');
  const table = page.getByRole('table', { name: 'Accès au web service' });
  const button = table.getByRole('button', { name: /énérer\s:/ }).first();
  const site = ((await button.getAttribute('aria-label')) ?? '').replace(/^.*\s: /, '');
  await button.click();
  await expect(page.getByText(`L’accès Corporate Sales ${ofName(site)} est généré.`)).toBeVisible();
  await expect(table.getByRole('button', { name: `Re-générer\u00a0: ${site}` })).toBeVisible();
  const stored = (await get<CorporateSalesSite[]>(api, '/api/interfaces/corporateSales/sites')).find(({ Descr }) => Descr === site)!;
  expect(stored.Config.Login).not.toBe('');
  await table.getByRole('button', { name: `Re-générer\u00a0: ${site}` }).click();
  const question = page.getByRole('dialog', { name: 'Re-générer l’accès Corporate Sales' });
  await expect(question).toContainText(site);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await expect(table).not.toContainText(stored.Config.Password);
});

test('SmartDataForLead: login and password are tried before they are saved', async ({ page, api }) => {
  await page.goto('/interfaces/smartDataForLead');
  await page.getByRole('checkbox', { name: 'Activer SmartDataForLead' }).check();
  await page.getByRole('textbox', { name: 'Login' }).fill('refuse-essai');
  await page.getByLabel('Password', { exact: true }).fill('Essai-2047');
  await page.getByRole('button', { name: 'Essayer les identifiants' }).click();
  await expect(page.getByText(/SmartDataForLead\s: /)).toBeVisible();
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
    .getByRole('button', { name: /^Détails\s: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Détails de l’échange' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
