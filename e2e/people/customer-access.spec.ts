import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type Page } from '@playwright/test';
import { expectCount, readCsv } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const menuPaths = async (page: Page) => {
  await expect(menu(page).getByRole('link', { name: 'Utilisateurs', exact: true })).toBeVisible();
  return menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/^\/@\w+/, '')));
};
const notThere = (page: Page) => expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
const farming = ['/categoriesAgri', '/typesProduction', '/typesMaterielAgri', '/estimationsReprise'];

test.describe("a group's administrator", () => {
  test.use({ session: 'armor' });

  test('has a menu of its own, in the order that users know', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toContainText('Groupe Armor Automobiles');
    await expect(page.getByRole('link', { name: 'Changer de client' })).toHaveCount(0);
    expect((await menuPaths(page)).filter((path) => path !== '/dashboard')).toEqual([
      '/societes',
      '/sites',
      '/utilisateurs',
      '/profils/eSellerTeam',
      '/utilisateurs/eseller',
      '/interfaces/wally',
      '/passerelles',
      '/lignesFrequentes',
      '/codesOP',
      '/originesContact',
      '/table/SITFAM',
      '/cartesDeFidelite',
      '/fonctions',
      '/relances',
      '/objectifsVendeur',
      '/libellesRemise',
      '/plafondsRemise',
      '/workflowsLeads',
      '/acces',
      '/jetons',
    ]);
  });

  test('sees the interfaces on the dashboard, without links to their settings', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('article', { name: 'eSeller Lead' })).toContainText('51 sites actifs sur 59');
    await expect(page.getByRole('article', { name: 'DPO Contact' })).toContainText('Groupe configuré');
    await expect(page.getByText('Chargement en cours…')).toHaveCount(0);
    // Beside the first steps of a new person, the only links lead to the checks of what a group configures itself.
    const links = page.locator('main a:not([aria-labelledby="premiers-pas"] a)');
    await expect(links.first()).toHaveText(/de configuration$/);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /\/qualite(\/|\?|$)/);
  });

  test('sees users without import, without signing in as them, and without the hidden ones', async ({ page, api, apiAs }) => {
    // Safe: the server checks its answers against the contract.
    const all = (await (await (await apiAs('BDGpArmor')).get('/api/utilisateurs')).json()) as UtilisateurRow[];
    const marketing = all.find(({ EstEDVMarketing }) => EstEDVMarketing);
    await page.goto('/utilisateurs');
    await expect(page.getByRole('link', { name: 'Ajouter un utilisateur' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Importer' })).toHaveCount(0);
    const actions = page.getByRole('row').nth(1).getByRole('cell').last();
    await expect(actions.getByRole('link')).toHaveCount(1);
    await expect(actions.getByRole('button')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Rechercher' }).fill(marketing?.LoginWEB ?? '');
    await expectCount(page, /^0 sur \d+ ligne$/);
    await page.goto(`/utilisateurs/${marketing?.IDPeople}`);
    await expect(page.getByRole('heading', { name: 'Utilisateurs', level: 1 })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'n’existe pas ou n’existe plus' })).toBeVisible();
    expect((await api.get(`/api/utilisateurs/${marketing?.IDPeople}`)).status()).toBe(404);
  });

  test('has a reduced user form that replaces a password without showing it', async ({ page }) => {
    await page.goto('/utilisateurs/30');
    await expect(page.getByRole('textbox', { name: /^Nom/ })).not.toHaveValue('');
    await expect(page.getByRole('checkbox', { name: 'Superviseur' })).toHaveCount(0);
    const password = page.getByRole('textbox', { name: /^Mot de passe/ });
    await expect(password).toHaveValue('');
    await expect(password).toHaveAccessibleDescription(/Laissez vide pour garder/);
    await expect(page.getByRole('button', { name: 'Historique' })).toBeVisible();
    await page.getByRole('link', { name: 'Stellantis' }).click();
    await expect(page.getByRole('textbox', { name: 'Code FR Stellantis' })).not.toBeEditable();
  });

  test('reaches its sites from the menu', async ({ page }) => {
    await page.goto('/dashboard');
    await menu(page).getByRole('link', { name: 'Sites', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sites', level: 1 })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Sites', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('gets “Page not found” on a screen of operators', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    for (const path of ['/civilites', '/civilites/1', '/journal', '/utilisateurs/importUtilisateurs', '/listes', '/interfaces/dbs']) {
      await page.goto(path);
      await notThere(page);
    }
    expect([...asked].filter((path) => path.startsWith('/api/'))).toEqual(['/api/session']);
    await page.goto('/DatabaseSelect');
    await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
  });
});

test.describe('the administrator of a BDGpNi group', () => {
  test.use({ session: 'atlantique' });

  test('has neither profiles, nor eSeller accounts, nor gateways, nor a way to add users', async ({ page }) => {
    await page.goto('/dashboard');
    const paths = await menuPaths(page);
    for (const hidden of ['/profils/eSellerTeam', '/utilisateurs/eseller', '/passerelles']) {
      expect(paths).not.toContain(hidden);
      await page.goto(hidden);
      await notThere(page);
    }
    await page.goto('/utilisateurs/create');
    await notThere(page);
    await menu(page).getByRole('link', { name: 'Utilisateurs', exact: true }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ajouter un utilisateur' })).toHaveCount(0);
  });

  test('exports users without logins and passwords, and sees its own name of a profile', async ({ page }) => {
    await page.goto('/utilisateurs');
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await page.getByRole('button', { name: 'Télécharger en CSV', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Télécharger les utilisateurs' });
    await expect(question).not.toContainText('mots de passe');
    const download = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Télécharger le fichier' }).click();
    expect((await download).suggestedFilename()).toBe('BDGpNiAtlantique_utilisateurs_sites.csv');
    const [titles = [], ...lines] = await readCsv(await download);
    expect(titles).toEqual(['Nom', 'Prénom', 'Initiales', 'E-mail', 'Profil', 'Site', 'Actif', 'Appareil']);
    const profiles = new Set(lines.map((line) => line[titles.indexOf('Profil')]));
    expect(profiles).toContain("Chef des ventes/d'atelier");
    expect(profiles).not.toContain('Chef des ventes');
    expect(profiles).not.toContain('Chef de région Nissan');
  });
});

test.describe('agriculture', () => {
  test.describe('for an operator on a group with activity 2', () => {
    test.use({ session: 'BDGpBocage' });

    test('is in the menu', async ({ page }) => {
      await page.goto('/dashboard');
      await menu(page).getByRole('button', { name: 'Véhicules et barèmes' }).click();
      expect((await menuPaths(page)).filter((path) => farming.includes(path))).toEqual(farming);
      await menu(page).getByRole('link', { name: 'Catégories agricoles' }).click();
      await expect(page.getByRole('heading', { name: 'Catégories agricoles', level: 1 })).toBeVisible();
    });
  });

  test.describe('for an operator on another group', () => {
    test.use({ session: 'BDGpPerche' });

    test('is missing', async ({ page }) => {
      await page.goto('/dashboard');
      await menu(page).getByRole('button', { name: 'Véhicules et barèmes' }).click();
      expect((await menuPaths(page)).filter((path) => farming.includes(path))).toEqual([]);
      await page.goto('/categoriesAgri');
      await notThere(page);
    });
  });

  test.describe('for the administrator of a group with activity 2', () => {
    test.use({ session: 'bocage' });

    test('is missing, while the other lists are there', async ({ page }) => {
      await page.goto('/dashboard');
      expect((await menuPaths(page)).filter((path) => farming.includes(path))).toEqual([]);
      await menu(page).getByRole('link', { name: 'Fonctions' }).click();
      await page.getByRole('link', { name: 'Ajouter une fonction' }).click();
      await page.getByRole('textbox', { name: /Nom/ }).fill('Chef d’atelier adjoint');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect(page.getByText('Fonction ajoutée.')).toBeVisible();
      await page.goto('/categoriesAgri');
      await notThere(page);
    });
  });
});
