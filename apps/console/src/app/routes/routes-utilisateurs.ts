import { everyone, staff } from '@comptoir/contract/kit';
import { importPage, type RouteEntry } from './route-entry.ts';

const horsBDGpNi = ['horsBDGpNi'] as const;

const connectPage = () => import('../../domains/connexions/connect-page.tsx').then(({ ConnectPage }) => ConnectPage);

/** Users, their accounts, and signing in to another product as one of them. */
export const utilisateurRoutes: readonly RouteEntry[] = [
  {
    path: '/utilisateurs',
    title: 'Utilisateurs',
    who: everyone,
    load: () => import('../../domains/utilisateurs/list/utilisateurs-list.tsx').then(({ UtilisateursList }) => UtilisateursList),
  },
  {
    path: '/utilisateurs/create',
    title: 'Ajouter un utilisateur',
    who: everyone,
    when: horsBDGpNi,
    load: () => import('../../domains/utilisateurs/record/utilisateur-page.tsx').then(({ NewUtilisateurPage }) => NewUtilisateurPage),
  },
  {
    path: '/utilisateurs/importUtilisateurs',
    title: 'Import d’utilisateurs',
    who: staff,
    load: importPage('utilisateurs'),
  },
  {
    path: '/utilisateurs/lot',
    title: 'Modifier des utilisateurs',
    who: everyone,
    load: () => import('../../domains/utilisateurs/lot/lot-page.tsx').then(({ LotUtilisateursPage }) => LotUtilisateursPage),
  },
  {
    path: '/utilisateurs/eseller',
    title: 'Comptes eSeller',
    who: everyone,
    when: horsBDGpNi,
    load: () => import('../comptes-eseller-page.tsx').then(({ ComptesESellerPage }) => ComptesESellerPage),
  },
  {
    path: '/utilisateurs/backoffice',
    title: 'Utilisateurs back-office',
    who: staff,
    load: () => import('../../domains/utilisateurs/list/backoffice-list.tsx').then(({ BackofficeList }) => BackofficeList),
  },
  {
    path: '/utilisateurs/{idPeople}',
    title: 'Utilisateur',
    who: everyone,
    load: () => import('../../domains/utilisateurs/record/utilisateur-page.tsx').then(({ UtilisateurPage }) => UtilisateurPage),
  },
  // Only these products.
  {
    path: '/utilisateurs/{idPeople}/connect/{product}',
    title: 'Connexion',
    who: staff,
    values: { product: [] },
    load: connectPage,
  },
  { path: '/utilisateurs/{idPeople}/connect/team', title: 'Connexion à eSeller Team', who: staff, load: connectPage },
  { path: '/utilisateurs/{idPeople}/connect/reporting', title: 'Connexion au reporting', who: staff, load: connectPage },
  { path: '/utilisateurs/{idPeople}/connect/lead', title: 'Connexion à eSeller Lead', who: staff, load: connectPage },
  { path: '/utilisateurs/{idPeople}/connect/eDataVoice', title: 'Connexion au Poste Relation Client', who: staff, load: connectPage },
];
