import type { Browser, BrowserContext, Page } from 'playwright-core';
import { keepNames, usableAfter, watchFor } from './in-page.ts';

export interface Console {
  browser: Browser;
  base: string;
  token: string;
  /** Writes one user, so that the server must build the list again. */
  touch: () => Promise<unknown>;
}

const rows = 'main tbody [role=row]';

/** A fresh browser, signed in if a token is given, which reports when what the selector names is on the screen. */
export const newVisitor = async ({ browser }: Console, token?: string, selector = rows): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(keepNames);
  await context.addInitScript(watchFor, selector);
  if (!token) return context;
  // An operator's token at a customer is good for both keys.
  const { BDGp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { BDGp: string };
  await context.addInitScript(
    ([text, name]) => {
      localStorage.setItem('comptoir.session', text);
      localStorage.setItem(`comptoir.client ${name.toLowerCase()}`, text);
      sessionStorage.setItem('comptoir.onglet', name);
    },
    [JSON.stringify({ token, apiBase: '' }), BDGp] as const,
  );
  return context;
};

/** Opens an address; milliseconds until it can be used. The page says so: asking it meanwhile would take its time. */
export const timeToOpen = async (page: Page, address: string) => {
  const usable = page.waitForEvent('console', (said) => said.text() === 'usable');
  await Promise.all([usable, page.goto(address)]);
  return (await page.evaluate(usableAfter)) ?? NaN;
};
