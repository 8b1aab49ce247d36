import type { ProfilEDataVoicePrc, ProfilESellerTeam, Right } from '@comptoir/contract/domains/profils/profils.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { saveAsked } from '../kit/save-asked.ts';
import { test } from '../kit/signed-in.ts';

const team = '/api/profils/eSellerTeam';
const prc = '/api/profils/eDataVoicePrc';
const seller = 3;

/** Unique name. */
const newName = () => `Profil ${randomInt(1_000_000, 9_999_999)}`;

/** A profile of this journey's own, with the rights of sellers. */
const copy = async (api: APIRequestContext) => {
  const Name = newName();
  const answer = await api.post(`${team}/${seller}/duplicate`, { data: { Name } });
  // Safe: the server checks its answers against the contract.
  const { DRPROFILE_ID } = (await answer.json()) as { DRPROFILE_ID: number };
  return { Name, DRPROFILE_ID };
};
const read = async (api: APIRequestContext, id: number) => (await (await api.get(`${team}/${id}`)).json()) as ProfilESellerTeam;
const rightsOf = async (api: APIRequestContext, id: number) => (await (await api.get(`${team}/${id}/rights`)).json()) as Right[];
const rightOf = async (api: APIRequestContext, id: number, name: string) => {
  const found = (await rightsOf(api, id)).find((right) => `${right.DRFUNCTION_DESCR}, ${right.DRTYPE_PRIVILEGE_CODE}` === name);
  if (!found) throw new Error(`no right is named ${name}`);
  return found;
};

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const open = async (page: Page, { DRPROFILE_ID, Name }: Awaited<ReturnType<typeof copy>>) => {
  await page.goto(`/profils/eSellerTeam/${DRPROFILE_ID}`);
  await expect(page.getByRole('heading', { name: Name, level: 1 })).toBeVisible();
};
const saved = (page: Page) => expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
const changes = (page: Page, count: number) =>
  count === 0
    ? expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toHaveCount(0)
    : expect(page.getByText(count === 1 ? '1 modification non enregistrée' : `${count} modifications non enregistrées`)).toBeVisible();

