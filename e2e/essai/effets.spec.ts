import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { saveAsked } from '../kit/save-asked.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpBocage' });

interface Entry {
  NomTable: string;
  IDLigne: string;
  Operation: string;
  Avant: unknown;
  Apres: unknown;
}
interface Changement {
  table: string;
  id: string;
  operation: string;
  avant: unknown;
  apres: unknown;
}

/** What the trial behind the button answered. */
const triedBy = async (page: Page, act: () => Promise<void>) => {
  const answered = page.waitForResponse((response) => response.request().headers()['x-essai'] === '1');
  await act();
  return ((await (await answered).json()) as { changements: Changement[] }).changements;
};

/** What the journal says of the newest operation on a record and its parts. */
const lastOperation = async (api: APIRequestContext, params: { table: string; ligne: number | string; parties?: string }) => {
  const { entries } = (await (await api.get('/api/journal', { params })).json()) as { entries: (Entry & { Groupe: string })[] };
  return entries
    .filter(({ Groupe }) => Groupe === entries[0]?.Groupe)
    .toReversed()
    .map(({ NomTable, IDLigne, Operation, Avant, Apres }) => ({
      table: NomTable,
      id: IDLigne,
      operation: Operation,
      avant: Avant,
      apres: Apres,
    }));
};

/** An origin of this journey's own. */
const newOrigine = async (api: APIRequestContext, Libelle: string) => {
  const all = (await (await api.get('/api/origines')).json()) as Origine[];
  const {
    IDFamilleOrigineContact: IDFamille,
    IDSousFamilleOrigineAction: IDSousFamille,
    type,
  } = all.find((one) => one.type?.Description === 'VO' && !one.EstInactif)!;
  const created = await api.post('/api/origines', { data: { Libelle, IDFamille, IDSousFamille, IDType: type!.IDOrigineActionType } });
  return (await created.json()) as { IDOrigineAction: number };
};

const shownOf = (changements: readonly Changement[]) =>
  changements.map(({ table, id, operation, avant, apres }) => ({ table, id, operation, avant, apres }));

test('the effects of suspending somebody are seen first, then done, and found the same', async ({ page, api }) => {
  const Lastname = `Essaye${randomInt(1_000_000, 9_999_999)}`;
  const LoginWEB = `es${randomInt(1_000_000, 9_999_999)}`;
  const data = { Lastname, Firstname: 'Anne', Initial: 'AE', LoginWEB, Password: 'Vague-12', drprofile_id: 3 };
  const { IDPeople, Name } = (await (await api.post('/api/utilisateurs', { data })).json()) as { IDPeople: number; Name: string };
  await page.goto(`/utilisateurs/${IDPeople}`);
  await page.getByRole('button', { name: /^Actions/ }).click();
  const changements = await triedBy(page, () => page.getByRole('button', { name: 'Suspendre…' }).click());
  const dialog = page.getByRole('dialog', { name: `Suspendre ${Name}` });
  const effects = dialog.getByRole('region', { name: 'Effets' });
  await expect(effects.getByRole('status')).toContainText('Rien n’est encore enregistré.');
  await expect(effects).toContainText('Oui → Non');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Suspendre le compte' }).click();
  await expect(dialog).toBeHidden();
  expect(shownOf(changements)).toEqual(await lastOperation(api, { table: 'utilisateurs', ligne: IDPeople }));
});

test('a question is left before its effects are known, or gone on with without them', async ({ page, api }) => {
  const Lastname = `Quitte${randomInt(1_000_000, 9_999_999)}`;
  const LoginWEB = `qu${randomInt(1_000_000, 9_999_999)}`;
  const data = { Lastname, Firstname: 'Anne', Initial: 'QA', LoginWEB, Password: 'Vague-12', drprofile_id: 3 };
  const { IDPeople, Name } = (await (await api.post('/api/utilisateurs', { data })).json()) as { IDPeople: number; Name: string };
  const state = async () => ((await (await api.get(`/api/utilisateurs/${IDPeople}`)).json()) as { Actif: boolean }).Actif;
  await page.goto(`/utilisateurs/${IDPeople}`);
  // A trial that takes as long as one of a large customer.
  await page.route(`**/api/utilisateurs/${IDPeople}`, (route) => (route.request().headers()['x-essai'] ? undefined : route.fallback()));
  const dialog = page.getByRole('dialog', { name: `Suspendre ${Name}` });
  const act = dialog.getByRole('button', { name: 'Suspendre le compte' });
  const ask = async () => {
    await page.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('button', { name: 'Suspendre…' }).click();
    await expect(act).toBeDisabled();
  };
  await ask();
  const ended = page.waitForEvent('requestfailed', (request) => request.headers()['x-essai'] === '1');
  await page.keyboard.press('Escape');
  await ended;
  await expect(dialog).toBeHidden();
  await ask();
  await dialog.getByRole('button', { name: 'Continuer sans voir les effets' }).click();
  await expect(dialog.getByRole('region', { name: 'Effets' })).toHaveCount(0);
  expect(await state()).toBe(true);
  await act.click();
  await expect(dialog).toBeHidden();
  await expect.poll(state).toBe(false);
});

