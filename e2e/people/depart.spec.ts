import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpGeant' });

test('a leaver is found by the palette, leaves in one act, and is put back from the notice', async ({ page, api }) => {
  const mark = String(randomInt(1_000_000, 9_999_999));
  const data = {
    Lastname: `Abgrall${mark}`,
    Firstname: 'Anne',
    Initial: 'AA',
    LoginWEB: `d${mark}`,
    Password: 'Vague-12',
    drprofile_id: 3,
  };
  // Safe: the server checks its answers against the contract.
  const { IDPeople } = (await (await api.post('/api/utilisateurs', { data })).json()) as Utilisateur;
  await api.put(`/api/utilisateurs/${IDPeople}/sites`, { data: [1] });
  const stored = async () => (await (await api.get(`/api/utilisateurs/${IDPeople}`)).json()) as Utilisateur;

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`départ d’abgrall${mark}`);
  const palette = page.getByRole('dialog', { name: 'Aller à…' });
  await expect(palette.getByRole('option', { selected: true })).toContainText(`Départ d’Abgrall${mark} Anne`);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: `Départ d’Abgrall${mark} Anne`, level: 1 })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Suspendre le compte et fermer ses sessions' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Donner son site au remplaçant' })).not.toBeChecked();
  await page.getByRole('textbox', { name: 'Motif' }).fill('Retraite');
  await expectSound(page);
  await page.getByRole('button', { name: 'Faire le départ' }).click();

  const notices = page.getByRole('region', { name: 'Messages' });
  await expect(notices).toContainText(`Départ de «\u00a0Abgrall${mark} Anne\u00a0»\u00a0: compte suspendu.`);
  await expect(page.getByRole('main').getByText('Suspendu', { exact: true })).toBeVisible();
  expect((await stored()).Actif).toBe(false);
  const journal = await (await api.get(`/api/journal?table=utilisateurs&ligne=${IDPeople}&operation=U`)).text();
  expect(journal).toContain('"Motif":"Retraite"');
  await notices.getByRole('button', { name: 'Annuler' }).click();
  await expect(notices).toContainText('est annulé');
  await expect(page.getByRole('main').getByText('Suspendu', { exact: true })).toHaveCount(0);
  expect((await stored()).Actif).toBe(true);
});

test('a departure is planned by keyboard, comes back as a draft after a reload, shows in the head, and is called off', async ({
  page,
  api,
}) => {
  const mark = String(randomInt(1_000_000, 9_999_999));
  const data = { Lastname: `Morin${mark}`, Firstname: 'Luc', Initial: 'ML', LoginWEB: `p${mark}`, Password: 'Vague-12', drprofile_id: 3 };
  // Safe: the server checks its answers against the contract.
  const { IDPeople } = (await (await api.post('/api/utilisateurs', { data })).json()) as Utilisateur;
  const day = new Date(Date.now() + 20 * 24 * 60 * 60_000).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

  await page.goto(`/utilisateurs/${IDPeople}?section=depart`);
  await page.getByRole('textbox', { name: 'Date du départ' }).focus();
  await page.keyboard.type(day);
  await page.keyboard.press('Tab');
  const reason = page.getByRole('textbox', { name: 'Motif' });
  await reason.focus();
  await page.keyboard.type('Mutation');
  await expect(page.getByRole('button', { name: 'Prévoir le départ' })).toBeVisible();
  await page.reload();
  const offer = page.getByRole('button', { name: 'Reprendre le brouillon' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Faire le départ' })).toBeVisible();
  await offer.press('Enter');
  await expect(reason).toHaveValue('Mutation');
  await expectSound(page);
  await page.getByRole('button', { name: 'Prévoir le départ' }).press('Enter');

  const notices = page.getByRole('region', { name: 'Messages' });
  await expect(notices).toContainText(`Le départ de «\u00a0Morin${mark} Luc\u00a0» est prévu le ${day} 18:00.`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Départ prévu le ${day} 18:00 par`);
  await page.getByRole('link', { name: 'Modifier le départ prévu' }).press('Enter');
  await expect(reason).toHaveValue('Mutation');
  await expect(offer).toHaveCount(0);
  await page.goto(`/utilisateurs/${IDPeople}`);
  const cancel = main.getByRole('button', { name: 'Annuler le départ prévu' });
  await expect(cancel).toBeVisible();
  await expectSound(page);
  await cancel.press('Enter');
  await expect(notices).toContainText(`Le départ prévu de «\u00a0Morin${mark} Luc\u00a0» est annulé.`);
  await expect(main).not.toContainText('Départ prévu le');
  expect(await (await api.get(`/api/utilisateurs/${IDPeople}/depart`)).json()).toMatchObject({ prevu: null, Actif: true });
});
