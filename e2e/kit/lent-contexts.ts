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

/**
 * The page of a lent context, away from the console, whose pages go on asking the server: on an answer of the same host, for which the
 * browser keeps its process. What earlier journeys opened beside it or put between it and the server is gone.
 */
export const leaveConsole = async (context: BrowserContext, origin: string): Promise<Page> => {
  const [page = await context.newPage(), ...others] = context.pages();
  for (const other of others) await other.close();
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.setOffline(false)]);
  const away = `${origin}/api/live`;
  if (page.url() === away) return page;
  // A form that was changed asks before it goes; a journey that answers that too would answer twice, here and in every later one.
  page.removeAllListeners('dialog');
  page.on('dialog', accept);
  await page.goto(away);
  page.off('dialog', accept);
  return page;
};

/** The same, without what earlier journeys left in the browser: media, permissions, storage. */
export const cleanPage = async (context: BrowserContext, { origin, viewport, localStorage: held }: Begin): Promise<Page> => {
  const page = await leaveConsole(context, origin);
  await Promise.all([
    page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null }),
    page.setViewportSize(viewport),
    context.clearPermissions(),
    context.clearCookies(),
  ]);
  await page.evaluate((items) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, held);
  return page;
};
