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
