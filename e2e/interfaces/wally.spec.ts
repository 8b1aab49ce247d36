import type { WallyCompte } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { WallyMarqueOrigine, WallyMarqueSite } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectSound, settled } from '../kit/examine.ts';
import { expectCount } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

const base = '/interfaces/wally';
// Safe: the server checks its answers against the contract.
const comptesOf = async (api: APIRequestContext, crm: string) =>
  (await (await api.get(`/api${base}/${crm}/accounts`)).json()) as WallyCompte[];
const compteNamed = async (api: APIRequestContext, crm: string, begins: string) =>
  (await comptesOf(api, crm)).find(({ Identifiant }) => Identifiant.startsWith(begins))!;
const sitesOf = async (api: APIRequestContext, id: number) =>
  (await (await api.get(`/api${base}/accounts/${id}/marques-sites`)).json()) as WallyMarqueSite[];
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const act = (page: Page, label: string, name: string) => page.getByRole('button', { name: new RegExp(`^${label}\\s?: ${name}`) });
const bar = (page: Page) => page.getByRole('region', { name: 'Enregistrement' });

test.describe("a group's administrator", () => {
  test.use({ session: 'bocage' });
  // They change the same accounts, so one at a time.
  test.describe.configure({ mode: 'default' });

  test('finds the three tools in the menu, and each of their screens', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Wally' }).click();
    for (const name of ['Customer first', 'H-Way', 'My Sales']) {
      await expect(page.getByRole('region', { name }).getByRole('link')).toHaveText([
        'Compte',
        'Point de vente',
        'Origine',
        'Historique des intégrations',
      ]);
    }
    await page.getByRole('region', { name: 'My Sales' }).getByRole('link', { name: 'Origine' }).click();
    await expect(page.getByText(/n’a pas de compte par défaut/)).toBeVisible();
    await page.goto(`${base}/autre/comptes`);
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  });

  test('sees each state of an account by its word, but not the default one', async ({ page }) => {
    await page.goto(`${base}/customer_first/comptes`);
    await expectCount(page, '5 lignes');
    for (const [name, word] of Object.entries({ compte: 'Actif', ventes: 'Inactif', expire: 'MDP Périmé', panne: 'Panne' }))
      await expect(rowOf(page, `${name}.bocage`)).toContainText(word);
    await expect(page.getByRole('main')).not.toContainText('Granit');
    await page.getByRole('button', { name: 'Afficher\u00a0: mot de passe de compte.bocage' }).click();
    await expect(rowOf(page, 'compte.bocage')).toContainText('Granit-29-compte.bocage');
    await expectSound(page);
  });

  test('activates an account only with an address and a valid password', async ({ page, api }) => {
    await page.goto(`${base}/customer_first/comptes`);
    await act(page, 'Activer', 'ventes.bocage').click();
    await expect(page.getByText('Veuillez saisir au moins une adresse mail avant activation du compte')).toBeVisible();
    await act(page, 'Activer', 'expire.bocage').click();
    await expect(page.getByText('Mot de passe incorrect, activation du compte impossible')).toBeVisible();

    await act(page, 'Modifier', 'ventes.bocage').click();
    const addresses = page.getByLabel(/^Email de notification\s: ventes\.bocage/);
    await addresses.fill('leads@bocage');
    await act(page, 'Enregistrer', 'ventes.bocage').click();
    await expect(page.getByRole('alert').getByText('Veuillez saisir une adresse mail valide')).toBeVisible();
    await addresses.fill('leads@bocage.example; ventes@bocage.example');
    await act(page, 'Enregistrer', 'ventes.bocage').click();
    await expect(page.getByText('Le compte est enregistré.')).toBeVisible();
    await expect(addresses).toHaveCount(0);
    await act(page, 'Activer', 'ventes.bocage').click();
    await expect(page.getByText('Le compte «\u00a0ventes.bocage\u00a0» est actif.')).toBeVisible();
    await expect(rowOf(page, 'ventes.bocage')).toContainText('Actif');
    expect(await compteNamed(api, 'customer_first', 'ventes')).toMatchObject({ EtatDuCompte: 'ACTIVE', Flag: 'FULL' });
    await act(page, 'Désactiver', 'ventes.bocage').click();
    await expect(page.getByText('Le compte «\u00a0ventes.bocage\u00a0» est inactif.')).toBeVisible();
  });

  test('renews an expired password, and deletes an account by name', async ({ page, api }) => {
    await page.goto(`${base}/customer_first/comptes`);
    await act(page, 'Modifier', 'panne.bocage').click();
    await page.getByLabel(/^Mot de passe\s: panne\.bocage/).fill('Nouveau-Korrigan');
    await act(page, 'Enregistrer', 'panne.bocage').click();
    await expect(page.getByText('Le compte est enregistré.')).toBeVisible();
    expect(await compteNamed(api, 'customer_first', 'panne')).toMatchObject({ MotDePasse: 'Nouveau-Korrigan' });
    await act(page, 'Modifier', 'expire.bocage').click();
    const password = page.getByLabel(/^Mot de passe\s: expire\.bocage/);
    await password.fill('Encore-Korrigan');
    await act(page, 'Enregistrer', 'expire.bocage').click();
    await expect(page.getByRole('alert').getByText(/le mot de passe du compte a expiré/)).toBeVisible();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await act(page, 'Annuler les modifications', 'expire.bocage').click();
    await act(page, 'Modifier', 'compte.bocage').click();
    await page.getByLabel(/^Mot de passe\s: compte\.bocage/).fill('Encore-Korrigan');
    await act(page, 'Enregistrer', 'compte.bocage').click();
    await expect(page.getByRole('alert').getByText(/l’identifiant ou le mot de passe est refusé/)).toBeVisible();
    await act(page, 'Annuler les modifications', 'compte.bocage').click();
    await act(page, 'Supprimer', 'panne.bocage').click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(/Voulez vous vraiment supprimer ce compte\s\?/);
    await question.getByRole('button', { name: 'Supprimer le compte' }).click();
    await expect(page.getByText('Le compte «\u00a0panne.bocage\u00a0» est supprimé.')).toBeVisible();
    await expect(rowOf(page, 'panne.bocage')).toHaveCount(0);
  });
});

