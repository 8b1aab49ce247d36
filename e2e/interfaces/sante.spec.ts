import type { Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpCotentin' });

/** The address of the stand-ins, found in the exchange log. */
const sandboxOf = async (api: APIRequestContext) => {
  // Safe: the server checks its answers against the contract.
  const [last] = (await (await api.get('/api/echanges')).json()) as Echange[];
  const { Adresse } = (await (await api.get(`/api/echanges/${last?.IDEchange}`)).json()) as { Adresse: string };
  return new URL(Adresse).origin;
};

test('a partner that goes down turns red with its reason, here and on the dashboard, until it is back', async ({ page, api }) => {
  await page.goto('/sante');
  const card = page.getByRole('article', { name: 'SmartDataForLead' });
  const verify = async () => {
    await card.getByRole('button', { name: /^Vérifier maintenant/ }).click();
    await expect(page.getByText(/^SmartDataForLead : 1 accès vérifié/).last()).toBeVisible();
    await expect(card.getByRole('button', { name: /^Vérifier maintenant/ })).toBeVisible();
  };
  await verify();
  await expect(card.getByText('Fonctionne')).toBeVisible();
  const sandbox = await sandboxOf(api);
  await api.put(`${sandbox}/faults/smartdata`, { data: { fault: 'expired', delayMs: 1000 } });
  try {
    for (let time = 0; time < 3; time += 1) await verify();
    await expect(card.getByText('MDP périmé')).toBeVisible();
    await expect(card.getByText(/SmartDataForLead : le mot de passe a expiré/)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'SmartDataForLead' });
    await expect(row).toContainText('support@comptoir.example');
    await settled(page);
    await expectSound(page);

    await page.goto('/dashboard');
    const dashboardCard = page.getByRole('article', { name: 'SmartDataForLead' });
    await expect(dashboardCard.getByText('MDP périmé')).toBeVisible();
    await settled(page);
    await expectSound(page);
    await dashboardCard.getByRole('link', { name: /^Voir pourquoi/ }).click();
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
