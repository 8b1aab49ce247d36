import { z } from 'zod';
import { own } from '../../fields/kit.ts';
import { answerShape } from '../../fields/shapes.ts';
import { aRessaisir, endpoint, everyone, id, text as line } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { adressesMailOf, areAdressesMail } from '../../texts/adresses-mail.ts';
import { singleLine } from '../../texts/single-line.ts';
import { wallyCrmNames } from './wally-crms.ts';

/** Any other stored state counts as FAILED. DEFAULT has the default origins and retrieves nothing. */
export const wallyStates = ['ACTIVE', 'INACTIVE', 'OUTDATED', 'FAILED', 'DEFAULT'] as const;
export type WallyState = (typeof wallyStates)[number];

/** 'Ne pas intégrer', in place of an id. */
export const wallySkip = -1;

/** Refusals of both the screens and the server. Users know them: their words are not corrected. */
export const wallyMessages = {
  required: '*Ce champ est obligatoire',
  badAdresse: 'Veuillez saisir une adresse mail valide',
  noAdresse: 'Au moins une adresse mail obligatoire',
  activateWithoutAdresse: 'Veuillez saisir au moins une adresse mail avant activation du compte',
  activateBadAdresse: 'Veuillez saisir une adresse mail avant activation du compte',
  wrongPassword: 'Mot de passe incorrect, activation du compte impossible',
  unmapped: 'Les correspondances des points de vente sont obligatoires',
  cleared: 'Veuillez sélectionner une valeur ou annulez la modification',
  leave: 'Vous avez des modifications en cours. Annuler\u00a0?',
} as const;

/** Why an account with these addresses may not be activated; null if it may. */
export const activationRefusal = (emailNotification: string) => {
  if (adressesMailOf(emailNotification).length === 0) return wallyMessages.activateWithoutAdresse;
  return areAdressesMail(emailNotification) ? null : wallyMessages.activateBadAdresse;
};

export const maxPassword = 255;

const deCrm = { who: everyone, on: 'customer', params: z.object({ crm_name: z.string().max(64) }) } as const;
const ofCompte = z.object({ IdWallyCompte: id });
const deCompte = { who: everyone, on: 'customer', params: ofCompte } as const;
const compte = '/api/interfaces/wally/accounts/{IdWallyCompte}';

const required = z.string({ error: wallyMessages.required });

/** What an account keeps. */
export const wallyCompteFields = {
  crm_name: own('CRM', { input: z.string().max(64), answer: z.enum(wallyCrmNames) }),
  Identifiant: own('Identifiant', {
    heading: 'Compte',
    input: singleLine({ error: wallyMessages.required }).min(1, wallyMessages.required).max(255, messages.tooLong(255)),
    answer: z.string(),
  }),
  EtatDuCompte: own('Statut', { input: z.enum(['ACTIVE', 'INACTIVE']), answer: z.string() }),
  /** FULL while active. */
  Flag: own('Flag', { input: z.literal('FULL'), answer: z.string().nullable() }),
  EmailNotification: own('Email de notification', { max: 1000, input: line(1000), answer: z.string(), default: '' }),
};
export const wallyPasswordFields = {
  MotDePasse: own('Mot de passe', {
    input: required.min(1, wallyMessages.required).max(maxPassword, messages.tooLong(maxPassword)),
    answer: z.string(),
  }),
};
const { crm_name, Identifiant, EtatDuCompte, Flag, EmailNotification } = wallyCompteFields;
const password = wallyPasswordFields.MotDePasse.input;

const row = z.strictObject({
  IdWallyCompte: z.number(),
  ...answerShape({ Identifiant, ...wallyPasswordFields }),
  ARessaisir: aRessaisir,
  ...answerShape({ EtatDuCompte, Flag, EmailNotification }),
});
export type WallyCompte = z.infer<typeof row>;

/** Addresses separated by semicolons. */
const emailNotification = EmailNotification.input
  .refine(areAdressesMail, wallyMessages.badAdresse)
  .transform((value) => adressesMailOf(value).join(';'));

export const wallyCompteForm = z.object({ login: Identifiant.input, password });
export const wallyActivationForm = z.object({
  emailNotification: EmailNotification.input.min(1, wallyMessages.badAdresse).pipe(emailNotification),
});

/** The flag must agree with the state. */
const agree = (given: { state?: string | undefined; flag?: 'FULL' | null | undefined }) =>
  given.state === undefined || given.flag === undefined || (given.state === 'ACTIVE') === (given.flag === 'FULL');
const disagree = { error: 'FULL pour un compte actif, vide pour un compte inactif', path: ['flag'] };
const left = { state: z.string(), flag: z.string().nullable() };

/** Accounts with which Wally retrieves leads and offers. */
export const wally = {
  accounts: endpoint({
    ...deCrm,
    method: 'GET',
    path: '/api/interfaces/wally/{crm_name}/accounts',
    action: 'Lister les comptes Wally',
    trace: 'secrets',
    answer: z.array(row),
  }),
  create: endpoint({
    ...deCrm,
    method: 'POST',
    path: '/api/interfaces/wally/{crm_name}/accounts',
    action: 'Ajouter un compte Wally',
    refuses: ['conflict', 'partner'],
    body: wallyCompteForm.extend({ crm_name: crm_name.input }),
    /** Waits for Wally, which tries the connection. */
    batches: true,
    untriable: 'partenaire',
    answer: z.strictObject({ IdWallyCompte: z.number() }),
  }),
  change: endpoint({
    ...deCompte,
    method: 'PATCH',
    path: compte,
    action: 'Activer ou désactiver un compte Wally',
    refuses: ['conflict', 'partner'],
    body: z.object({ state: EtatDuCompte.input, flag: Flag.input.nullable(), emailNotification }).partial().refine(agree, disagree),
    batches: true,
    /** The state in which Wally leaves it: perhaps not the one asked for. */
    answer: z.strictObject({ ...left, emailNotification: z.string() }),
  }),
  changePassword: endpoint({
    ...deCompte,
    method: 'PUT',
    path: compte,
    action: 'Changer le mot de passe d’un compte Wally',
    refuses: ['conflict', 'partner'],
    body: z.object({ password, state: z.literal('ACTIVE').optional(), flag: Flag.input.optional() }),
    batches: true,
    untriable: 'partenaire',
    answer: z.strictObject({ password: z.string(), ...left }),
  }),
  changeEmail: endpoint({
    ...deCompte,
    method: 'PUT',
    path: `${compte}/email`,
    action: 'Changer les adresses de notification d’un compte Wally',
    body: z.object({ emailNotification: EmailNotification.input.min(1, wallyMessages.noAdresse).pipe(emailNotification) }),
    answer: z.strictObject({ emailNotification: z.string() }),
  }),
  remove: endpoint({
    ...deCompte,
    method: 'DELETE',
    path: compte,
    action: 'Supprimer un compte Wally',
    refuses: ['partner'],
    batches: true,
    answer: z.strictObject({ IdWallyCompte: z.number() }),
  }),
};
