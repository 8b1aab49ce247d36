import { z } from 'zod';
import { describe } from '../../fields/described.ts';
import { answered, choice, email, flag, own, requiredChoice, requiredText, secret, text } from '../../fields/kit.ts';
import { namesWhere } from '../../fields/shapes.ts';
import { lotFieldsOf } from '../../lots.ts';

const initial = z
  .string()
  .trim()
  .regex(/^\p{L}{1,3}$/u, '1 à 3 lettres')
  .transform((letters) => letters.toUpperCase())
  .pipe(z.string());

/** 0, or what is no number, means none. */
const leadChoice = z.coerce
  .number<number>()
  .catch(0)
  .transform((chosen) => (Number.isInteger(chosen) && chosen >= 1 ? chosen : null))
  .pipe(z.number().nullable())
  .nullable();

/** The reduced form of customer access leaves it out: whatever it sends of it stays as stored. */
const reserved = { by: 'operator' } as const;
const column = { import: true } as const;
const tick = { lot: true, import: true } as const;

/** Ticks of the user form, in the order in which the form shows them. */
export const utilisateurFlags = {
  Actif: flag('Actif', { ...tick, default: true, list: 'shown' }),
  Superviseur: flag('Superviseur', { ...tick, ...reserved }),
  AccesCRMeSeller: flag('Accès CRM eSeller', tick),
  OffreEnTTC: flag('Offre en TTC', { ...tick, ...reserved }),
  HorsTraitementLeads: flag('Hors traitement des leads', tick),
  HorsTraitementLeadsAPV: flag('Hors traitement des leads APV', tick),
  RechercheVNParFiltre: flag('Recherche VN par filtre', { ...tick, ...reserved }),
  RechercheAvanceeVNParDefaut: flag('Recherche avancée VN par défaut', { ...tick, ...reserved }),
  TypeVN: flag('VN', tick),
  TypeVO: flag('VO', tick),
  TypeVDL: flag('VDL', tick),
  TypeConseiller: flag('Conseiller', tick),
  TypeAutre: flag('Autre', tick),
  EnCopieRDVeSellerLead: flag('En copie des rendez-vous eSeller Lead', tick),
  AccesLeadVNVO: flag('Accès aux leads VN et VO', tick),
  AccesLeadAPV: flag('Accès aux leads APV', tick),
};
export type UtilisateurFlag = keyof typeof utilisateurFlags;

/** A user's fields. The columns of the import stand in this order, and a file is read by their places: a new one comes last. */
export const utilisateurFields = {
  Lastname: requiredText('Nom', { max: 50, list: 'shown', ...column }),
  Firstname: requiredText('Prénom', { max: 50, list: 'shown', ...column }),
  Initial: own('Initiales', {
    input: initial,
    answer: z.string(),
    help: '1 à 3 lettres, tirées du prénom et du nom',
    import: '1 à 3 lettres\u00a0; déduites du prénom et du nom si la cellule d’un nouvel utilisateur est vide',
  }),
  EMail: email('E-mail', { max: 80, list: 'shown', ...column }),
  PhoneNumber: text('Téléphone', { type: 'tel', ...column }),
  MobilePhone: text('Mobile', { type: 'tel', ...column }),
  PrivatePhone: text('Téléphone privé', { type: 'tel', ...column }),
  LoginWEB: requiredText('Login', {
    max: 10,
    list: 'shown',
    help: 'Chaque utilisateur du groupe a le sien.',
    import: 'Un login connu modifie son utilisateur, un autre en ajoute un',
  }),
  Password: secret('Mot de passe', { max: 8, ...column }),
  drprofile_id: requiredChoice('Profil eSeller Team', { heading: 'Profil', shown: 'DRPROFILE_DESCR', list: 'shown', lot: true, ...column }),
  IDDRProfileEsellerLead: describe({
    kind: 'choice',
    label: 'Profil eSeller Lead',
    shown: 'DRProfileEsellerLead_Libelle',
    list: 'shown',
    lot: true,
    import: true,
    required: false,
    default: null,
    input: leadChoice,
    answer: z.number().nullable(),
  }),
  IDProfil: choice('Profil eDV (PRC)', { lot: true, ...column }),
  ...utilisateurFlags,
  CodeIPNRenault: text('Code IPN Renault', column),
  CodeFRStellantis: text('Code FR Stellantis', { ...column, ...reserved }),
};

/** What other screens decide of a user. */
export const utilisateurFacts = {
  EstEDVMarketing: answered('Compte eDataVoice Marketing', z.boolean()),
  IsAccountOpened: answered('Compte eSeller ouvert', z.boolean(), { heading: 'Compte ouvert' }),
};

/** What customer access may not change. */
export const reservedFields = namesWhere(utilisateurFields, reserved);

/** What may be changed of many users at once. */
export const utilisateurLotFields = lotFieldsOf(utilisateurFields);
