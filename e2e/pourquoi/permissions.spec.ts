import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpArmor' });

interface Permission {
  Code: string;
  Libelle: string;
}

test('why somebody lacks a permission of relation client is read, and who has it is found', async ({ page, api }) => {
  const mark = randomInt(1_000_000, 9_999_999);
  const [permission] = (await (await api.get('/api/permissions')).json()) as [Permission];
  const created = await api.post('/api/profils/eDataVoicePrc/create', { data: { Libelle: `PRC ${mark}`, IDTypeProfil: 2 } });
  const { IDProfil } = (await created.json()) as { IDProfil: number };
  const given = { Lastname: `Ecoute${mark}`, Firstname: 'Luce', Initial: 'LE', LoginWEB: `ec${mark}`, Password: 'Vague-12' };
  const made = await api.post('/api/utilisateurs', { data: { ...given, drprofile_id: 2, IDProfil } });
  const { IDPeople, Name } = (await made.json()) as { IDPeople: number; Name: string };

  await page.goto(`/utilisateurs/${IDPeople}?pourquoi=droits`);
  const dialog = page.getByRole('dialog', { name: `Ce que peut faire ${Name}` });
  await expect(dialog).toContainText(/permissions? de relation client sur/);
  await dialog.getByRole('combobox', { name: 'Droit' }).fill(permission.Libelle);
  await page.getByRole('option', { name: `${permission.Libelle}\u00a0: non` }).click();
  await expect(dialog.getByRole('status')).toContainText(`ne détient pas la permission «\u00a0${permission.Libelle}\u00a0»`);
  const reason = dialog
    .getByRole('listitem')
    .filter({ hasText: `Le profil eDV (PRC) «\u00a0PRC ${mark}\u00a0» ne donne pas cette permission.` });
  await expect(reason).toBeVisible();
  await expectSound(page);
  await reason.getByRole('button', { name: 'Voir les effets' }).click();
  await expect(dialog.getByRole('region', { name: 'Effets' })).toContainText(permission.Libelle);

  await page.goto(`/profils/eDataVoicePrc/${IDProfil}`);
  await page.getByRole('button', { name: /^Qui peut/ }).click();
  const who = page.getByRole('dialog', { name: /^Qui peut/ });
  await who.getByRole('combobox', { name: 'Permission' }).fill(permission.Libelle);
  await page.getByRole('option', { name: permission.Libelle }).first().click();
  await who.getByText(/^Ne peuvent pas/).click();
  await expect(who.getByRole('listitem').first()).toContainText(/suspendu|son profil ne la donne pas|aucun profil eDV \(PRC\)/);
  await expectSound(page);
});
