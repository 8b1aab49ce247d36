import type { GpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import type { Coefficients } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';
import type { PlafondRemise } from '@comptoir/contract/domains/plafonds-remise/plafonds-remise.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { saveAsked } from '../kit/save-asked.ts';
import { test } from '../kit/signed-in.ts';

// Safe: the server checks its answers against the contract.
const plafonds = async (api: APIRequestContext) => (await (await api.get('/api/plafondsRemise')).json()) as PlafondRemise[];
const isOn = async (api: APIRequestContext) => ((await (await api.get('/api/gpParametres')).json()) as GpParametres).GRP_PlafondsRemise;
const coefficients = async (api: APIRequestContext) =>
  ((await (await api.get('/api/objectifsVendeur/coefficients')).json()) as { coefficients: Coefficients }).coefficients;
const save = { name: 'Enregistrer', exact: true };
const inverted = 'Le plafond de remise Vendeurs est supérieur au plafond de remise Chefs des ventes';

test.describe('an operator', () => {
  test.use({ session: 'BDGpArmorRecette' });

  test('caps the discounts of a company, and is warned where sellers may give more than their managers', async ({ page, api }) => {
    await page.goto('/plafondsRemise');
    const line = page.getByRole('row').last();
    const [vendeurs, chefs] = [line.getByRole('textbox').first(), line.getByRole('textbox').last()];
    for (const [typed, sentence] of [
      ['150', 'De 0 à 100 %'],
      ['-3', 'De 0 à 100 %'],
      ['12,55', 'Une décimale au maximum'],
      ['douze', 'Nombre attendu'],
    ] as const) {
      await vendeurs.fill(typed);
      await vendeurs.blur();
      await expect(vendeurs).toHaveValue(typed);
      await expect(line.getByText(sentence).last()).toBeVisible();
    }
    await vendeurs.fill('12,5 %');
    await vendeurs.blur();
    await expect(vendeurs).toHaveValue('12,5');
    await chefs.fill('12.4');
    await expect(line.getByRole('status')).toHaveText(inverted);
    await page.getByRole('button', save).click();
    await saveAsked(page);
    await expect(page.getByText('Les plafonds de remise sont enregistrés.')).toBeVisible();
    const stored = (await plafonds(api)).filter(({ IDPlaque }) => IDPlaque !== null);
    expect(stored.map(({ Plafond }) => Plafond)).toEqual(expect.arrayContaining([12.5, 12.4]));
    await vendeurs.fill('');
    await expect(line.getByRole('status')).toHaveText('');
    await expect(vendeurs).toHaveAttribute('placeholder', '6');
    await page.getByRole('region', { name: 'Enregistrement' }).getByRole('button', { name: 'Annuler' }).click();
    await expect(vendeurs).toHaveValue('12,5');
  });

  test('is told that the save failed, and why', async ({ page, context }) => {
    await page.goto('/plafondsRemise');
    const field = page.getByRole('textbox', { name: 'Vendeurs, Tout le groupe' });
    await field.fill('7');
    await context.setOffline(true);
    await page.getByRole('button', save).click();
    await expect(page.getByRole('form').getByRole('alert')).toContainText(
      'Erreur lors de l’enregistrement\u00a0: Le serveur ne répond pas.',
    );
    await expect(field).toHaveValue('7');
  });
});

test.describe("a group's administrator", () => {
  test.use({ session: 'atlantique' });

  test('turns ceilings on, sees their table, and sets the first one', async ({ page, api }) => {
    await page.goto('/plafondsRemise');
    await page.getByRole('checkbox', { name: 'Plafonner les remises' }).setChecked(false);
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Plafonner les remises' }).check();
    await page.getByRole('textbox', { name: 'Chefs des ventes, Tout le groupe' }).fill('15');
    await page.getByRole('button', save).click();
    await saveAsked(page);
    await expect(page.getByText('Les plafonds de remise sont enregistrés.')).toBeVisible();
    expect(await isOn(api)).toBe(true);
    expect(await plafonds(api)).toContainEqual(expect.objectContaining({ IDPlaque: null, IDDRProfileEsellerLead: 3, Plafond: 15 }));
  });

  test('changes a coefficient, and the others stay', async ({ page, api }) => {
    const before = await coefficients(api);
    await page.goto('/objectifsVendeur');
    const field = page.getByRole('textbox', { name: 'Financement' });
    await field.fill('2,75 fois');
    await page.keyboard.press('Control+s');
    await expect(field).toHaveValue('2,75 fois');
    await expect(page.getByText('Nombre attendu').first()).toBeVisible();
    await field.fill('2,7');
    await expect(field).toHaveValue('2.7');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Coefficients enregistrés')).toBeVisible();
    expect(await coefficients(api)).toEqual({ ...before, Financement: 2.7 });
    await field.fill('');
    await page.keyboard.press('Control+s');
    await expect(field).toHaveAccessibleDescription(/obligatoire/);
    await expect(field).toBeFocused();
  });
});
