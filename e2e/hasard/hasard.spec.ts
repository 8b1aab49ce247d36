import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { mayOpen } from '../../apps/console/src/app/routes/route-entry.ts';
import { routes } from '../../apps/console/src/app/routes/routes.ts';
import { seeded } from '../../apps/api/test/seeded.ts';
import { addressOf, group, shapeOf } from '../kit/screens.ts';
import { test } from '../kit/signed-in.ts';
import { representatives } from '../kit/sweep.ts';

type Next = ReturnType<typeof seeded>;

const screens = routes.filter((entry) => mayOpen(entry, { ...group, kind: 'operator' }));
const acts = process.env['PROVE'] ? 40 : 12;
const keys = ['Escape', 'Enter', 'Tab', 'ArrowDown', 'End', 'Control+k', 'Control+s', 'Control+z', '?'];
const texts = ['é', '-1', '31/02/2026', ' ', 'x'.repeat(300), '12,5', '<b>', 'a@b.fr'];

/** Answers come late and some not at all, and nothing is stored: no write arrives, but those that are tried. */
const disturb = (page: Page, next: Next) =>
  page.route('**/api/**', async (route) => {
    const request = route.request();
    const isHarmless = request.method() === 'GET' || request.headers()['x-essai'] === '1' || request.url().endsWith('/adminSelectDatabase');
    if (!isHarmless || next(20) === 0) return route.abort();
    if (next(3) === 0) await wait(next(1500));
    await route.continue();
  });

/** Where something can be pressed that is in sight and lies under nothing else. What ends the session or leads elsewhere is left alone. */
const spotsToPress = () => {
  const all = [
    ...document.querySelectorAll('button, a[href]:not([target]), input, select, textarea, [role^=menuitem], [role=option], [role=tab]'),
  ];
  return all.flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isReached = width > 0 && one.contains(document.elementFromPoint(x, y));
    if (!isReached || one.matches(':disabled, [type=file]') || /déconnect/i.test(one.textContent)) return [];
    const name = (one.ariaLabel ?? one.textContent).slice(0, 60);
    return [{ x, y, name, takesText: one.matches('input:not([type=checkbox], [type=radio]), textarea') }];
  });
};

const pressKey = async (page: Page, key = 'Escape') => {
  await page.keyboard.press(key);
  return key;
};

/** Does something that a person could, and answers what. */
const actOnce = async (page: Page, next: Next) => {
  if (next(6) === 0) return pressKey(page, keys[next(keys.length)]);
  // An act may load the page anew.
  const spots = await page.evaluate(spotsToPress).catch(() => []);
  const spot = spots[next(spots.length)];
  if (!spot) return pressKey(page);
  const text = spot.takesText ? (texts[next(texts.length)] ?? '') : '';
  await page.mouse.click(spot.x, spot.y, { clickCount: next(8) === 0 ? 2 : 1 });
  if (text) await page.keyboard.insertText(text);
  return `${spot.name} ${text}`;
};

test.describe('whatever is pressed while answers come late or not at all, no page fails:', () => {
  test.use({ session: 'BDGpArmor', isAlone: true });

  for (const [nth, { path }] of representatives(screens, shapeOf).entries()) {
    test(path, async ({ page, context }) => {
      const next = seeded(nth + 1);
      const done: string[] = [];
      context.on('page', (other) => void other.close());
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(addressOf(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await disturb(page, next);
      for (let at = 0; at < acts; at += 1) {
        done.push(await actOnce(page, next));
        await wait(next(200));
        expect(await page.getByText('Cette page n’a pas pu être affichée.').count(), done.join('\n')).toBe(0);
      }
      expect((await page.pageErrors()).map(({ message }) => message)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
