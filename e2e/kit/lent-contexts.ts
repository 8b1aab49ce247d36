import type { BrowserContext, Dialog, Page } from '@playwright/test';

/**
 * Contexts that the journeys of a worker take in turn, one for each session: a new one costs a process, and all of the console's
 * scripts anew.
 */
export type LentContexts = Map<string, BrowserContext>;

interface Begin {
  origin: string;
  viewport: { width: number; height: number };
  /** What the person's browser holds when the journey begins. */
  localStorage: readonly { name: string; value: string }[];
}

const accept = (dialog: Dialog) => void dialog.accept();

/** The page of a lent context, without what earlier journeys left there: other pages, routes, media, storage. */
export const cleanPage = async (context: BrowserContext, { origin, viewport, localStorage: held }: Begin): Promise<Page> => {
  const [page = await context.newPage(), ...others] = context.pages();
  for (const other of others) await other.close();
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null }),
    page.setViewportSize(viewport),
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
  ]);
  // A form that was changed asks before it goes.
  page.on('dialog', accept);
  // An answer of the same host: the browser keeps its process.
  await page.goto(`${origin}/api/live`);
  page.off('dialog', accept);
  await page.evaluate((items) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, held);
  return page;
};
