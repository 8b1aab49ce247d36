import { expect } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'bocage' });

test('a new person finds their first steps at home, hides them, and brings them back from the help', async ({ page, api }) => {
  const saved = await api.post('/api/vues', { data: { Ecran: '/sites', Nom: 'Premiers pas', Etat: 'q=premiers' } });
  expect(saved.status(), await saved.text()).toBe(200);
  // Safe: the server checks its answers against the contract.
  const { IDVue } = (await saved.json()) as { IDVue: number };
  expect((await api.delete(`/api/vues/${IDVue}`)).status()).toBe(200);

  await page.goto('/dashboard');
  const card = page.getByRole('main').getByRole('region', { name: /^Premiers pas \d\/6$/ });
  const step = card.getByRole('listitem').filter({ hasText: 'enregistrez-en une vue' });
  await expect(step.getByRole('img', { name: 'Fait' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Donnez des droits à un profil.' })).toHaveAttribute('href', '/profils/eSellerTeam');
  await settled(page);
  await expectSound(page);

  await card.getByRole('button', { name: 'Ne plus afficher' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Aide' }).click();
  const help = page.getByRole('complementary', { name: 'Aide' }).getByRole('region', { name: /^Premiers pas \d\/6$/ });
  await expect(help).toBeVisible();
  await expect(card).toHaveCount(0);
  await expectSound(page);
  await help.getByRole('button', { name: 'Afficher de nouveau à l’accueil' }).click();
  await expect(card).toBeVisible();
});
