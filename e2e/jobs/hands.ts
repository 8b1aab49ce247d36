import { expect, type Locator, type Page } from '@playwright/test';

/** What a job cost: clicks, and strokes of keys that are not text. Text has to be typed whatever the screen. */
export interface Effort {
  clicks: number;
  strokes: number;
}

/** How a person works: by mouse, or by nothing but keys. Both type texts. */
export interface Found {
  /** Enough to find it by. */
  text: string;
  /** Its list's entry in the menu. */
  list: string;
  act?: { typed: string; inPalette: string; inMenu: string };
}

export interface Hands {
  effort: Effort;
  /** Opens a screen by its entry in the menu, and an act by its link there; or the one of them that is meant by its name in the palette. */
  open: (screen: string, act?: string, inPalette?: string) => Promise<void>;
  /** Opens a record, or an act on it: by the palette, or by its list, the search there, and its row or the row's menu of acts. */
  find: (record: Found) => Promise<void>;
  /** Types into the palette, and takes what it finds. */
  seek: (typed: string, found: string) => Promise<void>;
  /** Follows a link, presses a button, ticks a box. */
  press: (target: Locator) => Promise<void>;
  /** Goes to a field and types in place of what it holds. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Pastes what was copied elsewhere. */
  paste: (field: Locator, text: string) => Promise<void>;
  /** Chooses in a list, native or our own, where `text` is enough to find the option. */
  choose: (field: Locator, option: string, text?: string) => Promise<void>;
  /** A shortcut, which people who hold a mouse use too. */
  stroke: (key: string) => Promise<void>;
}

/** More than anybody would bear: the target is not on the way. */
const most = 120;

const isNative = (field: Locator) => field.evaluate(({ tagName }) => tagName === 'SELECT');

/** What another program has put on the clipboard. */
const copied = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((said) => navigator.clipboard.writeText(said), text);
};

/** The option that Enter would choose. */
const highlightedBy = (field: Locator) =>
  field.evaluate((element) => {
    const own = element.getAttribute('aria-activedescendant');
    const listed = element.getAttribute('aria-controls');
    const option = own ? document.getElementById(own) : document.querySelector(`[id="${listed}"] [data-combobox-selected]`);
    return option?.textContent.trim();
  });

/** Which key leads from what has the focus towards the target, or nothing where it has arrived. */
const wayTo = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === element) return null;
    if (!activeElement || activeElement === document.body) return 'Tab';
    const group = '[role="menu"], [role="toolbar"], [role="radiogroup"], [role="grid"]';
    const roving = element.closest(group);
    const before = (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const [row, here] = [element.closest('tr'), activeElement.closest('tr')];
    if (row && here && row.closest('table') === here.closest('table')) {
      if (row !== here) return row.rowIndex < here.rowIndex ? 'ArrowUp' : 'ArrowDown';
      return before ? 'ArrowLeft' : 'ArrowRight';
    }
    if (roving && roving === activeElement.closest(group)) return before ? 'ArrowUp' : 'ArrowDown';
    return before ? 'Shift+Tab' : 'Tab';
  });

