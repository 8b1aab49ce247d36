import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpCotentin' });

const expectAccessible = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
};

test('from the captured mails one comes to the page of faults, which makes a partner fail until it is put back', async ({ page, api }) => {
  const { links } = (await (await api.get('/api/session')).json()) as { links: { courriels: string } };
  await page.goto(links.courriels);
  await expect(page.getByRole('heading', { name: 'Courriels capturés' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pannes des partenaires' }).click();

  // No other journey signs in to this product.
  const product = page.getByRole('group', { name: 'Reporting' });
  await product.getByLabel('Comportement').selectOption('En panne (500)');
  await product.getByRole('button').click();
  await expect(page.getByRole('status')).toHaveText('Le choix pour Reporting est appliqué.');
  await expect(product).toContainText('en panne (500)');
  await expectAccessible(page);
  const login = `${new URL(links.courriels).origin}/reporting/login`;
  expect((await api.post(login)).status()).toBe(500);

  const clock = page.getByRole('group', { name: /^Horloge du bac à sable/ });
  await clock.getByLabel('Avancer, en minutes').fill('1');
  await clock.getByRole('button').click();
  await expect(page.getByRole('status')).toHaveText('L’horloge est avancée.');

  await product.getByLabel(/^Attente/).fill('601');
  await product.getByRole('button').click();
  // Caught by the browser: nothing was sent.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await product.getByLabel(/^Attente/).fill('30');
  await product.getByLabel('Comportement').selectOption('Répond normalement');
  await product.getByRole('button').click();
  await expect(product).not.toContainText('en panne (500)');
  expect((await api.post(login)).status()).toBe(400);
});
