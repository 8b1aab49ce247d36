import type { Passerelle, PasserelleColumns, PasserelleHisto } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import type { Relance } from '@comptoir/contract/domains/relances/relances.calls';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { Societe } from '@comptoir/contract/domains/societes/societes.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { presentDay } from '../apps/console/src/kit/months/months.ts';
import { expectSound } from './kit/examine.ts';
import { choose, chooseFirst } from './kit/list-parts.ts';
import { documentedPath, test } from './kit/signed-in.ts';

test.use({ session: 'BDGpForez' });

const mark = () => `Z${randomInt(100_000, 999_999)}`;
const save = { name: 'Enregistrer', exact: true };
const png = {
  name: 'entete.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
// Safe: the server checks its answers against the contract.
const get = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;

test('a company is added with its brands, its report days, its follow-ups and the text of its e-mail', async ({ page, api }) => {
  const Libelle = `Société ${mark()}`;
  await page.goto('/societes');
  await page.getByRole('link', { name: 'Ajouter une société' }).click();
  await page.getByRole('textbox', { name: /^Libellé \(obligatoire\)/ }).fill(Libelle);
  await chooseFirst(page, /^Activité/);
  await chooseFirst(page, /^Marques/);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Dimanche' }).check();
  await page.getByRole('checkbox', { name: 'Lundi' }).uncheck();
  await page.getByRole('button', { name: 'Ajouter une relance' }).click();
  await page.getByRole('textbox', { name: 'Type de contact de la relance 1' }).fill('Appel');
  await page.getByRole('textbox', { name: 'Nombre de jours de la relance 1' }).fill('7');
  await page.getByRole('textbox', { name: 'Action de la relance 1' }).fill('Satisfaction');
  await page.getByRole('textbox', { name: 'Texte', exact: true }).fill('Bonjour ');
  await page.getByRole('button', { name: 'Civilité du client' }).click();
  await expect(page.getByRole('region', { name: 'Aperçu, avec des valeurs d’exemple' })).toContainText('Bonjour Madame');
  await page.getByRole('button', save).click();
  await expect(page.getByText('La société est ajoutée.')).toBeVisible();
  await expect(page).toHaveURL(/\/societes\/\d+$/);
  const stored = await get<Societe>(api, `/api${documentedPath(page)}`);
  expect(stored).toMatchObject({
    Libelle,
    JoursRapportAuto: '1,3,4,5,6,7',
    NbJrsRelanceLivMulti: 'Appel-7-Satisfaction',
    TexteEmailOffre: 'Bonjour {{civilite}}',
  });
  expect(stored.Marques).toHaveLength(1);

  const around = page.getByRole('region', { name: 'Autour de cette société' });
  await expect(around.getByRole('heading', { name: 'Sites (0)' })).toBeVisible();
  await expect(around.getByRole('link', { name: 'Sociétés sans site' })).toBeVisible();
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('link', { name: 'Ajouter un site à cette société' })).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Société/ })).toHaveValue(Libelle);
});

test('keys typed while the follow-ups of a company are being saved stay', async ({ page, api }) => {
  const data = { Libelle: `Relances ${mark()}`, NbJrsRelanceLivMulti: 'Appel-7-Satisfaction' };
  const { IDPlaque } = (await (await api.post('/api/societes', { data })).json()) as Societe;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/societes/${IDPlaque}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.goto(`/societes/${IDPlaque}`);
  const action = page.getByRole('textbox', { name: 'Action de la relance 1' });
  await action.press('End');
  await action.pressSequentially(' client ');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enregistrement…')).toBeVisible();
  await action.pressSequentially('livr');
  answer();
  await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
  await action.pressSequentially('é');
  await expect(action).toHaveValue('Satisfaction client livré');
  const days = page.getByRole('textbox', { name: 'Nombre de jours de la relance 1' });
  await days.fill('12345');
  await expect(days).toHaveValue('12345');
  await days.fill('-3');
  await expect(days).toHaveValue('-3');
  await days.fill('30');
  await page.getByRole('button', save).click();
  await expect
    .poll(async () => (await get<Societe>(api, `/api/societes/${IDPlaque}`)).NbJrsRelanceLivMulti)
    .toBe('Appel-30-Satisfaction client livré');
});

