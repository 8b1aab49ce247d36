import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** One heading, a name for the tab, and nothing on its way any more. */
export const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^(Chargement|Ouverture de la console)/)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.title()).toMatch(/\S+ .*\S/);
};

const violations = async (page: Page) => {
  // Without frames, one run in the page finds all there is, and only what is wrong has to be told: a third of the time.
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
};

/** What went wrong without anybody seeing it: errors of scripts, answers of refusal, what the page's policy forbids. */
const faults = async (page: Page) => {
  const [errors, messages] = [await page.pageErrors(), await page.consoleMessages()];
  return [...errors.map(({ message }) => message), ...messages.filter((said) => said.type() === 'error').map((said) => said.text())];
};

type Theme = 'light' | 'dark';

/** Holds what is shown against the rules of accessibility in each theme; nothing may have gone wrong since it was loaded. */
export const expectSound = async (page: Page, themes: readonly Theme[] = ['light', 'dark']) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect.soft(await violations(page), colorScheme).toEqual([]);
  }
  expect(await faults(page)).toEqual([]);
};
