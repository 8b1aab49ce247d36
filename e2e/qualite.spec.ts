import type { Controle } from '@comptoir/contract/domains/qualite/qualite.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { expectSound } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';

const controles = async (api: APIRequestContext) => (await (await api.get('/api/qualite')).json()) as Controle[];
const countOf = async (api: APIRequestContext, cle: string) => (await controles(api)).find((one) => one.cle === cle)?.nb ?? 0;

test.describe('an operator', () => {
  test.use({ session: 'BDGpForez' });

  test('goes from the dashboard to an error, corrects it, and sees one less', async ({ page, api }) => {
    // Makes one error, whatever the sample holds.
    const sites = (await (await api.get('/api/sites')).json()) as SiteRow[];
    const { IDSite, Descr, Libelle } = sites.find((site) => site.Est_eSellerLeadActif && site.Libelle !== '')!;
    await api.put(`/api/sites/${IDSite}`, { data: { Libelle: '' } });
    const before = await countOf(api, 'siteLeadSansLibelle');

    await page.goto('/dashboard');
    await page.getByRole('link', { name: /erreurs? de configuration$/ }).click();
    await expect(page.getByRole('heading', { name: 'Qualité de la configuration', level: 1 })).toBeVisible();
    const check = page.getByRole('link', { name: 'Sites eSeller Lead sans libellé' });
    await expect(check).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Avertissement' })).toHaveCount(0);
    await check.click();
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${before} anomalies?$`) })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: Descr, exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Libellé pour les leads' }).fill(Libelle);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect.poll(() => countOf(api, 'siteLeadSansLibelle')).toBe(before - 1);
  });

  test('filters by level, and sees every check on demand', async ({ page, api }) => {
    const all = await controles(api);
    await page.goto('/qualite');
    await page.getByRole('checkbox', { name: 'Avec des anomalies seulement' }).uncheck();
    await expect(page.getByText(`${all.length} lignes`)).toBeVisible();
    await page.getByRole('combobox', { name: 'Niveau' }).selectOption('Information');
    await expect(page.getByText(`${all.filter(({ niveau }) => niveau === 'information').length} sur ${all.length}`)).toBeVisible();
    const clean = all.find(({ nb }) => nb === 0)!;
    await page.goto(`/qualite/${clean.cle}`);
    await expect(page.getByText('Ce contrôle ne trouve aucune anomalie.')).toBeVisible();
  });
});

test.describe("a group's administrator", () => {
  test.use({ session: 'armor' });
  test('has the checks of their own screens', async ({ page, api }) => {
    const cles = (await controles(api)).map(({ cle }) => cle);
    expect(cles).toContain('utilisateurSansSite');
    expect(cles).not.toContain('malusEcologiqueTrou');
    await page.goto('/qualite/malusEcologiqueTrou');
    await expect(page.getByText('Cet enregistrement n’existe pas ou n’existe plus')).toBeVisible();
  });
});
