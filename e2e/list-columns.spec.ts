import { expect, type Page } from '@playwright/test';
import { headings } from './kit/list-parts.ts';
import type { SessionName } from './kit/sessions.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpForez' });

const heading = (page: Page, name: string, exact = false) => page.getByRole('columnheader', { name, exact });
const widthOf = async (page: Page, name: string) => (await heading(page, name).boundingBox())?.width ?? 0;

/** The texts under a heading that do not fit into their cell, without those that a title gives whole. */
const cut = (page: Page, name: string) =>
  page.getByRole('row').evaluateAll((rows, wanted) => {
    const place = [...(rows[0]?.children ?? [])].findIndex(({ textContent }) => textContent === wanted);
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth && element.clientWidth > 1;
    const isTold = (element: Element) => element.getAttribute('title') === element.textContent;
    const cells = rows.slice(1).flatMap((row) => row.children[place] ?? []);
    if (cells.length === 0) throw new Error(`no cell under ${wanted}`);
    return cells
      .filter((cell) => {
        const parts = [cell, ...cell.querySelectorAll('*')];
        return parts.some(isCut) && !parts.some(isTold);
      })
      .map(({ textContent }) => textContent);
  }, name);

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

test('no name, site or e-mail is lost on a small screen', async ({ lookAt }) => {
  const seen: [session: 'BDGpForez' | 'BDGpGeant', path: string, names: string[]][] = [
    ['BDGpForez', '/utilisateurs', ['Nom', 'Prénom', 'Login', 'E-mail']],
    ['BDGpGeant', '/utilisateurs', ['Nom', 'Prénom', 'Login', 'E-mail']],
    ['BDGpGeant', '/sites', ['Nom']],
    ['BDGpForez', '/societes', ['Libellé']],
  ];
  for (const [session, path, names] of seen) {
    const page = await lookAt(session, path);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const name of names) expect.soft(await cut(page, name), `${session} ${path} ${name}`).toEqual([]);
  }
});

test('the name of a site takes two lines at most on a small screen', async ({ lookAt }) => {
  const page = await lookAt('BDGpArmor', '/sites');
  await page.setViewportSize({ width: 1280, height: 800 });
  const names = page.getByRole('row').locator('a[tabindex="-1"] > span');
  await expect(names.first()).toBeVisible();
  // A line is 22 px high.
  const tall = await names.evaluateAll((all) =>
    all.filter((name) => name.getBoundingClientRect().height > 50).map((name) => name.textContent),
  );
  expect(tall).toEqual([]);
});

test('so does that of a long list, in rows of one height', async ({ lookAt }) => {
  const page = await lookAt('BDGpGeant', '/sites');
  await page.setViewportSize({ width: 1280, height: 800 });
  const names = page.getByRole('row').locator('a[tabindex="-1"] > span');
  await expect(names.first()).toBeVisible();
  const lines = await names.evaluateAll((all) =>
    all.map((name) => ({ isWhole: name.scrollHeight <= name.clientHeight + 2, isFolded: name.clientHeight > 25 })),
  );
  expect(lines.filter(({ isFolded }) => isFolded).length).toBeGreaterThan(5);
  // A third line would be cut: only the longest need one, and their title says them.
  expect(lines.filter(({ isWhole }) => !isWhole).length).toBeLessThan(lines.length / 10);
  await page.getByRole('button', { name: 'Lignes serrées' }).click();
  const heights = await names.evaluateAll((all) => all.map((name) => name.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(25);
  await page.getByRole('button', { name: 'Lignes serrées' }).click();
});

test('a long name of an origin is read whole, on two lines', async ({ lookAt }) => {
  const page = await lookAt('BDGpArmor', '/origines');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ["Salon de l'automobile", 'Anniversaire de livraison']) {
    const shown = page
      .getByRole('table', { name: 'Origines' })
      .getByRole('button', { name: new RegExp(name) })
      .first();
    await expect(shown).toBeVisible();
    // Less than half a line: the feet of its letters reach below the last one.
    const missing = await shown.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      Math.max(one.scrollHeight - one.clientHeight - 7, 0),
    ]);
    expect(missing).toEqual([0, 0]);
  }
});

