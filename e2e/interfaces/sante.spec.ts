import type { Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpCotentin' });

/** The address of the stand-ins, found in the exchange log. */
const sandboxOf = async (api: APIRequestContext) => {
  // Safe: the server checks its answers against the contract.
  const all = (await (await api.get('/api/echanges')).json()) as Echange[];
  // Another journey may have tried the FTP server meanwhile, or the clock another partner.
  const last = all.find(({ Partenaire }) => Partenaire === 'SmartDataForLead');
  const { Adresse } = (await (await api.get(`/api/echanges/${last?.IDEchange}`)).json()) as { Adresse: string };
  return new URL(Adresse).origin;
};

test('a partner that goes down turns red with its reason, here and on the dashboard, until it is back', async ({ page, api }) => {
  await page.goto('/sante');
  const card = page.getByRole('article', { name: 'SmartDataForLead' });
  const verify = async () => {
    await card.getByRole('button', { name: /^Vérifier maintenant/ }).click();
    await expect(page.getByText(/^SmartDataForLead\s: 1 accès vérifié/).last()).toBeVisible();
    await expect(card.getByRole('button', { name: /^Vérifier maintenant/ })).toBeVisible();
  };
  await verify();
  await expect(card.getByText('Fonctionne')).toBeVisible();
  const sandbox = await sandboxOf(api);
  await api.put(`${sandbox}/faults/smartdata`, { data: { fault: 'expired', delayMs: 1000 } });
  try {
    for (let time = 0; time < 3; time += 1) await verify();
    await expect(card.getByText('MDP périmé')).toBeVisible();
    await expect(card.getByText(/SmartDataForLead\s: le mot de passe a expiré/)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'SmartDataForLead' });
    await expect(row).toContainText('support@comptoir.example');
    await settled(page);
    await expectSound(page);

    await page.goto('/dashboard');
    const dashboardCard = page.getByRole('article', { name: 'SmartDataForLead' });
    await expect(dashboardCard.getByText('MDP périmé')).toBeVisible();
    await settled(page);
    await expectSound(page);
    await dashboardCard.getByRole('button', { name: /^Pourquoi/ }).click();
    const why = page.getByRole('dialog', { name: /SmartDataForLead$/ });
    await expect(why.getByRole('status')).toContainText('SmartDataForLead ne fonctionne pas');
    await expect(why.getByRole('list', { name: 'Raisons' }).getByRole('listitem').first()).toContainText('le mot de passe a expiré');
    await page.keyboard.press('Escape');
    await dashboardCard.getByRole('link', { name: /^Voir les vérifications/ }).click();
    await expect(page).toHaveURL(/\/sante\?interface=smartdata/);
    await page.getByRole('button', { name: /^Acquitter/ }).click();
    await expect(row).toContainText('Acquittée par admin');
  } finally {
    await api.put(`${sandbox}/faults/smartdata`, { data: { fault: 'none' } });
  }
  await verify();
  await expect(card.getByText('Fonctionne')).toBeVisible();
  await page.goto('/journal?table=santeAlertes');
  await expect(page.getByText('Acquitter une alerte').first()).toBeVisible();
});

test.describe('the days of an interface', () => {
  test.use({ session: 'BDGpArmor' });

  test('are walked through by keys, each with its name, and stand in a table', async ({ page }) => {
    await page.goto('/sante');
    const card = page.getByRole('article', { name: 'PlanetVO', exact: true });
    const strip = card.getByRole('toolbar', { name: /^PlanetVO.: les 30 derniers jours$/ });
    await expect(strip.getByRole('button')).toHaveCount(30);
    await strip.getByRole('button').last().focus();
    await page.keyboard.press('ArrowLeft');
    const yesterday = strip.getByRole('button').nth(28);
    await expect(yesterday).toBeFocused();
    const name = (await yesterday.getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/^\d{2}\/\d{2}\/\d{4}\s: \d+\svérifications, (aucun échec|\d+\séchecs?)/);
    await expect(card.getByText(name)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(strip.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const table = card.getByRole('table', { name: 'Vérifications de PlanetVO' });
    await expect(table.getByRole('row')).not.toHaveCount(1);
    await expect(page.getByText(/Aucun compte configuré.: rien à vérifier/).first()).toBeVisible();
    await settled(page);
    await expectSound(page);
    await page.getByText('90 jours').click();
    await expect(card.getByRole('toolbar').getByRole('button')).toHaveCount(90);
  });
});
