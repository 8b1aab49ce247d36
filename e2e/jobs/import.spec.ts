import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';
import { fillIn, readSheetText } from '../kit/workbook.ts';
import { job, mark, read } from './job.ts';

test.use({ session: 'BDGpBauges' });

const template = new URL('../../apps/console/public/modeles/utilisateurs.xlsx', import.meta.url);
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const people = 40;

const fortyPeople = { souris: { clicks: 8, strokes: 1 }, clavier: { clicks: 0, strokes: 35 } };
job('quarante personnes d’un tableur, avec trois fautes', fortyPeople, async ({ page, api, hand }) => {
  const own = mark();
  const login = (at: number) => `${own}${String(at).padStart(2, '0')}`;
  const lines = Array.from({ length: people }, (_, at) => ({
    Nom: `Lande${own}`,
    Prénom: `Inès ${at}`,
    Login: login(at),
    'Mot de passe': 'Lande-12',
    Profil: 'Vendeur',
    'E-mail': `${login(at)}@exemple.example`,
  }));
  const faulty = lines.map((line, at) => {
    if (at === 4) return { ...line, 'E-mail': 'ines chez exemple' };
    if (at === 17) return { ...line, Profil: 'Vendeuse' };
    return at === 30 ? { ...line, Login: login(0) } : line;
  });
  await hand.open('Utilisateurs', 'Importer', 'Importer des utilisateurs');
  const chosen = page.waitForEvent('filechooser');
  await hand.press(page.getByRole('button', { name: 'Choisir un fichier' }));
  await (await chosen).setFiles({ name: 'équipe.xlsx', mimeType: excel, buffer: fillIn(await readFile(template), faulty) });
  await hand.press(page.getByRole('button', { name: 'Vérifier le fichier' }));
  // A login that stands twice is at fault on both lines.
  const card = page.getByRole('form', { name: 'Lignes à corriger' });
  await expect(card.getByRole('heading', { name: 'Lignes à corriger (4)' })).toBeVisible();
  await expectSound(page);
  await hand.type(card.getByRole('textbox', { name: 'E-mail, ligne 6' }), `${login(4)}@exemple.example`);
  await hand.type(card.getByRole('textbox', { name: 'Profil, ligne 19' }), 'Vendeur');
  await hand.type(card.getByRole('textbox', { name: 'Login, ligne 32' }), login(30));
  await hand.stroke('Enter');
  await expect(page.getByText(`${people} utilisateurs à ajouter`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await hand.press(page.getByRole('button', { name: 'Importer', exact: true }));
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${people} utilisateur(s) ajouté(s)`);
  const users = await read<UtilisateurRow[]>(api, '/api/utilisateurs');
  expect(users.filter(({ Lastname }) => Lastname === `Lande${own}`)).toHaveLength(people);
});

test('what an import has refused is corrected and imported from its result', async ({ page, api }) => {
  const own = mark();
  const line = { Nom: `Grève${own}`, Prénom: 'Yann', 'Mot de passe': 'Lande-12', Profil: 'Vendeur' };
  const lines = [
    { ...line, Login: `${own}1` },
    { ...line, Login: `${own}2`, 'E-mail': 'pas une adresse' },
  ];
  await page.goto('/utilisateurs/importUtilisateurs');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chosen).setFiles({ name: 'équipe.xlsx', mimeType: excel, buffer: fillIn(await readFile(template), lines) });
  await page.getByRole('button', { name: 'Importer sans vérifier' }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('1 utilisateur(s) ajouté(s)');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le résultat' }).click();
  const sheet = await readSheetText(await download);
  for (const text of ['Remarques', 'Ajout', `${own}1`, 'Refusé', 'E-mail\u00a0: Veuillez saisir une adresse e-mail valide'])
    expect(sheet).toContain(`>${text}<`);
  const field = page.getByRole('textbox', { name: 'E-mail, ligne 3' });
  await field.fill('encore faux');
  // What was typed is not lost by leaving.
  await page.getByRole('link', { name: 'Retour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rester sur la page' }).click();
  await page.getByRole('button', { name: 'Importer ces lignes' }).click();
  await expect(field).toHaveValue('encore faux');
  await field.fill(`${own}@exemple.example`);
  await field.press('Enter');
  await expect(status).toContainText('2 utilisateur(s) ajouté(s)');
  await expect(page.getByRole('heading', { name: /^Lignes à corriger/ })).toHaveCount(0);
  const users = await read<UtilisateurRow[]>(api, '/api/utilisateurs');
  expect(users.filter(({ Lastname }) => Lastname === `Grève${own}`)).toHaveLength(2);
});