const fitting: [session: SessionName, path: string][] = [
  ['BDGpForez', '/utilisateurs'],
  ['BDGpArmor', '/utilisateurs'],
  ['BDGpArmor', '/sites'],
  ['BDGpForez', '/sites'],
  ['BDGpGeant', '/sites'],
  ['BDGpArmor', '/lignesFrequentes'],
  ['BDGpForez', '/lignesFrequentes'],
  ['BDGpArmor', '/logSuppression'],
  ['BDGpArmor', '/origines'],
  ['BDGpForez', '/origines'],
  ['BDGpArmor', '/interfaces/planetVO'],
  ['BDGpArmor', '/interfaces/esellerLead?onglet=utilisateurs'],
  ['BDGpNiAtlantique', '/interfaces/nissanSiebel/kpi?mois=2026-09'],
];

for (const [session, path] of fitting) {
  test(`the columns of ${path} give way before any leaves the frame, at ${session}`, async ({ lookAt }) => {
    const page = await lookAt(session, path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    const outside = await page
      .getByRole('table')
      .first()
      .evaluate((table) => {
        const frame = table.parentElement ?? table;
        const { left, right } = frame.getBoundingClientRect();
        const heads = [...table.querySelectorAll('th[scope=col]')].map((head) => ({
          name: head.textContent,
          box: head.getBoundingClientRect(),
        }));
        const isCovered = (one: DOMRect, place: number) => heads.some(({ box }, other) => other > place && box.left < one.right - 1);
        if (frame.scrollWidth > frame.clientWidth) return ['the list scrolls'];
        return heads.filter(({ box }, place) => box.left < left || box.right > right || isCovered(box, place)).map(({ name }) => name);
      });
    expect(outside).toEqual([]);
  });
}

test('a column is widened by its edge and by keys, and keeps its width', async ({ page }) => {
  await open(page, '/utilisateurs');
  const before = await widthOf(page, 'Prénom');
  await heading(page, 'Prénom').getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => widthOf(page, 'Prénom')).toBe(Math.round(before) + 16);
  const box = await heading(page, 'Prénom').boundingBox();
  if (!box) throw new Error('the heading is not in sight');
  await page.mouse.move(box.x + box.width, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 60, box.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, 'Prénom')).toBe(Math.round(before) + 76);
  // The browser keeps a width a moment after it is shown.
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain(String(Math.round(before) + 76));
  await page.reload();
  await expect.poll(() => widthOf(page, 'Prénom')).toBe(Math.round(before) + 76);
});

test('columns change places and stay in sight, by keys and by their menu; the address says so', async ({ page }) => {
  await open(page, '/utilisateurs');
  const [first, ...others] = await headings(page);
  expect([first, others[0], others[1]]).toEqual(['Nom', 'Prénom', 'Login']);
  await heading(page, 'Prénom').getByRole('button').focus();
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect.poll(async () => (await headings(page)).slice(0, 3)).toEqual(['Nom', 'Login', 'Prénom']);
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('group', { name: 'Colonne Prénom' }).getByRole('button', { name: 'Épingler à gauche' }).click();
  await expect.poll(async () => (await headings(page)).slice(0, 3)).toEqual(['Nom', 'Prénom', 'Login']);
  await expect(page).toHaveURL(/columns=LoginWEB.*pins=Firstname/);
  await page.getByRole('region', { name: 'Utilisateurs' }).evaluate((list) => list.scrollTo({ left: 400 }));
  await expect(heading(page, 'Prénom')).toBeInViewport();
});

test('rows sort by one column and then by another', async ({ page }) => {
  await open(page, '/utilisateurs');
  await heading(page, 'Profil', true).getByRole('button').click();
  await heading(page, 'Nom')
    .getByRole('button')
    .first()
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/sort=DRPROFILE_DESCR(,|%2C)-Lastname/);
  const french = new Intl.Collator('fr').compare;
  // The rows follow their heading a moment later.
  await expect(async () => {
    const lines = (await page.getByRole('row').all()).slice(1).map((row) => row.getByRole('cell').allInnerTexts());
    const seen = (await Promise.all(lines)).map(([, name = '', , , , profile = '']) => [profile, name.split('\n')[0] ?? ''] as const);
    expect(seen.length).toBeGreaterThan(20);
    expect(seen).toEqual(seen.toSorted(([p, n], [q, m]) => french(p, q) || french(m, n)));
  }).toPass();
});
