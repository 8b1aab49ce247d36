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

/** The help of an address: of the screen, or of the nearest one above it. */
export const helpAt = (pathname: string) => {
  const here = pathname === '/' ? '/dashboard' : pathname.toLowerCase();
  return screensHelp
    .filter(({ path }) => here === path.toLowerCase() || here.startsWith(`${path.toLowerCase()}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
};
