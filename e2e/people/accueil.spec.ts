import { expect } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'operator' });

test('under the chooser one sees who needs attention, and opens it', async ({ page, api, apiAs }) => {
  // Other journeys keep places at other customers.
  const favoris = async () => ((await (await api.get('/api/lieux')).json()) as { favoris: { BDGp: string }[] }).favoris;
  const atForez = async () => (await favoris()).filter(({ BDGp }) => BDGp === 'BDGpForez').length;
  if ((await atForez()) > 0) {
    const others = (await favoris()).filter(({ BDGp }) => BDGp !== 'BDGpForez');
    expect((await api.put('/api/lieux', { data: { favoris: others } })).status()).toBe(200);
  }
  const group = await apiAs('bocage');
  const changed = await group.post('/api/table/SITFAM', { data: { Descr: 'Parcours' } });
  expect(changed.status(), await changed.text()).toBeLessThan(300);

  await page.goto('/DatabaseSelect');
  const attention = page.getByRole('region', { name: /^À voir/ });
  const line = attention.getByRole('listitem').filter({ has: page.getByText('Forez et Volcans Automobiles', { exact: true }) });
  await expect(line).toContainText('passerelle');
  const changes = page
    .getByRole('region', { name: /^Depuis/ })
    .getByRole('listitem')
    .filter({ hasText: 'Bocage' });
  await expect(changes).toContainText(/\d+\smodifications? \(\d+\spersonnes?\)/);
  await expect(changes.getByRole('link', { name: /^Voir/ })).toHaveAttribute('href', /^\/@BDGpBocage\/journal\?du=/);
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();
  await settled(page);
  await expectSound(page);
  const remembered = page.waitForResponse((answer) => answer.url().endsWith('/api/lieux') && answer.request().method() === 'POST');
  await line.getByRole('link', { name: /^Ouvrir/ }).click();
  await expect(page).toHaveURL(/\/@BDGpForez\/(passerelles|sante)/);

  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toContainText('Utilisateurs');

  await remembered;
  // Where one was is found again, and kept.
  await page.goto('/DatabaseSelect');
  const recent = page.getByRole('region', { name: 'Récents' });
  await recent
    .getByRole('button', { name: /^Garder en favori\s: Forez/ })
    .first()
    .click();
  const kept = page.getByRole('region', { name: 'Favoris' }).getByRole('link', { name: /^Forez/ });
  await expect(kept).toHaveCount(1);
  // In another browser too: nothing of it is kept in this one.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('comptoir.lieux')))).toEqual([]);
  await expect.poll(atForez).toBe(1);
  await page.reload();
  await expect(kept).toHaveCount(1);
  await page
    .getByRole('region', { name: 'Favoris' })
    .getByRole('button', { name: /^Ne plus garder en favori\s: Forez/ })
    .click();
  await expect(kept).toHaveCount(0);
});

test('on a phone the names of the customers are whole, within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/DatabaseSelect');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeInViewport({ ratio: 1 });
  const cut = await options.evaluateAll(
    (all) =>
      all.flatMap((one) => [...one.children]).filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1)
        .length,
  );
  expect(cut).toBe(0);
});

test('what is to do stands above the first steps of who has taken one', async ({ page, apiAs }) => {
  const operator = await apiAs('BDGpPerche');
  const saved = await operator.post('/api/vues', { data: { Ecran: '/sites', Nom: 'Premier pas', Etat: 'q=pas' } });
  expect(saved.status(), await saved.text()).toBe(200);
  // Safe: the server checks its answers against the contract.
  const { IDVue } = (await saved.json()) as { IDVue: number };
  expect((await operator.delete(`/api/vues/${IDVue}`)).status()).toBe(200);

  await page.goto('/DatabaseSelect');
  await expect(page.getByRole('heading', { name: "Sélection d'un client", level: 1 })).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: /^Premiers pas/ })).toBeVisible();
  await expect(headings.filter({ hasText: /^À voir/ })).toBeVisible();
  const said = (await headings.allTextContents()).map((text) => text.split(' ')[0]);
  expect(said.indexOf('À')).toBeLessThan(said.indexOf('Premiers'));
});
