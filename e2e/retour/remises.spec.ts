import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

const newMark = () => `Remise ${randomInt(1_000_000, 9_999_999)}`;

test('a value is put back from the history of its record, also one that was changed since', async ({ page, api }) => {
  const mark = newMark();
  // Safe: the server checks its answers against the contract.
  const { IDFonction } = (await (await api.post('/api/fonctions', { data: { Descr: mark } })).json()) as { IDFonction: number };
  for (const name of ['un', 'deux']) await api.put(`/api/fonctions/${IDFonction}`, { data: { Descr: `${mark} ${name}` } });
  await page.goto(`/fonctions/${IDFonction}#historique`);
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.first()).toContainText('deux');
  await expect(articles.first().getByRole('link', { name: /^Revenir à cette version/ })).toHaveCount(0);
  await expect(articles.nth(1).getByRole('link', { name: /^Revenir à cette version/ })).toBeVisible();
  await expectSound(page);
  await articles
    .nth(1)
    .getByRole('button', { name: /^Remettre cette valeur/ })
    .click();
  const name = page.getByRole('textbox', { name: 'Nom' });
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText(`a retrouvé «\u00a0${mark}\u00a0»`);
  await expect(name).toHaveValue(mark);
  await messages.getByRole('button', { name: 'Annuler' }).click();
  await expect(name).toHaveValue(`${mark} deux`);
  await articles
    .filter({ hasText: `${mark} deux` })
    .last()
    .getByRole('button', { name: /^Remettre cette valeur/ })
    .click();
  await expect(name).toHaveValue(`${mark} un`);
});
