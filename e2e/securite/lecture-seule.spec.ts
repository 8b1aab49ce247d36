import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { linkIn, mailTo } from '../kit/captured-mail.ts';
import { settled } from '../kit/examine.ts';
import { signInAnew } from '../kit/sign-in.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpArmor', isAlone: true });

/** The act of a row is named before it. */
const sentence = /^(?:\p{L}+\u00a0: )?Votre rôle «\u00a0Lecture seule\u00a0» ne permet pas de modifier /u;

/** Each screen, with an act that stays in sight there and is closed, or null where the page says why instead. */
const screens: readonly (readonly [path: string, act: RegExp | null])[] = [
  ['/fournisseurs', /^Ajouter un fournisseur$/],
  ['/publication/abonnements', /^Modifier le portail$/],
  ['/templatesImpression', /^Ajouter un document$/],
  ['/templatesImpression?activeTab=configurationSites', null],
  ['/interfaces/facturation', /^(Désactiver|Activer)\s: eSeller$/],
  ['/interfaces/wltp', /^Marques\s: /],
  ['/champsFicheClient', /^Afficher /],
  ['/acces', /^Enregistrer le mode$/],
  ['/securite/politiques', null],
  ['/workflowsLeads', /^Ajouter des workflows$/],
  ['/sites/importSites', null],
  ['/utilisateurs/importUtilisateurs', null],
  ['/malusMasse/importGrille', null],
  ['/webhooks', /^Ajouter un webhook$/],
  ['/sante', /^Vérifier maintenant\s: /],
  ['/sites/1', /^Ajouter une note$/],
  ['/origines', /^Transférer une origine$/],
  ['/operateurs', /^Suspendre\s: /],
];

/** What only reads, beside the filters and the headings of lists. */
const reads = [
  /^(Vues|Filtrer|Colonnes affichées|Lignes serrées|Exporter|Chercher un client)$/,
  /^(Actions|Garder en favori|Historique|Réessayer|Télécharger le modèle)$/,
  /^(Voir|Copier|Pourquoi|Modifications d|Sélectionner\s: )/,
  // Periods, and the days of an interface.
  /^\d+ jours$|^\d\d\/\d\d\/\d{4}\u00a0: /,
];

/** The controls of the page that may be used, by their names. */
const openOnes = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isOpen = (control: HTMLElement) =>
      control.checkVisibility() &&
      !control.matches(':disabled, :read-only:not(button, select, [type=checkbox], [type=radio])') &&
      control.ariaDisabled !== 'true';
    const nameOf = (control: HTMLElement) =>
      control.ariaLabel ?? (control as HTMLInputElement).labels?.[0]?.textContent ?? control.textContent;
    return [...main.querySelectorAll<HTMLElement>('button, input, select, textarea')]
      .filter((control) => isOpen(control) && !control.closest('[role=search], th, [role=columnheader]'))
      .map((control) => nameOf(control).trim());
  });

/** Invites an operator, who chooses a password and only reads from then on. */
const inviteReader = async (api: APIRequestContext) => {
  const login = `lecteur.${randomInt(1_000_000, 9_999_999)}`;
  const [Courriel, password] = [`${login}@exemple.example`, 'huit lampes vertes éclairent'];
  const invited = await api.post('/api/operateurs', { data: { login, name: 'Léa Lecteur', Courriel } });
  // Safe: the server checks its answers against the contract.
  const { IDOperator } = (await invited.json()) as { IDOperator: number };
  await api.put(`/api/operateurs/${IDOperator}/role`, { data: { Role: 'lecture', Serveurs: null, Clients: null } });
  const [, lien] = linkIn(await mailTo(api, Courriel)).split('#');
  await api.post('/api/session/lien', { data: { lien, Nouveau: password } });
  return { IDOperator, account: { login, password } };
};

test('an operator who only reads sees every act, and why it is not for them', async ({ page, api }) => {
  const { IDOperator, account } = await inviteReader(api);
  await page.goto('/DatabaseSelect');
  await signInAnew(page, account);
  const main = page.getByRole('main');
  for (const [path, act] of screens)
    await test.step(path, async () => {
      await page.goto(path);
      if (act === null) await expect(main.getByRole('note')).toHaveText(sentence);
      else {
        const one = main
          .locator('button, input')
          .and(page.getByRole('button', { name: act }).or(page.getByRole('checkbox', { name: act })))
          .first();
        await expect(one).toBeVisible();
        // Until its rows are there, an act may be closed to the keyboard too.
        await expect(one).toHaveJSProperty('disabled', false);
        await one.focus();
        await expect(one).toBeFocused();
        await expect(one).toHaveAccessibleDescription(sentence);
      }
      await settled(page);
      const open = await openOnes(page);
      expect(open.filter((name) => !reads.some((known) => known.test(name)))).toEqual([]);
    });

  const invite = main.getByRole('button', { name: 'Inviter un opérateur' });
  await invite.focus();
  await expect(page.getByRole('tooltip').filter({ hasText: sentence })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await main.getByRole('button', { name: 'Vues' }).press('Enter');
  const save = page.getByRole('menuitem', { name: 'Enregistrer sous…' });
  await expect(page.getByRole('menuitemradio', { name: 'Disposition d’origine' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(save).toBeFocused();
  await expect(save).toHaveAccessibleDescription(sentence);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await api.patch(`/api/operateurs/${IDOperator}`, { data: { Actif: false } });
});
