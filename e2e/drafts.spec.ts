import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { expect, type Page } from '@playwright/test';
import { operator } from './kit/sessions.ts';
import { fillLogin, signInAnew } from './kit/sign-in.ts';
import { test } from './kit/signed-in.ts';

test.use({ session: 'BDGpForez', isAlone: true });

const phone = (page: Page) => page.getByRole('textbox', { name: 'Téléphone' });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Un brouillon vous attend' });
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Votre saisie vous attendait' });
const bar = (page: Page) => page.getByRole('region', { name: 'Enregistrement' });
const resume = (page: Page) => offer(page).getByRole('button', { name: 'Reprendre le brouillon' }).click();

test.beforeEach(({ page }) => void page.on('dialog', (dialog) => void dialog.accept()));

test('what was typed survives a reload, is compared with what was saved meanwhile, and goes once it is saved', async ({ page, api }) => {
  await page.goto('/sites/2');
  const before = await phone(page).inputValue();
  await phone(page).fill('02 98 00 00 01');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Quimperlé');
  await api.put('/api/sites/2', { data: { Tel: '02 98 00 00 09' } });
  await page.reload();
  await expect(phone(page)).toHaveValue('02 98 00 00 09');
  await expect(offer(page)).toContainText('n’a pas été enregistré. La fiche a été modifiée depuis.');
  await resume(page);
  const dialog = page.getByRole('dialog', { name: 'Votre brouillon et ce qui est enregistré' });
  const contested = dialog.getByRole('radiogroup', { name: 'Téléphone' });
  await expect(dialog).toContainText(`À l’ouverture de la fiche\u00a0: ${before}`);
  await expect(dialog.getByRole('radio', { name: 'Garder ma saisie\u00a0: Quimperlé' })).toBeChecked();
  await contested.getByRole('radio', { name: 'Garder ma saisie\u00a0: 02 98 00 00 01' }).check();
  await dialog.getByRole('button', { name: 'Reprendre ces choix' }).click();
  await expect(phone(page)).toHaveValue('02 98 00 00 01');
  await expect(page.getByRole('textbox', { name: 'Ville' })).toHaveValue('Quimperlé');
  await expect(offer(page)).toBeHidden();
  await bar(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
  // Safe: the server checks its answers against the contract.
  expect(((await (await api.get('/api/sites/2')).json()) as Site).Tel).toBe('02 98 00 00 01');
  await page.reload();
  await expect(phone(page)).toHaveValue('02 98 00 00 01');
  await expect(offer(page)).toBeHidden();
});

test('a draft may be thrown away, one that is left by choice is not offered, and a full store is said', async ({ page }) => {
  await page.goto('/sites/3');
  await phone(page).fill('1');
  await page.reload();
  await offer(page).getByRole('button', { name: 'Jeter le brouillon' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(phone(page)).not.toHaveValue('1');
  await expect(offer(page)).toBeHidden();
  await phone(page).fill('2');
  await page.getByRole('navigation').getByRole('link', { name: 'Sites', exact: true }).first().click();
  await page.getByRole('button', { name: 'Jeter', exact: true }).click();
  await expect(page).toHaveURL(/\/sites$/);
  await page.goto('/sites/3');
  await expect(phone(page)).not.toHaveValue('2');
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => {
    for (let letters = 4_000_000; letters > 0; letters = Math.floor(letters / 2)) {
      try {
        for (let at = 0; ; at += 1) sessionStorage.setItem(`${letters} ${at}`, 'x'.repeat(letters));
      } catch {
        // It is full at this size: smaller pieces fill the rest.
      }
    }
  });
  await phone(page).fill('3');
  await expect(bar(page)).toContainText('1 modification non enregistrée · brouillon non gardé');
});

test('whoever leaves may keep the draft, and is told what it holds', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' });
  await page.goto('/sites/3');
  await phone(page).fill('02 98 00 00 07');
  await menu.getByRole('link', { name: 'Sites', exact: true }).first().click();
  await expect(question).toContainText('Ne sont pas enregistrés\u00a0: Téléphone. Gardé dans cet onglet');
  await expect(question.getByRole('button', { name: 'Rester sur la page' })).toBeFocused();
  await question.getByRole('button', { name: 'Quitter, garder le brouillon' }).click();
  await expect(page).toHaveURL(/\/sites$/);
  await page.goto('/sites/3');
  await resume(page);
  await expect(phone(page)).toHaveValue('02 98 00 00 07');
  // Nothing outlives signing out.
  await page.getByRole('button', { name: /^Utilisateur\s:/ }).click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(question).toContainText('elles seront perdues');
  await expect(question.getByRole('button', { name: 'Quitter, garder le brouillon' })).toBeHidden();
  await question.getByRole('button', { name: 'Rester sur la page' }).click();
  await expect(question).toBeHidden();
  await bar(page).getByRole('button', { name: 'Annuler' }).click();

  await page.goto('/interfaces/basevn');
  const code = page.getByLabel(/^Code Site BaseVN\u00A0: /).first();
  await code.fill('BVN-78');
  await menu.getByRole('link', { name: 'Sites', exact: true }).first().click();
  await expect(question).toContainText('Code Site BaseVN');
  await question.getByRole('button', { name: 'Quitter, garder le brouillon' }).click();
  await page.goto('/interfaces/basevn');
  await resume(page);
  await expect(code).toHaveValue('BVN-78');
  await bar(page).getByRole('button', { name: 'Annuler' }).click();
});

test('a grid, a lot and a dialog keep what was typed, without its secrets', async ({ page }) => {
  await page.goto('/interfaces/basevn');
  const code = page.getByLabel(/^Code Site BaseVN\u00A0: /).first();
  const before = await code.inputValue();
  await code.fill('BVN-77');
  await page.reload();
  await expect(code).toHaveValue(before);
  await offer(page).getByRole('button', { name: 'Comparer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reprendre ces choix' }).click();
  await expect(code).toHaveValue('BVN-77');
  await expect(bar(page)).toContainText('1 ligne modifiée');
  await bar(page).getByRole('button', { name: 'Annuler' }).click();
  await page.reload();
  await expect(code).toHaveValue(before);
  await expect(offer(page)).toBeHidden();

  await page.goto('/sites');
  await page
    .getByRole('checkbox', { name: /^Sélectionner : / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Modifier la sélection' }).click();
  const choice = page.getByRole('combobox', { name: 'Rendez-vous d’atelier sur mobile' });
  await choice.selectOption('Oui');
  await page.reload();
  await expect(choice).toHaveValue('');
  await resume(page);
  await expect(choice).toHaveValue('true');
  await page.getByRole('link', { name: 'Annuler' }).click();

  await page.goto('/origines');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'ou nouvelle famille' });
  await page
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await name.fill('Salon du printemps');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await resume(page);
  await expect(name).toHaveValue('Salon du printemps');
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  await page.goto('/interfaces/emailsms?tab=smtp');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Secret-de-Forez');
  await page.getByRole('textbox', { name: 'Host', exact: true }).fill('smtp.forez.test');
  await page.reload();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Secret-de-Forez');
  await expect(offer(page)).toContainText('sont à saisir de nouveau\u00a0: Password.');
});

test('after a session that ended by itself, what was typed is there and said, even in a tab that was closed meanwhile', async ({
  page,
}) => {
  const endSession = () =>
    page.evaluate(() => {
      for (const key of ['comptoir.session', 'comptoir.client bdgpforez']) {
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { token: string };
        localStorage.setItem(key, JSON.stringify({ ...kept, token: `${kept.token.slice(0, -4)}AAAA` }));
      }
    });
  const login = page.getByRole('form', { name: 'Connexion' });
  await page.goto('/interfaces/basevn');
  const code = page.getByLabel(/^Code Site BaseVN\u00A0: /).first();
  await code.fill('BVN-78');
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('comptoir.brouillon')));
  await endSession();
  await page.reload();
  await expect(login).toContainText('Votre session a pris fin');
  await fillLogin(page, operator);
  await expect(said(page)).toContainText('Ce que vous aviez saisi est de nouveau là');
  await expect(code).toHaveValue('BVN-78');
});

test('signing out in one tab leaves nothing of what was typed in another', async ({ page, context }) => {
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('comptoir.brouillon')));
  await page.goto('/interfaces/basevn');
  await signInAnew(page, operator);
  await page.goto('/interfaces/basevn');
  await page
    .getByLabel(/^Code Site BaseVN\u00A0: /)
    .first()
    .fill('BVN-79');
  await expect.poll(kept).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/fonctions');
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Utilisateur/ })
    .click();
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();
  expect(await kept()).toEqual([]);
  await other.close();
});
