import type { ReferenceRow } from '@comptoir/contract/references/kit';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'bocage' });

const newMark = () => `Client ${randomInt(1_000_000, 9_999_999)}`;

test('customer access undoes what it saved, at once and from the history, and not what an operator wrote', async ({ page, api, apiAs }) => {
  const mark = newMark();
  const created = (await (await api.post('/api/fonctions', { data: { Descr: mark } })).json()) as ReferenceRow;
  const address = `/fonctions/${String(created['IDFonction'])}`;
  await page.goto(address);
  const name = page.getByRole('textbox', { name: 'Nom' });
  const messages = page.getByRole('region', { name: 'Messages' });
  await name.fill(`${mark} un`);
  await page.keyboard.press('Control+s');
  await messages.getByRole('button', { name: 'Annuler' }).click();
  await expect(messages).toContainText('tout est comme avant');
  await api.put(`/api${address}`, { data: { Descr: `${mark} deux` } });
  await page.goto(`${address}#historique`);
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.first()).toContainText('deux');
  await expectSound(page);
  await articles
    .first()
    .getByRole('button', { name: /^Rétablir/ })
    .click();
  await expect(name).toHaveValue(mark);
  const operator = await apiAs('BDGpBocage');
  const Ville = newMark();
  const written = await operator.put('/api/sites/4', { data: { Ville } });
  const before = (await written.json()) as Site;
  await page.goto('/sites/4#historique');
  const last = articles.first();
  await expect(last).toContainText(Ville);
  await expect(last).toContainText('opérateur');
  await expect(last.getByRole('button', { name: /^(?:Rétablir|Remettre)/ })).toHaveCount(0);
  const operation = written.headers()['x-request-id'];
  const refused = await api.post('/api/retour', { data: { portee: { operation }, verbe: 'annuler' } });
  expect(refused.status()).toBe(403);
  expect(await (await operator.get('/api/sites/4')).json()).toEqual(before);
});

test('customer access brings back what it took away from the bin of its list', async ({ page, api }) => {
  const COP_Code = `Z${randomInt(1000, 9999)}`;
  const row = (await (await api.post('/api/codesOP', { data: { COP_Code, COP_Description: newMark() } })).json()) as ReferenceRow;
  await api.delete(`/api/codesOP/${String(row['COP_IDCodeOP'])}`);
  await page.goto('/codesOP');
  await page.getByRole('main').getByRole('link', { name: 'Corbeille', exact: true }).click();
  const gone = page.getByRole('listitem').filter({ hasText: COP_Code });
  await expect(gone).toBeVisible();
  await expectSound(page);
  await gone.getByRole('button', { name: /^Remettre/ }).click();
  await expect(gone).toHaveCount(0);
  expect((await api.get(`/api/codesOP/${String(row['COP_IDCodeOP'])}`)).status()).toBe(200);
});
