import { flag, values } from '../fields/kit.ts';

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
