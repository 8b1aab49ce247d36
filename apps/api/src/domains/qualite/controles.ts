import type { Niveau } from '@comptoir/contract/domains/qualite/niveaux';
import { controlesCorrespondances } from './qualite-correspondances.store.ts';
import { controlesInterfaces } from './qualite-interfaces.store.ts';
import { controlesLeads } from './qualite-leads.store.ts';
import { controlesSecrets } from './qualite-secrets.store.ts';
import { controlesSites } from './qualite-sites.store.ts';
import { controlesSocietes } from './qualite-societes.store.ts';
import { controlesTarifs } from './qualite-tarifs.store.ts';
import { controlesUtilisateurs } from './qualite-utilisateurs.store.ts';
import { controlesWally } from './qualite-wally.store.ts';
import type { Regle } from './qualite.store.ts';

const order: readonly Niveau[] = ['erreur', 'avertissement', 'information'];

/** Every check, gravest first. */
export const controles: readonly Regle[] = [
  ...controlesLeads,
  ...controlesSites,
  ...controlesSocietes,
  ...controlesUtilisateurs,
  ...controlesTarifs,
  ...controlesInterfaces,
  ...controlesCorrespondances,
  ...controlesWally,
  ...controlesSecrets,
].toSorted((a, b) => order.indexOf(a.niveau) - order.indexOf(b.niveau));
