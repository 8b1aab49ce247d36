import { wallyCrmNames } from '@comptoir/contract/interfaces/wally/wally-crms';
import { everyone, staff } from '@comptoir/contract/kit';
import type { RouteEntry } from './route-entry.ts';

const horsBDGpNi = ['horsBDGpNi'] as const;

const ofCrm = { crm: wallyCrmNames };

const wallyRoutes: RouteEntry[] = [
  {
    path: '/interfaces/wally',
    title: 'Wally',
    icon: 'Wallet',
    who: everyone,
    load: () => import('../../interfaces/wally/wally-page.tsx').then(({ WallyPage }) => WallyPage),
  },
  {
    path: '/interfaces/wally/{crm}/comptes',
    title: 'Comptes Wally',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/comptes/comptes-list.tsx').then(({ ComptesList }) => ComptesList),
  },
  {
    path: '/interfaces/wally/{crm}/comptes/creation',
    title: 'Création d’un compte Wally',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/wizard/creation-page.tsx').then(({ CreationPage }) => CreationPage),
  },
  {
    path: '/interfaces/wally/{crm}/comptes/creation/{IdWallyCompte}/mapping-point-de-vente',
    title: 'Création\u00a0: correspondance des points de vente',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/wizard/step-page.tsx').then(({ SitesStepPage }) => SitesStepPage),
  },
  {
    path: '/interfaces/wally/{crm}/comptes/creation/{IdWallyCompte}/mapping-origines',
    title: 'Création\u00a0: correspondance des origines',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/wizard/step-page.tsx').then(({ OriginesStepPage }) => OriginesStepPage),
  },
  {
    path: '/interfaces/wally/{crm}/comptes/creation/{IdWallyCompte}/activation',
    title: 'Création\u00a0: activation du compte',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/wizard/step-page.tsx').then(({ ActivationPage }) => ActivationPage),
  },
  {
    path: '/interfaces/wally/{crm}/point-de-vente',
    title: 'Correspondance des points de vente',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/correspondances/mapping-page.tsx').then(({ PointDeVentePage }) => PointDeVentePage),
  },
  {
    path: '/interfaces/wally/{crm}/origines',
    title: 'Correspondance des origines',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/correspondances/mapping-page.tsx').then(({ OriginesPage }) => OriginesPage),
  },
  {
    path: '/interfaces/wally/{crm}/origines-par-defaut',
    title: 'Origines par défaut de Wally',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/correspondances/mapping-page.tsx').then(({ OriginesDefautPage }) => OriginesDefautPage),
  },
  {
    path: '/interfaces/wally/{crm}/logs',
    title: 'Historique des intégrations',
    who: everyone,
    values: ofCrm,
    load: () => import('../../interfaces/wally/logs-page.tsx').then(({ LogsPage }) => LogsPage),
  },
];

const gatewayRoutes: RouteEntry[] = [
  {
    path: '/passerelles',
    title: 'Passerelles',
    icon: 'Transfer',
    who: everyone,
    when: horsBDGpNi,
    load: () => import('../../domains/passerelles/passerelles-list.tsx').then(({ PasserellesList }) => PasserellesList),
  },
  {
    path: '/passerelles/lot',
    title: 'Modifier des passerelles',
    who: staff,
    load: () => import('../../domains/passerelles/lot-page.tsx').then(({ LotPasserellesPage }) => LotPasserellesPage),
  },
  {
    path: '/passerelles/{idPasserelleDMS}',
    title: 'Passerelle',
    who: staff,
    load: () => import('../../domains/passerelles/passerelle-page.tsx').then(({ PasserellePage }) => PasserellePage),
  },
  {
    path: '/passerelles/{idPasserelleDMS}/columns',
    title: 'Colonnes d’une passerelle',
    who: staff,
    load: () => import('../../domains/passerelles/columns-page.tsx').then(({ ColumnsPage }) => ColumnsPage),
  },
  {
    path: '/passerelles/{idPasserelleDMS}/history',
    title: 'Historique d’une passerelle',
    who: everyone,
    when: horsBDGpNi,
    load: () => import('../../domains/passerelles/history-list.tsx').then(({ HistoryList }) => HistoryList),
  },
  {
    path: '/passerelles/{idPasserelleDMS}/history/{idPasserelleDMSHisto}/errors',
    title: 'Erreurs d’un transfert',
    who: everyone,
    when: horsBDGpNi,
    load: () => import('../../domains/passerelles/errors-page.tsx').then(({ ErrorsPage }) => ErrorsPage),
  },
];

