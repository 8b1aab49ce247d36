import { expect, type Page } from '@playwright/test';
import { references } from '@comptoir/contract/references/all';
import { writtenFields, type Reference } from '@comptoir/contract/references/kit';
import { choose } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';
import { representatives } from '../kit/sweep.ts';

const label = (name: string) => new RegExp(`^${name.replaceAll(/[()']/g, '.')}`);

/** Fills the form of a list with a unique name. */
const fill = async (page: Page, { fields }: Reference, mark: string) => {
  for (const [, field] of writtenFields({ fields } as Reference)) {
    if (field.kind === 'choice') {
      if (field.default) continue;
      await page.getByRole('combobox', { name: label(field.label) }).click();
      await page.getByRole('option').first().click();
    } else if (field.kind === 'url')
      await page.getByRole('textbox', { name: label(field.label) }).fill(`https://documents.example/${encodeURIComponent(mark)}`);
    else if (field.kind === 'text') await page.getByRole('textbox', { name: label(field.label) }).fill(mark.slice(-field.max));
  }
};

const accesses = [
  { who: 'an operator', session: 'BDGpCotentin', lists: references },
  { who: "a group's administrator", session: 'bocage', lists: references.filter(({ who }) => who.includes('customer')) },
] as const;

/** Lists with the same fields and the same way back are the same screens. */
const kindOf = (spec: Reference) => [...new Set(writtenFields(spec).map(([, { kind }]) => kind)), spec.after.create].join();

for (const { who, session, lists } of accesses)
  test.describe(`every small list of ${who}`, () => {
    test.use({ session });
    for (const spec of representatives(lists, kindOf)) {
      test(`${spec.texts.title}: a row is added, then changed`, async ({ page }) => {
        const { route, texts, after } = spec;
        const max = Math.min(...writtenFields(spec).flatMap(([, field]) => (field.kind === 'text' ? [field.max] : [])));
        const [first, second] = max < 8 ? ['ZZ1', 'ZZ2'] : ['Ajouté ici', 'Modifié ici'];
        await page.goto(route);
        await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
        await page.getByRole('link', { name: texts.add }).click();
        await fill(page, spec, first);
        await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
        await expect(page.getByText(texts.created)).toBeVisible();
        if (after.create === 'record')
          await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: texts.title }).click();
        await page.getByRole('textbox', { name: 'Rechercher' }).fill(first);
        await page.getByRole('main').getByRole('link', { name: first, exact: true }).first().click();
        await fill(page, spec, second);
        await page.keyboard.press('Control+s');
        await expect(page.getByText(texts.updated)).toBeVisible();
      });
    }
  });

