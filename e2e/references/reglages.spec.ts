import type { ChampFicheClient } from '@comptoir/contract/domains/champs-fiche-client/champs-fiche-client.calls';
import type { LigneFrequente } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import type { MalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { Wsimport } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { chooseFirst } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

const mark = () => `Z${randomInt(100_000, 999_999)}`;
const save = { name: 'Enregistrer', exact: true };
// Safe: the server checks its answers against the contract.
const get = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;
test.describe('an operator', () => {
  test.use({ session: 'BDGpCotentin' });

  test('types one price of a frequent line, and the others follow', async ({ page, api }) => {
    const Descr = `Ligne ${mark()}`;
    await page.goto('/lignesFrequentes/create');
    await page.getByRole('textbox', { name: /^Description/ }).fill(Descr);
    await chooseFirst(page, /^Type ligne fréquente/);
    const [ht, taux, ttc] = [/^Prix Vente HT/, /^Taux TVA/, /^Prix Vente TTC/].map((name) => page.getByRole('textbox', { name }));
    await ht!.fill('100');
    await taux!.fill('20');
    await expect(ttc!).toHaveValue('120.00');
    await ttc!.fill('60,50');
    await expect(ht!).toHaveValue('50.42');
    await page.getByRole('button', save).click();
    await expect(page.getByText('La ligne fréquente est ajoutée.')).toBeVisible();
    const lines = await get<LigneFrequente[]>(api, '/api/lignesFrequentes');
    expect(lines.find((line) => line.Descr === Descr)).toMatchObject({ PxVenteHT: 50.42, PxVenteTTC: 60.5 });
  });

  test('fills a CO2 grid from a spreadsheet, and sees what is missing', async ({ page, api }) => {
    const Libelle = `Grille ${mark()}`;
    await page.goto('/malusEcologique/create');
    await page.getByRole('textbox', { name: /^Libellé/ }).fill(Libelle);
    await page.getByRole('textbox', { name: /^Date de début/ }).fill('01/01/2031');
    await page.getByRole('textbox', { name: /^Date de fin/ }).fill('31/12/2031');
    const minimum = page.getByRole('textbox', { name: /^CO2 minimum/ });
    await minimum.fill('-4');
    await page.keyboard.press('Tab');
    await expect(minimum).toHaveValue('-4');
    await expect(page.getByText('De 0 à 1000 g/km').last()).toBeVisible();
    // Rows follow a bound when it is left.
    await minimum.fill('120');
    await page.keyboard.press('Tab');
    await page.keyboard.type('122');
    await page.keyboard.press('Tab');
    const amounts = page.getByRole('table', { name: 'Montants par émission' }).getByRole('textbox');
    await expect(amounts).toHaveCount(3);
    await expect(amounts.first()).toBeFocused();
    await page.getByRole('button', save).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Il manque le montant de 3 émissions\u00a0: 120, 121 et 122 g/km' });
    await expect(refusal).toBeVisible();
    await amounts.first().focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text', '50\n75\n100');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await page.getByRole('button', save).click();
    await expect(page.getByText('La grille est ajoutée.')).toBeVisible();
    const grids = await get<MalusEcologique[]>(api, '/api/malusEcologique');
    expect(grids.find((grid) => grid.Libelle === Libelle)).toMatchObject({ CO2Min: 120, CO2Max: 122 });
  });

  test('is refused an end of a grid before its start, and sees it as typed', async ({ page }) => {
    await page.goto('/malusMasse/create');
    await page.getByRole('textbox', { name: /^Date de début/ }).fill('01/01/2026');
    const end = page.getByRole('textbox', { name: /^Date de fin/ });
    await end.fill('31/12/2025');
    await page.keyboard.press('Tab');
    await expect(end).toHaveValue('31/12/2025');
    await expect(page.getByText('La date de fin ne peut pas précéder la date de début').first()).toBeVisible();
    await page.getByRole('button', save).click();
    await expect(page).toHaveURL(/create$/);
    await expect(end).toHaveValue('31/12/2025');
  });

  test('opens a grid of weights with its brackets and its curve', async ({ page }) => {
    await page.goto('/malusMasse');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: /^Libellé/ })).not.toHaveValue('');
    await expect(page.getByRole('img').first()).toBeVisible();
  });

  test('shows and hides a field of the customer record at once', async ({ page, api }) => {
    const [champ] = await get<ChampFicheClient[]>(api, '/api/champsFicheClient');
    await page.goto('/champsFicheClient');
    const tick = page.getByRole('checkbox', { name: `Afficher ${champ!.Description}`, exact: true }).first();
    const before = await tick.isChecked();
    await tick.click();
    await expect(tick).toHaveAttribute('aria-disabled', 'false');
    await page.reload();
    expect(await tick.isChecked()).toBe(!before);
  });

  test('searches the states of vehicles', async ({ page }) => {
    await page.goto('/statutsVehicules');
    const states = page.getByRole('main').getByRole('listitem');
    await expect(states).not.toHaveCount(0);
    const name = (await states.last().textContent()) ?? '';
    await page.getByRole('textbox', { name: 'Rechercher' }).fill(name);
    await expect(states).toHaveText([name]);
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('introuvable zz');
    await expect(page.getByText("Il n'y a aucun résultat pour cette recherche.")).toBeVisible();
  });

  test('gives a partner an account with a generated password, with the prefix of the partner', async ({ page, api }) => {
    const name = mark();
    await page.goto('/wsimport/create');
    await chooseFirst(page, /^Société/);
    await chooseFirst(page, /^Partenaire/);
    const login = page.getByRole('textbox', { name: /^Login/ });
    await expect(login).toHaveValue(/^(GS|FID)_/);
    await login.fill(`X_${name}`);
    await page.getByRole('button', { name: 'Générer un mot de passe' }).click();
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(login).toHaveAccessibleDescription(/Le login commence par/);
    await login.fill(`GS_${name}`);
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByText('Le compte d’import est ajouté.')).toBeVisible();
    const accounts = await get<Wsimport[]>(api, '/api/wsimport');
    expect(accounts.find(({ Login }) => Login === `GS_${name}`)?.Password).toMatch(/\S{8,}/);
  });
});

