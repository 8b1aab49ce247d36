import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound, settled } from '../kit/examine.ts';
import { sealedWith } from '../kit/instants.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

/** A function of this journey's own: added, sealed, renamed. */
const renamed = async (api: APIRequestContext) => {
  const mark = `Service ${randomInt(1_000_000, 9_999_999)}`;
  const added = await api.post('/api/fonctions', { data: { Descr: `${mark} atelier` } });
  const { IDFonction } = (await added.json()) as { IDFonction: number };
  await sealedWith(api, `/api/fonctions/${IDFonction}`);
  await api.put(`/api/fonctions/${IDFonction}`, { data: { Descr: `${mark} carrosserie` } });
  await sealedWith(api, `/api/fonctions/${IDFonction}`);
  return { mark, IDFonction };
};

test('a screen is seen as it was before a change, and nothing is saved there', async ({ page, api }) => {
  const { mark, IDFonction } = await renamed(api);
  await page.goto(`/fonctions/${IDFonction}#historique`);
  const name = page.getByRole('textbox', { name: /^Nom/ });
  await expect(name).toHaveValue(`${mark} carrosserie`);
  const change = page.getByRole('article').filter({ hasText: 'Modifier la fonction' });
  await change.getByRole('button', { name: 'Voir l’écran juste avant' }).click();

  const banner = page.getByRole('complementary', { name: 'Date affichée' });
  await expect(banner.getByRole('status')).toHaveText(/^Vous voyez .+ au \d\d\/\d\d\/\d{4}/);
  await expect(page).toHaveURL(new RegExp(`/@BDGpBocage~\\d+/fonctions/${IDFonction}`));
  await expect(name).toHaveValue(`${mark} atelier`);
  await expect(name).toBeDisabled();
  await expect(page.getByRole('note').filter({ hasText: 'rien ne s’enregistre' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Enregistrer/ })).toHaveCount(0);
  await settled(page);
  await expectSound(page);

  await page.reload();
  await expect(name).toHaveValue(`${mark} atelier`);
  const IDInstant = /~(\d+)/.exec(page.url())?.[1] ?? '';
  const refused = await api.put(`/api/fonctions/${IDFonction}`, { data: { Descr: 'x' }, headers: { 'x-instant': IDInstant } });
  expect(refused.status()).toBe(409);

  await page.goto(`/@BDGpBocage~${IDInstant}/sites/1`);
  const give = page.getByRole('region', { name: 'Autour de ce site' }).getByRole('button', { name: 'Donner un accès…' });
  await expect(give).toHaveAccessibleDescription(/rien ne s’enregistre/);
  await expect(give).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`/@BDGpBocage~${IDInstant}/societes/1`);
  await page.getByRole('main').getByRole('button', { name: 'Actions', exact: true }).click();
  for (const act of ['Ajouter un site à cette société', 'Ajouter un compte d’import de leads'])
    await expect(page.getByRole('button', { name: act })).toHaveAccessibleDescription(/rien ne s’enregistre/);
  await page.goBack();
  await page.goBack();

  await banner.getByRole('link', { name: 'Modification suivante' }).click();
  await expect(page).not.toHaveURL(new RegExp(`~${IDInstant}/`));
  await expect(banner.getByRole('status')).toHaveText(/^Vous voyez .+ au \d\d/);
  await banner.getByRole('link', { name: 'Revenir à aujourd’hui' }).click();
  await expect(banner).toHaveCount(0);
  await expect(name).toHaveValue(`${mark} carrosserie`);
  await expect(name).toBeEnabled();
});

test('the whole customer is seen at a date chosen in the journal, screen after screen', async ({ page }) => {
  await page.goto('/journal');
  const asked = page.getByRole('form', { name: 'Voir le client au' });
  const moment = asked.getByRole('textbox', { name: 'Voir le client au' });
  const time = asked.getByRole('textbox', { name: 'Heure (Paris)' });
  await page.getByRole('button', { name: 'Voir à cette date' }).click();
  await expect(moment).toHaveAccessibleDescription('Veuillez choisir une date.');
  await expect(moment).toBeFocused();
  await moment.fill('31/02/2026');
  await time.fill('25h00');
  await page.getByRole('button', { name: 'Voir à cette date' }).click();
  await expect(moment).toHaveAccessibleDescription('Date attendue, comme 31/03/2026');
  await expect(time).toHaveAccessibleDescription('Heure attendue, comme 18:30');
  await expect(moment).toHaveValue('31/02/2026');
  await moment.fill('01/01/2001');
  await time.fill('8h05');
  await page.getByRole('button', { name: 'Voir à cette date' }).click();
  await expect(moment).toHaveAccessibleDescription(/ne remonte pas avant/);
  await expect(time).toHaveValue('08:05');
  await time.fill('');
  await moment.fill('01/01/2090');
  await page.getByRole('button', { name: 'Voir à cette date' }).click();
  const banner = page.getByRole('complementary', { name: 'Date affichée' });
  await expect(page).toHaveURL(/\/@BDGpBocage~\d+\//);
  await page.goto(new URL(page.url()).pathname.replace(/(~\d+).*$/, '$1/journal'));
  await expect(banner.getByRole('status')).toHaveText(/^Vous voyez .+ au \d\d/);
  await expect(banner.getByText(/valeur d’aujourd’hui.*L’historique se lit en entier/)).toBeVisible();
});

test.describe("a group's administrator", () => {
  test.use({ session: 'bocage' });

  test('sees the own screens at a date, keeps it from page to page, and comes back', async ({ page }) => {
    await page.goto('/utilisateurs');
    await expect(page.getByRole('table', { name: 'Utilisateurs' })).toBeVisible();
    await page.getByRole('button', { name: /^Utilisateur :/ }).click();
    await page.getByRole('button', { name: 'Voir à une date…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Voir à une date' });
    await dialog.getByRole('textbox', { name: 'Voir le client au' }).fill('01/01/2090');
    await dialog.getByRole('button', { name: 'Voir à cette date' }).click();
    const banner = page.getByRole('complementary', { name: 'Date affichée' });
    await expect(banner.getByRole('status')).toHaveText(/^Vous voyez .+ au \d\d/);
    await expect(page).toHaveURL(/\/~\d+\/utilisateurs$/);
    await expect(page.getByRole('table', { name: 'Utilisateurs' }).getByRole('link').first()).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Sites', exact: true }).click();
    await expect(page).toHaveURL(/\/~\d+\/sites$/i);
    await page.reload();
    await expect(banner.getByRole('status')).toHaveText(/^Vous voyez .+ au \d\d/);
    await settled(page);
    await expectSound(page);
    await banner.getByRole('button', { name: 'Autre date…' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Voir le client au' })).toBeVisible();
    await page.keyboard.press('Escape');
    await banner.getByRole('link', { name: 'Revenir à aujourd’hui' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page).toHaveURL(/^[^~]*\/sites$/i);
  });
});
