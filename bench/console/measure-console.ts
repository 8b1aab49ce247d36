import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findChromium, withoutChromium } from '../../scripts/testing/chromium.mjs';
import { ask, openGiant, signIn } from '../caller.ts';
import type { Engine } from '../engines.ts';
import { measureActs } from './acts.ts';
import { lastKey, watchKeys } from './in-page.ts';
import { median } from '../measure.ts';
import { startProduct } from '../programs.ts';
import { figure, kilobytes, milliseconds, type Row, type Section } from '../report.ts';
import { newVisitor, timeToOpen, type Console } from './visitor.ts';

const visits = 5;
const keys = ['l', 'e', 'g', 'r', 'a', 'n', 'd', 'Backspace', 'Backspace', 'Backspace'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Bytes of scripts and style sheets on a first visit, as gzip compresses them at its best. */
const weigh = async (context: BrowserContext, address: string) => {
  const page = await context.newPage();
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname))
      files.set(
        pathname,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(files.values());
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
};

const openList = (page: Page, base: string) => timeToOpen(page, `${base}/utilisateurs`);

const timeToList = async (visited: Console) => {
  const empty: number[] = [];
  const filled: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await visited.touch();
    const context = await newVisitor(visited, visited.token);
    const page = await context.newPage();
    empty.push(await openList(page, visited.base));
    await page.waitForLoadState('networkidle');
    filled.push(await openList(page, visited.base));
    await context.close();
  }
  return { empty: median(empty), filled: median(filled) };
};

/** Milliseconds from each key to the frame with its rows, on a processor slowed down so many times. */
const typeInFilter = async (visited: Console, slowdown: number): Promise<number[]> => {
  const context = await newVisitor(visited, visited.token);
  const page = await context.newPage();
  await openList(page, visited.base);
  await page.waitForLoadState('networkidle');
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchKeys);
  await page.getByRole('textbox', { name: 'Rechercher' }).focus();
  const found: number[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    // Longer than the pause before the address changes, so that this redraw counts too.
    await page.waitForTimeout(1000);
    found.push((await page.evaluate(lastKey)) ?? NaN);
  }
  await context.close();
  return found;
};

const measure = async (visited: Console): Promise<Row[]> => {
  const login = await weigh(await newVisitor(visited), `${visited.base}/`);
  const list = await weigh(await newVisitor(visited, visited.token), `${visited.base}/utilisateurs`);
  const { empty, filled } = await timeToList(visited);
  const typed = await typeInFilter(visited, 1);
  const slow = await typeInFilter(visited, 4);
  return [
    figure('login screen, JavaScript and CSS, gzip', login, kilobytes, 115_000),
    figure('first list (users), the same', list, kilobytes, 240_000),
    figure('from navigation to 10,000 users, empty browser cache, list built anew', empty, milliseconds, 1000),
    figure('the same, browser cache filled, list unchanged', filled, milliseconds, 1000),
    figure('key in the filter of 10,000 users, median of 10', median(typed), milliseconds, 50),
    figure('the same, worst of 10', Math.max(...typed), milliseconds, 40),
    figure('processor 4 times slower, median', median(slow), milliseconds),
    figure('the same, worst', Math.max(...slow), milliseconds),
    ...(await measureActs(visited)),
  ];
};

/** The console in Chromium. */
export const measureConsole = async (engine: Engine): Promise<{ section: Section; version: string } | undefined> => {
  const executablePath = await findChromium();
  if (!executablePath) {
    console.log(withoutChromium);
    return undefined;
  }
  const product = await startProduct(engine.env);
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const [token = ''] = await signIn(product.port, 1);
    // The first opening creates the customer, if nothing was measured before.
    await openGiant(product.port, token);
    let count = 0;
    const change = () => JSON.stringify({ PhoneNumber: `02 97 02 ${(count += 1)}` });
    const touch = () => ask(product.port, '/api/utilisateurs/1', { method: 'PUT', token, body: change() });
    const measured = await measure({ browser, base: `http://localhost:${product.port}`, token, touch });
    return { section: { title: `Console in Chromium, ${engine.name} database`, rows: measured }, version: browser.version() };
  } finally {
    await browser.close();
    await product.stop();
  }
};
