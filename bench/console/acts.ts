import type { Locator, Page } from 'playwright-core';
import { plainPage, shift, slowest, watchActs } from './in-page.ts';
import { alternate, median } from '../measure.ts';
import { figure, figureBeside, milliseconds, type Row } from '../report.ts';
import { newVisitor, timeToOpen, type Console } from './visitor.ts';

const visits = 5;
const slowdown = 4;
const fields = 'main form input';

interface Timed {
  name: string;
  took: number;
}

/** What follows an act, the draft and the address included, has been drawn. */
const settle = (page: Page) => page.waitForTimeout(700);

const slowestOf = (found: readonly Timed[]) => found.reduce((worst, one) => (one.took > worst.took ? one : worst));

/**
 * Milliseconds from the navigation to the fields of a user, with a filled cache. Its limit: the same page as plain HTML, which the
 * browser only has to read and to draw.
 */
const timeToRecord = async (visited: Console) => {
  const contexts = [await newVisitor(visited, visited.token, fields), await newVisitor(visited, undefined, fields)] as const;
  const [page, plain] = [await contexts[0].newPage(), await contexts[1].newPage()];
  const address = `${visited.base}/utilisateurs/2`;
  const open = async () => {
    const took = await timeToOpen(page, address);
    await page.waitForLoadState('networkidle');
    return took;
  };
  await open();
  const body = await page.evaluate(plainPage);
  await plain.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body }) : route.abort(),
  );
  const found = await alternate(visits, open, () => timeToOpen(plain, address));
  for (const context of contexts) await context.close();
  return found;
};

/** Records of many fields, or of many rows. */
const records = { 'a site': '/sites/2', 'a company': '/societes/1', 'a profile': '/profils/eSellerTeam/3' };

/** The same of other records, without a limit: the slowest. */
const timeToOthers = async (visited: Console) => {
  const context = await newVisitor(visited, visited.token, fields);
  const page = await context.newPage();
  const found: Timed[] = [];
  for (const [name, path] of Object.entries(records)) {
    const took: number[] = [];
    // The first fills the cache.
    for (let visit = 0; visit <= visits; visit += 1) {
      took.push(await timeToOpen(page, visited.base + path));
      await page.waitForLoadState('networkidle');
    }
    found.push({ name, took: median(took.slice(1)) });
  }
  await context.close();
  return slowestOf(found);
};

/** What the page keeps between two questions. */
interface Kept {
  paletteTook: Promise<number>;
}

/** Milliseconds from a key in the palette to its first line. */
const timeToFound = async (visited: Console) => {
  const context = await newVisitor(visited, visited.token);
  const page = await context.newPage();
  await page.goto(`${visited.base}/utilisateurs`, { waitUntil: 'networkidle' });
  const found: number[] = [];
  for (const key of ['s', 'u', 'p', 'a', 'c']) {
    await page.keyboard.press('Control+k');
    const first = page.getByRole('dialog').getByRole('option').first();
    await first.waitFor();
    // The listener has to be there before the key, which takes another way into the page.
    await page.evaluate(() => {
      const paletteTook = new Promise<number>((resolve) => {
        document.addEventListener(
          'keydown',
          ({ timeStamp }) =>
            requestAnimationFrame(function look() {
              const painted = new MessageChannel();
              painted.port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
              painted.port1.start();
              if (document.querySelector('dialog [role=option]')) painted.port2.postMessage('');
              else requestAnimationFrame(look);
            }),
          { capture: true, once: true },
        );
      });
      Object.assign(globalThis, { paletteTook });
    });
    await page.keyboard.press(key);
    found.push(await page.evaluate(() => (globalThis as unknown as Kept).paletteTook));
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
  }
  await context.close();
  return median(found);
};

/** What is pressed, or what else is done. */
type Act = readonly [name: string, act: (page: Page) => Locator | Promise<unknown>];

const search = (page: Page) => page.getByRole('textbox', { name: 'Rechercher' });

/** What people do all day, in an order that works. */
const acts: readonly Act[] = [
  ['a word is typed into its search', (page) => search(page).pressSequentially('mart', { delay: 120 })],
  ['and taken back', (page) => search(page).fill('')],
  ['a list is sorted', (page) => page.getByRole('columnheader').getByRole('button').nth(1)],
  ['a row is ticked', (page) => page.getByRole('row').nth(3).getByRole('checkbox')],
  ['the last row is gone to', (page) => page.keyboard.press('End')],
  ['and the first', (page) => page.keyboard.press('Home')],
  ['the columns are opened', (page) => page.getByRole('button', { name: 'Colonnes affichées' })],
  ['one is hidden', (page) => page.getByRole('checkbox', { name: 'Login' })],
  ['and closed', (page) => page.keyboard.press('Escape')],
  ['a group of the menu is folded', (page) => page.getByRole('navigation').getByRole('button', { expanded: true }).first()],
  ['the palette is opened', (page) => page.keyboard.press('Control+k')],
  ['a word is typed into the palette', (page) => page.keyboard.type('sites', { delay: 60 })],
  ['a screen is opened from it', (page) => page.keyboard.press('Enter')],
  ['a record is opened', (page) => page.getByRole('row').nth(2).getByRole('link').first()],
  ['a text is typed', (page) => page.getByRole('textbox', { name: 'Ville' }).pressSequentially('Brest', { delay: 60 })],
  ['a box is ticked', (page) => page.getByRole('checkbox', { name: 'Imprimer l’en-tête' })],
  ['both are given up', (page) => page.getByRole('button', { name: 'Annuler' })],
  ['the help is opened', (page) => page.getByRole('button', { name: 'Aide' })],
];

/** Milliseconds from the event to the next frame. A hand comes to rest on what it presses: what hovering costs is not counted. */
const timeAct = async (page: Page, act: Act[1]) => {
  const done = act(page);
  if (done instanceof Promise) await done;
  else {
    await done.hover();
    await settle(page);
    await page.evaluate(slowest);
    await page.mouse.down();
    await page.mouse.up();
  }
  await settle(page);
  return page.evaluate(slowest);
};

/** The slowest act of a day, on a slow processor, and what moves by itself on the way. */
const timeActs = async (visited: Console) => {
  const context = await newVisitor(visited, visited.token);
  await context.addInitScript(watchActs);
  const page = await context.newPage();
  await page.goto(`${visited.base}/utilisateurs`, { waitUntil: 'networkidle' });
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const found: Timed[] = [];
  for (const [name, act] of acts) {
    found.push({ name, took: await timeAct(page, act) });
  }
  const moved = await page.evaluate(shift);
  await context.close();
  return { found, moved };
};

/** How it feels: a record, the palette, each act of a day. */
export const measureActs = async (visited: Console): Promise<Row[]> => {
  const record = await timeToRecord(visited);
  const other = await timeToOthers(visited);
  const palette = await timeToFound(visited);
  const { found, moved } = await timeActs(visited);
  const worst = slowestOf(found);
  return [
    figureBeside('from navigation to the fields of a user, browser cache filled', record, milliseconds, 300),
    figure(`the same of a site, a company and a profile, the slowest (${other.name})`, other.took, milliseconds, 300),
    figure('key in the palette to its first line', palette, milliseconds, 50),
    figure(`${found.length} acts, processor 4 times slower, median`, median(found.map(({ took }) => took)), milliseconds, 100),
    figure(`the same, the slowest (${worst.name})`, worst.took, milliseconds, 100),
    figure('layout shift over these acts, in thousandths', moved * 1000, (value) => value.toFixed(0), 20),
  ];
};
