import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { interfaceRoutes } from '../routes/routes-interfaces.ts';

export type LinkName = keyof SessionInfo['links'];

/** A screen of the console, under its own title where no label is written, or an outside address. `icon` names a Tabler icon. */
export type WrittenEntry = { icon: string } & ({ path: `/${string}`; label?: string } | { link: LinkName; label: string });

export interface WrittenGroup {
  label: string;
  icon: string;
  /** Shown folded until somebody unfolds it. */
  folded?: true;
  entries: readonly WrittenEntry[];
}

const documentation: WrittenEntry = { link: 'documentation', label: 'Documentation (PDF)', icon: 'FileText' };

/** Provider staff: groups by job. A screen that lies below another is reached from it. */
export const staffMenu: readonly WrittenGroup[] = [
  {
    label: 'Accueil',
    icon: 'Home',
    entries: [
      { path: '/DatabaseSelect', icon: 'Buildings' },
      { path: '/dashboard', icon: 'LayoutDashboard' },
    ],
  },
  {
    label: 'Personnes et droits',
    icon: 'Users',
    entries: [
      { path: '/utilisateurs', icon: 'Users' },
      { path: '/utilisateurs/eseller', icon: 'IdBadge2' },
      { path: '/utilisateurs/backoffice', icon: 'UserShield' },
      { path: '/profils/eSellerTeam', icon: 'ShieldLock' },
      { path: '/profils/eDataVoicePrc', icon: 'PhoneCall' },
      { path: '/fonctions', icon: 'Briefcase' },
      { path: '/holidayTypes', icon: 'Beach' },
      { path: '/objectifsVendeur', icon: 'TargetArrow' },
    ],
  },
  {
    label: 'Groupe et sites',
    icon: 'BuildingStore',
    entries: [
      { path: '/societes', icon: 'Building' },
      { path: '/sites', icon: 'BuildingStore' },
      { path: '/demandes', label: 'Demandes', icon: 'Inbox' },
      { path: '/parametres', icon: 'Settings' },
      { path: '/logosMarques', icon: 'Photo' },
      { path: '/publication', icon: 'WorldUpload' },
      { path: '/nissan/rechercheCodeSite', icon: 'ZoomCode' },
    ],
  },
  {
    label: 'Leads',
    icon: 'Route',
    folded: true,
    entries: [
      { path: '/workflowsLeads', icon: 'Route' },
      { path: '/origines', icon: 'Sitemap' },
      { path: '/originesDefaut', icon: 'Target' },
      { path: '/originesContact', icon: 'Affiliate' },
      { path: '/WSImport', icon: 'DatabaseImport' },
      { path: '/relances', icon: 'BellRinging' },
      { path: '/table/RaisonClotureLead', icon: 'CircleX' },
      { path: '/interfaces/esellerLead', icon: 'Send' },
    ],
  },
  {
    label: 'Interfaces',
    icon: 'PlugConnected',
    folded: true,
    entries: interfaceRoutes.flatMap(({ path, icon }) => (icon ? [{ path, icon }] : [])),
  },
  {
    label: 'Offres et commandes',
    icon: 'FileText',
    folded: true,
    entries: [
      { path: '/BonDeCommande', icon: 'FileInvoice' },
      { path: '/templatesBDC', icon: 'Template' },
      { path: '/templatesImpression', icon: 'Printer' },
      { path: '/plafondsRemise', icon: 'Discount' },
      { path: '/libellesRemise', icon: 'Tag' },
      { path: '/lignesFrequentes', icon: 'ListDetails' },
      { path: '/offrereglement', icon: 'CoinEuro' },
      { path: '/table/MoyenPaiement', icon: 'CreditCard' },
      { path: '/codesOP', icon: 'Numbers' },
      { path: '/docsAdmin', icon: 'FileCertificate' },
    ],
  },
  {
    label: 'Véhicules et barèmes',
    icon: 'SteeringWheel',
    folded: true,
    entries: [
      { path: '/malusEcologique', icon: 'Leaf' },
      { path: '/malusMasse', icon: 'Weight' },
      { path: '/statutsVehicules', icon: 'Tags' },
      { path: '/categoriesAgri', icon: 'Tractor' },
      { path: '/typesProduction', icon: 'Plant2' },
      { path: '/typesMaterielAgri', icon: 'Engine' },
      { path: '/estimationsReprise', icon: 'Calculator' },
    ],
  },
  {
    label: 'Fiche client',
    icon: 'Id',
    folded: true,
    entries: [
      { path: '/champsFicheClient', icon: 'Forms' },
      { path: '/listes', icon: 'ListSearch' },
      { path: '/table/CategorieClient', icon: 'UsersGroup' },
      { path: '/civilites', icon: 'Man' },
      { path: '/table/SITFAM', icon: 'HeartHandshake' },
      { path: '/statutsJuridiques', icon: 'Gavel' },
      { path: '/cartesDeFidelite', icon: 'Cards' },
    ],
  },
  {
    label: 'Suivi et clôture',
    icon: 'History',
    folded: true,
    entries: [
      { path: '/qualite', icon: 'Checklist' },
      { path: '/cloture', icon: 'CalendarCheck' },
      { path: '/journal', icon: 'History' },
      { path: '/temps', icon: 'HistoryToggle' },
      { path: '/corbeille', icon: 'Recycle' },
      { path: '/logSuppression', icon: 'Trash' },
      { path: '/securite', icon: 'ShieldCheck' },
      { path: '/operateurs', icon: 'UserCog' },
      { path: '/fournisseurs', icon: 'Fingerprint' },
      { path: '/webhooks', icon: 'Webhook' },
      { path: '/acces', icon: 'UserCheck' },
      { path: '/jetons', icon: 'Key' },
      { link: 'monitoring', label: 'Supervision des passerelles', icon: 'ExternalLink' },
      { link: 'logs', label: 'Journaux techniques', icon: 'ExternalLink' },
      { link: 'setup', label: 'Outil d’installation', icon: 'ExternalLink' },
      { link: 'courriels', label: 'Courriels capturés', icon: 'ExternalLink' },
    ],
  },
];

const entriesAt = (...paths: readonly string[]) => {
  const all = staffMenu.flatMap(({ entries }) => entries);
  return paths.flatMap((path) => all.find((entry) => 'path' in entry && entry.path === path) ?? []);
};

/** Customer access (docs/regles/ecrans.md#order-of-menus). */
export const customerMenu: readonly WrittenGroup[] = [
  {
    label: 'Accueil',
    icon: 'Home',
    entries: entriesAt(
      '/dashboard',
      '/societes',
      '/sites',
      '/utilisateurs',
      '/profils/eSellerTeam',
      '/utilisateurs/eseller',
      '/interfaces/wally',
      '/passerelles',
    ),
  },
  {
    label: 'Configuration',
    icon: 'Settings',
    entries: entriesAt(
      '/lignesFrequentes',
      '/codesOP',
      '/originesContact',
      '/table/SITFAM',
      '/cartesDeFidelite',
      '/fonctions',
      '/relances',
      '/objectifsVendeur',
      '/libellesRemise',
      '/plafondsRemise',
      '/workflowsLeads',
      '/acces',
      '/jetons',
    ),
  },
  { label: 'Aide', icon: 'Help', entries: [documentation] },
];

export const noCustomer: readonly WrittenGroup[] = [
  { label: 'Client', icon: 'Buildings', entries: [{ path: '/DatabaseSelect', label: 'Choisir un client', icon: 'Buildings' }] },
];
