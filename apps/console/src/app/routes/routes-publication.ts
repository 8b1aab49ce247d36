import { staff } from '@comptoir/contract/kit';
import type { RouteEntry } from './route-entry.ts';

/** The publication of vehicles on portals. */
export const publicationRoutes: readonly RouteEntry[] = [
  {
    path: '/publication',
    title: 'Publication',
    who: staff,
    load: () => import('../../interfaces/publication/publication-page.tsx').then(({ PublicationPage }) => PublicationPage),
  },
  {
    path: '/publication/compteClient',
    title: 'Compte client de publication',
    who: staff,
    load: () => import('../../interfaces/publication/compte-client-page.tsx').then(({ CompteClientPage }) => CompteClientPage),
  },
  {
    path: '/publication/abonnements',
    title: 'Abonnements de publication',
    who: staff,
    load: () => import('../../interfaces/publication/abonnements-page.tsx').then(({ AbonnementsPage }) => AbonnementsPage),
  },
  {
    path: '/publication/configurationFtp',
    title: 'Configuration FTP de publication',
    who: staff,
    load: () => import('../../interfaces/publication/configuration-ftp-page.tsx').then(({ ConfigurationFtpPage }) => ConfigurationFtpPage),
  },
];
