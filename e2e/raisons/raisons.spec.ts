import { expect } from '@playwright/test';
import { expectFits, expectSound } from '../kit/examine.ts';
import { asReader } from '../kit/reader.ts';
import { test } from '../kit/signed-in.ts';

interface Person {
  IDPeople: number;
  Name: string;
  LoginWEB: string;
}

test.describe('a refusal', () => {
  test.use({ session: 'BDGpForez' });

  test('names the record that decides, and leads to it and to its history', async ({ page, api }) => {
    const people = (await (await api.get('/api/utilisateurs')).json()) as Person[];
    const [asked, holder] = people.filter(({ LoginWEB }) => LoginWEB.length > 3);
    await page.goto(`/utilisateurs/${asked!.IDPeople}`);
    await page.getByRole('textbox', { name: /^Login/ }).fill(holder!.LoginWEB);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const why = page.getByRole('list', { name: 'Pourquoi' });
    await expect(why.getByRole('link', { name: /^Depuis quand/ })).toHaveAttribute('href', new RegExp(`ligne=${holder!.IDPeople}$`));
    await expectFits(page, 'refused');
    await why.getByRole('link', { name: /^Utilisateurs/ }).click();
    await page.getByRole('button', { name: /Quitter/ }).click();
    await expect(page).toHaveURL(new RegExp(`/utilisateurs/${holder!.IDPeople}#LoginWEB$`));
  });
});

test.describe('what a session may not do', () => {
  test.use({ session: 'BDGpBauges', isAlone: true });

  test('is said on cells, in the menu and instead of a page', async ({ page }) => {
    await asReader(page);
    await page.goto('/interfaces/basevn');
    const cell = page.getByRole('textbox', { name: /^Code Site BaseVN/ }).first();
    await expect(cell).toHaveAccessibleDescription(/Votre rôle «\u00a0Lecture seule\u00a0» ne permet pas/);

    await page.getByRole('button', { name: 'Pourquoi certaines pages manquent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pages que le menu ne montre pas' });
    await expect(dialog.getByRole('heading', { name: /activité agricole/ })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');

    await page.goto('/typesProduction');
    await expect(page.getByRole('list', { name: 'Pourquoi cette page n’est pas ouverte' })).toContainText('activité agricole');
  });
});

test.describe('what is refused for good', () => {
  test.use({ session: 'BDGpBauges' });

  for (const [status, code] of [
    [403, 'portee'],
    [404, 'unknown'],
  ] as const) {
    test(`offers the way home and no other try: ${code}`, async ({ page }) => {
      const message = 'Votre rôle ne permet pas de consulter ceci.';
      await page.route('**/api/sites', (route) => route.fulfill({ status, json: { message, requestId: '1', code, status } }));
      await page.goto('/sites');
      const failure = page.getByRole('alert').filter({ hasText: message });
      await expect(failure.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
      await expect(failure.getByRole('button')).toHaveCount(0);
      await expectFits(page, code);
      await failure.getByRole('link', { name: 'Retour à l’accueil' }).click();
      await expect(page.getByRole('heading', { name: 'Sites', level: 1 })).toHaveCount(0);
    });
  }
});

test.describe('a field that is closed', () => {
  test.use({ session: 'armor' });

  test('takes the focus, says why and does not change', async ({ page, api }) => {
    const people = (await (await api.get('/api/utilisateurs')).json()) as (Person & { IsAccountOpened: boolean })[];
    await page.goto(`/utilisateurs/${people.find(({ IsAccountOpened }) => IsAccountOpened)!.IDPeople}`);
    const crm = page.getByRole('checkbox', { name: 'Accès CRM eSeller' });
    const was = await crm.isChecked();
    await crm.focus();
    await expect(page.getByRole('tooltip').filter({ hasText: 'Le compte eSeller de cet utilisateur est ouvert' })).toBeVisible();
    await expect(crm).toHaveAccessibleDescription(/votre accès ne permet pas de modifier ce champ/);
    await page.keyboard.press('Space');
    await expect(crm).toBeChecked({ checked: was });
    await page.getByRole('link', { name: 'Stellantis' }).click();
    const code = page.getByRole('textbox', { name: 'Code FR Stellantis' });
    await expect(code).toHaveAccessibleDescription(/Votre accès ne permet pas de modifier ce champ/);
    await code.focus();
    await expect(page.getByRole('tooltip').filter({ hasText: 'Votre accès' })).toBeVisible();
    await expectSound(page);
    await expectFits(page, 'locked');
  });
});
