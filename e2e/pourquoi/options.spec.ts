import { expect } from '@playwright/test';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

// A group without eSeller Lead.
test.use({ session: 'BDGpBauges' });

test('what a screen is closed without is asked where it is closed', async ({ page }) => {
  await page.goto('/workflowsLeads');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Pourquoi/ }).click();
  const workflows = page.getByRole('dialog', { name: /Workflows des leads/ });
  await expect(workflows.getByRole('listitem')).toContainText(/n’a pas choisi le traitement des leads par le BDC/);
  await workflows.getByRole('button', { name: 'Voir les effets' }).click();
  await expect(workflows.getByRole('region', { name: 'Effets' })).toContainText('Non → Oui');
  await expectSound(page);
  await workflows.getByRole('link', { name: 'Ouvrir l’écran' }).click();
  await expect(page).toHaveURL(/parametres#GRP_BDCTraitementLeadAmontChefVente/);
  await expect(page.locator('[name="GRP_BDCTraitementLeadAmontChefVente"]')).toBeFocused();

  await page.goto('/interfaces/esellerLead/synthese');
  await main.getByRole('button', { name: /^Pourquoi/ }).click();
  const lead = page.getByRole('dialog', { name: /eSeller Lead/ });
  await expect(lead.getByRole('status')).toContainText('eSeller Lead n’est pas actif pour ce groupe.');
  await expect(lead.getByRole('listitem')).toHaveCount(3);
  await expectSound(page);
});