/** One page or more for each interface; those with an icon are the menu's entries, in this order. */
export const interfaceRoutes: RouteEntry[] = [
  {
    path: '/sante',
    title: 'Santé des interfaces',
    icon: 'ActivityHeartbeat',
    who: staff,
    load: () => import('../../domains/sante/sante-page.tsx').then(({ SantePage }) => SantePage),
  },
  {
    path: '/echanges',
    title: 'Journal des échanges',
    icon: 'ArrowsExchange',
    who: staff,
    load: () => import('../../domains/echanges/echanges-list.tsx').then(({ EchangesList }) => EchangesList),
  },
  {
    path: '/echanges/{IDEchange}',
    title: 'Échange',
    who: staff,
    load: () => import('../../domains/echanges/echange-page.tsx').then(({ EchangePage }) => EchangePage),
  },
  ...gatewayRoutes,
  {
    path: '/interfaces/planetVO',
    title: 'PlanetVO',
    icon: 'Car',
    who: staff,
    load: () => import('../../interfaces/planetvo/planetvo-list.tsx').then(({ PlanetVOList }) => PlanetVOList),
  },
  {
    path: '/interfaces/planetVO/utilisateurs/{id}',
    title: 'Utilisateur PlanetVO',
    who: staff,
    load: () => import('../../interfaces/planetvo/planetvo-user-page.tsx').then(({ PlanetVOUserPage }) => PlanetVOUserPage),
  },
  {
    path: '/interfaces/planetVO2',
    title: 'PlanetVO 2',
    icon: 'CarSuv',
    who: staff,
    load: () => import('../../interfaces/planetvo2/planetvo2-page.tsx').then(({ PlanetVO2Page }) => PlanetVO2Page),
  },
  {
    path: '/interfaces/bee2Link',
    title: 'Bee2Link',
    icon: 'Hexagon',
    who: staff,
    load: () => import('../../interfaces/bee2link/bee2link-page.tsx').then(({ Bee2LinkPage }) => Bee2LinkPage),
  },
  {
    path: '/interfaces/corporateSales',
    title: 'Corporate Sales',
    icon: 'BuildingBank',
    who: staff,
    load: () => import('../../interfaces/corporate-sales/corporate-sales-page.tsx').then(({ CorporateSalesPage }) => CorporateSalesPage),
  },
  ...wallyRoutes,
  {
    path: '/interfaces/nissanSiebel/kpi',
    title: 'KPI Nissan Siebel',
    icon: 'ChartHistogram',
    who: staff,
    load: () => import('../../interfaces/nissan-siebel/nissan-siebel-list.tsx').then(({ NissanSiebelList }) => NissanSiebelList),
  },
  {
    path: '/interfaces/HondaKpi/kpi',
    title: 'KPI Honda',
    icon: 'ChartBar',
    who: staff,
    load: () => import('../../interfaces/honda-kpi/honda-kpi-page.tsx').then(({ HondaKpiPage }) => HondaKpiPage),
  },
  {
    path: '/interfaces/basevn',
    title: 'Base VN',
    icon: 'Cube',
    who: staff,
    load: () => import('../../interfaces/basevn/basevn-page.tsx').then(({ BasevnPage }) => BasevnPage),
  },
  {
    path: '/interfaces/opelvn',
    title: 'Opel VN toolbox',
    icon: 'Tool',
    who: staff,
    load: () => import('../../interfaces/opelvn/opelvn-page.tsx').then(({ OpelvnPage }) => OpelvnPage),
  },
  {
    path: '/interfaces/emailsms',
    title: 'Module Email/SMS',
    icon: 'DeviceMobileMessage',
    who: staff,
    load: () => import('../../interfaces/email-sms/email-sms-page.tsx').then(({ EmailSmsPage }) => EmailSmsPage),
  },
  {
    path: '/interfaces/wltp',
    title: 'WLTP',
    icon: 'Gauge',
    who: staff,
    load: () => import('../../interfaces/wltp/wltp-page.tsx').then(({ WltpPage }) => WltpPage),
  },
  {
    path: '/interfaces/catalogues',
    title: 'Catalogues',
    icon: 'Book2',
    who: staff,
    load: () => import('../../interfaces/catalogues/catalogues-page.tsx').then(({ CataloguesPage }) => CataloguesPage),
  },
  {
    path: '/interfaces/offreConstructeur',
    title: 'Offre via code constructeur',
    icon: 'Ticket',
    who: staff,
    load: () =>
      import('../../interfaces/offre-constructeur/offre-constructeur-page.tsx').then(({ OffreConstructeurPage }) => OffreConstructeurPage),
  },
  {
    path: '/interfaces/smartDataForLead',
    title: 'SmartDataForLead',
    icon: 'DeviceAnalytics',
    who: staff,
    load: () =>
      import('../../interfaces/smart-data-for-lead/smart-data-for-lead-page.tsx').then(({ SmartDataForLeadPage }) => SmartDataForLeadPage),
  },
  {
    path: '/interfaces/dbs',
    title: 'API DBS',
    icon: 'Api',
    who: staff,
    load: () => import('../../interfaces/dbs/dbs-page.tsx').then(({ DbsPage }) => DbsPage),
  },
  {
    path: '/interfaces/edvMarketing',
    title: 'eDataVoice Marketing',
    icon: 'Speakerphone',
    who: staff,
    load: () => import('../../interfaces/edv-marketing/edv-marketing-page.tsx').then(({ EdvMarketingPage }) => EdvMarketingPage),
  },
  {
    path: '/interfaces/renault/csb',
    title: 'Renault CSB',
    icon: 'Diamond',
    who: staff,
    load: () => import('../../interfaces/renault-csb/renault-csb-list.tsx').then(({ RenaultCsbList }) => RenaultCsbList),
  },
  {
    path: '/interfaces/facturation',
    title: 'Facturation',
    icon: 'Receipt2',
    who: staff,
    load: () => import('../../interfaces/facturation/facturation-page.tsx').then(({ FacturationPage }) => FacturationPage),
  },
  {
    path: '/interfaces/esellerLead',
    title: 'eSeller Lead',
    who: staff,
    load: () => import('../../interfaces/eseller-lead/eseller-lead-page.tsx').then(({ EsellerLeadPage }) => EsellerLeadPage),
  },
  {
    path: '/interfaces/esellerLead/synthese',
    title: 'eSeller Lead : synthèse',
    who: staff,
    load: () => import('../../interfaces/eseller-lead/synthese-page.tsx').then(({ SynthesePage }) => SynthesePage),
  },
];
