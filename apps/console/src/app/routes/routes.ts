import { everyone, staff } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { createElement, type ComponentType } from 'react';
import type { DemandePanel as DemandeForm } from '../../domains/demandes/demande-panel.tsx';
import { chooserPage } from './chooser-page.ts';
import { agricultureRoutes } from './routes-agriculture.ts';
import { evenementRoutes } from './routes-evenements.ts';
import { interfaceRoutes } from './routes-interfaces.ts';
import { modeleRoutes } from './routes-modeles.ts';
import { origineRoutes } from './routes-origines.ts';
import { publicationRoutes } from './routes-publication.ts';
import { referenceRoutes } from './routes-references.ts';
import { securiteRoutes } from './routes-securite.ts';
import { tarifRoutes } from './routes-tarifs.ts';
import { utilisateurRoutes } from './routes-utilisateurs.ts';
import { importPage, samePathKey, type RouteEntry } from './route-entry.ts';

const horsBDGpNi = ['horsBDGpNi'] as const;

const dashboardPage = () => import('../home/customer-home.tsx').then(({ CustomerHome }) => CustomerHome);

const sessionRoutes: RouteEntry[] = [
  { path: '/', title: 'Accueil', who: everyone, load: dashboardPage },
  { path: '/dashboard', title: 'Tableau de bord', who: everyone, load: dashboardPage },
  {
    path: '/DatabaseSelect',
    title: "Sélection d'un client",
    who: staff,
    on: 'registry',
    load: chooserPage,
  },
  ...securiteRoutes,
];

/** A page that shows customer access a change request: the form belongs to another domain and is passed in here. */
const withDemande = (page: () => Promise<ComponentType<{ DemandePanel: typeof DemandeForm }>>) => async () => {
  const [Page, { DemandePanel }] = await Promise.all([page(), import('../../domains/demandes/demande-panel.tsx')]);
  return () => createElement(Page, { DemandePanel });
};

const structureRoutes: RouteEntry[] = [
  {
    path: '/societes',
    title: 'Sociétés',
    who: everyone,
    load: () => import('../../domains/societes/societes-list.tsx').then(({ SocietesList }) => SocietesList),
  },
  {
    path: '/societes/create',
    title: 'Ajouter une société',
    who: everyone,
    load: withDemande(() => import('../../domains/societes/societe-page.tsx').then(({ NewSocietePage }) => NewSocietePage)),
  },
  {
    path: '/societes/lot',
    title: 'Modifier des sociétés',
    who: staff,
    load: () => import('../../domains/societes/lot/lot-page.tsx').then(({ LotSocietesPage }) => LotSocietesPage),
  },
  {
    path: '/societes/{idPlaque}',
    title: 'Société',
    who: everyone,
    load: withDemande(() => import('../../domains/societes/societe-page.tsx').then(({ SocietePage }) => SocietePage)),
  },
  { path: '/plaques', title: 'Plaques', who: staff, redirect: '/societes' },
  {
    path: '/sites',
    title: 'Sites',
    who: everyone,
    load: () => import('../../domains/sites/sites-list.tsx').then(({ SitesList }) => SitesList),
  },
  {
    path: '/sites/create',
    title: 'Ajouter un site',
    who: everyone,
    load: withDemande(() => import('../../domains/sites/site-page.tsx').then(({ NewSitePage }) => NewSitePage)),
  },
  {
    path: '/sites/importSites',
    title: 'Import de sites',
    who: staff,
    load: importPage('sites'),
  },
  {
    path: '/sites/lot',
    title: 'Modifier des sites',
    who: everyone,
    load: () => import('../../domains/sites/lot-page.tsx').then(({ LotSitesPage }) => LotSitesPage),
  },
  {
    path: '/sites/{idSite}',
    title: 'Site',
    who: everyone,
    load: () => import('../../domains/sites/site-page.tsx').then(({ SitePage }) => SitePage),
  },
  {
    path: '/demandes',
    title: 'Demandes de modification',
    who: staff,
    load: () => import('../../domains/demandes/demandes-list.tsx').then(({ DemandesList }) => DemandesList),
  },
  {
    path: '/nissan/rechercheCodeSite',
    title: 'Recherche de code site Nissan',
    who: staff,
    load: () => import('../../domains/sites/recherche-code-site-list.tsx').then(({ RechercheCodeSiteList }) => RechercheCodeSiteList),
  },
];

const peopleRoutes: RouteEntry[] = [
  ...utilisateurRoutes,
  {
    path: '/profils/eSellerTeam',
    title: 'Profils eSeller Team',
    who: everyone,
    when: horsBDGpNi,
    load: () => import('../../domains/profils/team/profils-team-list.tsx').then(({ ProfilsTeamList }) => ProfilsTeamList),
  },
  {
    path: '/profils/eSellerTeam/create',
    title: 'Dupliquer un profil',
    who: everyone,
    when: horsBDGpNi,
    load: () => import('../../domains/profils/duplicate-profil-page.tsx').then(({ DuplicateProfilPage }) => DuplicateProfilPage),
  },
  {
    path: '/profils/eSellerTeam/{idProfile}',
    title: 'Profil eSeller Team',
    who: everyone,
    when: horsBDGpNi,
    load: () => import('../../domains/profils/team/profil-team-page.tsx').then(({ ProfilTeamPage }) => ProfilTeamPage),
  },
  {
    path: '/profils/eDataVoicePrc',
    title: 'Profils eDV (PRC)',
    who: staff,
    load: () => import('../../domains/profils/prc/profils-prc-list.tsx').then(({ ProfilsPrcList }) => ProfilsPrcList),
  },
  {
    path: '/profils/eDataVoicePrc/create',
    title: 'Création Profil eDV (PRC)',
    who: staff,
    load: () => import('../../domains/profils/prc/new-profil-prc-page.tsx').then(({ NewProfilPrcPage }) => NewProfilPrcPage),
  },
  {
    path: '/profils/eDataVoicePrc/{idProfil}',
    title: 'Profil eDV (PRC)',
    who: staff,
    load: () => import('../../domains/profils/prc/profil-prc-page.tsx').then(({ ProfilPrcPage }) => ProfilPrcPage),
  },
];

