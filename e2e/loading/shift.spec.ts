import { expect, type Page, type Route } from '@playwright/test';
import { mayOpen } from '../../apps/console/src/app/routes/route-entry.ts';
import { routes } from '../../apps/console/src/app/routes/routes.ts';
import { addressOf, group, shapeOf } from '../kit/screens.ts';
import { test } from '../kit/signed-in.ts';
import { representatives } from '../kit/sweep.ts';

/** Adds up what moves by itself, as browsers count it. */
const watchShift = () => {
  globalThis.moved = { sum: 0, what: [] };
  new PerformanceObserver((list) => {
    // Safe: only entries of this type are observed.
    for (const { hadRecentInput, value, sources } of list.getEntries() as (PerformanceEntry & Shift)[]) {
      if (hadRecentInput) continue;
      globalThis.moved.sum += value;
      globalThis.moved.what.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

interface Shift {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  var moved: { sum: number; what: string[] };
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))));

/** Holds all that a screen reads until it says that it is coming, then lets one answer after the other be drawn; those of `late` last. */
const openSlowly = async (page: Page, path: string, late?: RegExp) => {
  const held: Route[] = [];
  const next = () => {
    const soon = held.findIndex((route) => !late?.test(route.request().url()));
    return held.splice(Math.max(soon, 0), 1)[0];
  };
  await page.route(/\/api\/(?!session$)/, (route) => void held.push(route));
  await page.goto(path);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  // A screen that reads nothing is there at once.
  await expect(main.getByText('Chargement en cours…').or(title).first()).toBeVisible();
  await expect(async () => {
    for (let route = next(); route; route = next()) {
      const answered = route.request().response();
      await route.continue();
      await answered;
      await twoFrames(page);
    }
    await expect(page.getByText('Chargement en cours…')).toHaveCount(0, { timeout: 100 });
    await expect(title).toHaveCount(1, { timeout: 100 });
  }).toPass();
};

/** Texts that are cut, and said whole by no title. What only screen readers read is a pixel wide. */
const cutTexts = () => {
  const texts = [...document.querySelectorAll('main *')].filter((one) => one.childElementCount === 0 && !one.matches('input, textarea'));
  const cut = texts.filter((one) => one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1 && one.closest('[title]') === null);
  return cut.map((one) => `${one.textContent} (${one.clientWidth} of ${one.scrollWidth} px)`);
};

const isWiderThanScreen = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

const screens = routes.filter((entry) => mayOpen(entry, { ...group, kind: 'operator' }));
/** Screens that come in several parts. */
const manyParts = ['/DatabaseSelect', '/dashboard', '/sante', '/qualite', '/utilisateurs', '/templatesImpression', '/securite/acces'];
const kindOf = (entry: (typeof screens)[number]) => (manyParts.includes(entry.path) ? entry.path : shapeOf(entry));
const opened = representatives(screens, kindOf);

/** On a telephone their figures take several lines. */
const heads = ['/sites/1', '/utilisateurs/1', '/societes/2', '/profils/eSellerTeam/2', '/passerelles/1'];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`nothing moves while a screen comes, nor is cut, ${width} px wide:`, () => {
    test.use({ session: 'BDGpArmor', isAlone: true, viewport: { width, height } });
    const expectSteady = async (page: Page) => {
      const { sum, what } = await page.evaluate(() => globalThis.moved);
      expect(sum, what.join(' | ')).toBeLessThanOrEqual(0.02);
      expect(await page.evaluate(cutTexts)).toEqual([]);
      expect(await page.evaluate(isWiderThanScreen), 'needs sideways scrolling').toBe(false);
    };

    for (const { path } of opened) {
      test(path, async ({ page, context }) => {
        await context.addInitScript(watchShift);
        await openSlowly(page, addressOf(path));
        await expectSteady(page);
      });
    }

    for (const path of width < 500 ? heads : []) {
      test(`${path}, the figures of its head last`, async ({ page, context }) => {
        await context.addInitScript(watchShift);
        await openSlowly(page, path, /\/fiche$/);
        await expectSteady(page);
      });
    }
  });
}