const byKeys = (page: Page): Hands => {
  const effort = { clicks: 0, strokes: 0 };
  const stroke = async (key: string) => {
    effort.strokes += 1;
    await page.keyboard.press(key);
  };
  const focusedElement = () => page.evaluateHandle(() => document.activeElement);
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    // What is closed for a moment is passed over, and the way leads around once more.
    await expect(target).not.toHaveJSProperty('disabled', true);
    for (let step = 0; step < most; step += 1) {
      const key = await wayTo(target);
      if (key === null) return;
      const from = await focusedElement();
      await stroke(key);
      // Not every table is walked by arrows.
      if (await from.evaluate((element) => element === document.activeElement))
        await stroke(key.endsWith('Up') || key.endsWith('Left') ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${most} strokes of the keyboard do not lead to ${String(target)}`);
  };
  const pick = async (text: string, name: string) => {
    await stroke('Control+k');
    await page.keyboard.type(text);
    const options = page.getByRole('dialog', { name: 'Aller à…' }).getByRole('option');
    const wanted = options.filter({ hasText: name }).first();
    await expect(wanted).toBeVisible();
    for (let step = 0; step < most && (await wanted.getAttribute('aria-selected')) !== 'true'; step += 1) await stroke('ArrowDown');
    await stroke('Enter');
  };
  return {
    effort,
    stroke,
    open: (screen, act = screen, inPalette = act) => pick(inPalette, inPalette),
    seek: pick,
    find: ({ text, act }) => (act ? pick(`${act.typed} ${text}`, act.inPalette) : pick(text, text)),
    press: async (target) => {
      await reach(target);
      const ticks = ['checkbox', 'radio'].includes(await target.evaluate((element) => element.getAttribute('type') ?? ''));
      await stroke(ticks ? 'Space' : 'Enter');
    },
    type: async (field, text) => {
      await reach(field);
      if ((await field.inputValue()) !== '') await stroke('Control+a');
      await page.keyboard.type(text);
    },
    paste: async (field, text) => {
      await copied(page, text);
      await reach(field);
      await stroke('Control+v');
    },
    choose: async (field, option, text = option) => {
      await reach(field);
      const native = await isNative(field);
      if (!native && (await field.inputValue()) !== '') await stroke('Control+a');
      await page.keyboard.type(text);
      if (native) return;
      // The first option that fits is highlighted by itself.
      await expect(page.getByRole('option', { name: option, exact: true }).first()).toBeVisible();
      await expect.poll(() => highlightedBy(field)).toBe(option);
      await stroke('Enter');
    },
  };
};

const byMouse = (page: Page): Hands => {
  const effort = { clicks: 0, strokes: 0 };
  const press = async (target: Locator) => {
    effort.clicks += 1;
    await target.click();
  };
  const focused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
  const type = async (field: Locator, text: string) => {
    if (!(await focused(field))) await press(field);
    await field.fill('');
    await page.keyboard.type(text);
  };
  const open = async (screen: string) => {
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const entry = menu.getByRole('link', { name: screen, exact: true }).first();
    // Its group is folded: the menu's own search shows it.
    if (!(await entry.isVisible())) await type(menu.getByRole('searchbox'), screen);
    await press(entry);
  };
  return {
    effort,
    press,
    stroke: async (key) => {
      effort.strokes += 1;
      await page.keyboard.press(key);
    },
    open: async (screen, act) => {
      await open(screen);
      if (act) await press(page.getByRole('main').getByRole('link', { name: act, exact: true }));
    },
    seek: async (typed, found) => {
      await press(page.getByRole('button', { name: 'Aller à…' }));
      await page.keyboard.type(typed);
      await press(page.getByRole('dialog', { name: 'Aller à…' }).getByRole('option').filter({ hasText: found }).first());
    },
    find: async ({ text, list, act }) => {
      await open(list);
      await type(page.getByRole('textbox', { name: 'Rechercher' }), text);
      const row = page.getByRole('row').filter({ hasText: text });
      if (!act) return press(row.getByRole('link').first());
      await press(row.getByRole('button', { name: /^Actions\s:/ }));
      await press(page.getByRole('dialog').getByRole('link', { name: act.inMenu }));
    },
    type,
    paste: async (field, text) => {
      await copied(page, text);
      if (!(await focused(field))) await press(field);
      effort.strokes += 1;
      await page.keyboard.press('Control+v');
    },
    choose: async (field, option, text) => {
      if (!(await focused(field))) await press(field);
      if (text) await page.keyboard.type(text);
      effort.clicks += 1;
      if (await isNative(field)) await field.selectOption({ label: option });
      else await page.getByRole('option', { name: option, exact: true }).first().click();
    },
  };
};

export const hands = { souris: byMouse, clavier: byKeys };
