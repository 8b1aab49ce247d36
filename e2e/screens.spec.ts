import { expect } from '@playwright/test';
import { mayOpen, type Opening, type RouteEntry } from '../apps/console/src/app/routes/route-entry.ts';
import { references } from '@comptoir/contract/references/all';
import { routes } from '../apps/console/src/app/routes/routes.ts';
import { expectSound, expectSoundElsewhere, settled } from './kit/examine.ts';
import { test } from './kit/signed-in.ts';
import { representatives } from './kit/sweep.ts';

/** A record of the sample data for each parameter of an address. */
const parameters: Readonly<Record<string, string>> = {
  id: '1',
  idPeople: '30',
  product: 'team',
  idPlaque: '1',
  IDOrigineAction: '1',
  idSite: '1',
  idProfile: '3',
  idProfil: '1',
  idPasserelleDMS: '1',
  idPasserelleDMSHisto: '1',
  idRelanceAuto: '1',
  idMarqueNeufOcc: '1',
  IDGrille: '1',
  IDEchange: '1',
  IDTypeMaterialAgri: '1',
  crm: 'customer_first',
  // This account has a choice for every point of sale, so the later steps are open.
  IdWallyCompte: '2',
  cle: 'siteVnSansMarque',
};

const addressOf = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${path}: say in \`parameters\` what stands for {${name}}`);
    return value;
  });

const proving = Boolean(process.env['PROVE']);

const group = { BDGp: 'BDGpArmor', activites: [1], flags: { importFidelite: true } };
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

const smallLists = new Set<string>(references.flatMap(({ route }) => [route, `${route}/create`, `${route}/{id}`]));
/** The kind of a screen: a list, an entry, a record, or one below it. */
const shapeOf = ({ path }: RouteEntry) =>
  path.endsWith('/create') ? 'create' : path.endsWith('}') ? 'record' : path.includes('{') ? 'within' : 'list';
/** Small lists share their pages; other screens are written one by one. */
const areaOf = (entry: RouteEntry) => {
  if (smallLists.has(entry.path)) return `small lists: ${shapeOf(entry)}`;
  const [, area, partner] = entry.path.split('/');
  return area === 'interfaces' ? `${area}/${partner}` : `${area}`;
};

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
