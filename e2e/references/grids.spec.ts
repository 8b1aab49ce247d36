import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound, settled } from '../kit/examine.ts';
import { expectCount } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpPerche' });

const sitesOf = async (api: APIRequestContext) => {
  // Safe: the server checks its answers against the contract.
  const rows = (await (await api.get('/api/sites')).json()) as SiteRow[];
  return rows.toSorted((a, b) => a.Descr.localeCompare(b.Descr, 'fr'));
};
const siteOf = async (api: APIRequestContext, IDSite: number) => (await sitesOf(api)).find((site) => site.IDSite === IDSite)!;
const bar = (page: Page) => page.getByRole('region', { name: 'Enregistrement' });

/** Puts a text on the clipboard of a cell, as a spreadsheet does. */
const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('codes are typed by keyboard, pasted, undone and saved together', async ({ page, api }) => {
  const [first, second, third, fourth] = await sitesOf(api);
  if (!first || !second || !third || !fourth) throw new Error('the sample has four sites');
  const cell = ({ Descr }: SiteRow) => page.getByLabel(`Code Site BaseVN\u00a0: ${Descr}`);
  await page.goto('/interfaces/basevn');
  await expectCount(page, '9 lignes');
  await cell(first).fill('BVN-1');
  await page.keyboard.press('Enter');
  await expect(cell(second)).toBeFocused();
  await page.keyboard.type('B'.repeat(300));
  await expect(cell(second)).toHaveValue('B'.repeat(300));
  await expect(cell(second)).toHaveAccessibleDescription(/^\d+ caractères au maximum$/);
  await page.keyboard.press('Escape');
  await expect(cell(second)).toHaveValue(second.CodeSiteBaseVN);
  await paste(page, `Code Site BaseVN\u00a0: ${second.Descr}`, 'BVN-02\nBVN-03\nBVN-04\n');
  await expect(cell(fourth)).toHaveValue('BVN-04');
  await expect(bar(page)).toContainText('4 lignes modifiées');
  await page.getByRole('button', { name: `Annuler les modifications\u00a0: ${fourth.Descr}` }).click();
  await expect(cell(fourth)).toHaveValue(fourth.CodeSiteBaseVN);

  await page.getByRole('textbox', { name: 'Rechercher' }).fill(third.Descr);
  await expect(cell(first)).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('button', { name: 'Rester sur la page' }).click();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('');
  await expect(cell(first)).toHaveValue('BVN-1');
  await page.getByRole('button', { name: 'Ajouter un motif' }).click();
  const why = `Codes de l’année n° ${randomInt(1e9)}`;
  await page.getByRole('textbox', { name: 'Motif (facultatif)' }).fill(why);
  await expectSound(page);

  await page.reload();
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(page.getByRole('textbox', { name: 'Motif (facultatif)' })).toHaveValue(why);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Les codes de 3 sites sont enregistrés.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const saved = await sitesOf(api);
  expect(saved.slice(0, 4).map(({ CodeSiteBaseVN }) => CodeSiteBaseVN)).toEqual(['BVN-1', 'BVN-02', 'BVN-03', fourth.CodeSiteBaseVN]);
  expect(await (await api.get(`/api/journal?texte=${encodeURIComponent(why)}`)).text()).toContain('BVN-02');
  await page.getByRole('navigation').getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
});

test('a paste that does not fit changes nothing', async ({ page, api }) => {
  // Other cells than those of the journey that saves codes.
  const [first, second] = (await sitesOf(api)).slice(-2);
  await page.goto('/interfaces/basevn');
  await paste(page, `Code Site BaseVN\u00a0: ${first!.Descr}`, `A\n${'x'.repeat(21)}`);
  await expect(page.getByText(/Rien n’a été collé\s: ligne 2, .*\s20 caractères au maximum/)).toBeVisible();
  await expect(page.getByLabel(`Code Site BaseVN\u00a0: ${second!.Descr}`)).toHaveValue(second!.CodeSiteBaseVN);
  await expect(bar(page)).toHaveCount(0);
});

test('a site is activated with its manufacturer code, row by row, and loses both together', async ({ page, api }) => {
  const { Descr, IDSite } = (await sitesOf(api)).at(-1)!;
  const code = page.getByLabel(`Code constructeur\u00a0: ${Descr}`);
  const active = page.getByLabel(`Activation\u00a0: ${Descr}`);
  const save = page.getByRole('button', { name: `Enregistrer\u00a0: ${Descr}` });
  await page.goto('/interfaces/opelvn');
  await code.fill('');
  await expect(active).toHaveAttribute('aria-disabled', 'true');
  await active.hover();
  await expect(page.getByRole('tooltip')).toHaveText('L’activation d’Opel VN toolbox demande un code constructeur');
  await code.fill('FR9876');
  await active.check();
  await settled(page);
  await expectSound(page);
  await save.click();
  await expect(page.getByText('Le site est enregistré.')).toBeVisible();
  expect(await siteOf(api, IDSite)).toMatchObject({ CodeConstructeur: 'FR9876', OpelVNToolbox: true });
  await code.fill('');
  await expect(active).not.toBeChecked();
  await code.press('Enter');
  // The button goes while the row is being saved: only the server says that it is.
  await expect.poll(() => siteOf(api, IDSite)).toMatchObject({ CodeConstructeur: '', OpelVNToolbox: false });
});

test.describe('a grid that saves each change', () => {
  test.use({ isAlone: true });

  test('saves a tick at once, and a refused one is undone', async ({ page, api }) => {
    const site = (await sitesOf(api)).find(({ CodeConstructeur }) => CodeConstructeur !== '');
    const active = page.getByLabel(`Actif\u00a0: ${site!.Descr}`);
    await page.clock.install();
    await page.goto('/interfaces/offreConstructeur');
    const before = await active.isChecked();
    await active.click();
    await expect(page.getByRole('status', { name: `Enregistrement\u00a0: ${site!.Descr}` })).toHaveCount(0);
    await expect(active).toBeChecked({ checked: !before });
    await page.reload();
    await expect(active).toBeChecked({ checked: !before });
    await page.context().setOffline(true);
    await active.click();
    const failed = page.getByRole('alert').getByText('Erreur lors de la modification');
    await expect(failed).toBeVisible();
    await expect(active).toBeChecked({ checked: !before });
    // An error stays until it is closed.
    await page.clock.runFor(60_000);
    await expect(failed).toBeVisible();
    await page.getByRole('button', { name: 'Fermer le message' }).click();
    await expect(failed).toHaveCount(0);
    await page.context().setOffline(false);
  });
});

test('brands of WLTP are chosen in a panel, and saved with the page', async ({ page, api }) => {
  const [site] = await sitesOf(api);
  await page.goto('/interfaces/wltp');
  await page.getByRole('button', { name: `Marques\u00a0: ${site!.Descr}` }).click();
  const opel = page.getByRole('group', { name: `Marques\u00a0: ${site!.Descr}` }).getByRole('checkbox', { name: 'OPEL' });
  const before = await opel.isChecked();
  await opel.click();
  await page.keyboard.press('Escape');
  await expectSound(page);
  await bar(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Marques\u00a0: ${site!.Descr}` }).click();
  await expect(opel).toBeChecked({ checked: !before });
});