test.describe('an operator', () => {
  test.use({ session: 'BDGpForez' });

  test('creates an account in four steps, and goes on after a reload', async ({ page, api }) => {
    await page.goto(`${base}/mysales/comptes`);
    await expect(page.getByText('Aucun compte n’est encore configuré.')).toBeVisible();
    await page.getByRole('link', { name: 'Ajouter' }).first().click();
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByText('*Ce champ est obligatoire')).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Identifiant' }).fill('forez.mysales');
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Secret-Korrigan');
    await page.getByRole('button', { name: 'Suivant' }).click();

    await expect(page.getByRole('heading', { name: 'Points de vente de forez.mysales', level: 1 })).toBeVisible();
    const { IdWallyCompte: id } = await compteNamed(api, 'mysales', 'forez');
    const rows = await sitesOf(api, id);
    await expectCount(page, `${rows.length} lignes`);
    await expect(page.getByRole('navigation', { name: 'Étapes de la création' })).toContainText(`${rows.length} à renseigner`);
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByRole('alert').getByText('Les correspondances des points de vente sont obligatoires')).toBeVisible();
    await expectSound(page);
    for (const choice of await page.getByRole('combobox', { name: /^Site\s:/ }).all())
      await choice.selectOption({ label: 'Ne pas intégrer' });
    await page.getByRole('link', { name: 'Précédent' }).click();
    await expect(page.getByText(/^Vous avez des modifications en cours\. Annuler\s\?$/)).toBeVisible();
    await page.getByRole('button', { name: 'Rester sur la page' }).click();
    await bar(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Les correspondances sont enregistrées.')).toBeVisible();
    await page.getByRole('button', { name: 'Suivant' }).click();

    await expect(page.getByRole('heading', { name: 'Origines de forez.mysales', level: 1 })).toBeVisible();
    const first = page.getByRole('combobox', { name: /^Origine\s:/ }).first();
    await first.selectOption({ index: 2 });
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('Control+s');
    // The previous step's words may still be there: the bar goes once all is saved.
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByRole('heading', { name: 'Activation du compte forez.mysales pour My Sales', level: 1 })).toBeVisible();

    // Another day: the draft is offered and opens at its step.
    await page.goto(`${base}/mysales/comptes/creation`);
    await page.reload();
    await page.getByRole('link', { name: 'Continuer avec forez.mysales' }).click();
    await expect(page.getByRole('heading', { name: /^Activation du compte/, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Activer', exact: true }).click();
    await expect(page.getByText('Veuillez saisir une adresse mail valide')).toBeVisible();
    const addresses = page.getByRole('combobox', { name: /^Email de notification/ });
    await expectSound(page);
    // Leaving the field takes its error away and moves the button: one click is enough all the same.
    await addresses.fill('leads@forez.example');
    await page.getByRole('button', { name: 'Activer', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Comptes My Sales', level: 1 })).toBeVisible();
    await expect(rowOf(page, 'forez.mysales')).toContainText('Actif');
    await Promise.all([page.waitForResponse(`**/api${base}/mysales/accounts`), page.goto(`${base}/mysales/comptes/creation`)]);
    await expect(page.getByRole('heading', { name: 'Ajouter un compte My Sales', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Continuer avec/ })).toHaveCount(0);
  });

  test('is told why Wally refuses to sign in, and keeps what was typed', async ({ page }) => {
    await page.goto(`${base}/hway/comptes/creation`);
    const login = page.getByRole('textbox', { name: 'Identifiant' });
    await login.fill('refuse.hway');
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Secret-Korrigan');
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'l’identifiant ou le mot de passe est refusé' })).toBeVisible();
    await expect(login).toHaveValue('refuse.hway');
    await bar(page).getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Jeter', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Comptes H-Way', level: 1 })).toBeVisible();
    await expectCount(page, '1 ligne');
  });

  test('maps points of sale row by row, and refreshes them', async ({ page, api }) => {
    const { IdWallyCompte: id, Identifiant } = await compteNamed(api, 'customer_first', 'compte');
    const before = await sitesOf(api, id);
    await page.goto(`${base}/customer_first/comptes`);
    await page.getByRole('link', { name: `Points de vente\u00a0: ${Identifiant}` }).click();
    await page.getByLabel('Correspondance', { exact: true }).selectOption('a-renseigner');
    await expectCount(page, `2 sur ${before.length} lignes`);
    const hole = page.getByRole('combobox', { name: /^Site\s:/ }).first();
    await hole.selectOption({ index: 3 });
    await page.getByRole('button', { name: /^Enregistrer\s:/ }).click();
    await expect(page.getByText('La correspondance est enregistrée.')).toBeVisible();
    await expectCount(page, `1 sur ${before.length} ligne`);

    await page.getByLabel('Correspondance', { exact: true }).selectOption('renseignee');
    const opened = page.getByRole('row').nth(1);
    await opened.getByRole('button', { name: /^Modifier/ }).click();
    const choice = opened.getByRole('combobox');
    await expect(choice).toBeFocused();
    const value = await choice.inputValue();
    await choice.selectOption({ label: 'Choisir…' });
    await expect(page.getByText('Veuillez sélectionner une valeur ou annulez la modification')).toBeVisible();
    await expect(choice).toHaveValue(value);
    await opened.getByRole('button', { name: /^Annuler les modifications/ }).click();
    await expect(opened.getByRole('button', { name: /^Modifier/ })).toBeFocused();
    await expectSound(page);

    await page.getByRole('button', { name: 'Actualiser depuis Wally' }).click();
    await expect(page.getByText('4 correspondances ajoutées, 0 retirée.')).toBeVisible();
    await page.getByLabel('Compte', { exact: true }).selectOption({ label: `occupe.forez (Inactif)` });
    await page.getByRole('button', { name: 'Actualiser depuis Wally' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'un relevé est déjà en cours' })).toBeVisible();
  });

  test('adds a default origin, is told that it exists, and removes it', async ({ page, api }) => {
    const { IdWallyCompte: id } = (await comptesOf(api, 'customer_first')).find(({ EtatDuCompte }) => EtatDuCompte === 'DEFAULT')!;
    const answer = await api.get(`/api${base}/accounts/${id}/marques-origines`);
    const rows = (await answer.json()) as WallyMarqueOrigine[];
    const taken = new Set(rows.map(({ NomOrigine, NomMarque }) => `${NomOrigine}, ${NomMarque}`));
    const free = ['Peugeot', 'Citroën', 'DS', 'Opel'].find((brand) => !taken.has(`Salon, ${brand}`))!;
    const used = ['Peugeot', 'Citroën', 'DS', 'Opel'].find((brand) => taken.has(`Salon, ${brand}`))!;
    await page.goto(`${base}/customer_first/origines-par-defaut`);
    await page.getByRole('button', { name: 'Ajouter une correspondance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter une correspondance' });
    const choose = async (label: string, option: string) => {
      await dialog.getByRole('combobox', { name: label }).click();
      await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Origine Wally', 'Salon');
    await choose('Marque', used);
    await choose('Origine (obligatoire)', 'Ne pas intégrer');
    await dialog.getByRole('button', { name: 'Ajouter la correspondance' }).click();
    await expect(dialog.getByText('Cette origine a déjà une correspondance pour cette marque.')).toBeVisible();
    await choose('Marque', free);
    await dialog.getByRole('button', { name: 'Ajouter la correspondance' }).click();
    await expect(page.getByText('La correspondance est ajoutée.')).toBeVisible();
    const name = `Salon, ${free}`;
    await expect(page.getByRole('button', { name: new RegExp(`^Modifier\\s: ${name}`) })).toBeVisible();
    await page.getByRole('button', { name: `Supprimer la correspondance\u00a0: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la correspondance' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Modifier\\s: ${name}`) })).toHaveCount(0);
  });

  test('reads what was retrieved, three months at a time', async ({ page }) => {
    await page.goto(`${base}/customer_first/logs`);
    await expect(page.getByRole('row').nth(1)).toContainText(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}/);
    const shown = page.getByRole('group', { name: 'Mois affiché' }).getByRole('status');
    const before = await shown.textContent();
    await page.getByRole('button', { name: 'Mois précédent' }).click();
    await expect(shown).not.toHaveText(before ?? '');
    const moved = await shown.textContent();
    await page.getByRole('link', { name: 'Offres', exact: true }).click();
    await expect(shown).toHaveText(moved ?? '');
    await expect(page.getByRole('columnheader', { name: 'PDF' })).toBeVisible();
    await settled(page);
    await expectSound(page);
    await page.getByLabel('Statut').selectOption('En erreur');
    // The sample's months pass: there may be none.
    await expectCount(page, /^(\d+ sur \d+|0 ligne)/);
    await expect(page.getByRole('row').filter({ hasText: /Intégré|Ignoré/ })).toHaveCount(0);
  });
});