test.describe('operators', () => {
  test.use({ session: 'BDGpForez' });

  test('come back to the right that they had scrolled to', async ({ page }) => {
    await page.goto(`/profils/eSellerTeam/${seller}`);
    const rows = page.getByRole('grid').getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(100);
    const last = rows.last();
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(4000);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Sites', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sites', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(left);
  });

  test('a profile is duplicated from the list, and the copy opens', async ({ page, api }) => {
    const Name = newName();
    await page.goto('/profils/eSellerTeam');
    await page.getByRole('link', { name: 'Dupliquer un profil' }).click();
    await page.getByRole('combobox', { name: /^Profil à dupliquer/ }).click();
    await page.getByRole('option', { name: 'Chef des ventes', exact: true }).click();
    await expect(page.getByText(/^\d+ droits et le tableau de bord\./)).toBeVisible();
    await page.getByRole('textbox', { name: /^Nom du nouveau profil/ }).fill(Name);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { name: Name, level: 1 })).toBeVisible();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await read(api, id)).toMatchObject({ DESCR: Name, IDDashboard: 2, AccesBackOffice: false });
  });

  test('rights are ticked by keyboard alone, counted, and saved with the name', async ({ page, api }) => {
    const own = await copy(api);
    await open(page, own);
    await page.getByRole('combobox', { name: 'Comparer à' }).focus();
    await page.keyboard.press('Tab');
    await expect(box(page, 'Tous les droits affichés, U')).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
    await expect(box(page, 'Fiche client particulier, S')).toBeFocused();
    const before = await box(page, 'Fiche client particulier, S').isChecked();
    await page.keyboard.press('Space');
    await changes(page, 1);
    await page.keyboard.press('Space');
    await changes(page, 0);
    await page.keyboard.press('Space');
    await page.getByRole('textbox', { name: /^Nom/ }).fill(`${own.Name} b`);
    await changes(page, 2);
    await box(page, 'Fiche client particulier, S').focus();
    await page.keyboard.press('Control+s');
    await saveAsked(page);
    await saved(page);
    await expect(box(page, 'Fiche client particulier, S')).toBeFocused();
    await changes(page, 0);
    expect((await read(api, own.DRPROFILE_ID)).DESCR).toBe(`${own.Name} b`);
    expect((await rightOf(api, own.DRPROFILE_ID, 'Fiche client particulier, S')).DRPROFILE_PRIVILEGE_CHECKED).toBe(!before);
    // Both of its calls are taken back.
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('tout est comme avant')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue(own.Name);
    await expect(box(page, 'Fiche client particulier, S')).toBeChecked({ checked: before });
    expect((await read(api, own.DRPROFILE_ID)).DESCR).toBe(own.Name);
    expect((await rightOf(api, own.DRPROFILE_ID, 'Fiche client particulier, S')).DRPROFILE_PRIVILEGE_CHECKED).toBe(before);
  });

  test('the box of a group sets the shown rights, except disabled ones', async ({ page, api }) => {
    const own = await copy(api);
    await open(page, own);
    await page.getByRole('textbox', { name: 'Filtrer les droits' }).fill('RECLAMATIONS suivi');
    await expect(page.getByText(/^1 sur \d+ fonctions/)).toBeVisible();
    await box(page, 'Tous les droits affichés, U').click();
    await expect(box(page, 'Réclamations, U')).toBeChecked();
    await changes(page, 1);
    await expect(box(page, 'Réclamations, S')).toBeDisabled();
    await page.getByRole('textbox', { name: 'Filtrer les droits' }).fill('');
    // The box of a group sets what is shown, and the filter's rows follow a moment later.
    await expect(page.getByText(/^1 sur \d+ fonctions/)).toHaveCount(0);
    await box(page, 'Tous les droits d’Après-vente, C').click();
    await expect(box(page, 'Tous les droits d’Après-vente, C')).toBeChecked();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await saveAsked(page);
    await saved(page);
    const rights = (await rightsOf(api, own.DRPROFILE_ID)).filter(
      ({ DRMODULE_DESCR, DRTYPE_PRIVILEGE_CODE }) => DRMODULE_DESCR === 'Après-vente' && DRTYPE_PRIVILEGE_CODE === 'C',
    );
    const held = (enabled: boolean) =>
      rights.filter((right) => right.DRPRIVILEGE_FUNCTION_ENABLED === enabled && right.DRPROFILE_PRIVILEGE_CHECKED);
    expect(held(true)).toHaveLength(rights.filter((right) => right.DRPRIVILEGE_FUNCTION_ENABLED).length);
    expect(held(false)).toEqual([]);
    expect((await rightOf(api, own.DRPROFILE_ID, 'Réclamations, U')).DRPROFILE_PRIVILEGE_CHECKED).toBe(true);
  });

  test('two people change rights of one profile and lose nothing', async ({ page, api }) => {
    const own = await copy(api);
    await open(page, own);
    const [mine, theirs] = [
      await rightOf(api, own.DRPROFILE_ID, 'Devis atelier, C'),
      await rightOf(api, own.DRPROFILE_ID, 'Mode trace, U'),
    ];
    await box(page, 'Devis atelier, C').click();
    await api.put(`${team}/${own.DRPROFILE_ID}/rights`, { data: [{ ...theirs, DRPROFILE_PRIVILEGE_CHECKED: true }] });
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await saveAsked(page);
    await saved(page);
    await expect(box(page, 'Mode trace, U')).toBeChecked();
    expect((await rightOf(api, own.DRPROFILE_ID, 'Mode trace, U')).DRPROFILE_PRIVILEGE_CHECKED).toBe(true);
    expect((await rightOf(api, own.DRPROFILE_ID, 'Devis atelier, C')).DRPROFILE_PRIVILEGE_CHECKED).toBe(!mine.DRPROFILE_PRIVILEGE_CHECKED);
  });

  test('a comparison shows only the differences, with both values', async ({ page, api }) => {
    const own = await copy(api);
    const right = await rightOf(api, own.DRPROFILE_ID, 'Devis atelier, C');
    await api.put(`${team}/${own.DRPROFILE_ID}/rights`, {
      data: [{ ...right, DRPROFILE_PRIVILEGE_CHECKED: !right.DRPROFILE_PRIVILEGE_CHECKED }],
    });
    await open(page, own);
    await page.getByRole('combobox', { name: 'Comparer à' }).selectOption({ label: 'Vendeur' });
    await expect(page.getByText(/^1 sur \d+ fonctions/)).toBeVisible();
    const other = right.DRPROFILE_PRIVILEGE_CHECKED ? 'oui' : 'non';
    await expect(box(page, `Devis atelier, C\u00a0; Vendeur\u00a0: ${other}`)).toBeChecked({ checked: !right.DRPROFILE_PRIVILEGE_CHECKED });
    await page.getByRole('checkbox', { name: 'Différences seulement' }).uncheck();
    await expect(page.getByText(/^\d{3} fonctions/)).toBeVisible();
  });

  test('a customer-relations profile is created, then given the permissions of a category', async ({ page, api }) => {
    const Name = newName();
    await page.goto('/profils/eDataVoicePrc');
    await page.getByRole('link', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Création Profil eDV (PRC)' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Nom/ }).fill(Name);
    await page.getByRole('combobox', { name: /^Type profil/ }).click();
    await page.getByRole('option', { name: 'Téléconseiller' }).click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByRole('link', { name: Name, exact: true }).click();
    await expect(page.getByRole('heading', { name: Name, level: 1 })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Toutes les permissions\u00a0: Supervision' }).check();
    await changes(page, 6);
    await page.getByRole('checkbox', { name: 'Exporter les statistiques' }).uncheck();
    await changes(page, 5);
    await page.keyboard.press('Control+s');
    await saveAsked(page);
    await saved(page);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const { Permissions } = (await (await api.get(`${prc}/${id}`)).json()) as ProfilEDataVoicePrc;
    expect(Permissions).toHaveLength(5);
    expect(Permissions.every((code) => code.startsWith('SUPERVISION_') && code !== 'SUPERVISION_EXPORT')).toBe(true);
  });

  test('a character that nobody sees is refused, and nothing typed is lost', async ({ page, api }) => {
    const { IDProfil } = (await (
      await api.post(`${prc}/create`, { data: { Libelle: newName(), IDTypeProfil: 4 } })
    ).json()) as ProfilEDataVoicePrc;
    await page.goto(`/profils/eDataVoicePrc/${IDProfil}`);
    const name = page.getByRole('textbox', { name: /^Nom/ });
    await name.fill('a\u0000b');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Ce texte contient un caractère invisible interdit')).toBeVisible();
    await expect(name).toBeFocused();
    await changes(page, 1);
  });
});

