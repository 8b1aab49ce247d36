import { choice, flag } from './kit.ts';

/** Whom the BDC passes a lead on to where no workflow says. */
const processBDC = choice('Workflow par défaut des leads', 'À qui le BDC transmet un lead, sauf workflow particulier.', [
  { value: 'BdcToChefsVentes', label: 'Chefs des ventes' },
  { value: 'BdcToVendeurs', label: 'Vendeurs' },
  { value: 'BdcToChefsVentesVendeurs', label: 'Chefs des ventes et Vendeurs' },
  { value: 'BdcToPotCommunVendeurs', label: 'Pot commun vendeurs' },
  { value: 'BdcToChefsVentesVendeursPotCommunVendeurs', label: 'Chefs des ventes, Vendeurs et Pot commun vendeurs' },
]);

/** Edited with the workflows of leads alone. */
export const leadsWorkflows = {
  GRP_ReceptionLeads: choice('Réception des leads', 'Qui reçoit un lead le premier, sauf workflow particulier.', [
    { value: 'CDV', label: 'Chefs des ventes' },
    { value: 'VEND', label: 'Vendeurs' },
    { value: 'BDC', label: 'BDC' },
  ]),
};

export const leads = {
  GRP_eSellerLeadGereLeadVN: flag('Leads VN dans eSeller Lead', 'eSeller Lead traite les leads de véhicules neufs.'),
  GRP_eSellerLeadGereLeadVO: flag('Leads VO dans eSeller Lead', "eSeller Lead traite les leads de véhicules d'occasion."),
  GRP_eSellerTeamGereLeadVN: flag('Leads VN dans eSeller Team', 'eSeller Team traite les leads de véhicules neufs.'),
  GRP_eSellerTeamGereLeadVO: flag('Leads VO dans eSeller Team', "eSeller Team traite les leads de véhicules d'occasion."),
  GRP_eSellerLeadProcessBDC: processBDC,
  GRP_BDCTraitementLeadAmontChefVente: flag(
    'Traitement par le BDC en amont du chef des ventes',
    'Le BDC traite un lead avant le chef des ventes. Les workflows des leads en ont besoin.',
  ),
  GRP_BDCTraitementLeadsAPV: flag('Traitement des leads APV par le BDC', "Le BDC traite les leads de l'après-vente."),
  GRP_eSellerLeadAtelierMailRapport: flag("Rapport de l'atelier par e-mail", "Le rapport de l'atelier est envoyé par e-mail."),
  GRP_esellerLeadEditRapportCloture: flag('Rapport modifiable à la clôture', 'Le rapport peut être modifié à la clôture d’un lead.'),
  GRP_reportingTransformationCyclevente: flag(
    'Transformation par cycle de vente',
    'Le reporting mesure la transformation des leads par cycle de vente.',
  ),
  GRP_eSellerLeadFormatTelFR: flag('Téléphones au format français', 'eSeller Lead attend des numéros de téléphone français.'),
};

/** Edited in the configuration of eSeller Lead alone. */
export const leadsSeuls = {
  GRP_esellerLeadCallcenterTypeCreateLead: choice(
    "Création de leads par le centre d'appels",
    "L'ordre dans lequel le centre d'appels traite les leads qu'il crée.",
    [
      { value: '', label: 'Classique, sans priorisation' },
      { value: 'PriorisationKiamo', label: 'Priorisation par Kiamo' },
      { value: 'PriorisationAppelManuel', label: 'Priorisation des appels manuels' },
    ],
  ),
  GRP_esellerLeadCampagne: flag('Campagnes', 'eSeller Lead gère les campagnes.'),
  GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV: flag(
    'Leads non transmis au chef des ventes',
    'Les leads que le BDC traite en amont ne sont pas transmis au chef des ventes.',
  ),
  GRP_GestionVIP: flag('Gestion des clients VIP', 'Les leads de clients VIP sont distingués.'),
  GRP_PotCommunVendeursEmailCDV: flag(
    'Pot commun : e-mail au chef des ventes',
    'Le chef des ventes reçoit un e-mail pour chaque lead du pot commun.',
  ),
  GRP_esellerLeadMobileChefVentesCloturer: flag('Clôture par le chef des ventes', 'Le chef des ventes clôture un lead depuis le mobile.'),
  GRP_esellerLeadMobileVendeurCloturer: flag('Clôture par le vendeur', 'Le vendeur clôture un lead depuis le mobile.'),
  GRP_esellerLeadMobileChefVentesReporter: flag('Report par le chef des ventes', 'Le chef des ventes reporte un lead depuis le mobile.'),
  GRP_esellerLeadMobileVendeurReporter: flag('Report par le vendeur', 'Le vendeur reporte un lead depuis le mobile.'),
  GRP_esellerLeadMobileChefVentesGagnee: flag(
    'Affaire gagnée par le chef des ventes',
    'Le chef des ventes déclare une affaire gagnée depuis le mobile.',
  ),
  GRP_esellerLeadMobileVendeurGagnee: flag('Affaire gagnée par le vendeur', 'Le vendeur déclare une affaire gagnée depuis le mobile.'),
  GRP_esellerLeadMobileChefVentesCreerLead: flag(
    'Création de leads par le chef des ventes',
    'Le chef des ventes crée un lead depuis le mobile.',
  ),
};
