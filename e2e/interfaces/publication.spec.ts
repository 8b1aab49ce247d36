import type { Abonnement, CompteClient, Portail } from '@comptoir/contract/interfaces/publication/publication.calls';
import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { Accounts } from '../../apps/sandbox/src/accounts.ts';
import { Faults } from '../../apps/sandbox/src/faults.ts';
import { openFtp } from '../../apps/sandbox/src/ftp.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpCotentin' });

test('the overview leads to the account, which is corrected, saved, and put back from the notice', async ({ page, api }) => {
  const Contact = `Service ${randomInt(1_000_000)}`;
  // Safe: the server checks its answers against the contract.
  const stored = async () => (await (await api.get('/api/publication/compteClient')).json()) as CompteClient;
  const before = await stored();
  await page.goto('/publication');
  await page.getByRole('main').getByRole('link', { name: 'Compte client' }).click();
  await page.getByRole('textbox', { name: 'Code client' }).fill('');
  await page.getByRole('textbox', { name: 'Contact', exact: true }).fill(Contact);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Obligatoire pour un compte actif')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code client' }).fill('PUB-50');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Le compte client est enregistré.')).toBeVisible();
  expect(await stored()).toMatchObject({ Contact, CodeClient: 'PUB-50' });
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText(/^C’est annulé/)).toBeVisible();
  expect(await stored()).toEqual(before);
  await expect(page.getByRole('textbox', { name: 'Contact', exact: true })).toHaveValue(before.Contact);
});

test('a portal is added, a whole column is ticked, a row is taken back, and one call saves', async ({ page, api }) => {
  const Libelle = `Portail ${randomInt(1_000_000)}`;
  await page.goto('/publication/abonnements');
  await page.getByRole('button', { name: 'Ajouter un portail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Libellé' }).fill(Libelle);
  await dialog.getByRole('checkbox', { name: 'Prend les véhicules d’occasion (VO)' }).check();
  await dialog.getByRole('button', { name: 'Ajouter le portail' }).click();
  await expect(page.getByRole('navigation', { name: 'Portails' }).getByRole('link', { name: Libelle })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'VO\u00a0: tout cocher' }).click();
  await expect(page.getByText(/^\d+ lignes modifiées$/)).toBeVisible();
  const first = page.getByRole('table').getByRole('checkbox').first();
  await first.uncheck();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText(/^Les abonnements de \d+ sites sont enregistrés\.$/)).toBeVisible();

  const portails = (await (await api.get('/api/publication/portails')).json()) as Portail[];
  const { IDPortail, nbSites } = portails.find((portail) => portail.Libelle === Libelle)!;
  const rows = (await (await api.get(`/api/publication/abonnements/${IDPortail}`)).json()) as Abonnement[];
  expect(rows.length).toBeGreaterThan(2);
  expect([nbSites, rows.filter(({ VO }) => VO).length]).toEqual([rows.length - 1, rows.length - 1]);

  await page.getByRole('button', { name: 'VO\u00a0: tout décocher' }).click();
  await page.getByRole('navigation', { name: 'Portails' }).getByRole('link', { name: 'Central Occasions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the FTP server is tried before saving, and the screen says what is wrong', async ({ page }) => {
  const ftp = await openFtp(0, { faults: new Faults(), accounts: new Accounts() });
  try {
    await page.goto('/publication/configurationFtp');
    await page.getByRole('textbox', { name: 'Hôte' }).fill('127.0.0.1');
    await page.getByRole('textbox', { name: 'Port' }).fill(String(ftp.port));
    await page.getByRole('textbox', { name: 'Identifiant' }).fill('refuse.moi');
    const attempt = page.getByRole('button', { name: 'Tester la connexion' });
    await attempt.click();
    await expect(page.getByText('Le serveur FTP refuse l’identifiant ou le mot de passe.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Identifiant' }).fill('groupe');
    await attempt.click();
    await expect(page.getByText('Le serveur FTP accepte la connexion')).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('La configuration FTP est enregistrée.')).toBeVisible();
  } finally {
    await ftp.close();
  }
});
