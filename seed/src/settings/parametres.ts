import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import type { Row } from '../rows.ts';

const prospectFields = ['Nom,1,Maj', 'Prenom,1,PremLettreMaj', 'Email,0,Min', 'Portable,1', 'CodePostal,0', 'Ville,0,Maj'];
const orderFields = ['Immatriculation', 'NumeroSerie', 'Kilometrage', 'DateLivraison', 'Reprise', 'Financement'];

const leadWorkflows = [
  'BdcToChefsVentes',
  'BdcToVendeurs',
  'BdcToChefsVentesVendeurs',
  'BdcToPotCommunVendeurs',
  'BdcToChefsVentesVendeursPotCommunVendeurs',
];

const leadParameters = ({ BDGp, interfaces }: Recipe): Row => {
  const draw = random(`${BDGp}/parametres-leads`);
  const usesLead = interfaces.lead > 0;
  const some = (share: number) => usesLead && draw.chance(share);
  return {
    GRP_eSellerLeadGereLeadVN: usesLead,
    GRP_eSellerLeadGereLeadVO: some(0.8),
    GRP_eSellerTeamGereLeadVN: !usesLead,
    GRP_eSellerTeamGereLeadVO: !usesLead,
    GRP_ReceptionLeads: 'CDV',
    GRP_eSellerLeadProcessBDC: usesLead ? draw.pick(leadWorkflows) : 'BdcToChefsVentes',
    GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV: some(0.2),
    GRP_BDCTraitementLeadsAPV: some(0.3),
    GRP_eSellerLeadAtelierMailRapport: some(0.4),
    GRP_esellerLeadEditRapportCloture: some(0.6),
    GRP_reportingTransformationCyclevente: some(0.5),
    GRP_eSellerLeadFormatTelFR: usesLead,
    GRP_esellerLeadCallcenterTypeCreateLead: some(0.3) ? 'PriorisationAppelManuel' : '',
    GRP_esellerLeadCampagne: some(0.5),
    GRP_GestionVIP: some(0.3),
    GRP_PotCommunVendeursEmailCDV: some(0.4),
    GRP_esellerLeadMobileChefVentesCloturer: usesLead,
    GRP_esellerLeadMobileVendeurCloturer: some(0.7),
    GRP_esellerLeadMobileChefVentesReporter: usesLead,
    GRP_esellerLeadMobileVendeurReporter: some(0.7),
    GRP_esellerLeadMobileChefVentesGagnee: usesLead,
    GRP_esellerLeadMobileVendeurGagnee: some(0.7),
    GRP_esellerLeadMobileChefVentesCreerLead: some(0.8),
  };
};

/** The parameters of a group. */
export const parametreValues = (recipe: Recipe): Row => {
  const draw = random(`${recipe.BDGp}/parametres`);
  return {
    GRP_EstEnGestionTTC: draw.chance(0.5),
    GRP_TauxTVA: 20,
    GRP_AnalyseMarge: draw.chance(0.6),
    GRP_GereMalusVDCommeVN: draw.chance(0.7),
    GRP_GereBonusVDCommeVN: draw.chance(0.5),
    GRP_AutoriseSaisieManuVehOffre: draw.chance(0.8),
    GRP_OffreValiditeFinDeMois: draw.chance(0.3),
    GRP_EssaiObligatoire: draw.below(3),
    GRP_RechercheVN: draw.pick(['STOCK', 'CATAL']),
    GRP_RechercheVO: draw.pick(['STOCK', 'RESEA']),
    TypeBDC: `BDC_${recipe.enseigne.replaceAll(' ', '')}`,
    GRP_ListeChampsBDC: orderFields.slice(0, 3 + draw.below(4)).join(';'),
    GRP_AfficheNumSerieBdC: draw.chance(0.9),
    GRP_ForceEnvoiFM: draw.chance(0.2),
    GRP_ListeChampsCreationProspect: prospectFields.slice(0, 3 + draw.below(4)).join(';'),
    GRP_TsfCreeClientSiInexistant: draw.chance(0.8),
    GRP_CodePays: 'FR',
    GRP_CampagneEDataVoice: recipe.eDataVoice && draw.chance(0.7),
    GRP_NbRelanceMaxParJour: draw.pick([null, 10, 15, 20, 30]),
    GRP_NbJrsRelanceAvantFinGarantie: draw.pick([30, 60, 90]),
    GRP_NbJrsRelanceAvantFinFinancement: draw.pick([90, 120, 180]),
    GRP_DureeValiditePassword: draw.pick([0, 90, 180, 365]),
    ...leadParameters(recipe),
  };
};
