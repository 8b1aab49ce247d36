import { expect, type Page } from '@playwright/test';
import { mayOpen } from '../../apps/console/src/app/routes/route-entry.ts';
import { routes } from '../../apps/console/src/app/routes/routes.ts';
import { settled } from '../kit/examine.ts';
import { addressOf, group } from '../kit/screens.ts';
import { test } from '../kit/signed-in.ts';

const proving = Boolean(process.env['PROVE']);

/** What has the focus and is wholly out of sight or under something else, or nothing. */
const unseen = () => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = (across: number, down: number) => {
    const over = document.elementFromPoint(left + width * across, top + height * down);
    return over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label')?.control === focused);
  };
  const parts = [0.1, 0.5, 0.9];
  return parts.some((across) => parts.some((down) => isSeen(across, down))) ? '' : focused.outerHTML.slice(0, 200);
};

const expectSeen = (page: Page) => expect.poll(() => page.evaluate(unseen)).toBe('');

const steps = proving ? 90 : 30;

/** Answers how many times something had the focus. */
const walk = async (page: Page, key: string) => {
  let met = 0;
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    await expectSeen(page);
    met += await page.locator(':focus').count();
  }
  return met;
};

/** With parts that stay over what scrolls, each in a way of its own: a header, a bar, headings, columns. */
const own = ['/sites', '/sites/create', '/profils/eSellerTeam/{idProfile}', '/malusEcologique/{IDGrille}', '/interfaces/wally/{crm}/logs'];
const walked = routes.filter((entry) => mayOpen(entry, { ...group, kind: 'operator' }) && (proving || own.includes(entry.path)));

test.describe('what takes the focus is in sight:', () => {
  test.use({ session: 'BDGpArmor', isAlone: true, viewport: { width: 1280, height: 600 } });

  for (const { path } of walked) {
    test(path, async ({ page }) => {
      await page.goto(addressOf(path));
      await settled(page);
      await page.getByRole('heading', { level: 1 }).click();
      expect((await walk(page, 'Tab')) + (await walk(page, 'Shift+Tab'))).toBeGreaterThan(steps);
    });
  }

  test('a cell of the coverage of leads that arrows reach', async ({ page }) => {
    await page.goto('/workflowsLeads?onglet=couverture');
    const cell = page.getByRole('grid', { name: 'Couverture des origines, site par site' }).getByRole('gridcell').first();
    await cell.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    for (const key of ['PageDown', 'End', 'ArrowDown', 'ArrowLeft', 'PageUp', 'Home']) {
      await page.keyboard.press(key);
      await expectSeen(page);
    }
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  });
});