test('the mandatory follow-up of a company goes with the one it depends on, and saving may lead back to the list', async ({
  page,
  api,
}) => {
  const { IDPlaque } = (await (
    await api.post('/api/societes', {
      data: { Libelle: `Suivi ${mark()}`, RelanceApresClotureLead: true, RelanceApresClotureLeadObligatoire: true },
    })
  ).json()) as Societe;
  await page.goto(`/societes/${IDPlaque}`);
  const obligatory = page.getByRole('checkbox', { name: 'Relance obligatoire après la clôture d’un lead' });
  await expect(obligatory).toBeChecked();
  await page.getByRole('checkbox', { name: 'Relance après la clôture d’un lead', exact: true }).uncheck();
  await expect(obligatory).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer et revenir a la liste' }).click();
  await expect(page.getByRole('heading', { name: 'Sociétés', level: 1 })).toBeVisible();
  expect(await get<Societe>(api, `/api/societes/${IDPlaque}`)).toMatchObject({
    RelanceApresClotureLead: false,
    RelanceApresClotureLeadObligatoire: false,
  });
});

test('a choice is made by its first letter and Enter', async ({ page }) => {
  await page.goto('/sites/create');
  const field = page.getByRole('combobox', { name: /^Type de site/ });
  await expect(field).toBeEditable();
  await field.focus();
  await page.keyboard.type('c');
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  const name = await first.innerText();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(name);
});

test('a site is added to a company, shown with the header of its offers, and keeps its brands', async ({ page, api }) => {
  const Descr = `Site ${mark()}`;
  const company = (await get<Societe[]>(api, '/api/societes')).find(({ Marques }) => Marques.length > 0)!;
  await page.goto('/sites/create');
  await page.getByRole('textbox', { name: /^Nom du site/ }).fill(Descr);
  await page.getByRole('textbox', { name: 'Code (obligatoire)', exact: true }).fill(mark());
  await choose(page, 'Société (obligatoire)', company.Libelle);
  await chooseFirst(page, /^Marques/);
  await page.keyboard.press('Escape');
  const [type] = await get<{ Descr: string }[]>(api, '/api/sites/types');
  await choose(page, 'Type de site (obligatoire)', type!.Descr);
  const rendezVous = page.getByRole('checkbox', { name: 'Rendez-vous d’atelier sur mobile' });
  await expect(rendezVous).toBeDisabled();
  await expect(rendezVous).toHaveAccessibleDescription('Le site doit avoir eSeller Lead active pour pouvoir cocher cette option');
  await page.getByRole('checkbox', { name: 'eSeller Lead actif' }).check();
  await rendezVous.check();
  await page.getByRole('checkbox', { name: 'Imprimer l’en-tête' }).check();
  await page.getByRole('textbox', { name: 'En-tête 1' }).fill('Au bon accueil');
  await page.getByLabel('Image de l’en-tête', { exact: true }).setInputFiles(png);
  await expect(page.getByRole('img', { name: 'Image de l’en-tête\u00a0: aperçu' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aperçu de l’en-tête' })).toContainText('Au bon accueil');
  await page.getByRole('button', save).click();
  await expect(page.getByText('Le site est ajouté.')).toBeVisible();
  await expect(page).toHaveURL(/\/sites\/\d+$/);
  const stored = await get<Site>(api, `/api${documentedPath(page)}`);
  expect(stored).toMatchObject({ Descr, IDPlaque: company.IDPlaque, IDActivite: null, RDVsAtelierSurMobile: true, ImprHautPage: true });
  expect(stored.Marques).toHaveLength(1);
  expect(stored.EnTeteImg).not.toBe('');
});

test('a gateway without a date is marked, and up to date once it has one', async ({ page, api }) => {
  const [gateway] = await get<Passerelle[]>(api, '/api/passerelles');
  const { IDPasserelleDMS, Libelle } = gateway!;
  await api.put(`/api/passerelles/${IDPasserelleDMS}`, { data: { DateHRefProchainTransfert: null } });
  await page.goto('/passerelles');
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: Libelle, exact: true }) });
  await expect(line).toContainText('Sans date');
  await line.getByRole('link', { name: Libelle, exact: true }).click();
  const day = presentDay();
  await page.getByRole('textbox', { name: /^Prochain transfert : jour/ }).fill(day.split('-').toReversed().join('/'));
  await page.getByRole('textbox', { name: /^Heure/ }).fill('23:59');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('La passerelle est enregistrée.')).toBeVisible();
  const { DateHRefProchainTransfert } = await get<Passerelle>(api, `/api/passerelles/${IDPasserelleDMS}`);
  expect(DateHRefProchainTransfert).toContain(`${day}T23:59`);
  await page.goto('/passerelles');
  await expect(line).toContainText('À jour');
});

