import { z } from 'zod';
import { flag, text } from '../../fields/kit.ts';
import { endpoint, everyone, staff } from '../../kit.ts';
import { leadsSeuls } from '../../parametres/eseller-lead.ts';
import { leads } from '../../parametres/leads.ts';
import { answerShape, inputShape, namesOf, pick } from '../../fields/shapes.ts';

export const needsIDClient = "Vous devez renseigner un IDClient pour pouvoir activer l'interface";

/** The group's parameters that the configuration of eSeller Lead holds, in the order that users know. */
export const parametresLead = pick({ ...leads, ...leadsSeuls }, [
  'GRP_eSellerLeadGereLeadVO',
  'GRP_eSellerLeadGereLeadVN',
  'GRP_eSellerTeamGereLeadVO',
  'GRP_eSellerTeamGereLeadVN',
  'GRP_eSellerLeadAtelierMailRapport',
  'GRP_eSellerLeadProcessBDC',
  'GRP_esellerLeadCallcenterTypeCreateLead',
  'GRP_esellerLeadEditRapportCloture',
  'GRP_esellerLeadCampagne',
  'GRP_BDCTraitementLeadAmontChefVente',
  'GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV',
  'GRP_reportingTransformationCyclevente',
  'GRP_GestionVIP',
  'GRP_BDCTraitementLeadsAPV',
  'GRP_PotCommunVendeursEmailCDV',
  'GRP_esellerLeadMobileChefVentesCloturer',
  'GRP_esellerLeadMobileVendeurCloturer',
  'GRP_esellerLeadMobileChefVentesReporter',
  'GRP_esellerLeadMobileVendeurReporter',
  'GRP_esellerLeadMobileChefVentesGagnee',
  'GRP_esellerLeadMobileVendeurGagnee',
  'GRP_esellerLeadMobileChefVentesCreerLead',
]);
export type CodeLead = keyof typeof parametresLead;
export const codesLead = namesOf(parametresLead);

const activationFields = {
  /** Of the group on the sales platform; the mobile application names it so too. */
  IDClient: text('IDClient', { help: 'L’identifiant du groupe sur la plateforme, et dans l’application mobile.' }),
  Actif: flag('Interface active'),
};
export const reportingFields = { reportingLeadMenuExist: flag('Menu de reporting des leads') };

/** What the group's record keeps of them. */
export const leadColumns = { IDClient: activationFields.IDClient, eSellerLeadActif: activationFields.Actif, ...reportingFields };

/** What the form of the configuration holds. */
export const leadConfigForm = z.object(inputShape({ ...activationFields, ...parametresLead }));
/** Keys present change, absent keys stay. */
const changes = leadConfigForm.partial();
export type LeadConfigChanges = z.output<typeof changes>;

const config = z.strictObject(answerShape({ ...activationFields, ...reportingFields, ...parametresLead }));
export type LeadConfig = z.infer<typeof config>;

const shared = { who: staff, on: 'customer' } as const;
const path = '/api/interfaces/esellerLead/config';

export const esellerLead = {
  /** Also for customer access: the screen of users reads it. */
  config: endpoint({
    who: everyone,
    on: 'customer',
    method: 'GET',
    path,
    action: 'Lire la configuration d’eSeller Lead',
    answer: config,
  }),
  updateConfig: endpoint({
    ...shared,
    method: 'PUT',
    path,
    action: 'Modifier la configuration d’eSeller Lead',
    body: changes,
    answer: config,
  }),
  reportingMenu: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/esellerLead/reportingMenu',
    action: 'Créer le menu de reporting d’eSeller Lead',
    answer: z.strictObject({ reportingLeadMenuExist: z.literal(true) }),
  }),
};
