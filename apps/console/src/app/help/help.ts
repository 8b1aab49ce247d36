import { accueilHelp } from './screens/accueil.ts';
import { clientHelp } from './screens/client.ts';
import { groupeHelp } from './screens/groupe.ts';
import { interfacesHelp } from './screens/interfaces.ts';
import { leadsHelp } from './screens/leads.ts';
import { offresHelp } from './screens/offres.ts';
import { personnesHelp } from './screens/personnes.ts';
import { suiviHelp } from './screens/suivi.ts';
import type { ScreenHelp } from './screen-help.ts';
import { vehiculesHelp } from './screens/vehicules.ts';

export const screensHelp: readonly ScreenHelp[] = [
  ...accueilHelp,
  ...personnesHelp,
  ...groupeHelp,
  ...leadsHelp,
  ...interfacesHelp,
  ...offresHelp,
  ...vehiculesHelp,
  ...clientHelp,
  ...suiviHelp,
];

/** What holds for each interface, for a screen that has nothing of its own to add. */
const interfaceHelp: ScreenHelp = {
  path: '/interfaces',
  purpose: 'Relier le groupe à un partenaire\u00a0: son accès, et ce qui lui correspond chez nous.',
  gestures: [
    { text: 'L’état de l’accès, et ce qui l’empêche de fonctionner.', href: '/sante' },
    { text: 'Ce que les deux programmes se sont dit.', href: '/echanges' },
  ],
  words: ['acces', 'correspondance'],
};

/** The help of an address: of the screen, or of the nearest one above it. */
export const helpAt = (pathname: string) => {
  const here = pathname === '/' ? '/dashboard' : pathname.toLowerCase();
  return [...screensHelp, interfaceHelp]
    .filter(({ path }) => here === path.toLowerCase() || here.startsWith(`${path.toLowerCase()}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
};
