import { test as base, type APIRequestContext, type Page } from '@playwright/test';
import { cleanPage, leaveConsole, type LentContexts } from './lent-contexts.ts';
import { serverErrorsFromNow } from './server-errors.ts';
import { customerOf, hostOf, isCustomer, type Opened, type SessionName } from './sessions.ts';

const port = () => process.env['E2E_PORT'] ?? '';
const originOf = (name: SessionName | null) => `http://${hostOf(name)}:${port()}`;

/** A session that the setup opened. */
const sessionOf = (name: SessionName): Opened => {
  // The setup opens a session for each name.
  const opened = JSON.parse(process.env['E2E_SESSIONS'] ?? '{}') as Record<SessionName, Opened>;
  return opened[name];
};

/** What the console keeps of a session in the browser: the person's own and, of an operator, the customer's. */
const kept = (name: SessionName) => {
  const store = (key: string, { token }: Opened) => ({ name: key, value: JSON.stringify({ token, apiBase: '' }) });
  const own = store('comptoir.session', sessionOf(isCustomer(name) ? 'operator' : name));
  return isCustomer(name) ? [own, store(`comptoir.client ${name.toLowerCase()}`, sessionOf(name))] : [own];
};

/** A tab that has been at this customer: addresses without one lead there. */
const settleTab = (name: string | null) => {
  if (name !== null && sessionStorage.length === 0) sessionStorage.setItem('comptoir.onglet', name);
};

/** What the page's policy refuses is told in no other way where the code that tried goes on without it. */
const tellRefused = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The page’s policy refuses: ${violatedDirective} ${blockedURI}`),
  );
};

interface Fixtures {
  /** Who is signed in when the journey begins, and on which customer; nobody by default. */
  session: SessionName | null;
  /** It changes what a context cannot give back, such as its clock, or needs a browser that has seen nothing: it gets one of its own. */
  isAlone: boolean;
  /** The API as that person, to look things up or to check them. */
  api: APIRequestContext;
  /** The API as any other session. */
  apiAs: (name: SessionName) => Promise<APIRequestContext>;
  /** When a journey fails, it prints what the server logged meanwhile, for whichever journey. */
  serverErrors: void;
}

interface WorkerFixtures {
  lent: LentContexts;
  /**
   * A screen for journeys that only look. All of a worker share a page for each session, which signs in anew with each
   * address that it loads: a page for each look would cost a process and all of the console's scripts.
   */
  lookAt: (name: SessionName, path: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  session: [null, { option: true }],
  isAlone: [false, { option: true }],
  baseURL: ({ session }, use) => use(originOf(session)),
  storageState: ({ session, baseURL }, use) =>
    use(session && baseURL ? { cookies: [], origins: [{ origin: baseURL, localStorage: kept(session) }] } : undefined),
  context: async ({ browser, lent, session, isAlone }, use) => {
    const known = session && !isAlone ? lent.get(session) : undefined;
    // Made with the options of this journey, such as its storage.
    const context = known ?? (await browser.newContext());
    if (!known) await context.addInitScript(tellRefused);
    if (session && !known) await context.addInitScript(settleTab, customerOf(session));
    if (session && !isAlone) lent.set(session, context);
    await use(context);
    if (!session || isAlone) await context.close();
  },
  page: async ({ context, session, baseURL, viewport, isAlone }, use, testInfo) => {
    const isLent = session && baseURL && viewport && !isAlone;
    if (!isLent) return use(await context.newPage());
    await use(await cleanPage(context, { origin: baseURL, viewport, localStorage: kept(session) }));
    // What failed is looked at.
    if (testInfo.status === testInfo.expectedStatus) await leaveConsole(context, baseURL);
  },
  apiAs: async ({ playwright }, use) => {
    const contexts: APIRequestContext[] = [];
    await use(async (name) => {
      const context = await playwright.request.newContext({
        baseURL: `http://127.0.0.1:${port()}`,
        extraHTTPHeaders: { authorization: `Bearer ${sessionOf(name).token}` },
      });
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.dispose();
  },
  api: async ({ session, apiAs }, use) => {
    if (!session) throw new Error('a journey that asks the API names its session');
    await use(await apiAs(session));
  },
  serverErrors: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's pattern, and none of it is needed
    async ({}, use, testInfo) => {
      const heard = serverErrorsFromNow();
      await use();
      const errors = testInfo.status === testInfo.expectedStatus ? '' : heard();
      if (!errors) return;
      console.error(`The server's errors during "${testInfo.title}":\n${errors}`);
      await testInfo.attach("the server's errors", { body: errors, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  lent: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's pattern, and none of it is needed
    async ({}, use) => {
      const lent: LentContexts = new Map();
      await use(lent);
      for (const context of lent.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  lookAt: [
    async ({ browser }, use) => {
      const pages = new Map<SessionName, Page>();
      const usual = { width: 1440, height: 900 };
      const open = async (name: SessionName) => {
        const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: usual });
        await context.addInitScript((items) => {
          for (const item of items) localStorage.setItem(item.name, item.value);
        }, kept(name));
        await context.addInitScript(settleTab, customerOf(name));
        await context.addInitScript(tellRefused);
        return context.newPage();
      };
      await use(async (name, path) => {
        const page = pages.get(name) ?? (await open(name));
        pages.set(name, page);
        // Whoever looked before may have left another size or other media.
        await page.setViewportSize(usual);
        await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
        await page.goto(originOf(name) + path);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** The page's path without its customer. */
export const documentedPath = (page: Page) => new URL(page.url()).pathname.replace(/^\/@\w+/, '');
