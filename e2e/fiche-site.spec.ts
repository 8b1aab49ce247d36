import type { FicheSite, SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectSound } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';

// Safe: the server checks its answers against the contract.
const get = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;

test.describe('a site as a place', () => {
  test.use({ session: 'BDGpCotentin' });

  test('shows its people and its leads, and gives three people access in a few acts, and takes it back', async ({ page, api }) => {
    const [site] = await get<SiteRow[]>(api, '/api/sites');
    const IDSite = site?.IDSite ?? 0;
    const users = await get<UtilisateurRow[]>(api, '/api/utilisateurs');
    const without = users.filter(({ Actif, Sites }) => Actif && Sites.every((own) => own.IDSite !== IDSite)).slice(0, 3);
    expect(without).toHaveLength(3);
    const before = (await get<FicheSite>(api, `/api/sites/${IDSite}/fiche`)).personnes.nb;

    await page.goto(`/sites/${IDSite}`);
    const around = page.getByRole('region', { name: 'Autour de ce site' });
    await expect(around.getByRole('heading', { name: `Personnes (${before})` })).toBeVisible();
    await expect(around.getByRole('heading', { name: 'Qui reçoit ses leads' })).toBeVisible();
    await expectSound(page);

    await around.getByRole('button', { name: 'Donner un accès…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Donner un accès à/ });
    const field = dialog.getByRole('combobox', { name: /^Personnes/ });
    for (const { LoginWEB } of without) {
      await field.fill(LoginWEB);
      await dialog.getByRole('option', { name: `(${LoginWEB})` }).click();
    }
    await page.keyboard.press('Escape');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Donner l’accès' }).click();
    await expect(page.getByText(/3 personnes ont désormais accès à/)).toBeVisible();
    await expect(around.getByRole('heading', { name: `Personnes (${before + 3})` })).toBeVisible();
    // There are too many to be shown now.
    const all = (await around.getByRole('link', { name: /^Les .* personnes, dont/ }).getAttribute('href'))!;
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('button', { name: 'Annuler' }).click();
    await expect(messages).toContainText('tout est comme avant');
    await expect(around.getByRole('heading', { name: `Personnes (${before})` })).toBeVisible();
    await page.goto(all);
    await expect(page.getByRole('heading', { name: 'Utilisateurs', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`site=${IDSite}`));
  });
});

test.describe('what stands below the form of a site', () => {
  test.use({ session: 'BDGpCotentin' });

  test('is as wide as its sections, on large and on middle screens', async ({ page, api }) => {
    const [site] = await get<SiteRow[]>(api, '/api/sites');
    await page.goto(`/sites/${site?.IDSite}`);
    const form = page.getByRole('main').getByRole('form');
    const below = page.getByRole('region', { name: /^Notes/ });
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      const [section, notes] = [await form.getByRole('region').first().boundingBox(), await below.boundingBox()];
      expect([notes?.x, notes?.width]).toEqual([section?.x, section?.width]);
    }
  });
});

test.describe('the index of a record’s page', () => {
  test.use({ session: 'BDGpCotentin' });

  const current = (page: Page) => page.getByRole('navigation', { name: 'Sections de la page' }).locator('[aria-current="location"]');

  test('names all that stands on it, stays in sight to its end and says what is read', async ({ page, api }) => {
    const [site] = await get<SiteRow[]>(api, '/api/sites');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/sites/${site?.IDSite}`);
    const index = page.getByRole('navigation', { name: 'Sections de la page' });
    await expect(index.getByRole('link')).toHaveText([
      'Général',
      'Adresse',
      'Rattachement et marques',
      'Options',
      'En-tête des offres',
      'Pied de page des offres',
      'Notes',
      'Historique',
    ]);
    await expect(page.getByRole('heading', { name: /^Notes \(/ })).toBeVisible();
    await expect(current(page)).toHaveText('Général');
    await page.getByRole('heading', { name: 'Rattachement et marques' }).evaluate((title) => title.scrollIntoView({ block: 'start' }));
    await expect(current(page)).toHaveText('Rattachement et marques');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
    await expect(current(page)).toHaveText('Historique');
    await expect(index).toBeInViewport({ ratio: 1 });
    await expectSound(page);
  });

  test('is used by keys: it takes the focus to notes, and opens the history', async ({ page, api }) => {
    const [site] = await get<SiteRow[]>(api, '/api/sites');
    await page.goto(`/sites/${site?.IDSite}`);
    const index = page.getByRole('navigation', { name: 'Sections de la page' });
    const notes = page.getByRole('region', { name: 'Notes' });
    await expect(notes.getByRole('heading', { name: /^Notes \(/ })).toBeVisible();
    await index.getByRole('link', { name: 'Notes' }).press('Enter');
    await expect(notes).toBeFocused();
    await expect(current(page)).toHaveText('Notes');
    await page.keyboard.press('Tab');
    await expect(notes.getByRole('button', { name: 'Ajouter une note' })).toBeFocused();
    await index.getByRole('link', { name: 'Historique' }).press('Enter');
    const history = page.getByRole('button', { name: 'Historique', exact: true });
    await expect(history).toBeFocused();
    await expect(history).toHaveAttribute('aria-expanded', 'true');
  });

  test('on a phone names what stands around the record too', async ({ page, api }) => {
    const [site] = await get<SiteRow[]>(api, '/api/sites');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/sites/${site?.IDSite}`);
    const around = page.getByRole('region', { name: 'Autour de ce site' });
    await expect(around).toBeVisible();
    await page.getByRole('navigation', { name: 'Sections de la page' }).getByRole('link', { name: 'Autour de la fiche' }).press('Enter');
    await expect(around).toBeInViewport();
    await expect(page.locator('#autour')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('is the same on each tab of a user, and on the page of a company', async ({ page }) => {
    const index = page.getByRole('navigation', { name: 'Sections de la page' });
    const users = page.getByRole('table', { name: 'Utilisateurs' });
    await page.goto('/utilisateurs');
    const href = await users.getByRole('link').first().getAttribute('href');
    for (const [tab, first] of [
      ['', 'Identité'],
      ['?onglet=renault', 'Renault'],
    ] as const) {
      await page.goto(`${href}${tab}`);
      await expect(index.getByRole('link').first()).toHaveText(first);
      await expect(index.getByRole('link', { name: /^(Notes|Historique)$/ })).toHaveCount(2);
    }
    await page.goto('/societes/1');
    await expect(index.getByRole('link', { name: /^(Notes|Historique)$/ })).toHaveCount(2);
  });
});

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const marked = () => Date.now().toString(36).slice(-6);

test.describe('the edges of a long form', () => {
  test.use({ session: 'BDGpCotentin' });

  test('stay in sight: its sections beside it, and what saves it on one line', async ({ page, api }) => {
    const [site] = await get<SiteRow[]>(api, '/api/sites');
    await page.goto(`/sites/${site?.IDSite}`);
    await page.getByRole('textbox', { name: 'Nom du site (obligatoire)' }).fill('Un autre nom');
    const bar = page.getByRole('region', { name: 'Enregistrement' });
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar.getByRole('button')).toHaveText([
        'Ajouter un motif',
        'Voir les effets',
        'Annuler',
        'Enregistrer et revenir a la liste',
        'Enregistrer',
      ]);
      const tops = await bar.getByRole('button').evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size, `rows of buttons at ${width}`).toBe(1);
      await page.evaluate(() => scrollTo({ top: 1000 }));
      await expect(page.getByRole('navigation', { name: 'Sections de la page' })).toBeInViewport({ ratio: 1 });
    }
    await bar.getByRole('button', { name: 'Annuler' }).click();
  });
});

test.describe('a site and who works there', () => {
  test.use({ session: 'BDGpBauges' });

  test('two people are added from it, one after the other, by keys', async ({ page, api }) => {
    const [site] = await get<SiteRow[]>(api, '/api/sites');
    const IDSite = site?.IDSite ?? 0;
    const names = ['A', 'B'].map((letter) => `Rive${letter}${marked()}`);
    await page.goto(`/sites/${IDSite}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d+ personnes?/);
    await page.keyboard.press('Control+.');
    await expect(page.getByRole('link', { name: 'Ajouter une personne sur ce site' })).toBeFocused();
    await expectSound(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('group', { name: /^Actions/ }).getByRole('button', { name: 'Donner un accès…' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    for (const [at, name] of names.entries()) {
      const field = page.getByRole('textbox', { name: 'Nom (obligatoire)', exact: true });
      if (at > 0) await expect(field).toBeFocused();
      await field.fill(name);
      await page.getByRole('textbox', { name: 'Prénom (obligatoire)', exact: true }).fill('Anne');
      await page.getByRole('textbox', { name: /^Login/ }).fill(`r${at}${marked()}`);
      await page.getByRole('textbox', { name: /^Mot de passe/ }).fill('Demo-29!');
      await page.getByRole('combobox', { name: /^Profil eSeller Team/ }).click();
      await page.getByRole('option', { name: 'Vendeur', exact: true }).click();
      await page.getByRole('button', { name: 'Enregistrer et en ajouter un autre' }).click();
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('est ajouté');
      await expect(field).toHaveValue('');
    }
    const users = await get<UtilisateurRow[]>(api, '/api/utilisateurs');
    const added = users.filter(({ Lastname }) => names.includes(Lastname));
    expect(added.map(({ Sites }) => Sites.map((own) => own.IDSite))).toEqual([[IDSite], [IDSite]]);
  });
});

test.describe('a file that is read slowly', () => {
  test.use({ session: 'BDGpBauges', isAlone: true });

  test('is waited for by a save that is asked for at once', async ({ page, api }) => {
    // As on a slow disk: the file is there, its content comes later.
    await page.addInitScript(() => {
      const late = class extends FileReader {
        override readAsDataURL(file: Blob) {
          setTimeout(() => super.readAsDataURL(file), 1500);
        }
      };
      window.FileReader = late;
    });
    const [, site] = await get<SiteRow[]>(api, '/api/sites');
    await page.goto(`/sites/${site?.IDSite}`);
    const chosen = page.waitForEvent('filechooser');
    const image = page.getByRole('region', { name: 'En-tête des offres' });
    await image
      .getByRole('button', { name: /Remplacer l’image…|Choisir/ })
      .first()
      .click();
    await (await chosen).setFiles({ name: 'tard.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
  });
});

test.describe('a site as customer access sees it', () => {
  test.use({ session: 'armor' });

  test('has its surroundings, without who changed it', async ({ page }) => {
    await page.goto('/sites/1');
    const around = page.getByRole('region', { name: 'Autour de ce site' });
    await expect(around.getByRole('heading', { name: /^Personnes/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Modifié par/ })).toHaveCount(0);
    await expect(around.getByRole('heading', { name: /^Interfaces/ })).toHaveCount(0);
  });
});
