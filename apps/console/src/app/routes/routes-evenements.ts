import { everyone, staff } from '@comptoir/contract/kit';
import type { RouteEntry } from './route-entry.ts';

/** What is changed at a customer, and what of it goes to other systems. */
export const evenementRoutes: readonly RouteEntry[] = [
  {
    path: '/journal',
    title: 'Journal',
    who: staff,
    load: () => import('../../domains/journal/journal-page.tsx').then(({ JournalPage }) => JournalPage),
  },
  {
    path: '/temps',
    title: 'Remonter le temps',
    who: staff,
    load: () => import('../../domains/journal/retour/temps-page.tsx').then(({ TempsPage }) => TempsPage),
  },
  {
    path: '/temps/retour',
    title: 'Revenir en arrière',
    who: everyone,
    load: () => import('../../domains/journal/retour/retour-page.tsx').then(({ RetourPage }) => RetourPage),
  },
  {
    path: '/corbeille',
    title: 'Corbeille',
    who: everyone,
    load: () => import('../../domains/journal/corbeille/corbeille-page.tsx').then(({ CorbeillePage }) => CorbeillePage),
  },
  {
    path: '/webhooks',
    title: 'Webhooks',
    who: staff,
    load: () => import('../../domains/webhooks/webhooks-page.tsx').then(({ WebhooksPage }) => WebhooksPage),
  },
];
