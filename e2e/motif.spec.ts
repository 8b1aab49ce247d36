import { expect, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

const mark = () => `Service ${randomInt(1_000_000, 9_999_999)}`;
const motif = (page: Page) => page.getByRole('textbox', { name: 'Motif (facultatif)' });
const operations = (page: Page) => page.getByRole('group', { name: 'Modifications' }).getByRole('article');

test('a save says why, the draft keeps it, and the next save says nothing', async ({ page, api }) => {
  const [name, why] = [mark(), `Réorganisation d’été n° ${randomInt(1e9)} 🛠`];
  const added = await api.post('/api/civilites', { data: { Descr: name } });
  // Safe: the server checks its answers against the contract.
  const { IDCivilite } = (await added.json()) as { IDCivilite: number };
  await page.goto(`/civilites/${IDCivilite}`);
  const field = page.getByRole('textbox', { name: /Description/ });
  await field.fill(`${name} a`);
  await page.getByRole('button', { name: 'Ajouter un motif' }).press('Enter');
  await expect(motif(page)).toBeFocused();
  await page.keyboard.type(why);
  await expectSound(page);
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(motif(page)).toHaveValue(why);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Civilité modifiée avec succès.')).toBeVisible();
  await field.fill(`${name} b`);
  await expect(page.getByRole('button', { name: 'Ajouter un motif' })).toBeVisible();
  await expect(motif(page)).toBeHidden();
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.keyboard.press('Control+s');
  await stored;
  await page.goto(`/journal?texte=${encodeURIComponent(`${name} b`)}`);
  await expect(operations(page)).toHaveCount(1);
  await expect(operations(page)).not.toContainText('Motif');
  await page.goto(`/journal?texte=${encodeURIComponent(why)}`);
  await expect(operations(page)).toHaveCount(1);
  await expect(operations(page)).toContainText(`Motif : ${why}`);
  await expect(operations(page)).toContainText(`${name} a`);
});

test('a removal says why; what was said and not done is not said of the next one', async ({ page, api }) => {
  const [name, why] = [mark(), `Doublon n° ${randomInt(1e9)}`];
  for (const end of ['a', 'b']) await api.post('/api/libellesRemise', { data: { Libelle: `${name} ${end}`, InclureOptions: false } });
  await page.goto(`/libellesRemise?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Supprimer : ${name} a` }).click();
  await motif(page).fill(why);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Supprimer : ${name} b` }).click();
  await expect(motif(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Supprimer le libellé de remise' }).click();
  await expect(page.getByRole('button', { name: `Supprimer : ${name} b` })).toBeHidden();
  await page.getByRole('button', { name: `Supprimer : ${name} a` }).click();
  await motif(page).fill(why);
  await page.getByRole('button', { name: 'Supprimer le libellé de remise' }).click();
  await expect(page.getByRole('button', { name: `Supprimer : ${name} a` })).toBeHidden();
  await page.goto(`/journal?texte=${encodeURIComponent(why)}`);
  await expect(operations(page)).toHaveCount(1);
  await expect(operations(page)).toContainText(`${name} a`);
});
