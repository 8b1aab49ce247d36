import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

interface Right {
  DRFUNCTION_ID: number;
  DRTYPE_PRIVILEGE_ID: number;
  DRFUNCTION_DESCR: string;
  DRPROFILE_PRIVILEGE_CHECKED: boolean;
  DRPRIVILEGE_FUNCTION_ENABLED: boolean;
}

test('why somebody lacks a right is read, with since when and what would change it, and who has it is found', async ({ page, api }) => {
  const mark = randomInt(1_000_000, 9_999_999);
  const copied = await api.post('/api/profils/eSellerTeam/2/duplicate', { data: { Name: `Pourquoi ${mark}` } });
  const { DRPROFILE_ID } = (await copied.json()) as { DRPROFILE_ID: number };
  const rightsPath = `/api/profils/eSellerTeam/${DRPROFILE_ID}/rights`;
  const rights = (await (await api.get(rightsPath)).json()) as Right[];
  const right = rights.find((one) => one.DRPRIVILEGE_FUNCTION_ENABLED && one.DRPROFILE_PRIVILEGE_CHECKED && one.DRTYPE_PRIVILEGE_ID === 1)!;
  const person = { Lastname: `Pourquoi${mark}`, Firstname: 'Anne', Initial: 'AP', LoginWEB: `pq${mark}`, Password: 'Vague-12' };
  const created = await api.post('/api/utilisateurs', { data: { ...person, drprofile_id: DRPROFILE_ID } });
  const { IDPeople, Name } = (await created.json()) as { IDPeople: number; Name: string };
  await api.put(`/api/utilisateurs/${IDPeople}`, { data: { Actif: false } });

  await page.goto(`/utilisateurs/${IDPeople}`);
  const ask = page.getByRole('main').getByRole('button', { name: /^Pourquoi/ });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Ce que peut faire ${Name}` });
  await dialog.getByRole('combobox', { name: 'Droit' }).fill(right.DRFUNCTION_DESCR);
  await page.getByRole('option', { name: `${right.DRFUNCTION_DESCR} (utiliser)\u00a0: non` }).click();
  await expect(dialog.getByRole('status')).toContainText('ne détient pas');
  const reasons = dialog.getByRole('list', { name: 'Raisons' }).getByRole('listitem');
  // What is missing comes first.
  await expect(reasons.first()).toContainText('Son compte est suspendu.');
  await expect(reasons.first()).toContainText(/Depuis le .*, par admin/);
  await expect(reasons.first().getByRole('link', { name: /^Depuis/ })).toHaveAttribute('href', new RegExp(`ligne=${IDPeople}`));
  await expect(reasons).toHaveCount(4);
  await expectSound(page);
  await reasons.first().getByRole('button', { name: 'Voir les effets' }).click();
  await expect(dialog.getByRole('region', { name: 'Effets' })).toContainText('Non → Oui');
  // Escape closes the effects alone, then the dialog, and the focus goes back.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();

  await page.goto(`/profils/eSellerTeam/${DRPROFILE_ID}`);
  await page.getByRole('button', { name: /^Qui peut/ }).click();
  const who = page.getByRole('dialog', { name: /^Qui peut/ });
  await who.getByRole('combobox', { name: 'Droit' }).fill(right.DRFUNCTION_DESCR);
  await page.getByRole('option', { name: `${right.DRFUNCTION_DESCR} (utiliser)` }).click();
  await expect(who.getByRole('list').getByRole('link').first()).toBeVisible();
  await expect(who.getByRole('link', { name: Name })).toBeHidden();
  await who.getByText(/^Ne peuvent pas/).click();
  const missing = who.getByRole('listitem').filter({ has: page.getByRole('link', { name: Name }) });
  const next = who.getByRole('button', { name: 'Page suivante' });
  for (let turn = 0; turn < 20 && !(await missing.isVisible()) && (await next.isVisible()); turn += 1) {
    await next.click();
    await expect(who.locator('[aria-busy=false]')).toBeVisible();
  }
  await expect(missing).toContainText('son compte est suspendu');
  await expectSound(page);
});
