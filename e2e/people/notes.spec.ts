import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { expectSound } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

const siteOf = async (api: APIRequestContext, nth = 1) => {
  // Safe: the server checks its answers against the contract.
  const sites = (await (await api.get('/api/sites')).json()) as SiteRow[];
  return `/sites/${sites[nth]?.IDSite ?? 0}`;
};

test.describe('notes of a site', () => {
  test.use({ session: 'BDGpCotentin' });

  test('are written with a name after @, kept as a draft, changed, and come back when removed', async ({ page, api }) => {
    await page.goto(await siteOf(api));
    const notes = page.getByRole('region', { name: /^Notes/ });
    await notes.getByRole('button', { name: 'Ajouter une note' }).click();
    const field = notes.getByRole('textbox', { name: 'Note' });
    await expect(field).toBeFocused();
    await field.pressSequentially('Vu avec @adm');
    const offered = notes.getByRole('option', { name: /opérateur/ });
    await expect(offered.first()).toBeVisible();
    await expectSound(page);
    await field.press('Enter');
    await field.pressSequentially('hier');
    await expect(field).toHaveValue(/^Vu avec @.+ hier$/);
    const typed = await field.inputValue();

    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Sites', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' });
    await expect(question).toContainText('votre brouillon vous sera proposé');
    await expect(question).not.toContainText('perdue');
    await question.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(question).toBeHidden();

    // The page is left without a word, and what was typed waits.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('pagehide')));
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await notes.getByRole('button', { name: 'Reprendre le brouillon' }).click();
    await expect(field).toHaveValue(typed);
    await notes.getByRole('button', { name: 'Ajouter la note' }).click();
    await expect(notes.getByRole('heading', { name: 'Notes (1)' })).toBeVisible();
    await expect(notes).toContainText(typed);
    await expect(notes).toContainText('Interne');
    await expectSound(page);

    await notes.getByRole('button', { name: /^Modifier/ }).click();
    await field.fill('Vu avec le directeur');
    await notes.getByRole('button', { name: 'Enregistrer la note' }).click();
    await expect(notes).toContainText('modifiée le');
    await notes.getByRole('button', { name: /^Supprimer/ }).click();
    await expect(notes).toContainText('Rien n’a encore été noté ici.');
    await page.getByRole('button', { name: 'Annuler' }).last().click();
    await expect(notes).toContainText('Vu avec le directeur');
  });

  test('reach the person whom they name by mail, if that is asked for', async ({ page, api }) => {
    const site = await siteOf(api, 2);
    const people = (await (await api.get(`/api/notes${site}/personnes`)).json()) as {
      Kind: string;
      Name: string;
      AvecEMail: boolean;
    }[];
    const named = people.find(({ Kind, AvecEMail }) => Kind === 'customer' && AvecEMail)!;
    await page.goto(site);
    const notes = page.getByRole('region', { name: /^Notes/ });
    await notes.getByRole('button', { name: 'Ajouter une note' }).click();
    const byMail = notes.getByRole('checkbox', { name: 'Prévenir par e-mail' });
    await notes.getByRole('textbox', { name: 'Note' }).fill(`À voir avec @${named.Name}`);
    await expect(byMail).toHaveCount(0);
    await notes.getByRole('checkbox', { name: 'Visible du client' }).check();
    await expect(byMail).toHaveAccessibleDescription(named.Name);
    await byMail.check();
    await expectSound(page);
    await notes.getByRole('button', { name: 'Ajouter la note' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Une personne est prévenue par e-mail');
    await expect(notes.getByRole('button', { name: 'Ajouter une note' })).toBeFocused();
  });
});
