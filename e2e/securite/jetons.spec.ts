import { expect } from '@playwright/test';
import { expectFits, expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpForez' });

test('an operator makes a token, a program uses it, and an administrator cuts it', async ({ page, request }) => {
  await page.goto('/jetons');
  await page.getByRole('button', { name: 'Créer un jeton' }).click();
  const making = page.getByRole('dialog', { name: 'Créer un jeton d’API' });
  await expect(making.getByRole('textbox', { name: 'Nom' })).toBeFocused();
  await page.keyboard.type('Export du soir');
  await page.keyboard.press('Enter');
  await expect(making).toContainText('Choisissez au moins un droit');
  await making.getByRole('checkbox', { name: 'Consulter : Les sociétés et les sites' }).check();
  await making.getByRole('textbox', { name: 'Adresses' }).fill('ici');
  await page.keyboard.press('Tab');
  await making.getByRole('button', { name: 'Créer le jeton' }).click();
  await expect(making).toContainText('Écrivez une adresse comme 192.0.2.7');
  await making.getByRole('textbox', { name: 'Adresses' }).fill('127.0.0.0/8 ::1');
  await expectSound(page);
  await expectFits(page, 'making');
  await making.getByRole('button', { name: 'Créer le jeton' }).click();

  const shown = page.getByRole('dialog', { name: 'Jeton d’API' });
  const jeton = (await shown.getByText(/^cpt_/).textContent()) ?? '';
  expect(jeton).toMatch(/^cpt_[\w-]{43}[0-9a-f]{8}$/);
  await expectFits(page, 'shown');
  await shown.getByRole('button', { name: 'J’ai copié le jeton' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Export du soir' });
  await expect(row).toContainText('Jamais utilisé');
  await expect(row).toContainText('Depuis 127.0.0.0/8, ::1');

  const headers = { authorization: `Bearer ${jeton}`, bdgp: 'BDGpForez' };
  expect((await request.get('/api/sites', { headers })).status()).toBe(200);
  const beyond = await request.get('/api/utilisateurs', { headers });
  expect([beyond.status(), await beyond.json()]).toMatchObject([403, { code: 'portee' }]);
  await page.reload();
  await expect(row).toContainText('Dernière utilisation le');
  await expectFits(page, 'list');
  await page.goto('/securite/acces?onglet=jetons');
  const ofAll = page.getByRole('table', { name: 'Jetons d’API de tous' }).getByRole('row').filter({ hasText: 'Export du soir' });
  await expect(ofAll).toContainText('admin');
  await expect(ofAll).toContainText('Consulter : les sociétés et les sites');
  await expectSound(page);
  await expectFits(page, 'all');
  await ofAll.getByRole('button', { name: 'Couper Export du soir, d’admin' }).click();
  await page.getByRole('dialog', { name: 'Couper Export du soir' }).getByRole('button', { name: 'Couper le jeton' }).click();
  await expect(ofAll).toHaveCount(0);
  await page.goto('/jetons');
  await expect(row).toContainText('Coupé');
  const cut = await request.get('/api/sites', { headers });
  expect([cut.status(), await cut.json()]).toMatchObject([401, { message: 'Ce jeton a été coupé.' }]);
});