test.describe("a group's administrator of Nissan", () => {
  test.use({ session: 'atlantique' });

  test('keeps frequent lines of its own, and finds no screen of codes', async ({ page, api }) => {
    const Descr = `Ligne ${mark()}`;
    await page.goto('/lignesFrequentes');
    await page.getByRole('link', { name: 'Ajouter une ligne fréquente' }).click();
    await page.getByRole('textbox', { name: /^Description/ }).fill(Descr);
    await chooseFirst(page, /^Type ligne fréquente/);
    await page.getByRole('textbox', { name: /^Prix Vente HT/ }).fill('10');
    await page.getByRole('button', save).click();
    await expect(page.getByText('La ligne fréquente est ajoutée.')).toBeVisible();
    expect(await get<LigneFrequente[]>(api, '/api/lignesFrequentes')).toContainEqual(expect.objectContaining({ Descr, PxVenteTTC: 12 }));
    await page.goto('/nissan/rechercheCodeSite');
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  });
});

test.describe('an operator on a group of Nissan', () => {
  test.use({ session: 'BDGpNiAtlantique' });

  test('finds a site by the code that the manufacturer knows', async ({ page, api }) => {
    const coded = (await get<SiteRow[]>(api, '/api/sites')).find((row) => row.TPR_IDTypeProduit === 8 && row.CodeConstructeur !== '')!;
    await page.goto('/nissan/rechercheCodeSite?code=avec');
    await page.getByRole('textbox', { name: 'Rechercher' }).fill(coded.CodeConstructeur);
    await page.getByRole('link', { name: coded.Descr, exact: true }).first().click();
    await expect(page).toHaveURL(/\/sites\/\d+/);
  });
});
