import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { optionOff, type Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

const path = '/workflowsLeads';

/** Safe: the server checks its answers against the contract. */
const read = async <T>(api: APIRequestContext, from: string) => (await (await api.get(from)).json()) as T;

const pick = async (page: Page, label: RegExp, option: string | RegExp) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: label }).click();
  await dialog.getByRole('option', { name: option }).first().click();
};

test.describe('the workflows of leads', () => {
  test.use({ session: 'BDGpForez' });

  test('are added several at a time, with the number replaced, then changed and removed', async ({ page, api }) => {
    const origines = await read<Origine[]>(api, '/api/origines');
    const offered = origines.filter(({ EstInactif, type }) => !EstInactif && ['VN', 'VO', 'VDL'].includes(type?.Description ?? ''));
    const before = await read<Workflow[]>(api, '/api/workflowsLeads');
    const withDefault = before.filter(({ IDSite }) => IDSite === null).length;
    await page.goto(path);
    await page.getByRole('button', { name: 'Ajouter des workflows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter des workflows' });
    await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await pick(page, /^Origine/, /^Toutes les origines/);
    await pick(page, /^Sites/, 'Sites sans configuration spécifique');
    await page.keyboard.press('Tab');
    await pick(page, /^Réception/, 'BDC');
    await pick(page, /^Leads transmis à/, 'Pot commun vendeurs');
    await dialog.getByRole('button', { name: 'Ajouter la ligne' }).click();
    await expect(dialog.getByRole('status')).toContainText(`1 ligne pour ${offered.length} origines.`);
    await expect(dialog.getByRole('status')).toContainText(
      withDefault > 1 ? `${withDefault} workflows existants seront remplacés.` : '1 workflow existant sera remplacé.',
    );
    await expect(dialog.getByLabel(/^Origine/)).not.toBeEditable();
    await expectSound(page);
    await dialog.getByRole('button', { name: `Enregistrer ${offered.length} workflows` }).click();
    const added = offered.length - withDefault;
    await expect(page.getByText(new RegExp(`^${added} workflows? ajoutés?, ${withDefault} remplacés?\\.$`))).toBeVisible();

    const name = offered[0]!.Libelle;
    await page.getByRole('textbox', { name: 'Rechercher' }).fill(name);
    await page
      .getByRole('button', { name: `Modifier\u00a0: ${name}, Sites sans configuration spécifique` })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await pick(page, /^Réception/, 'Vendeurs');
    await page.getByRole('button', { name: 'Enregistrer le workflow' }).click();
    await expect(page.getByText('Le workflow est enregistré.')).toBeVisible();
    await page
      .getByRole('button', { name: `Supprimer\u00a0: ${name}, Sites sans configuration spécifique` })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le workflow' }).click();
    await expect(page.getByText('Le workflow est supprimé.')).toBeVisible();
    expect(await read<Workflow[]>(api, '/api/workflowsLeads')).toHaveLength(before.length + offered.length - withDefault - 1);
  });
});

// Each on a customer of its own, because they count workflows.
test.describe('new workflows', () => {
  test.use({ session: 'BDGpCotentin' });

  test('of one origin leave out configured sites, and closing the dialog asks first', async ({ page, api }) => {
    const origines = await read<Origine[]>(api, '/api/origines');
    const sites = await read<SiteRow[]>(api, '/api/sites');
    const origine = origines.find(({ EstInactif, type }) => !EstInactif && type?.Description === 'VO')!;
    const [site, free] = sites.filter(({ Est_eSellerLeadActif, EstFictif }) => Est_eSellerLeadActif && !EstFictif);
    const workflow = { IDOrigineAction: origine.IDOrigineAction, IDSite: site!.IDSite, ReceptionLeads: 'CDV' };
    expect((await api.patch('/api/workflowsLeads', { data: { workflows: [workflow] } })).status()).toBe(200);
    await page.goto(path);
    await page.getByRole('button', { name: 'Ajouter des workflows' }).click();
    await pick(page, /^Origine/, new RegExp(`^${origine.Libelle} `));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Sites/ }).click();
    await expect(dialog.getByRole('option', { name: free!.Descr, exact: false }).first()).toBeVisible();
    await expect(dialog.getByRole('option', { name: `${site!.Descr} (${site!.Plaque_Libelle})`, exact: true })).toHaveCount(0);
    await dialog.getByRole('option', { name: free!.Descr, exact: false }).first().click();
    await page.keyboard.press('Tab');
    await pick(page, /^Réception/, 'Vendeurs');
    await dialog.getByRole('button', { name: 'Ajouter la ligne' }).click();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('dialog', { name: 'Abandonner l’ajout' })).toContainText('1 ligne préparée');
    await page.getByRole('button', { name: 'Abandonner l’ajout' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the screen of workflows', () => {
  test.use({ session: 'BDGpPerche' });

  test('saves the default by itself, and keeps view and filters in the address', async ({ page }) => {
    await page.goto(path);
    const reception = 'Réception des leads (obligatoire)';
    await page.getByRole('combobox', { name: reception }).click();
    await page.getByRole('listbox', { name: reception }).getByRole('option', { name: 'Vendeurs' }).click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Le workflow par défaut est enregistré.')).toBeVisible();
    await page.getByRole('link', { name: 'Par site' }).click();
    await expect(page).toHaveURL(/onglet=site/);
    await page.getByRole('combobox', { name: 'Réception', exact: true }).selectOption('BDC');
    await expect(page).toHaveURL(/reception=BDC/);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Workflows par site' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Réception', exact: true })).toHaveValue('BDC');
  });
});