test.describe('the small lists', () => {
  test.use({ session: 'BDGpForez' });

  test('are all reached from the page of lists, and lead back to it', async ({ page }) => {
    await page.goto('/listes');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText([
      'Catégories client',
      'Fonctions',
      'Origines de contact',
      'Situations familiales',
      'Statuts juridiques',
      'Types d’absence',
      'Libellés de remise',
      'Moyens de paiement',
      'Offres de règlement',
      'Raisons de clôture',
    ]);
    for (const name of await links.allInnerTexts()) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Listes' }).click();
    }
  });

  test('are edited by keyboard alone: list, form, save, list', async ({ page }) => {
    await page.goto('/civilites');
    await page.getByRole('link', { name: 'Docteur', exact: true }).press('Enter');
    await page.getByRole('textbox', { name: /Description/ }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Docteure');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Civilité modifiée avec succès.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Docteure', exact: true })).toBeVisible();
  });

  test('ask before leaving a changed form, and staying loses nothing', async ({ page }) => {
    await page.goto('/statutsJuridiques/1');
    const field = page.getByRole('textbox', { name: /Description/ });
    await field.fill('Société anonyme simplifiée');
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Tableau de bord' }).click();
    await expect(page.getByRole('dialog')).toContainText('Ne sont pas enregistrés');
    await page.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(field).toHaveValue('Société anonyme simplifiée');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(field).toHaveValue('Entreprise individuelle');
    await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toHaveCount(0);
  });

  test('show what the server refuses, and keep what was typed', async ({ page, api }) => {
    const { COP_IDCodeOP } = (await (
      await api.post('/api/codesOP', { data: { COP_Code: 'TEMP', COP_Description: 'Bientôt supprimé' } })
    ).json()) as {
      COP_IDCodeOP: number;
    };
    await page.goto(`/codesOP/${COP_IDCodeOP}`);
    const field = page.getByRole('textbox', { name: /Description/ });
    await field.fill('Trop tard');
    await api.delete(`/api/codesOP/${COP_IDCodeOP}`);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Cet enregistrement n’existe pas ou n’existe plus' })).toBeVisible();
    await expect(field).toHaveValue('Trop tard');
    await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled();
  });

  test('keep the label that other products write, and say why', async ({ page }) => {
    await page.goto('/libellesRemise');
    const name = 'Saisie manuelle';
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Supprimer\u00a0: ${name}` })).toHaveCount(0);
    await page.getByRole('link', { name, exact: true }).click();
    const field = page.getByRole('textbox', { name: /Libellé/ });
    await expect(field).not.toBeEditable();
    await expect(field).toHaveAccessibleDescription(/ne peut pas être renommé/);
  });

  test('name the row to delete, and delete it after the answer', async ({ page }) => {
    await page.goto('/codesOP');
    const link = page.getByRole('link', { name: 'ATTEL', exact: true });
    const ask = page.getByRole('button', { name: /^Supprimer\s: .*ATTEL/ });
    const question = page.getByRole('dialog');
    await ask.click();
    await expect(question).toContainText('Êtes-vous sûr de vouloir supprimer définitivement ce code OP\u00a0?');
    await expect(question).toContainText('ATTEL');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toHaveCount(0);
    await expect(ask).toBeFocused();
    await expect(link).toBeVisible();
    await ask.click();
    await question.getByRole('button', { name: /^Supprimer/ }).click();
    await expect(link).toHaveCount(0);
  });

  test('move the clients of a contact origin to another', async ({ page, api }) => {
    const clientsOf = async (name: string) => {
      // Safe: the server checks its answers against the contract.
      const rows = (await (await api.get('/api/originesContact')).json()) as { Descr: string; nbCli: number }[];
      return rows.find(({ Descr }) => Descr === name)?.nbCli ?? NaN;
    };
    const [moved, there] = [await clientsOf('Showroom'), await clientsOf('Parrainage')];
    expect(moved).toBeGreaterThan(0);
    await page.goto('/originesContact');
    await page.getByRole('link', { name: /^Transférer/ }).click();
    await choose(page, 'Origine source', 'Showroom');
    await choose(page, 'Origine de destination', 'Parrainage');
    await page.getByRole('button', { name: 'Valider' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(`«\u00a0Showroom\u00a0» (${moved} client`);
    await question.getByRole('button', { name: /^Transférer/ }).click();
    await expect(page.getByText(`Transfert effectué\u00a0: ${moved} client`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Origines de contact' })).toBeVisible();
    expect([await clientsOf('Showroom'), await clientsOf('Parrainage')]).toEqual([0, moved + there]);
  });

  test('keep the typed text while the connection is lost', async ({ page, context }) => {
    await page.goto('/holidayTypes/1');
    const field = page.getByRole('textbox', { name: /Libellé/ });
    await field.fill('Congés payés annuels');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas' })).toBeVisible();
    await expect(field).toHaveValue('Congés payés annuels');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Modifications enregistrées')).toBeVisible();
  });

  test('give the focus back to a button that was closed in vain', async ({ page, context, api }) => {
    await api.post('/api/codesOP', { data: { COP_Code: 'VAIN', COP_Description: 'Fermé en vain' } });
    await page.goto('/codesOP');
    await page.getByRole('button', { name: /^Supprimer\s: .*VAIN/ }).press('Enter');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('region', { name: 'Effets' }).getByRole('status')).toContainText('Rien n’est encore enregistré.');
    await context.setOffline(true);
    const remove = question.getByRole('button', { name: /^Supprimer/ });
    await remove.press('Enter');
    await expect(question).toContainText('Le serveur ne répond pas');
    await expect(remove).toBeFocused();
  });
});
