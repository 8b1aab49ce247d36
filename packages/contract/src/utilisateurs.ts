import { z } from 'zod';
import { importResult } from './imports.ts';
import { aRessaisir, bool, endpoint, everyone, id, requiredText, staff, text } from './kit.ts';
import { rowsOf } from './limits.ts';
import { lotIds, lotParams, lotQuery, lotResult } from './lots.ts';
import { messages } from './messages.ts';

/** docs/regles/utilisateurs.md#limits */
const initial = z
  .string()
  .trim()
  .regex(/^\p{L}{1,3}$/u, '1 à 3 lettres')
  .transform((letters) => letters.toUpperCase())
  .pipe(z.string());
const email = z.union([z.literal(''), z.email(messages.badEmail).max(80, messages.tooLong(80))]);
const choice = z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required);
const optionalChoice = z.coerce.number<number>().int().min(1).nullable();
/** docs/regles/utilisateurs.md#no-lead-profile */
const leadChoice = z.coerce
  .number<number>()
  .catch(0)
  .transform((chosen) => (Number.isInteger(chosen) && chosen >= 1 ? chosen : null))
  .pipe(z.number().nullable())
  .nullable();

const identity = {
  Lastname: requiredText(50),
  Firstname: requiredText(50),
  Initial: initial,
  EMail: email,
  PhoneNumber: text(),
  MobilePhone: text(),
  PrivatePhone: text(),
  LoginWEB: requiredText(10),
  drprofile_id: choice,
  IDDRProfileEsellerLead: leadChoice,
  IDProfil: optionalChoice,
  CodeIPNRenault: text(),
  CodeFRStellantis: text(),
};

/** Ticks of the user form, in the form's order. */
export const utilisateurFlags = {
  Actif: 'Actif',
  Superviseur: 'Superviseur',
  AccesCRMeSeller: 'Accès CRM eSeller',
  OffreEnTTC: 'Offre en TTC',
  HorsTraitementLeads: 'Hors traitement des leads',
  HorsTraitementLeadsAPV: 'Hors traitement des leads APV',
  RechercheVNParFiltre: 'Recherche VN par filtre',
  RechercheAvanceeVNParDefaut: 'Recherche avancée VN par défaut',
  TypeVN: 'VN',
  TypeVO: 'VO',
  TypeVDL: 'VDL',
  TypeConseiller: 'Conseiller',
  TypeAutre: 'Autre',
  EnCopieRDVeSellerLead: 'En copie des rendez-vous eSeller Lead',
  AccesLeadVNVO: 'Accès aux leads VN et VO',
  AccesLeadAPV: 'Accès aux leads APV',
} as const;
export type UtilisateurFlag = keyof typeof utilisateurFlags;

const flagNames = Object.keys(utilisateurFlags) as UtilisateurFlag[];
/** `Object.fromEntries` over the flags' own names: every flag has its schema. */
const flags = <S extends z.ZodType>(schema: S) => Object.fromEntries(flagNames.map((name) => [name, schema])) as Record<UtilisateurFlag, S>;

const nissan = z.object({
  IDSite: id,
  CodeVendeur: z.string().max(8, messages.tooLong(8)),
  VecturyID: z.string().max(8, messages.tooLong(8)),
});
const password = z.string().max(8, messages.tooLong(8));

/** A new user. Optional texts default to '', ticks to false, `Actif` to true. */
export const newUtilisateur = z.object({
  ...identity,
  EMail: email.default(''),
  PhoneNumber: identity.PhoneNumber.default(''),
  MobilePhone: identity.MobilePhone.default(''),
  PrivatePhone: identity.PrivatePhone.default(''),
  IDDRProfileEsellerLead: leadChoice.default(null),
  IDProfil: optionalChoice.default(null),
  CodeIPNRenault: identity.CodeIPNRenault.default(''),
  CodeFRStellantis: identity.CodeFRStellantis.default(''),
  ...flags(bool.default(false)),
  Actif: bool.default(true),
  Password: password.min(1, messages.required),
});
export type NewUtilisateur = z.output<typeof newUtilisateur>;

/** Keys present change, absent keys stay; an empty password keeps the stored one. */
export const utilisateurChanges = z.object({ ...identity, ...flags(bool), Password: password, ConfigNissan: z.array(nissan) }).partial();
export type UtilisateurChanges = z.output<typeof utilisateurChanges>;

/** Fields outside the form of customer access: what it sends of them is ignored (docs/regles/utilisateurs.md#reduced-form). */
export const reservedFields = [
  'Superviseur',
  'CodeFRStellantis',
  'OffreEnTTC',
  'RechercheVNParFiltre',
  'RechercheAvanceeVNParDefaut',
] as const satisfies readonly (keyof UtilisateurChanges)[];
export type ReservedField = (typeof reservedFields)[number];

const shownRow = {
  IDPeople: z.number(),
  Name: z.string(),
  Nom: z.string(),
  Lastname: z.string(),
  Firstname: z.string(),
  Initial: z.string(),
  EMail: z.string(),
  PhoneNumber: z.string(),
  MobilePhone: z.string(),
  PrivatePhone: z.string(),
  LoginWEB: z.string(),
  ...flags(z.boolean()),
  CodeIPNRenault: z.string(),
  CodeFRStellantis: z.string(),
  drprofile_id: z.number(),
  DRPROFILE_DESCR: z.string(),
  IDDRProfileEsellerLead: z.number().nullable(),
  DRProfileEsellerLead_Libelle: z.string().nullable(),
  IDProfil: z.number().nullable(),
  Profil_Libelle: z.string().nullable(),
  EstEDVMarketing: z.boolean(),
  IsAccountOpened: z.boolean(),
};

