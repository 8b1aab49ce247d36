import { staff } from '@comptoir/contract/kit';
import { settingPage, type RouteEntry } from './route-entry.ts';

/** The publication of vehicles on portals. */
export const publicationRoutes: readonly RouteEntry[] = [
  {
    path: '/publication',
    title: 'Publication',
    who: staff,
    load: settingPage('PublicationPage'),
  },
  {
    path: '/publication/compteClient',
    title: 'Compte client de publication',
    who: staff,
    load: settingPage('CompteClientPage'),
  },
  {
    path: '/publication/abonnements',
    title: 'Abonnements de publication',
    who: staff,
    load: settingPage('AbonnementsPage'),
  },
  {
    path: '/publication/configurationFtp',
    title: 'Configuration FTP de publication',
    who: staff,
    load: settingPage('ConfigurationFtpPage'),
  },
];