test.describe('where leads go', () => {
  test.use({ session: 'armor' });

  test('a hole of the coverage leads to who is left out, and why', async ({ page }) => {
    await page.goto(`${path}?onglet=couverture`);
    await page.getByRole('checkbox', { name: 'Uniquement les trous' }).check();
    const grid = page.getByRole('grid', { name: 'Couverture des origines, site par site' });
    await expect(page.getByRole('status').filter({ hasText: 'trous sur' })).toBeVisible();
    await expectSound(page);
    await grid.getByRole('gridcell').first().getByRole('link').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    const hole = grid.getByRole('link', { name: /ne parvient à personne/ }).first();
    await hole.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/onglet=simulation/);
    await expect(page.getByText('Ce lead ne parviendrait à personne')).toBeVisible();
    const leftOut = page.getByRole('table', { name: /personnes écartées/ }).first();
    await expect(leftOut).toContainText('N’a pas ce profil');
    await expectSound(page);
    await leftOut
      .getByRole('row')
      .filter({ hasText: 'N’a pas ce profil' })
      .first()
      .getByRole('button', { name: /^Pourquoi/ })
      .click();
    const why = page.getByRole('dialog', { name: /^Pourquoi/ });
    await expect(why.getByRole('status')).toContainText('ne recevrait pas ce lead');
    const reasons = why.getByRole('list', { name: 'Raisons' }).getByRole('listitem');
    await expect(reasons).toHaveCount(7);
    await expect(reasons.filter({ hasText: 'La règle suivie est' })).toBeVisible();
    await expect(reasons.first()).toContainText('Manque');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('zzzz');
    await expect(page.getByText(/^0 nom trouvé sur/).first()).toBeVisible();
  });
});

test.describe('the rule of one site', () => {
  test.use({ session: 'BDGpPerche' });

  const place = async (api: APIRequestContext, nth: number) => {
    const origine = (await read<Origine[]>(api, '/api/origines')).filter(
      ({ type, EstInactif }) => type?.Description === 'VO' && !EstInactif,
    )[nth];
    const site = (await read<SiteRow[]>(api, '/api/sites')).find(
      ({ Est_eSellerLeadActif, EstFictif }) => Est_eSellerLeadActif && !EstFictif,
    );
    return { origine: origine!, site: site! };
  };
  const ruled = async (api: APIRequestContext, nth: number) => {
    const { origine, site } = await place(api, nth);
    const ids = { IDOrigineAction: origine.IDOrigineAction, IDSite: site.IDSite };
    await api.patch('/api/workflowsLeads', { data: { workflows: [{ ...ids, ReceptionLeads: 'CDV' }] } });
    return { origine, site };
  };

  test('is changed where the simulation explains it', async ({ page, api }) => {
    const { origine, site } = await ruled(api, 0);
    await page.goto(`${path}?onglet=simulation&origine=${origine.IDOrigineAction}&site=${site.IDSite}`);
    const regle = page.getByRole('region', { name: 'Règle suivie' });
    await expect(regle).toContainText('Réception\u00a0: Chefs des ventes.');
    await regle.getByRole('button', { name: 'Changer cette règle…' }).click();
    await pick(page, /^Réception/, 'Vendeurs');
    await page.getByRole('button', { name: 'Enregistrer le workflow' }).click();
    await expect(regle).toContainText('Réception\u00a0: Vendeurs.');
  });

  test('is asked for from the pages of an origin, a site and a person', async ({ page, api }) => {
    const { origine, site } = await place(api, 0);
    const [person] = await read<{ IDPeople: number; Name: string }[]>(api, '/api/utilisateurs');
    const whys = [
      [`/origines/${origine.IDOrigineAction}`, `origine=${origine.IDOrigineAction}`],
      [`/sites/${site.IDSite}`, `site=${site.IDSite}`],
      [`/utilisateurs/${person!.IDPeople}`, 'q='],
    ] as const;
    for (const [record, known] of whys) {
      await page.goto(record);
      await page.getByRole('link', { name: /^Pourquoi.*leads/ }).click();
      await expect(page).toHaveURL(new RegExp(`onglet=simulation&${known}`));
    }
    await expect(page.getByRole('textbox', { name: 'Rechercher' })).toHaveValue(person!.Name);
  });

  test('is chosen on the page of its origin, and undone', async ({ page, api }) => {
    const { origine, site } = await ruled(api, 1);
    await page.goto(`/origines/${origine.IDOrigineAction}`);
    const picker = (who: string) => page.getByRole('button', { name: `${who} · changer pour ${site.Descr}`, exact: true });
    await picker('Chefs des ventes').click();
    await expectSound(page);
    await expect(page.getByRole('button', { name: 'Chefs des ventes', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Vendeurs', exact: true }).click();
    await expect(picker('Vendeurs')).toBeFocused();
    await page
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: /^Annuler/ })
      .click();
    await expect(picker('Chefs des ventes')).toBeVisible();
  });
});

test.describe('a group without the option', () => {
  test.use({ session: 'BDGpBauges' });

  test('is told which option to switch on', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(optionOff)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter des workflows' })).toHaveCount(0);
  });
});
