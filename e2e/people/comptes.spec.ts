import type { Connexion } from '@comptoir/contract/domains/connexions/connexions.calls';
import type { CompteESeller } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import type { RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectSound, settled } from '../kit/examine.ts';
import { expectCount } from '../kit/list-parts.ts';
import { test } from '../kit/signed-in.ts';

const selection = (page: Page) => page.getByRole('group', { name: 'Sélection' });
const title = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
/** Safe: the server checks its answers against the contract. */
const read = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;

test.describe('eSeller accounts', () => {
  test.use({ session: 'BDGpCotentin' });

  const accounts = (api: APIRequestContext) => read<CompteESeller[]>(api, '/api/utilisateurs/ProfileSeller');
  const tick = (page: Page, { Name }: CompteESeller) => page.getByRole('checkbox', { name: `Sélectionner\u00a0: ${Name}` }).check();
  /** Two accounts in a state, for this journey alone: the others take theirs elsewhere in the list. */
  const twoOf = async (api: APIRequestContext, opened: boolean, from: number) =>
    (await accounts(api)).filter(({ IsAccountOpened }) => IsAccountOpened === opened).slice(from, from + 2);

  test('are selected, refused, then opened after the terms, and the screen names the recipients', async ({ page, api }) => {
    const chosen = await twoOf(api, false, 0);
    await page.goto('/utilisateurs/eseller');
    for (const row of chosen) await tick(page, row);
    await expect(selection(page)).toContainText('2 comptes sélectionnés');
    await page.getByRole('button', { name: 'Activer la sélection' }).click();
    await title(page, 'Activation de 2 comptes eSeller');
    await expect(page.getByText('facturé à compter du premier jour de ce mois')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'support@comptoir.example' })).toBeVisible();
    await settled(page);
    await expectSound(page);
    await page.getByRole('button', { name: 'Refuser' }).click();
    await title(page, 'Comptes eSeller');
    await expect(selection(page)).toHaveCount(0);

    for (const row of chosen) await tick(page, row);
    await page.getByRole('button', { name: 'Activer la sélection' }).click();
    await page.getByRole('button', { name: 'Accepter' }).click();
    await expect(page.getByText(/2 comptes eSeller sont activés\. La confirmation part à \d+ destinataires?\./)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Sélectionner\u00a0: ${chosen[0]?.Name}` })).toHaveCount(0);
    const opened = (await accounts(api)).filter(({ IDPeople }) => chosen.some((row) => row.IDPeople === IDPeople));
    expect(opened.map(({ IsAccountOpened }) => IsAccountOpened)).toEqual([true, true]);
  });

  test('are closed after a confirmation, and changing the filter clears the selection', async ({ page, api }) => {
    const [first, second] = await twoOf(api, true, 0);
    await page.goto('/utilisateurs/eseller');
    await expectCount(page, /sur \d+ lignes?$/);
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page.getByRole('checkbox', { name: 'Comptes activés' }).check();
    await expect(selection(page)).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Comptes activés' }).uncheck();
    await expect(page.getByRole('row').nth(1).getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Comptes activés' }).check();
    for (const row of [first, second]) if (row) await tick(page, row);
    await page.getByRole('button', { name: 'Clôturer la sélection' }).click();
    await title(page, 'Clôture de 2 comptes eSeller');
    await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Comptes eSeller' }).click();
    await title(page, 'Comptes eSeller');
    await page.getByRole('checkbox', { name: 'Comptes activés' }).check();
    for (const row of [first, second]) if (row) await tick(page, row);
    await page.getByRole('button', { name: 'Clôturer la sélection' }).click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    for (const row of [first, second]) if (row) await tick(page, row);
    await page.getByRole('button', { name: 'Clôturer la sélection' }).click();
    await page.getByRole('button', { name: 'Clôturer', exact: true }).click();
    await expect(page.getByText(/2 comptes eSeller sont clôturés\./)).toBeVisible();
    expect((await accounts(api)).find(({ IDPeople }) => IDPeople === first?.IDPeople)).toMatchObject({ IsAccountOpened: false });
  });
});

test.describe('signing in elsewhere as a user', () => {
  test.use({ session: 'BDGpArmor' });

  const mquere = { IDPeople: 1, Password: 'Demo-29!' };
  interface Received {
    partner: string;
    method: string;
    fields: Record<string, string>;
  }
  /** The sandbox shows what its products received. */
  const sandboxOf = async (api: APIRequestContext) => {
    const answer = await api.post(`/api/utilisateurs/${mquere.IDPeople}/connexions`, { data: { product: 'team', motif: 'Adresse' } });
    // Safe: the server checks its answers against the contract.
    return new URL(((await answer.json()) as Connexion).action).origin;
  };

  const products = [
    ['eSeller Team', 'team', 'POST', { LoginWeb: 'mquere', Password: mquere.Password }],
    ['eSeller Lead', 'lead', 'GET', { idclient: 'ARMOR', autologin: '1', login: 'mquere', pass: mquere.Password }],
    [
      'Reporting',
      'reporting',
      'POST',
      { FROM: 'comptoir', LoginWeb: 'mquere', Password: mquere.Password, IDCompany: '1001', IDPeople: '1' },
    ],
    ['Poste Relation Client', 'eDataVoice', 'GET', { autologin: '1' }],
  ] as const;

  for (const [label, partner, method, fields] of products) {
    test(`${label}: in a new tab, after giving a reason, with the expected fields`, async ({ page, api }) => {
      const sandbox = await sandboxOf(api);
      await page.goto('/utilisateurs?q=mquere');
      await page.getByRole('button', { name: /^Actions\s: Quéré/ }).click();
      const opening = page.waitForEvent('popup');
      await page.getByRole('dialog').getByRole('link', { name: label, exact: true }).click();
      const tab = await opening;
      await expect(tab.getByRole('button', { name: 'Se connecter' })).toBeDisabled();
      await expectSound(tab);
      await tab.getByRole('textbox', { name: 'Motif' }).fill(`Essai de ${label}`);
      await tab.getByRole('button', { name: 'Se connecter' }).click();
      await expect(tab.getByText('Connexion reçue.')).toBeVisible();
      expect(await tab.evaluate(() => document.referrer)).toBe('');
      const received = (await (await api.get(`${sandbox}/received`)).json()) as Received[];
      const [last] = received.filter((request) => request.partner === partner && request.method === method).slice(-1);
      expect(last?.fields).toMatchObject(fields);
      const journal = await read<{ entries: { Apres: object }[] }>(api, '/api/journal?table=connexions');
      expect(journal.entries.map(({ Apres }) => Apres)).toContainEqual(
        expect.objectContaining({ Operateur: 'admin', IDPeople: 1, product: partner, motif: `Essai de ${label}` }),
      );
    });
  }

  test('comes after the acts on the user, who is given access to sites from there', async ({ page }) => {
    await page.goto('/utilisateurs?q=mquere');
    await page.getByRole('button', { name: /^Actions\s: Quéré/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Actions\s: Quéré/ });
    await expect(dialog.getByRole('link').first()).toHaveText('Départ d’une personne…');
    await expect(
      dialog
        .getByRole('group', { name: /^Se connecter\s:/ })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Suspendre' })).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Donner un accès…' }).click();
    await title(page, 'Modifier un utilisateur');
  });

  test('says so while it is connecting', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/connexions', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/utilisateurs/${mquere.IDPeople}/connect/team`);
    await page.getByRole('textbox', { name: 'Motif' }).fill('Connexion lente');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Connexion en cours ...' })).toBeVisible();
    answer();
    await expect(page.getByText('Connexion reçue.')).toBeVisible();
  });

  test('says that a product leads to an address that is not configured', async ({ page, api }) => {
    const sandbox = await sandboxOf(api);
    await page.route(`${sandbox}/**`, (route) => route.fulfill({ status: 302, headers: { location: 'http://ailleurs.localhost/' } }));
    await page.goto(`/utilisateurs/${mquere.IDPeople}/connect/team`);
    await page.getByRole('textbox', { name: 'Motif' }).fill('Mauvaise adresse');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText(/^Le navigateur a arrêté la connexion/)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/lancement');
  });

  test('from the user’s page; an unknown product is not found, and cancelling goes back', async ({ page }) => {
    await page.goto(`/utilisateurs/${mquere.IDPeople}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect(page.getByRole('group', { name: /^Se connecter\s:/ }).getByRole('link')).toHaveText([
      'eSeller Team',
      'eSeller Lead',
      'Reporting',
      'Poste Relation Client',
    ]);
    await page.goto(`/utilisateurs/${mquere.IDPeople}/connect/autre`);
    await title(page, 'Page not found');
    await page.goto(`/utilisateurs/${mquere.IDPeople}/connect/TEAM`);
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await title(page, 'Quéré Maëlle');
  });
});

test.describe('signing in elsewhere', () => {
  test.use({ session: 'armor' });

  test('is hidden from customer access, as is Renault CSB', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/utilisateurs');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Actions/ })).toHaveCount(0);
    await page.goto('/utilisateurs/30?onglet=renault');
    await expect(page.getByRole('textbox', { name: 'Code IPN Renault' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0);
    await expect(page.getByText('Renault CSB')).toHaveCount(0);
    expect(asked.filter((path) => /^\/api\/.*(csb|connexions|bdref3\/urls)/i.test(path))).toEqual([]);
    for (const path of ['/utilisateurs/30/connect/team', '/utilisateurs/backoffice']) {
      await page.goto(path);
      await title(page, 'Page not found');
    }
  });
});

test.describe('Renault CSB of a user', () => {
  test.use({ session: 'BDGpCotentin' });

  test('is saved with the rest of the form, masked, and never in part', async ({ page, api }) => {
    const data = {
      Lastname: 'Csb',
      Firstname: 'Anne',
      Initial: 'AC',
      LoginWEB: `csb${randomInt(100_000, 999_999)}`,
      Password: 'Vague-12',
      drprofile_id: 3,
    };
    // Safe: the server checks its answers against the contract.
    const { IDPeople } = (await (await api.post('/api/utilisateurs', { data })).json()) as Utilisateur;
    const stored = () => read<RenaultCsb>(api, `/api/interfaces/renault/csb/utilisateur/${IDPeople}`);
    const name = page.getByRole('textbox', { name: /^Identifiant CSB/ });
    const password = page.getByRole('textbox', { name: /^Mot de passe CSB/ });
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    await page.goto(`/utilisateurs/${IDPeople}?onglet=renault`);
    await name.fill('p123456');
    await save.click();
    await expect(password).toHaveAccessibleDescription(/obligatoire/);
    expect((await stored()).config_exist).toBe(false);
    await password.fill('Renault-29');
    await page.getByRole('textbox', { name: 'Code IPN Renault' }).fill('p123456');
    await save.click();
    await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
    expect(await stored()).toEqual({ Username: 'p123456', Password: 'Renault-29', config_exist: true });
    expect((await read<Utilisateur>(api, `/api/utilisateurs/${IDPeople}`)).CodeIPNRenault).toBe('p123456');

    await page.reload();
    await expect(name).toHaveValue('p123456');
    await expect(password).toHaveValue('');
    expect(await page.content()).not.toContain('Renault-29');
    await page.getByRole('button', { name: /^Afficher.*CSB/ }).click();
    await expect(password).toHaveValue('Renault-29');
    await settled(page);
    await expectSound(page);
  });
});
