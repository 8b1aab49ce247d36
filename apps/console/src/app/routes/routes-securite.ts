import { accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import { everyone, staff } from '@comptoir/contract/kit';
import type { RouteEntry } from './route-entry.ts';

/** Who works here, and what happened. */
export const securiteRoutes: RouteEntry[] = [
  {
    path: '/securite',
    title: 'Sécurité',
    who: staff,
    load: () => import('../../domains/securite/securite-page.tsx').then(({ SecuritePage }) => SecuritePage),
  },
  {
    path: '/securite/politiques',
    title: 'Politiques d’accès',
    who: staff,
    load: () => import('../../domains/securite/politiques-page.tsx').then(({ PolitiquesPage }) => PolitiquesPage),
  },
  {
    path: '/operateurs',
    title: 'Opérateurs',
    who: staff,
    load: () => import('../../domains/operateurs/operateurs-list.tsx').then(({ OperateursList }) => OperateursList),
  },
  {
    path: '/fournisseurs',
    title: 'Fournisseurs d’identité',
    who: staff,
    load: () => import('../../domains/fournisseurs/fournisseurs-list.tsx').then(({ FournisseursList }) => FournisseursList),
  },
  {
    path: '/securite/acces',
    title: 'Accès',
    who: staff,
    reads: [accesCalls.acces],
    load: () => import('../../domains/securite/acces-page.tsx').then(({ AccesPage }) => AccesPage),
  },
  {
    path: '/jetons',
    title: 'Jetons d’API',
    who: everyone,
    load: () => import('../../domains/jetons/jetons-page.tsx').then(({ JetonsPage }) => JetonsPage),
  },
  {
    path: '/acces',
    title: 'Accès des opérateurs',
    who: everyone,
    load: () => import('../../domains/acces/acces-page.tsx').then(({ AccesPage }) => AccesPage),
  },
  {
    path: '/acces/personnes',
    title: 'Connexions de vos collaborateurs',
    who: everyone,
    load: () => import('../../domains/securite/personnes-page.tsx').then(({ PersonnesPage }) => PersonnesPage),
  },
];
