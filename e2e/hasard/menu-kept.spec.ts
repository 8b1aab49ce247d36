import { expect } from '@playwright/test';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpPerche', isAlone: true });

interface Kept {
  turned: string[];
  fiches: { Ecran: string }[];
}

test('a group stays unfolded though the record at hand is noted just then', async ({ page }) => {
  // The parts of a page hear of each other's changes late.
  await page.addInitScript(() => addEventListener('mantine-local-storage', (event) => event.stopImmediatePropagation(), true));
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/lieux*', async (route) => {
    await pressed;
    await route.continue();
  });
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('comptoir.menu.')) ?? '';
      // Safe: the console writes it.
      return JSON.parse(localStorage.getItem(key) ?? '{}') as Kept;
    });
  await page.goto('/sites/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Leads', exact: true }).click();
  await expect.poll(async () => (await kept()).turned).toContain('Leads');
  answer();
  await expect.poll(async () => (await kept()).fiches?.map(({ Ecran }) => Ecran)).toContain('/sites/1');
  expect((await kept()).turned).toContain('Leads');
});
