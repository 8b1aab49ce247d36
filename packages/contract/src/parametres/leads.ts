import { flag, values } from '../fields/kit.ts';

/** Who receives the leads that nothing else decides. */
const processBDC = values(
  'Workflow par défaut des leads',
  [
    { value: 'BdcToChefsVentes', label: 'Chefs des ventes' },
    { value: 'BdcToVendeurs', label: 'Vendeurs' },
    { value: 'BdcToChefsVentesVendeurs', label: 'Chefs des ventes et Vendeurs' },
    { value: 'BdcToPotCommunVendeurs', label: 'Pot commun vendeurs' },
    { value: 'BdcToChefsVentesVendeursPotCommunVendeurs', label: 'Chefs des ventes, Vendeurs et Pot commun vendeurs' },
  ],
  { help: 'À qui le BDC transmet un lead, sauf workflow particulier.' },
);

/** Edited with the workflows of leads alone. */
export const leadsWorkflows = {
  GRP_ReceptionLeads: values(
    'Réception des leads',
    [
      { value: 'CDV', label: 'Chefs des ventes' },
      { value: 'VEND', label: 'Vendeurs' },
      { value: 'BDC', label: 'BDC' },
    ],
    { help: 'Qui reçoit un lead le premier, sauf workflow particulier.' },
  ),
};

export const leads = {
  GRP_eSellerLeadGereLeadVN: flag('Leads VN dans eSeller Lead', { help: 'eSeller Lead traite les leads de véhicules neufs.' }),
  GRP_eSellerLeadGereLeadVO: flag('Leads VO dans eSeller Lead', { help: 'eSeller Lead traite les leads de véhicules d’occasion.' }),
  GRP_eSellerTeamGereLeadVN: flag('Leads VN dans eSeller Team', { help: 'eSeller Team traite les leads de véhicules neufs.' }),
  GRP_eSellerTeamGereLeadVO: flag('Leads VO dans eSeller Team', { help: 'eSeller Team traite les leads de véhicules d’occasion.' }),
  GRP_eSellerLeadProcessBDC: processBDC,
  GRP_BDCTraitementLeadAmontChefVente: flag('Traitement par le BDC en amont du chef des ventes', {
    help: 'Le BDC traite un lead avant le chef des ventes. Les workflows des leads en ont besoin.',
  }),
  GRP_BDCTraitementLeadsAPV: flag('Traitement des leads APV par le BDC', { help: 'Le BDC traite les leads de l’après-vente.' }),
  GRP_eSellerLeadAtelierMailRapport: flag('Rapport de l’atelier par e-mail', { help: 'Le rapport de l’atelier est envoyé par e-mail.' }),
  GRP_esellerLeadEditRapportCloture: flag('Rapport modifiable à la clôture', {
    help: 'Le rapport peut être modifié à la clôture d’un lead.',
  }),
  GRP_reportingTransformationCyclevente: flag('Transformation par cycle de vente', {
    help: 'Le reporting mesure la transformation des leads par cycle de vente.',
  }),
  GRP_eSellerLeadFormatTelFR: flag('Téléphones au format français', { help: 'eSeller Lead attend des numéros de téléphone français.' }),
};

/** Edited in the configuration of eSeller Lead alone. */
export const leadsSeuls = {
  GRP_esellerLeadCallcenterTypeCreateLead: values(
    'Création de leads par le centre d’appels',
    [
      { value: '', label: 'Classique, sans priorisation' },
      { value: 'PriorisationKiamo', label: 'Priorisation par Kiamo' },
      { value: 'PriorisationAppelManuel', label: 'Priorisation des appels manuels' },
    ],
    { help: 'L’ordre dans lequel le centre d’appels traite les leads qu’il crée.' },
  ),
  GRP_esellerLeadCampagne: flag('Campagnes', { help: 'eSeller Lead gère les campagnes.' }),
  GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV: flag('Leads non transmis au chef des ventes', {
    help: 'Les leads que le BDC traite en amont ne sont pas transmis au chef des ventes.',
  }),
  GRP_GestionVIP: flag('Gestion des clients VIP', { help: 'Les leads de clients VIP sont distingués.' }),
  GRP_PotCommunVendeursEmailCDV: flag('Pot commun\u00a0: e-mail au chef des ventes', {
    help: 'Le chef des ventes reçoit un e-mail pour chaque lead du pot commun.',
  }),
  GRP_esellerLeadMobileChefVentesCloturer: flag('Clôture par le chef des ventes', {
    help: 'Le chef des ventes clôture un lead depuis le mobile.',
  }),
  GRP_esellerLeadMobileVendeurCloturer: flag('Clôture par le vendeur', { help: 'Le vendeur clôture un lead depuis le mobile.' }),
  GRP_esellerLeadMobileChefVentesReporter: flag('Report par le chef des ventes', {
    help: 'Le chef des ventes reporte un lead depuis le mobile.',
  }),
  GRP_esellerLeadMobileVendeurReporter: flag('Report par le vendeur', { help: 'Le vendeur reporte un lead depuis le mobile.' }),
  GRP_esellerLeadMobileChefVentesGagnee: flag('Affaire gagnée par le chef des ventes', {
    help: 'Le chef des ventes déclare une affaire gagnée depuis le mobile.',
  }),
  GRP_esellerLeadMobileVendeurGagnee: flag('Affaire gagnée par le vendeur', {
    help: 'Le vendeur déclare une affaire gagnée depuis le mobile.',
  }),
  GRP_esellerLeadMobileChefVentesCreerLead: flag('Création de leads par le chef des ventes', {
    help: 'Le chef des ventes crée un lead depuis le mobile.',
  }),
};
