import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** '12 sur 348 lignes', with plain spaces. */
export const expectCount = (page: Page, count: string | RegExp) => expect(page.getByRole('search').getByRole('status')).toHaveText(count);

/** Chooses in a list, native or our own. */
export const choose = async (page: Page, label: string | RegExp, option: string) => {
  const field = page.getByRole('combobox', { name: label, exact: true });
  if (await field.evaluate(({ tagName }) => tagName === 'SELECT')) {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Chooses the first option of a list, native or our own. */
export const chooseFirst = async (within: Page | Locator, label: RegExp) => {
  const field = within.getByRole('combobox', { name: label });
  if (await field.evaluate(({ tagName }) => tagName === 'SELECT')) {
    await field.selectOption({ index: 1 });
    return;
  }
  await field.click();
  // Another list may still be fading away.
  const opened = field.page().locator(`[id="${await field.getAttribute('aria-controls')}"]`);
  await opened.getByRole('option').first().click();
};

/** The headings that sort. */
export const headings = (page: Page) => page.getByRole('columnheader').getByRole('button').allInnerTexts();

/** The cells under a heading, top to bottom, as far as they are shown. */
export const column = (page: Page, heading: string) =>
  page.getByRole('row').evaluateAll((rows, name) => {
    const textsOf = (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent ?? '');
    const place = textsOf(rows[0]).indexOf(name);
    return rows.slice(1).map((row) => textsOf(row)[place] ?? '');
  }, heading);

/** The lines of a downloaded CSV, split into fields; a French spreadsheet must be able to open it. */
export const readCsv = async (download: Download) => {
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF[^]*\r\n$/);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
};

/** The file that an entry of the list's « Exporter » gives. */
export const exported = async (page: Page, entry: string): Promise<Download> => {
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('group', { name: 'Exporter' }).getByRole('button', { name: entry }).click(),
  ]);
  return download;
};