test('the effects of a right of a profile are shown before it is saved, and found the same', async ({ page, api }) => {
  const data = { Name: `Essai ${randomInt(1_000_000, 9_999_999)}` };
  const copied = await api.post('/api/profils/eSellerTeam/2/duplicate', { data });
  const { DRPROFILE_ID } = (await copied.json()) as { DRPROFILE_ID: number };
  await page.goto(`/profils/eSellerTeam/${DRPROFILE_ID}`);
  await page.getByRole('main').getByRole('checkbox', { disabled: false }).last().click();
  const bar = page.getByRole('region', { name: 'Enregistrement' });
  const changements = await triedBy(page, () => bar.getByRole('button', { name: 'Enregistrer', exact: true }).click());
  await saveAsked(page);
  await expect(bar).toBeHidden();
  const ofProfile = { table: 'profilsESellerTeam', ligne: DRPROFILE_ID, parties: 'DRPROFILE_PRIVILEGE' };
  expect(shownOf(changements)).toEqual(await lastOperation(api, ofProfile));
});

test('a form is left as it was where its question is left before its effects are known', async ({ page, api }) => {
  const [profil] = (await (await api.get('/api/profils/eDataVoicePrc')).json()) as { IDProfil: number }[];
  await page.goto(`/profils/eDataVoicePrc/${profil!.IDProfil}`);
  const right = page.getByRole('main').getByRole('checkbox', { disabled: false }).last();
  const wasHeld = await right.isChecked();
  await right.click();
  await page.route('**/api/profils/**', (route) => (route.request().headers()['x-essai'] ? undefined : route.fallback()));
  const bar = page.getByRole('region', { name: 'Enregistrement' });
  const question = page.getByRole('dialog');
  const goOn = question.getByRole('button', { name: 'Continuer sans voir les effets' });
  const save = async () => {
    const asked = page.waitForRequest((request) => request.headers()['x-essai'] === '1');
    await bar.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await asked;
    await expect(goOn).toBeVisible();
  };
  await save();
  const ended = page.waitForEvent('requestfailed', (request) => request.headers()['x-essai'] === '1');
  await page.keyboard.press('Escape');
  await ended;
  await expect(question).toBeHidden();
  await expect(right).toBeChecked({ checked: !wasHeld });
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await save();
  await goOn.click();
  await question.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(right).toBeChecked({ checked: !wasHeld });
});

test('the effects of another reception of a workflow are shown as soon as it is chosen, then saved, and found the same', async ({
  page,
  api,
}) => {
  const Libelle = `Salon ${randomInt(1_000_000, 9_999_999)}`;
  const { IDOrigineAction } = await newOrigine(api, Libelle);
  const workflow = { IDOrigineAction, IDSite: null, ReceptionLeads: 'CDV' };
  expect((await api.patch('/api/workflowsLeads', { data: { workflows: [workflow] } })).status()).toBe(200);
  const stored = (await (await api.get('/api/workflowsLeads')).json()) as { IDWorkflowLead: number; IDOrigineAction: number }[];
  const { IDWorkflowLead } = stored.find((one) => one.IDOrigineAction === IDOrigineAction)!;
  await page.goto(`/workflowsLeads?q=${Libelle}`);
  await page
    .getByRole('button', { name: `Modifier\u00a0: ${Libelle}, Sites sans configuration spécifique` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Modifier le workflow' });
  await dialog.getByRole('combobox', { name: /^Réception/ }).click();
  const changements = await triedBy(page, () => dialog.getByRole('option', { name: 'Vendeurs' }).first().click());
  await expect(dialog.getByRole('region', { name: 'Effets' }).getByRole('status')).toContainText('Rien n’est encore enregistré.');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Enregistrer le workflow' }).click();
  await expect(dialog).toBeHidden();
  expect(shownOf(changements)).toEqual(await lastOperation(api, { table: 'workflowsLeads', ligne: IDWorkflowLead }));
});

test('the effects of a ceiling are shown before it is saved, and found the same', async ({ page, api }) => {
  expect((await api.put('/api/gpParametres', { data: { GRP_PlafondsRemise: true } })).status()).toBe(200);
  await page.goto('/plafondsRemise');
  const field = page.getByRole('textbox', { name: 'Vendeurs, Tout le groupe' });
  await field.fill((await field.inputValue()) === '4,5' ? '4' : '4,5');
  const bar = page.getByRole('region', { name: 'Enregistrement' });
  const changements = await triedBy(page, () => bar.getByRole('button', { name: 'Enregistrer', exact: true }).click());
  await saveAsked(page);
  await expect(bar).toBeHidden();
  expect(changements).toHaveLength(1);
  const { table, id } = changements[0]!;
  expect(shownOf(changements)).toEqual(await lastOperation(api, { table, ligne: id }));
});

test('the effects of a save are seen in its bar, and Escape closes them alone', async ({ page, api }) => {
  const LoginWEB = `ba${randomInt(1_000_000, 9_999_999)}`;
  const data = { Lastname: `Barre${LoginWEB}`, Firstname: 'Anne', Initial: 'BA', LoginWEB, Password: 'Vague-12', drprofile_id: 3 };
  const { IDPeople } = (await (await api.post('/api/utilisateurs', { data })).json()) as { IDPeople: number };
  await page.goto(`/utilisateurs/${IDPeople}`);
  await page.getByRole('textbox', { name: 'Téléphone', exact: true }).fill('02 98 00 00 00');
  const bar = page.getByRole('region', { name: 'Enregistrement' });
  const changements = await triedBy(page, () => bar.getByRole('button', { name: 'Voir les effets' }).click());
  const dialog = page.getByRole('dialog', { name: 'Effets de l’enregistrement' });
  await expect(dialog.getByRole('status')).toContainText('Rien n’est encore enregistré.');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await bar.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(bar).toBeHidden();
  expect(shownOf(changements)).toEqual(await lastOperation(api, { table: 'utilisateurs', ligne: IDPeople }));
});
