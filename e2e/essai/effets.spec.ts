import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

interface Entry {
  NomTable: string;
  IDLigne: string;
  Operation: string;
  Avant: unknown;
  Apres: unknown;
}
interface Changement {
  table: string;
  id: string;
  operation: string;
  avant: unknown;
  apres: unknown;
}

/** What the trial behind the button answered. */
const triedBy = async (page: Page, act: () => Promise<void>) => {
  const answered = page.waitForResponse((response) => response.request().headers()['x-essai'] === '1');
  await act();
  return ((await (await answered).json()) as { changements: Changement[] }).changements;
};

/** What the journal says of the newest operation on a record and its parts. */
const lastOperation = async (api: APIRequestContext, params: { table: string; ligne: number; parties?: string }) => {
  const { entries } = (await (await api.get('/api/journal', { params })).json()) as { entries: (Entry & { Groupe: string })[] };
  return entries
    .filter(({ Groupe }) => Groupe === entries[0]?.Groupe)
    .toReversed()
    .map(({ NomTable, IDLigne, Operation, Avant, Apres }) => ({
      table: NomTable,
      id: IDLigne,
      operation: Operation,
      avant: Avant,
      apres: Apres,
    }));
};

const shownOf = (changements: readonly Changement[]) =>
  changements.map(({ table, id, operation, avant, apres }) => ({ table, id, operation, avant, apres }));

test('the effects of suspending somebody are seen first, then done, and found the same', async ({ page, api }) => {
  const Lastname = `Essaye${randomInt(1_000_000, 9_999_999)}`;
  const LoginWEB = `es${randomInt(1_000_000, 9_999_999)}`;
  const data = { Lastname, Firstname: 'Anne', Initial: 'AE', LoginWEB, Password: 'Vague-12', drprofile_id: 3 };
  const { IDPeople, Name } = (await (await api.post('/api/utilisateurs', { data })).json()) as { IDPeople: number; Name: string };
  await page.goto(`/utilisateurs/${IDPeople}`);
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('button', { name: 'Suspendre…' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspendre ${Name}` });
  const changements = await triedBy(page, () => dialog.getByRole('button', { name: 'Voir les effets' }).click());
  const effects = dialog.getByRole('region', { name: 'Effets' });
  await expect(effects.getByRole('status')).toContainText('Rien n’est encore enregistré.');
  await expect(effects).toContainText('Oui → Non');
  await expect(effects).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(effects).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Suspendre le compte' }).click();
  await expect(dialog).toBeHidden();
  expect(shownOf(changements)).toEqual(await lastOperation(api, { table: 'utilisateurs', ligne: IDPeople }));
});

test('the effects of a right of a profile are seen in its save bar, then saved, and found the same', async ({ page, api }) => {
  const data = { Name: `Essai ${randomInt(1_000_000, 9_999_999)}` };
  const copied = await api.post('/api/profils/eSellerTeam/2/duplicate', { data });
  const { DRPROFILE_ID } = (await copied.json()) as { DRPROFILE_ID: number };
  await page.goto(`/profils/eSellerTeam/${DRPROFILE_ID}`);
  const tick = page.getByRole('main').getByRole('checkbox', { disabled: false }).last();
  await tick.click();
  const bar = page.getByRole('region', { name: 'Enregistrement' });
  const changements = await triedBy(page, () => bar.getByRole('button', { name: 'Voir les effets' }).click());
  const dialog = page.getByRole('dialog', { name: 'Effets de l’enregistrement' });
  await expect(dialog.getByRole('status')).toContainText('Rien n’est encore enregistré.');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await bar.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(bar).toBeHidden();
  const ofProfile = { table: 'profilsESellerTeam', ligne: DRPROFILE_ID, parties: 'DRPROFILE_PRIVILEGE' };
  expect(shownOf(changements)).toEqual(await lastOperation(api, ofProfile));
});
