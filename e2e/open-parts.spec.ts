import { expect, type Page } from '@playwright/test';
import { expectFits, expectSound, settled } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';

interface State {
  name: string;
  path: string;
  /** Opens the part. */
  open: (page: Page) => Promise<unknown>;
}

const proving = Boolean(process.env['PROVE']);

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const usual: State[] = [
  {
    name: 'an open select of a form',
    path: '/docsAdmin/create',
    open: async (page) => {
      await page.getByRole('combobox', { name: /^Module/ }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'an open filter that is searched',
    path: '/utilisateurs',
    open: async (page) => {
      await page.getByRole('search').getByRole('button', { name: /^Site/ }).click();
      await expect(page.getByRole('listbox', { name: 'Site' }).getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the choice of columns',
    path: '/utilisateurs',
    open: async (page) => {
      await press('Colonnes affichées')(page);
      const opened = page.getByRole('group', { name: 'Colonnes affichées' });
      await expect(opened.getByRole('button', { name: 'Colonnes par défaut' })).toBeVisible();
    },
  },
  {
    name: 'the sites of somebody',
    path: '/utilisateurs',
    open: async (page) => {
      await press(/· Sites\s: /)(page);
      await expect(
        page
          .getByRole('group', { name: /^Sites\s: / })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'a list without a row left',
    path: '/utilisateurs?q=introuvable',
    open: (page) => expect(page.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible(),
  },
  {
    name: 'an open date picker',
    path: '/journal',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Du', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Mois suivant' })).toBeVisible();
    },
  },
  {
    name: 'a question before a deletion',
    path: '/codesOP',
    open: async (page) => {
      await press(/^Supprimer : /)(page);
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Supprimer/ })).toBeVisible();
    },
  },
  {
    name: 'a form with faults',
    path: '/utilisateurs/create',
    open: async (page) => {
      await page.getByRole('textbox', { name: /^E-mail/ }).fill('sans arobase');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveAccessibleDescription(/valide/);
    },
  },
  {
    name: 'a user with changes to save, and another tab',
    path: '/utilisateurs/30?onglet=stellantis',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Code FR Stellantis' }).fill('FR00000');
      await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible();
    },
  },
  {
    name: 'an open history',
    path: '/civilites/1',
    open: async (page) => {
      await press('Historique')(page);
      await expect(page.getByText('Aucune modification de cette fiche')).toBeVisible();
    },
  },
  {
    name: 'the palette',
    path: '/dashboard',
    open: async (page) => {
      const search = page.getByRole('combobox');
      // A key pressed while the page still starts is lost: press it again.
      await expect(async () => {
        if (!(await search.isVisible())) await page.keyboard.press('Control+k');
        await expect(search).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await search.fill('client');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the help',
    path: '/dashboard',
    open: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('complementary', { name: 'Aide' })).toBeVisible();
    },
  },
  {
    name: "the person's menu",
    path: '/dashboard',
    open: async (page) => {
      await press(/^Utilisateur : /)(page);
      await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
    },
  },
];

/** Others open these too, in one theme. */
const others: State[] = [
  {
    name: 'the filters of columns',
    path: '/utilisateurs',
    open: async (page) => {
      await press(/^Filtrer$/)(page);
      const editor = page.getByRole('group', { name: /^Filtrer/ });
      await editor.getByRole('combobox', { name: 'Filtrer par colonne' }).fill('Profil');
      await page.getByRole('option', { name: 'Profil', exact: true }).click();
      await expect(editor.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'the files of a list',
    path: '/utilisateurs',
    open: async (page) => {
      await press(/^Exporter$/)(page);
      await expect(page.getByRole('group', { name: 'Exporter' }).getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'the notifications',
    path: '/dashboard',
    open: async (page) => {
      await press(/^Notifications/)(page);
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Notifications' }).locator('[aria-busy=true]')).toHaveCount(0);
    },
  },
  {
    name: 'ticked rows and what may be done with them',
    path: '/utilisateurs',
    open: async (page) => {
      await page
        .getByRole('row')
        .nth(1)
        .getByRole('checkbox', { name: /^Sélectionner/ })
        .check();
      await expect(page.getByText(/^1 .*sélectionné/).first()).toBeVisible();
    },
  },
];

test.describe('parts that open in a page are accessible, light and dark:', () => {
  for (const { name, path, open } of proving ? [...usual, ...others] : usual) {
    test(name, async ({ lookAt }) => {
      const page = await lookAt('BDGpArmor', path);
      await settled(page);
      await open(page);
      await expectSound(page, { themes: ['light', 'dark'] });
    });
    if (!proving) continue;
    for (const width of [1280, 390]) {
      test(`${name}, ${width} wide`, async ({ lookAt }) => {
        const page = await lookAt('BDGpArmor', path);
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await open(page);
        await expectFits(page, `${width} wide`);
      });
    }
    test(`${name}, in forced colours`, async ({ lookAt }) => {
      const page = await lookAt('BDGpArmor', path);
      await page.emulateMedia({ forcedColors: 'active' });
      await settled(page);
      await open(page);
      await expectFits(page, 'forced colours');
    });
  }

  test.describe('on a telephone', () => {
    test.use({ session: 'BDGpArmor', viewport: { width: 360, height: 740 } });

    test('the menu', async ({ page }) => {
      await page.goto('/dashboard');
      await settled(page);
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sociétés' })).toBeVisible();
      await expectSound(page);
    });
  });
});
