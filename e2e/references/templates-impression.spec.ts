import type { Cgv, Configuration, GroupeImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { TemplateBdcRow } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { choose, expectCount } from '../kit/list-parts.ts';
import { pdfFile } from '../kit/pdf-file.ts';
import { test } from '../kit/signed-in.ts';

const path = '/api/templatesImpression';
// Safe: the server checks its answers against the contract.
const groupeOf = async (api: APIRequestContext) => (await (await api.get(`${path}/configurations/groupe`)).json()) as GroupeImpression;
const ofSites = async (api: APIRequestContext) => (await (await api.get(`${path}/configurations/sites`)).json()) as Configuration[];
const templateOf = async (api: APIRequestContext, categorie: string) =>
  (await groupeOf(api)).config.find(({ Categorie }) => Categorie === categorie)?.IDTemplateImpression;

const bar = (page: Page) => page.getByRole('region', { name: 'Enregistrement' });
const validate = (page: Page) => bar(page).getByRole('button', { name: 'Valider' }).click();
const newName = (word: string) => `${word} ${randomInt(1_000_000, 9_999_999)}`;
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Onglets de la page' }).getByRole('link', { name });

test.describe("the group's print templates", () => {
  test.use({ session: 'BDGpForez' });

  test('changes on several tabs wait and are saved together', async ({ page, api }) => {
    const name = newName('CGV');
    await page.goto('/templatesImpression');
    await expect(page.getByRole('combobox', { name: 'Offre', exact: true })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await choose(page, 'Offre', 'Offre avec photos');
    await page.getByRole('button', { name: 'Ajouter un document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter des conditions générales de vente' });
    await dialog.getByLabel('PDF').setInputFiles(pdfFile(`${name}.pdf`));
    await expect(dialog.getByRole('textbox', { name: /^Nom/ })).toHaveValue(name);
    await expect(dialog.getByRole('textbox', { name: /^Nom/ })).not.toBeEditable();
    await dialog.getByRole('button', { name: 'Ajouter le document' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('À ajouter');
    await expect(bar(page)).toContainText('2 modifications non enregistrées');

    await tab(page, 'Bons de commande par marque').click();
    await expect(bar(page)).toContainText('2 modifications non enregistrées sur les autres onglets');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    await tab(page, 'Configuration par site').click();
    await validate(page);
    await expect(page.getByText('La configuration du groupe est enregistrée.')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(await templateOf(api, 'offre')).toBe(2);

    await tab(page, 'Configuration du groupe').click();
    await page.getByRole('button', { name: `Voir le PDF\u00a0: ${name}` }).click();
    const viewer = page.getByRole('dialog', { name });
    await expect(viewer.locator('iframe')).toHaveAttribute('src', /^blob:/);
    // A browser without a viewer downloads what the frame holds as well, under a name of its own.
    const download = page.waitForEvent('download', (file) => file.suggestedFilename() === `${name}.pdf`);
    await viewer.getByRole('link', { name: 'Télécharger' }).click();
    await download;
    await viewer.getByRole('button', { name: 'Fermer' }).click();

    await page.getByRole('button', { name: `Retirer\u00a0: ${name}` }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('À retirer');
    await validate(page);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
    expect((await groupeOf(api)).cgv.map(({ Nom }) => Nom)).not.toContain(name);
  });

  test('an existing name and a file that is no PDF are refused', async ({ page }) => {
    await page.goto('/templatesImpression');
    await page.getByRole('button', { name: 'Ajouter un document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter des conditions générales de vente' });
    await dialog.getByLabel('PDF').setInputFiles(pdfFile('cgv véhicules NEUFS.pdf'));
    await expect(dialog.getByText('Un document avec ce nom existe déjà')).toBeVisible();
    await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click();
    await dialog.getByLabel('PDF').setInputFiles({ name: 'faux.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await dialog.getByRole('button', { name: 'Ajouter le document' }).click();
    await expect(dialog.getByText('Le fichier doit être un PDF')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('the same page open twice', () => {
  test.use({ session: 'BDGpBauges' });

  test('additions of both stay, and a field that both changed is asked about', async ({ page, api }) => {
    const [theirs, mine] = [newName('CGV à eux'), newName('CGV à moi')];
    await page.goto('/templatesImpression');
    await page.getByRole('button', { name: 'Ajouter un document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter des conditions générales de vente' });
    await dialog.getByLabel('PDF').setInputFiles(pdfFile(`${mine}.pdf`));
    await dialog.getByRole('button', { name: 'Ajouter le document' }).click();
    await choose(page, 'Bon de commande', 'Bon de commande détaillé');

    const { cgv } = await groupeOf(api);
    const kept = cgv.map(({ Nom, Document }) => ({ Nom, Document }));
    const file = pdfFile(theirs).buffer.toString('base64');
    const config = [{ Categorie: 'bdc', IDTemplateImpression: 3 }];
    await api.put(`${path}/configurations/groupe`, { data: { config, cgv: [...kept, { Nom: theirs, Document: theirs, file }] } });

    await validate(page);
    const question = page.getByRole('dialog', { name: 'Cette fiche a été modifiée entre-temps' });
    await expect(question.getByRole('radiogroup', { name: 'Bon de commande' })).toBeVisible();
    await question.getByRole('radio', { name: /Garder ma saisie/ }).click();
    await question.getByRole('button', { name: 'Enregistrer ces choix' }).click();
    await expect(page.getByText('La configuration du groupe est enregistrée.')).toBeVisible();
    expect(await templateOf(api, 'bdc')).toBe(5);
    const names = ((await (await api.get(`${path}/cgv`)).json()) as Cgv[]).map(({ Nom }) => Nom);
    expect(names).toEqual(expect.arrayContaining([theirs, mine]));
  });
});

test.describe('the print templates of 500 sites', () => {
  test.use({ session: 'BDGpGeant' });

  test('templates of one company are chosen together, one by keyboard', async ({ page, api }) => {
    await page.goto('/templatesImpression?activeTab=configurationSites');
    await expectCount(page, '500 lignes');
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('Renault');
    await expectCount(page, /^\d+ sur 500/);
    await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).check();
    const selection = page.getByRole('group', { name: 'Sélection' });
    const count = Number(/\d+/.exec((await selection.getByRole('status').textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(5);
    await selection.getByRole('combobox', { name: 'Impression' }).selectOption('Bon d’essai');
    await selection.getByRole('combobox', { name: 'Modèle' }).selectOption("Bon d'essai avec décharge");
    await selection.getByRole('button', { name: 'Appliquer aux sites sélectionnés' }).click();
    await selection.getByRole('button', { name: 'Effacer la sélection' }).click();

    const first = page.getByRole('row').nth(1);
    await first.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(first.getByRole('combobox', { name: /^Offre/ })).toBeFocused();
    const before = (await ofSites(api)).length;
    await page.keyboard.press('End');
    await expect(bar(page)).toContainText('modifications non enregistrées');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('La configuration des sites est enregistrée.')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    const after = await ofSites(api);
    expect(after.length).toBeGreaterThan(before);
    const [site] = await first.getByRole('link').allInnerTexts();
    await expect(first.getByRole('combobox', { name: `Bon d’essai\u00a0: ${site}` })).toHaveValue('7');
    await expect(first.getByRole('combobox', { name: `Offre\u00a0: ${site}` })).toHaveValue('3');
  });
});

test.describe('templates of order forms', () => {
  test.use({ session: 'BDGpCotentin' });

  test('one is added with its PDF, found on the tab, changed and deleted', async ({ page, api }) => {
    const name = newName('Bon');
    await page.goto('/templatesImpression?activeTab=configurationTemplateBDC');
    await page.getByRole('link', { name: 'Ajouter un modèle' }).click();
    await page.getByRole('textbox', { name: /^Nom/ }).fill(name);
    await choose(page, /^Activité/, 'Automobile');
    const marques = page.getByRole('combobox', { name: 'Marques' });
    await marques.click();
    await page.getByRole('option', { name: 'Renault', exact: true }).click();
    await page.getByRole('option', { name: 'Dacia', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Occasion', exact: true }).check();
    const input = page.getByLabel('PDF des conditions générales de vente');
    await input.setInputFiles(pdfFile('CGV véhicules neufs.pdf', 'un autre'));
    await expect(page.getByText('Un document avec ce nom existe déjà. Veuillez choisir un autre fichier')).toBeVisible();
    await input.setInputFiles(pdfFile(`${name}.pdf`));
    const document = page.getByRole('textbox', { name: 'Document des conditions générales de vente' });
    await expect(document).toHaveValue(name);
    await expect(document).not.toBeEditable();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

    await expect(page).toHaveURL(/\/templatesImpression\?activeTab=configurationTemplateBDC$/);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Dacia, Renault');
    await expect(row).toContainText('Occasion');
    await row.getByRole('button', { name: `Voir le PDF\u00a0: ${name}` }).click();
    await expect(page.getByRole('dialog', { name }).locator('iframe')).toBeVisible();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Fermer' }).click();

    await row.getByRole('link', { name, exact: true }).click();
    await page.getByRole('radio', { name: 'Neuf & Occasion' }).check();
    await page.getByRole('button', { name: 'Retirer le PDF' }).click();
    await page.keyboard.press('Control+s');
    await expect(row).toContainText('Neuf & Occasion');
    await row.getByRole('button', { name: `Supprimer\u00a0: ${name}` }).click();
    await page.getByRole('button', { name: 'Supprimer le modèle' }).click();
    await expect(row).toHaveCount(0);
    const left = (await (await api.get('/api/templatesBDC')).json()) as TemplateBdcRow[];
    expect(left.map(({ Nom }) => Nom)).not.toContain(name);
  });
});
