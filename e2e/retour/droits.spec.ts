import type { Right } from '@comptoir/contract/domains/profils/profils.calls';
import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound, settled } from '../kit/examine.ts';
import { fillMoment, sealedWith, secondOver } from '../kit/instants.ts';
import { test } from '../kit/signed-in.ts';

// A browser overseas: moments are those of Paris all the same.
test.use({ session: 'BDGpBocage', isAlone: true, timezoneId: 'America/Guadeloupe' });

const read = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;
const post = async <T>(api: APIRequestContext, path: string, data: object) => (await (await api.post(path, { data })).json()) as T;

test('the rights of a profile are read as they stood at a moment, with why somebody had one, and found again as then', async ({
  page,
  api,
}) => {
  const mark = randomInt(1_000_000, 9_999_999);
  // Safe, as all answers here: the server checks them against the contract.
  const { DRPROFILE_ID } = await post<{ DRPROFILE_ID: number }>(api, '/api/profils/eSellerTeam/2/duplicate', { Name: `Droits ${mark}` });
  const data = { Lastname: `Droits${mark}`, Firstname: 'Anne', Initial: 'AD', LoginWEB: `dr${mark}`, Password: 'Vague-12' };
  const person = await post<Utilisateur>(api, '/api/utilisateurs', { ...data, drprofile_id: DRPROFILE_ID });
  const moment = new Date((await sealedWith(api, `/api/utilisateurs/${person.IDPeople}`)).DateH);
  const path = `/api/profils/eSellerTeam/${DRPROFILE_ID}/rights`;
  const before = await read<Right[]>(api, path);
  const held = before.filter((one) => one.DRPRIVILEGE_FUNCTION_ENABLED && one.DRPROFILE_PRIVILEGE_CHECKED && one.DRTYPE_PRIVILEGE_ID === 1);
  await secondOver(moment);
  const taken = held.map((one) => ({ ...one, DRPROFILE_PRIVILEGE_CHECKED: false }));
  expect((await api.put(path, { data: taken })).status()).toBe(200);

  const { DRFUNCTION_DESCR: name, DRTYPE_PRIVILEGE_CODE: code } = held[0]!;
  const tick = page.getByRole('checkbox', { name: `${name}, ${code}`, exact: true });
  await page.goto(`/profils/eSellerTeam/${DRPROFILE_ID}`);
  await expect(tick).not.toBeChecked();
  await page.getByRole('button', { name: /^Utilisateur :/ }).click();
  await page.getByRole('button', { name: 'Voir à une date…' }).click();
  const asked = page.getByRole('dialog', { name: 'Voir à une date' });
  await fillMoment(asked, moment);
  await asked.getByRole('button', { name: 'Voir à cette date' }).click();
  const banner = page.getByRole('complementary', { name: 'Date affichée' });
  await expect(banner.getByRole('status')).toHaveText(/^Vous voyez .+ au \d\d\/\d\d\/\d{4}/);
  await expect(tick).toBeChecked();
  await expect(tick).toBeDisabled();
  await settled(page);
  await expectSound(page);

  const then = /\/@BDGpBocage~\d+/.exec(page.url())![0];
  await page.goto(`${then}/utilisateurs/${person.IDPeople}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pourquoi/ })
    .click();
  const why = page.getByRole('dialog', { name: `Ce que peut faire ${person.Name}` });
  await why.getByRole('combobox', { name: 'Droit' }).fill(name);
  await page.getByRole('option', { name: `${name} (utiliser)\u00a0: oui` }).click();
  await expect(why.getByRole('status')).toContainText('détient le droit');
  // Behind it axe takes the list of a closed form for one that no key reaches.
  await expectSound(page, { within: '[role=dialog]' });
  await page.keyboard.press('Escape');

  await banner.getByRole('link', { name: 'Revenir à aujourd’hui' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(`/profils/eSellerTeam/${DRPROFILE_ID}#historique`);
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Revenir juste avant/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Revenir en arrière', level: 1 })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: /^Remettre \d+ lignes?$/ }).click();
  await expect(page.getByText('Tout est remis.')).toBeVisible();
  expect(await read(api, path)).toEqual(before);
  await page.goto(`/profils/eSellerTeam/${DRPROFILE_ID}`);
  await expect(tick).toBeChecked();
});
