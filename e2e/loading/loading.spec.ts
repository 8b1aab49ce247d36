import { expect, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

/** What a page requests, in order; `size` adds up its scripts and style sheets as gzip compresses them at its best. */
const watch = (page: Page) => {
  const asked: string[] = [];
  const bodies: Promise<Buffer>[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    const body = response.body();
    // Whoever asks for the size hears it; one that still comes as the journey ends is of no interest.
    body.catch(() => undefined);
    bodies.push(body);
  });
  const files = () => asked.filter((path) => /\.(js|css)$/.test(path));
  const size = async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  return { asked, files, size };
};

/** On a slow machine what comes long after the page, such as the count under the bell, would be counted with it. */
const nothingLate = () => {
  const later = setTimeout;
  globalThis.setTimeout = ((act: () => void, after = 0) => (after < 2000 ? later(act, after) : 0)) as typeof setTimeout;
};

const timesOf = (asked: readonly string[], path: string) => asked.filter((one) => one === path).length;

test('the login loads no code of the screens behind it', async ({ page }) => {
  const { asked, files, size } = watch(page);
  await page.goto('/utilisateurs', { waitUntil: 'networkidle' });
  await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();
  // What other ways in this host offers is asked after the first paint.
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/session/moyens')).toEqual([]);
  expect(files().length).toBeLessThanOrEqual(7);
  expect(await size()).toBeLessThanOrEqual(115_000);
});

test('a page whose first code does not come says so, and begins once it does', async ({ page }) => {
  await page.route(/\/assets\/first-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'La console n’a pas pu être chargée' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByText('La console n’a pas pu être chargée')).toBeHidden();
});

