import type { Origine, OrigineDefaut } from '@comptoir/contract/domains/origines/origines.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound } from '../kit/examine.ts';
import { choose, chooseFirst, exported, headings, readCsv } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';
import { readSheetText } from '../kit/workbook.ts';

test.use({ session: 'BDGpForez' });

const mark = () => `Z${randomInt(100_000, 999_999)}`;
// Safe: the server checks its answers against the contract.
const list = async (api: APIRequestContext) => (await (await api.get('/api/origines')).json()) as Origine[];
const textOf = (row: Origine) =>
  `${row.Famille_Libelle} / ${row.SousFamille_Libelle} / ${row.Libelle} (${row.type?.Description ?? 'Aucun'})`;

/** An origin of this journey's own, in the first family. */
const add = async (api: APIRequestContext, Libelle: string) => {
  const row = (await list(api)).find(({ type }) => type);
  const { IDFamilleOrigineContact: IDFamille, IDSousFamilleOrigineAction: IDSousFamille, type } = row!;
  await api.post('/api/origines', { data: { Libelle, IDFamille, IDSousFamille, IDType: type!.IDOrigineActionType } });
  return (await list(api)).find((one) => one.Libelle === Libelle)!;
};

test('an origin is renamed in place, ticked at once, and an empty name is refused', async ({ page, api }) => {
  const Libelle = `Origine ${mark()}`;
  const { IDOrigineAction } = await add(api, Libelle);
  const stored = async () => (await list(api)).find((row) => row.IDOrigineAction === IDOrigineAction);
  await page.goto(`/origines?q=${encodeURIComponent(Libelle)}`);
  const label = page.getByRole('button', { name: new RegExp(`^${Libelle}, libellé de l’origine`) });
  await label.dblclick();
  const box = page.getByRole('textbox', { name: 'libellé de l’origine' });
  await box.fill('');
  await box.press('Enter');
  await expect(page.getByText('Le libellé ne peut pas être vide')).toBeVisible();
  await expect(label).toBeVisible();
  await label.press('F2');
  const long = `${Libelle} ${'x'.repeat(255)}`;
  await box.fill(long);
  await box.press('Enter');
  await expect(page.getByRole('alert').getByText('255 caractères au maximum')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(box).toHaveValue(long);
  await box.fill(`${Libelle} bis`);
  await box.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^${Libelle} bis, libellé`) })).toBeFocused();
  await page.getByRole('checkbox', { name: `Appel Entrant\u00a0: ${Libelle} bis` }).check();
  await expect.poll(stored).toMatchObject({ Libelle: `${Libelle} bis`, EstAppelEntrant: true });
  // Both changes are offered to be taken back.
  const modified = page.getByRole('region', { name: 'Messages' }).getByText(`L’origine «\u00a0${Libelle} bis\u00a0» est modifiée.`);
  await expect(modified).toHaveCount(2);
  // The newest first, then the name.
  await page.keyboard.press('Control+z');
  await expect.poll(stored).toMatchObject({ Libelle: `${Libelle} bis`, EstAppelEntrant: false });
  await expect(page.getByRole('checkbox', { name: `Appel Entrant\u00a0: ${Libelle} bis` })).not.toBeChecked();
  await page.keyboard.press('Control+z');
  await expect.poll(stored).toMatchObject({ Libelle, EstAppelEntrant: false });
  await expect(label).toBeVisible();
});

test('origins that are ticked move to another sub-family at once, and back', async ({ page, api }) => {
  const word = mark();
  for (const Libelle of [`Salon ${word} un`, `Salon ${word} deux`]) await add(api, Libelle);
  const stored = async () => (await list(api)).filter(({ Libelle }) => Libelle.includes(word));
  const before = await stored();
  const target = (await list(api)).find(({ IDSousFamilleOrigineAction: id }) => id !== before[0]?.IDSousFamilleOrigineAction)!;
  await page.goto(`/origines?q=${word}`);
  await page.getByRole('checkbox', { name: /^Sélectionner : Salon .* deux$/ }).check();
  await expect(page.getByRole('status').filter({ hasText: '1 origine sélectionnée' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Modifier la sélection' }).click();
  await expect(page.getByRole('heading', { name: 'Modifier 2 origines', level: 1 })).toBeVisible();
  await choose(page, 'Sous-famille', `${target.Famille_Libelle} / ${target.SousFamille_Libelle}`);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: 'Modifier 2 lignes' }).click();
  await expect(page.getByText('La modification est enregistrée')).toBeVisible();
  await expectSound(page);
  const { IDSousFamilleOrigineAction } = target;
  expect(await stored()).toMatchObject([{ IDSousFamilleOrigineAction }, { IDSousFamilleOrigineAction }]);
  await page.getByRole('button', { name: 'Annuler cette modification' }).click();
  await expect(page.getByText('La modification est annulée')).toBeVisible();
  expect(await stored()).toEqual(before);
});

test('an origin is added in a family of its own, then duplicated', async ({ page, api }) => {
  const [famille, Libelle] = [`Famille ${mark()}`, `Origine ${mark()}`];
  await page.goto('/origines');
  await page.getByRole('button', { name: 'Ajouter une origine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^ou nouvelle famille/ }).fill(famille);
  await dialog.getByRole('textbox', { name: /^ou nouvelle sous-famille/ }).fill('Première');
  await dialog.getByRole('textbox', { name: /^Libellé de l’origine/ }).fill(Libelle);
  await chooseFirst(dialog, /^Type/);
  await dialog.getByRole('button', { name: 'Ajouter l’origine' }).click();
  await expect(page.getByText('L’origine est ajoutée.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(Libelle);
  await expect(page.getByRole('rowheader', { name: new RegExp(famille) })).toBeVisible();
  await page.getByRole('button', { name: `Dupliquer\u00a0: ${Libelle}` }).click();
  await expect(dialog.getByRole('combobox', { name: /^Famille/ })).toHaveValue(famille);
  await dialog.getByRole('textbox', { name: /^Libellé de l’origine/ }).fill(`${Libelle} bis`);
  await dialog.getByRole('button', { name: 'Ajouter l’origine' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await list(api)).filter((row) => row.Famille_Libelle === famille).map((row) => row.Libelle)).toEqual(
    expect.arrayContaining([Libelle, `${Libelle} bis`]),
  );
});

test('an origin in use says where, is transferred, and is then deleted', async ({ page, api }) => {
  const [from, to] = [await add(api, `Source ${mark()}`), await add(api, `Cible ${mark()}`)];
  await api.put('/api/origineDefault/alerteVehicule', { data: { VN: from.IDOrigineAction } });
  const defaults = async () => (await (await api.get('/api/origineDefault/alerteVehicule')).json()) as OrigineDefaut[];
  await page.goto(`/origines?q=${encodeURIComponent(from.Libelle)}`);
  const ask = page.getByRole('button', { name: `Supprimer\u00a0: ${from.Libelle}` });
  const dialog = page.getByRole('dialog');
  await ask.click();
  await expect(dialog).toContainText('Cette origine ne peut pas etre supprimee car elle est utilisee dans la table suivante');
  await expect(dialog).toContainText('Origines par défaut\u00a0: 1 occurence(s)');
  await expect(dialog.getByRole('button', { name: 'Supprimer l’origine' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await page.getByRole('link', { name: `Consulter\u00a0: ${from.Libelle}` }).click();
  const around = page.getByRole('region', { name: 'Autour de cette origine' });
  await expect(around).toContainText('Des alertes véhicule\u00a0: VN.');
  await page.keyboard.press('Control+.');
  const refused = page.getByRole('button', { name: 'Supprimer…' });
  await expect(refused).toHaveAccessibleDescription(/transférez d’abord ce qui l’utilise/);
  // Why it is refused comes and goes with the pointer, and the menu stays as it is.
  await refused.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', { name: 'Dupliquer…' }).hover();
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expectSound(page);
  await page.getByRole('button', { name: 'Transférer ce qui l’utilise…' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Origine source (obligatoire)' })).toHaveValue(textOf(from));
  const label = 'Origine cible (obligatoire)';
  await dialog.getByRole('combobox', { name: label }).fill(to.Libelle);
  await page
    .getByRole('listbox', { name: label })
    .getByRole('option', { name: textOf(to), exact: true })
    .click();
  const why = `Doublon n° ${mark()}`;
  await dialog.getByRole('button', { name: 'Ajouter un motif' }).click();
  await dialog.getByRole('textbox', { name: 'Motif (facultatif)' }).fill(why);
  await dialog.getByRole('button', { name: 'Transférer l’origine' }).click();
  await expect(page.getByText('Transfert effectue')).toBeVisible();
  const told = (await (await api.get(`/api/journal?texte=${encodeURIComponent(why)}`)).json()) as { entries: object[] };
  expect(told.entries.length).toBeGreaterThan(0);
  expect((await defaults()).find(({ Contexte }) => Contexte === 'VN')?.IDOrigineAction).toBe(to.IDOrigineAction);
  await expect(around).toContainText('Rien n’utilise cette origine.');
  await page.goBack();
  await ask.click();
  await expect(dialog).toContainText('Cette origine sera supprimee definitivement');
  await dialog.getByRole('button', { name: 'Supprimer l’origine' }).click();
  await expect(page.getByText('L’origine est supprimée.')).toBeVisible();
  expect((await list(api)).some((row) => row.IDOrigineAction === from.IDOrigineAction)).toBe(false);
});

test('the default origin of an alert is chosen, and its history says so', async ({ page, api }) => {
  const row = await add(api, `Alerte ${mark()}`);
  await page.goto('/origines');
  await page.getByRole('link', { name: 'Origines par défaut' }).click();
  await choose(page, 'VDL', textOf(row));
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Les origines par défaut sont enregistrées.')).toBeVisible();
  await page.getByRole('button', { name: 'Historique' }).click();
  await expect(page.getByRole('article').first()).toContainText('admin');
});

test('the acts of a row stay in sight below their heading where the list is cut', async ({ page }) => {
  for (const [path, width] of [
    ['/origines', 1100],
    ['/workflowsLeads', 820],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const acts = page
      .getByRole('button', { name: /^Supprimer/ })
      .first()
      .locator('xpath=ancestor::td');
    await expect(acts).toBeInViewport({ ratio: 1 });
    const head = page.getByRole('columnheader', { name: 'Actions' });
    await expect.poll(async () => (await acts.boundingBox())?.x, path).toBe((await head.boundingBox())?.x);
  }
});

test('the columns of the tree are chosen, moved and widened, and its files hold what is shown', async ({ page, api }) => {
  const Libelle = `Colonnes ${mark()}`;
  await add(api, Libelle);
  await page.goto(`/origines?q=${encodeURIComponent(Libelle)}`);
  const shown = async () => (await headings(page)).filter((name) => name !== 'Reçus par');
  const all = ['Famille', 'Sous-famille', 'Origine', 'Type', 'Lead', 'Inactif', 'Appel Sortant', 'Appel Entrant', 'Création Lead'];
  await expect.poll(shown).toEqual(all);
  await page.getByRole('button', { name: 'Colonnes affichées' }).click();
  const panel = page.getByRole('group', { name: 'Colonnes affichées' });
  await panel.getByRole('checkbox', { name: 'Inactif' }).uncheck();
  await expect(panel.getByRole('button', { name: /^Épingler/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const lead = page.getByRole('columnheader', { name: 'Lead', exact: true });
  await lead.getByRole('button').focus();
  await page.keyboard.press('Control+Shift+ArrowRight');
  const chosen = ['Famille', 'Sous-famille', 'Origine', 'Type', 'Appel Sortant', 'Lead', 'Appel Entrant', 'Création Lead'];
  await expect.poll(shown).toEqual(chosen);
  await expect(page).toHaveURL(/columns=/);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('group', { name: 'Colonne Lead' });
  await expect(menu.getByRole('button', { name: 'Masquer la colonne' })).toBeVisible();
  await expect(menu.getByRole('button', { name: /^Trier/ })).toHaveCount(0);
  await expectSound(page);
  await page.keyboard.press('Escape');
  const widthOf = async () => Math.round((await lead.boundingBox())?.width ?? 0);
  const before = await widthOf();
  await lead.getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(widthOf).toBe(before + 16);
  const [head, ...lines] = await readCsv(await exported(page, 'CSV\u00a0: ce qui est affiché'));
  expect(head?.filter((name) => name !== 'Reçus par')).toEqual(chosen);
  expect(lines.map((line) => line[2])).toEqual([Libelle]);
  const sheet = await readSheetText(await exported(page, 'Excel (.xlsx)\u00a0: toutes les colonnes permises'));
  expect(sheet).toContain(Libelle);
  expect(sheet.match(/<row /g)).toHaveLength(2);
});