/** A row of the list; never with the password. */
export const utilisateurRow = z.strictObject({
  ...shownRow,
  Sites: z.array(z.strictObject({ IDSite: z.number() })),
  /** Has a device that receives notifications. */
  Devices: z.boolean(),
});
export type UtilisateurRow = z.infer<typeof utilisateurRow>;

/** One user. `Password` is answered to operators only. */
export const utilisateur = z.strictObject({
  ...shownRow,
  Password: z.string().optional(),
  ARessaisir: aRessaisir,
  Sites: z.array(z.strictObject({ IDSite: z.number() })),
  Devices: z.array(z.strictObject({ IDPeopleDevice: z.number(), Modele: z.string(), Push: z.boolean() })),
  ConfigNissan: z.array(z.strictObject({ IDSite: z.number(), CodeVendeur: z.string(), VecturyID: z.string() })),
});
export type Utilisateur = z.infer<typeof utilisateur>;

/** One user on one site, for the export. Who gets login and password: docs/regles/utilisateurs.md#export. */
export const utilisateurSite = z.strictObject({
  IDPeople: z.number(),
  Lastname: z.string(),
  Firstname: z.string(),
  Initial: z.string(),
  EMail: z.string(),
  LoginWEB: z.string().optional(),
  Password: z.string().optional(),
  DRPROFILE_DESCR: z.string(),
  IDSite: z.number().nullable(),
  Site_Descr: z.string().nullable(),
  Actif: z.boolean(),
  Appareil: z.boolean(),
});

/** What may be changed of many users at once. */
const { drprofile_id, IDDRProfileEsellerLead, IDProfil } = identity;
const lotChanges = z.object({ ...flags(bool), drprofile_id, IDDRProfileEsellerLead, IDProfil }).partial();
const lotSites = z.array(id).max(5000).default([]);
const lotBody = z
  .object({ ids: lotIds, changes: lotChanges.default({}), ajouterSites: lotSites, retirerSites: lotSites })
  .refine(
    ({ changes, ajouterSites, retirerSites }) => Object.keys(changes).length + ajouterSites.length + retirerSites.length > 0,
    'Choisissez au moins un changement',
  );
export type UtilisateursLot = z.output<typeof lotBody>;

const params = z.object({ idPeople: id });

const shared = { who: everyone, on: 'customer' } as const;

export const utilisateurs = {
  list: endpoint({
    method: 'GET',
    path: '/api/utilisateurs',
    ...shared,
    action: 'Lister les utilisateurs',
    answer: z.array(utilisateurRow),
  }),
  /** Users whose profile opens this console. */
  backoffice: endpoint({
    method: 'GET',
    path: '/api/utilisateurs/backoffice',
    who: staff,
    on: 'customer',
    action: 'Lister les utilisateurs back-office',
    answer: z.array(utilisateurRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/utilisateurs/{idPeople}',
    ...shared,
    action: 'Lire un utilisateur',
    params,
    answer: utilisateur,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/utilisateurs',
    ...shared,
    when: ['horsBDGpNi'],
    action: 'Ajouter un utilisateur',
    refuses: ['conflict'],
    body: newUtilisateur,
    answer: utilisateur,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/utilisateurs/{idPeople}',
    ...shared,
    action: 'Modifier un utilisateur',
    refuses: ['forbidden'],
    params,
    bodyLimit: rowsOf(5000, 100),
    body: utilisateurChanges,
    answer: utilisateur,
  }),
  sites: endpoint({
    method: 'GET',
    path: '/api/utilisateurs/{idPeople}/sites',
    ...shared,
    action: "Lire les sites d'un utilisateur",
    params,
    answer: z.array(z.number()),
  }),
  updateSites: endpoint({
    method: 'PUT',
    path: '/api/utilisateurs/{idPeople}/sites',
    ...shared,
    action: "Modifier les sites d'un utilisateur",
    record: '/api/utilisateurs/{idPeople}',
    params,
    body: z.array(id).max(5000),
    answer: z.array(z.number()),
  }),
  bySite: endpoint({
    method: 'GET',
    path: '/api/utilisateursSites',
    ...shared,
    action: 'Lister les utilisateurs par site',
    answer: z.array(utilisateurSite),
  }),
  importUtilisateurs: endpoint({
    method: 'POST',
    path: '/api/utilisateurs/importUtilisateurs',
    who: staff,
    on: 'customer',
    action: 'Importer des utilisateurs',
    query: z.object({
      /** A trial: everything runs, nothing is kept. */
      essai: bool.default(false),
    }),
    upload: { extension: '.xlsx', maxBytes: 10 * 1024 * 1024 },
    batches: true,
    answer: importResult,
  }),
  lot: endpoint({
    method: 'POST',
    path: '/api/utilisateurs/lot',
    ...shared,
    action: 'Modifier des utilisateurs par lot',
    query: lotQuery,
    bodyLimit: rowsOf(20_000, 20),
    body: lotBody,
    batches: true,
    answer: lotResult,
  }),
  annulerLot: endpoint({
    method: 'POST',
    path: '/api/utilisateurs/lot/{groupe}/annulation',
    ...shared,
    action: "Annuler une modification d'utilisateurs par lot",
    params: lotParams,
    query: lotQuery,
    batches: true,
    answer: lotResult,
  }),
};
