import { expect } from '@playwright/test';
import { mayOpen, type Opening, type RouteEntry } from '../apps/console/src/app/routes/route-entry.ts';
import { routes } from '../apps/console/src/app/routes/routes.ts';
import { expectSound, expectSoundElsewhere, settled } from './kit/examine.ts';
import { addressOf, areaOf, group, shapeOf } from './kit/screens.ts';
import { test } from './kit/signed-in.ts';
import { representatives } from './kit/sweep.ts';

const proving = Boolean(process.env['PROVE']);

interface Access {
  who: string;
  session: 'BDGpArmor' | 'BDGpBocage' | 'BDGpHoRivages' | 'BDGpNiAtlantique' | 'armor' | 'atlantique';
  opening: Opening;
  /** Only the screens that other journeys do not open. */
  only?: (entry: RouteEntry) => boolean;
  kindOf: (entry: RouteEntry) => string;
}

/** Screens that are others, or hold other fields, at the groups of a manufacturer. */
const ofManufacturer = ({ path }: RouteEntry) =>
  /^\/(dashboard|sites|societes|utilisateurs|nissan|interfaces\/(nissanSiebel|HondaKpi|catalogues))(\/|$)/.test(path);

const nissan = { ...group, BDGp: 'BDGpNiAtlantique' };
/** Seen where everything is proved: elsewhere these screens are alike. */
const manufacturers: Access[] = [
  {
    who: 'an operator on a group of Nissan',
    session: 'BDGpNiAtlantique',
    opening: { ...nissan, kind: 'operator' },
    only: ofManufacturer,
    kindOf: areaOf,
  },
  {
    who: 'the administrator of a group of Nissan',
    session: 'atlantique',
    opening: { ...nissan, kind: 'customer' },
    only: ofManufacturer,
    kindOf: areaOf,
  },
  {
    who: 'an operator on a group of Honda',
    session: 'BDGpHoRivages',
    opening: { ...group, BDGp: 'BDGpHoRivages', kind: 'operator' },
    only: ofManufacturer,
    kindOf: areaOf,
  },
];

const accesses: Access[] = [
  { who: 'an operator', session: 'BDGpArmor', opening: { ...group, kind: 'operator' }, kindOf: areaOf },
  { who: "a group's administrator", session: 'armor', opening: { ...group, kind: 'customer' }, kindOf: shapeOf },
  {
    who: 'an operator on a group with agriculture',
    session: 'BDGpBocage',
    opening: { ...group, BDGp: 'BDGpBocage', activites: [1, 2], kind: 'operator' },
    only: ({ when }) => when?.includes('activite2') === true,
    kindOf: shapeOf,
  },
  ...(proving ? manufacturers : []),
];

for (const { who, session, opening, only = () => true, kindOf } of accesses) {
  test.describe(`a screen is accessible for ${who}:`, () => {
    const screens = routes.filter((entry) => mayOpen(entry, opening) && only(entry));
    const opened = representatives(screens, kindOf);
    // A theme is one set of colours for all screens, so few need to be seen in the dark.
    const inBothThemes = representatives(opened, shapeOf);
    for (const entry of opened) {
      const { path } = entry;
      const themes = inBothThemes.includes(entry) ? (['light', 'dark'] as const) : (['light'] as const);
      test(`${path}, ${themes.join(' and ')}`, async ({ lookAt }) => {
        const page = await lookAt(session, addressOf(path));
        await settled(page);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
        await expectSound(page, { themes });
        if (proving) await expectSoundElsewhere(page);
      });
    }
  });
}

test.describe('pages outside the screens are accessible, light and dark:', () => {
  test('the login', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();
    await expectSound(page);
  });

  test('a page that is not there', async ({ lookAt }) => {
    const page = await lookAt('BDGpArmor', '/nulle-part');
    await settled(page);
    await expectSound(page);
  });
});