test.describe('somebody who is signed in', () => {
  test.use({ session: 'BDGpArmor', isAlone: true });

  test('gets a list with little code in few files, and its rows are requested once, before the code', async ({ page }) => {
    const { asked, files, size } = watch(page);
    await page.addInitScript(nothingLate);
    await page.goto('/Utilisateurs/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('table', { name: 'Utilisateurs' }).getByRole('link').first()).toBeVisible();
    expect(files().length).toBeLessThanOrEqual(26);
    expect(await size()).toBeLessThanOrEqual(240_000);
    expect([timesOf(asked, '/api/session'), timesOf(asked, '/api/utilisateurs')]).toEqual([1, 1]);
    const pageCode = asked.findIndex((path) => path.startsWith('/assets/utilisateurs-list'));
    expect(pageCode).toBeGreaterThan(asked.indexOf('/api/utilisateurs'));
  });

  test('gets a record with its reads requested once, before the code of its page', async ({ page }) => {
    const { asked, files } = watch(page);
    await page.addInitScript(nothingLate);
    await page.goto('/utilisateurs/1', { waitUntil: 'networkidle' });
    await expect(page.getByRole('textbox', { name: /^Nom / })).toBeVisible();
    expect(files().length).toBeLessThanOrEqual(31);
    const pageCode = asked.findIndex((path) => path.startsWith('/assets/utilisateur-page'));
    for (const read of ['/api/utilisateurs/1', '/api/gpParametres', '/api/interfaces/renault/csb/utilisateur/1']) {
      expect([read, timesOf(asked, read)]).toEqual([read, 1]);
      expect(asked.indexOf(read)).toBeLessThan(pageCode);
    }
  });

  test('reads nothing of a user early whose departure is opened: the read would be traced', async ({ page }) => {
    const { asked } = watch(page);
    await page.goto('/utilisateurs/1?section=depart', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: /Départ/ }).first()).toBeVisible();
    expect(timesOf(asked, '/api/utilisateurs/1')).toBe(0);
  });

  /** The help's code comes once it is let. */
  const holdHelp = async (page: Page) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/help-panel-[^/]*\.js$/, (route) => held.then(() => route.continue()));
    return release;
  };

  test('shows the help’s place above the page, and that its text is coming', async ({ page }) => {
    const release = await holdHelp(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/sites', { waitUntil: 'networkidle' });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('?');
    const coming = page.getByText('Chargement en cours…');
    await expect(coming).toBeVisible();
    const through = () => {
      const heights = Array.from({ length: Math.floor(innerHeight / 10) }, (_, at) => at * 10);
      return heights.filter((y) => document.elementFromPoint(innerWidth - 80, y)?.closest('main'));
    };
    expect(await page.evaluate(through)).toEqual([]);
    await expectSound(page);
    release();
    await expect(page.getByRole('complementary', { name: 'Aide' }).getByRole('heading', { name: 'Aide' })).toBeFocused();
    await expect(coming).toHaveCount(0);
  });

  test('sees a wide page make room for the help before its text comes, and not again', async ({ page }) => {
    const release = await holdHelp(page);
    await page.goto('/sites/2', { waitUntil: 'networkidle' });
    const content = page.getByRole('main');
    const width = async () => (await content.boundingBox())!.width;
    const before = await width();
    const coming = page.getByText('Chargement en cours…');
    await page.keyboard.press('?');
    await expect(coming).toBeVisible();
    await expect.poll(width).toBeLessThan(before);
    const beside = await width();
    release();
    await expect(page.getByRole('complementary', { name: 'Aide' }).getByRole('heading', { name: 'Aide' })).toBeFocused();
    await expect(coming).toHaveCount(0);
    expect(await width()).toBe(beside);
  });

  test('is asked before leaving a changed form, even when the server is gone', async ({ page, context }) => {
    await page.goto('/civilites/create', { waitUntil: 'networkidle' });
    await page.getByRole('textbox').first().fill('Docteur');
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Sites' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(page.getByRole('textbox').first()).toHaveValue('Docteur');
  });

  test('keeps the console where a screen’s code does not come since the server is gone, and gets it by trying again', async ({
    page,
    context,
  }) => {
    await page.goto('/civilites', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Types d’absence' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Le serveur ne répond pas.');
    // A try that is still under way as the server comes back would bring the page by itself.
    const failedAgain = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await failedAgain;
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Types d’absence', level: 1 })).toBeVisible();
  });

  test('keeps the page where code of a part does not come, and gets it by trying again', async ({ page }) => {
    await page.route(/\/assets\/(notifications-panel|connect-picker)-/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('notifications-panel'));
    await page.goto('/interfaces/esellerLead?onglet=utilisateurs');
    await refused;
    await page
      .getByRole('button', { name: /^Actions\s: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('Cette partie de la page n’a pas pu être chargée');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect(dialog.getByRole('link', { name: 'eSeller Team' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  });

  test('may point at acts whose code does not come, without a fault', async ({ page }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await page.goto('/civilites');
    await expect(page.getByRole('table', { name: 'Civilités' })).toBeVisible();
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    for (const name of ['Vues', 'Filtrer', 'Colonnes affichées', 'Exporter']) {
      const refused = page.waitForEvent('requestfailed');
      await page.getByRole('search').getByRole('button', { name }).hover();
      await refused;
    }
    expect(thrown).toEqual([]);
  });

  test('is told when a read takes long', async ({ page }) => {
    await page.goto('/dashboard');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/civilites', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/civilites');
    await expect(page.getByText('Le serveur tarde à répondre.')).toBeVisible();
    answer();
    await expect(page.getByRole('table', { name: 'Civilités' })).toBeVisible();
    await expect(page.getByText('Le serveur tarde à répondre.')).toHaveCount(0);
  });

  test('is told of a new release, and keeps what was typed when the page begins anew', async ({ page }) => {
    await page.clock.install();
    await page.goto('/civilites/create');
    const name = page.getByRole('textbox').first();
    await name.fill('Chanoine');
    // Another release: its page begins with other files.
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-other.js"></script>' }),
    );
    await page.clock.runFor(61_000);
    const notices = page.getByRole('region', { name: 'Messages' });
    await expect(notices).toContainText('Une nouvelle version de la console est prête.');
    await expectSound(page);
    page.once('dialog', (dialog) => void dialog.accept());
    await notices.getByRole('button', { name: 'Recharger' }).click();
    await expect(notices).not.toContainText('Une nouvelle version');
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(name).toHaveValue('Chanoine');
  });
});