const listRoutes: RouteEntry[] = [
  { path: '/listes', title: 'Listes', who: staff, load: () => import('../../references/listes.tsx').then(({ ListesPage }) => ListesPage) },
  {
    path: '/originesContact/transfert',
    title: 'Transférer une origine de contact',
    who: everyone,
    load: () =>
      import('../../references/transfer-origine-contact.tsx').then(({ TransferOrigineContactPage }) => TransferOrigineContactPage),
  },
  {
    path: '/cartesDeFidelite/importClients',
    title: 'Import des cartes de fidélité',
    who: everyone,
    flag: 'importFidelite',
    load: importPage('cartesDeFidelite'),
  },
  {
    path: '/statutsVehicules',
    title: 'Statuts des véhicules',
    who: staff,
    load: () =>
      import('../../domains/statuts-vehicules/statuts-vehicules-list.tsx').then(({ StatutsVehiculesList }) => StatutsVehiculesList),
  },
  {
    path: '/logosMarques',
    title: 'Logos des marques',
    who: staff,
    load: () => import('../../domains/logos-marques/logos-marques-list.tsx').then(({ LogosMarquesList }) => LogosMarquesList),
  },
];

const settingRoutes: RouteEntry[] = [
  {
    path: '/qualite',
    title: 'Qualité de la configuration',
    who: everyone,
    load: () => import('../../domains/qualite/qualite-list.tsx').then(({ QualiteList }) => QualiteList),
  },
  {
    path: '/qualite/{cle}',
    title: 'Contrôle de la configuration',
    who: everyone,
    load: () => import('../../domains/qualite/controle-page.tsx').then(({ ControlePage }) => ControlePage),
  },
  {
    path: '/parametres',
    title: 'Paramètres du groupe',
    who: staff,
    load: () => import('../../domains/gp-parametres/parametres-page.tsx').then(({ ParametresPage }) => ParametresPage),
  },
  {
    path: '/relances',
    title: 'Relances automatiques',
    who: everyone,
    load: () => import('../../domains/relances/relances-list.tsx').then(({ RelancesList }) => RelancesList),
  },
  {
    path: '/relances/create',
    title: 'Ajouter une relance automatique',
    who: everyone,
    load: () => import('../../domains/relances/relance-page.tsx').then(({ NewRelancePage }) => NewRelancePage),
  },
  {
    path: '/relances/{idRelanceAuto}',
    title: 'Relance automatique',
    who: everyone,
    load: () => import('../../domains/relances/relance-page.tsx').then(({ RelancePage }) => RelancePage),
  },
  {
    path: '/workflowsLeads',
    title: 'Workflows des leads',
    who: everyone,
    load: () => import('../../domains/workflows-leads/workflows-leads-page.tsx').then(({ WorkflowsLeadsPage }) => WorkflowsLeadsPage),
  },
  {
    path: '/objectifsVendeur',
    title: 'Objectifs vendeur',
    who: everyone,
    load: () => import('../../domains/objectifs-vendeur/objectifs-page.tsx').then(({ ObjectifsPage }) => ObjectifsPage),
  },
  {
    path: '/plafondsRemise',
    title: 'Plafonds de remise',
    who: everyone,
    load: () => import('../../domains/plafonds-remise/plafonds-page.tsx').then(({ PlafondsPage }) => PlafondsPage),
  },
  {
    path: '/champsFicheClient',
    title: 'Champs de la fiche client',
    who: staff,
    load: () =>
      import('../../domains/champs-fiche-client/champs-fiche-client-page.tsx').then(({ ChampsFicheClientPage }) => ChampsFicheClientPage),
  },
  ...publicationRoutes,
  {
    path: '/cloture',
    title: 'Clôture des rapports',
    who: staff,
    load: () => import('../../domains/cloture/cloture-page.tsx').then(({ CloturePage }) => CloturePage),
  },
  {
    path: '/logSuppression',
    title: 'Journal des suppressions',
    who: staff,
    load: () => import('../../domains/log-suppression/log-suppression-page.tsx').then(({ LogSuppressionPage }) => LogSuppressionPage),
  },
];

/** Every screen of the console. */
export const routes: readonly RouteEntry[] = [
  ...sessionRoutes,
  ...evenementRoutes,
  ...structureRoutes,
  ...peopleRoutes,
  ...interfaceRoutes,
  ...listRoutes,
  ...origineRoutes,
  ...tarifRoutes,
  ...agricultureRoutes,
  ...references.flatMap(referenceRoutes),
  ...settingRoutes,
  ...modeleRoutes,
];

const byKey = new Map(routes.map((entry) => [samePathKey(entry.path), entry]));

/** The entry of a path written with its parameters in braces. */
export const routeOf = (path: string) => byKey.get(samePathKey(path));

/** The entry of an address, so that its code loads before the session is known. */
export const entryAt = (pathname: string) => {
  const parts = samePathKey(pathname).split('/');
  const fits = (key: string) => {
    const names = key.split('/');
    return names.length === parts.length && names.every((name, place) => name === '{}' || name === parts[place]);
  };
  return routeOf(pathname) ?? [...byKey].find(([key]) => fits(key))?.[1];
};