test('columns of a gateway are filtered, ticked together and saved as a whole', async ({ page, api }) => {
  const [gateway] = await get<Passerelle[]>(api, '/api/passerelles');
  const path = `/passerelles/${gateway!.IDPasserelleDMS}`;
  const before = await get<PasserelleColumns>(api, `/api${path}/ColumnDMSMaterial`);
  const { NameColumn } = before[0]!;
  await page.goto(`${path}/columns`);
  await page.getByRole('textbox', { name: 'Filtrer les colonnes' }).fill(NameColumn);
  await page.getByRole('checkbox', { name: NameColumn, exact: true }).setChecked(!before[0]!.checked);
  await page.getByRole('button', save).click();
  await expect(page.getByText('Les colonnes sont enregistrées.')).toBeVisible();
  const after = await get<PasserelleColumns>(api, `/api${path}/ColumnDMSMaterial`);
  expect(after).toEqual(before.map((column) => (column.NameColumn === NameColumn ? { ...column, checked: !column.checked } : column)));
});

test('a transfer with errors leads to their list', async ({ page, api }) => {
  const gateways = await get<Passerelle[]>(api, '/api/passerelles');
  const histories = await Promise.all(
    gateways.map(async ({ IDPasserelleDMS }) => ({
      IDPasserelleDMS,
      failed: (await get<PasserelleHisto[]>(api, `/api/passerelles/${IDPasserelleDMS}/history`)).find(
        ({ DetailErreurs }) => DetailErreurs !== '',
      ),
    })),
  );
  const { IDPasserelleDMS, failed } = histories.find((history) => history.failed)!;
  await page.goto(`/passerelles/${IDPasserelleDMS}/history?erreurs=1`);
  await page
    .getByRole('link', { name: /^Voir les erreurs/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Erreurs d’un transfert', level: 1 })).toBeVisible();
  await page.goto(`/passerelles/${IDPasserelleDMS}/history/${failed!.IDPasserelleDMSHisto}/errors`);
  await expect(page.getByRole('list', { name: 'Erreurs du transfert' }).getByRole('listitem').first()).toHaveText(
    failed!.DetailErreurs.split('\n')[0]!,
  );
});

test('a follow-up is made for some companies, then for the group, then deleted', async ({ page, api }) => {
  const Libelle = `Relance ${mark()}`;
  const company = (await get<Societe[]>(api, '/api/societes'))[0]!;
  await page.goto('/relances/create');
  await page.getByRole('textbox', { name: /^Libellé/ }).fill(Libelle);
  await page.getByRole('textbox', { name: /^Nombre de jours/ }).fill('3');
  await page.getByRole('radio', { name: 'Avant' }).check();
  await chooseFirst(page, /^Événement/);
  await page.getByRole('radio', { name: 'Société' }).check();
  await page.getByRole('button', save).click();
  const companies = page.getByRole('combobox', { name: /^Sociétés/ });
  await expect(companies).toHaveAccessibleDescription(/\S/);
  await companies.click();
  await page.getByRole('option', { name: company.Libelle, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', save).click();
  await expect(page.getByText('La relance est ajoutée.')).toBeVisible();
  const mine = async () => (await get<Relance[]>(api, '/api/relances')).find((row) => row.Libelle === Libelle);
  expect(await mine()).toMatchObject({ NbJours: -3, Groupe: false, Plaques: [company.IDPlaque], Sites: [] });

  await page.getByRole('textbox', { name: 'Rechercher' }).fill(Libelle);
  await page.getByRole('link', { name: Libelle, exact: true }).click();
  await page.getByRole('radio', { name: 'Groupe' }).check();
  await page.getByRole('button', save).click();
  await expect(page.getByText('La relance est enregistrée.')).toBeVisible();
  expect(await mine()).toMatchObject({ Groupe: true, Plaques: [], Sites: [] });

  await page.getByRole('textbox', { name: 'Rechercher' }).fill(Libelle);
  await page.getByRole('button', { name: `Supprimer\u00a0: ${Libelle}` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Etes-vous sur de vouloir supprimer definitivement cette relance ?');
  await question.getByRole('button', { name: 'Supprimer la relance' }).click();
  await expect(page.getByText('La relance est supprimée.')).toBeVisible();
  expect(await mine()).toBeUndefined();
});

test('an order form says what is missing, then appears in the list', async ({ page }) => {
  const Descr = `Bon ${mark()}`;
  await page.goto('/BonDeCommande/create');
  await page.getByRole('textbox', { name: 'Fichier du bon de commande' }).fill('bon.rtf');
  await page.getByRole('button', save).click();
  const description = page.getByRole('textbox', { name: /^Description/ });
  await expect(description).toBeFocused();
  await description.fill(Descr);
  await chooseFirst(page, /^Activité/);
  await page.getByRole('button', save).click();
  await expect(page.getByText('Le bon de commande est ajouté.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(Descr);
  await expect(page.getByRole('link', { name: Descr, exact: true })).toBeVisible();
});

test('back-office users are listed beside the profiles that allow them', async ({ page }) => {
  await page.goto('/utilisateurs/backoffice');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/utilisateurs\/\d+/);
});