test.describe('customer access', () => {
  test.use({ session: 'bocage' });

  test('gives rights that its own profile holds, and is told why not others', async ({ page, api }) => {
    const own = await copy(api);
    await open(page, own);
    await expect(page.getByRole('checkbox', { name: 'Donne accès au back-office' })).toHaveCount(0);
    const blocked = box(page, 'Mode trace, U');
    await expect(blocked).toBeDisabled();
    await expect(blocked).toHaveAccessibleDescription('Votre profil ne détient pas ce droit\u00a0: vous ne pouvez pas le donner');
    await blocked.focus();
    await page.keyboard.press('Space');
    await expect(blocked).not.toBeChecked();
    await changes(page, 0);
    await box(page, 'Tous les droits affichés, S').click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await saveAsked(page);
    await saved(page);
    const beyond = (await rightsOf(api, own.DRPROFILE_ID)).filter((right) => right.DRPROFILE_PRIVILEGE_CHECKED && !right.PeutDonner);
    expect(beyond.filter((right) => right.DRPRIVILEGE_FUNCTION_ENABLED)).toEqual([]);
  });

  test('is warned before duplicating a profile with more rights than its own', async ({ page }) => {
    await page.goto('/profils/eSellerTeam/create?source=2');
    await expect(page.getByText('Ce profil ne peut pas être dupliqué avec votre accès')).toBeVisible();
    await page.getByRole('textbox', { name: /^Nom du nouveau profil/ }).fill(newName());
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'vous ne pouvez pas le dupliquer' })).toBeVisible();
  });
});

test.describe('customer access of a BDGpNi group', () => {
  test.use({ session: 'atlantique' });

  test('has no profile screens', async ({ page, api }) => {
    await page.goto('/profils/eSellerTeam');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect((await api.get(`${team}/${seller}/rights`)).status()).toBe(403);
  });
});
