import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** One heading, a tab title, and nothing loading any more. */
export const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^(Chargement|Ouverture de la console)/)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.title()).toMatch(/\S+ .*\S/);
};

/** What a theme alone decides; the rest of a page is the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const violations = async (page: Page, within: string, rules?: readonly string[]) => {
  // Without frames, one run in the page finds everything, and passing only the faults back takes a third of the time.
  const looked = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (rules ? looked.withRules([...rules]) : looked).include(within).analyze();
  return found.violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
};

/** What HTML has no place for: a block in a paragraph, something to press in something else to press. */
const misplaced = 'p :is(div, p, ul, ol, dl, table, form, h1, h2, h3), :is(a, button) :is(a, button, input, select, textarea), label label';

/** Checks that all stands where HTML has a place for it. */
export const expectWellPlaced = async (page: Page, within = 'html') => {
  const all = page.locator(within).locator(misplaced);
  const found = await all.evaluateAll((ones) => ones.map((one) => `${one.parentElement?.outerHTML}`.slice(0, 160)));
  expect.soft(found).toEqual([]);
};

/** Hidden faults: script errors, refused calls, violations of the page's policy. */
const faults = async (page: Page) => {
  const [errors, messages] = [await page.pageErrors(), await page.consoleMessages()];
  return [...errors.map(({ message }) => message), ...messages.filter((said) => said.type() === 'error').map((said) => said.text())];
};

type Theme = 'light' | 'dark';

interface Look {
  /** The dark theme is one set of colours for all screens: a few are seen in it, and by `npm run prove` all. */
  themes?: readonly Theme[];
  /** A part that opened in a page which was looked at before: a selector. */
  within?: string;
}

const usualThemes: readonly Theme[] = process.env['PROVE'] ? ['light', 'dark'] : ['light'];

/** Checks accessibility in each theme, that all stands where HTML has a place for it, and that no hidden fault occurred since loading. */
export const expectSound = async (page: Page, { themes = usualThemes, within = 'html' }: Look = {}) => {
  for (const [nth, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect.soft(await violations(page, within, nth === 0 ? undefined : rulesOfColour), colorScheme).toEqual([]);
  }
  await expectWellPlaced(page, within);
  expect(await faults(page)).toEqual([]);
};

/** Checks accessibility as the page stands, and that it needs no sideways scrolling. */
export const expectFits = async (page: Page, how: string) => {
  expect.soft(await violations(page, 'html'), how).toEqual([]);
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect.soft(await isWider(), `${how}: needs sideways scrolling`).toBe(false);
};

/** Where everything is proved, a screen is also looked at on a smaller one, on a telephone, and in colours that the system forces. */
export const expectSoundElsewhere = async (page: Page) => {
  const usual = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expectFits(page, `${width} wide`);
  }
  if (usual) await page.setViewportSize(usual);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectFits(page, 'forced colours');
  await page.emulateMedia({ forcedColors: null });
  expect(await faults(page)).toEqual([]);
};
