import { z } from 'zod';
import { modification, personnesLiees } from '../../fiches.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { bool, endpoint, everyone, id, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';
import { copieFields, listedTeamFields, profilPrcFields, profilTeamFields } from './profils.fields.ts';

const leadProfile = z.strictObject({ IDDRProfileEsellerLead: z.number(), Libelle: z.string() });

export const profilESellerTeamBody = z.object(inputShape(profilTeamFields));
/** Keys present change, absent keys stay. */
const profilESellerTeamChanges = profilESellerTeamBody.partial();
export type ProfilESellerTeamChanges = z.output<typeof profilESellerTeamChanges>;

const shownESellerTeam = { DRPROFILE_ID: z.number(), ...answerShape(listedTeamFields) };
const profilESellerTeam = z.strictObject({ ...shownESellerTeam, AccesBackOffice: profilTeamFields.AccesBackOffice.answer.optional() });
export type ProfilESellerTeam = z.infer<typeof profilESellerTeam>;

/** One kind of right of one function, for one profile. */
const right = z.strictObject({
  SOFTWARE_ID: z.number(),
  SOFTWARE_CODE: z.string(),
  SOFTWARE_DESCR: z.string(),
  DRMODULE_ID: z.number(),
  DRMODULE_CODE: z.string(),
  DRMODULE_DESCR: z.string(),
  DRFUNCTION_ID: z.number(),
  DRFUNCTION_CODE: z.string(),
  DRFUNCTION_DESCR: z.string(),
  DRFUNCTION_COMMENT: z.string(),
  DRTYPE_PRIVILEGE_ID: z.number(),
  DRTYPE_PRIVILEGE_CODE: z.string(),
  DRPROFILE_PRIVILEGE_CHECKED: z.boolean(),
  /** Off: nobody may change it. */
  DRPRIVILEGE_FUNCTION_ENABLED: z.boolean(),
  /** Whether this session may give it to a profile. */
  PeutDonner: z.boolean(),
});
export type Right = z.infer<typeof right>;

/** The whole list or a part: rights that are left out stay. */
const sentRights = z
  .array(
    z.object({
      DRFUNCTION_ID: id,
      /** U, C, M, S. */
      DRTYPE_PRIVILEGE_ID: z.coerce.number<number>().int().min(1).max(4),
      DRPROFILE_PRIVILEGE_CHECKED: bool,
    }),
  )
  .max(20_000);
export type SentRight = z.output<typeof sentRights>[number];

export const duplicateBody = z.object(inputShape(copieFields));

/** A new profile of the customer-relations workstation. */
export const profilEDataVoicePrcBody = z.object(inputShape(profilPrcFields));
/** `Permissions` is the complete list of codes. */
const profilEDataVoicePrcChanges = profilEDataVoicePrcBody.extend({ Permissions: z.array(z.string().max(255)).max(5000) }).partial();
export type ProfilEDataVoicePrcChanges = z.output<typeof profilEDataVoicePrcChanges>;

const shownPrc = { IDProfil: z.number(), ...answerShape(profilPrcFields), ProfilTypeLibelle: z.string() };
const profilEDataVoicePrc = z.strictObject({ ...shownPrc, Permissions: z.array(z.string()) });
export type ProfilEDataVoicePrc = z.infer<typeof profilEDataVoicePrc>;

/** Who has the profile, and who changed it or its rights last. */
const fiche = z.strictObject({ personnes: personnesLiees, modification });
export type FicheProfil = z.infer<typeof fiche>;

const idProfile = z.object({ idProfile: id });
const idProfil = z.object({ idProfil: id });

/** Not for customer access of a BDGpNi group, whose user screens still read the two lists (docs/regles/acces.md#bdgpni). */
const seen = { who: everyone, when: ['horsBDGpNi'], on: 'customer' } as const;

const eSellerTeamCalls = {
  eSellerTeam: endpoint({
    method: 'GET',
    path: '/api/profils/eSellerTeam',
    who: everyone,
    on: 'customer',
    action: 'Lister les profils eSeller Team',
    answer: z.array(z.strictObject(shownESellerTeam)),
  }),
  backoffice: endpoint({
    method: 'GET',
    path: '/api/profils/eSellerTeam/backoffice',
    who: staff,
    on: 'customer',
    action: 'Lister les profils qui donnent accès au back-office',
    answer: z.array(z.strictObject(shownESellerTeam)),
  }),
  leadTypes: endpoint({
    method: 'GET',
    path: '/api/profils/eSellerTeam/types',
    who: everyone,
    on: 'customer',
    action: 'Lister les profils eSeller Lead',
    answer: z.array(leadProfile),
  }),
  readESellerTeam: endpoint({
    ...seen,
    method: 'GET',
    path: '/api/profils/eSellerTeam/{idProfile}',
    action: 'Lire un profil eSeller Team',
    params: idProfile,
    answer: profilESellerTeam,
  }),
  ficheESellerTeam: endpoint({
    ...seen,
    method: 'GET',
    path: '/api/profils/eSellerTeam/{idProfile}/fiche',
    action: 'Lire ce qui entoure un profil eSeller Team',
    params: idProfile,
    answer: fiche,
  }),
  updateESellerTeam: endpoint({
    ...seen,
    method: 'PUT',
    path: '/api/profils/eSellerTeam/{idProfile}',
    action: 'Modifier un profil eSeller Team',
    danger: 'droits',
    params: idProfile,
    body: profilESellerTeamChanges,
    answer: profilESellerTeam,
  }),
  rights: endpoint({
    ...seen,
    method: 'GET',
    path: '/api/profils/eSellerTeam/{idProfile}/rights',
    action: 'Lire les droits d’un profil eSeller Team',
    params: idProfile,
    answer: z.array(right),
  }),
  updateRights: endpoint({
    ...seen,
    method: 'PUT',
    path: '/api/profils/eSellerTeam/{idProfile}/rights',
    action: 'Modifier les droits d’un profil eSeller Team',
    danger: 'droits',
    params: idProfile,
    bodyLimit: rowsOf(20_000, 120),
    body: sentRights,
    answer: z.array(right),
  }),
  duplicate: endpoint({
    ...seen,
    method: 'POST',
    path: '/api/profils/eSellerTeam/{idProfile}/duplicate',
    action: 'Dupliquer un profil eSeller Team',
    params: idProfile,
    body: duplicateBody,
    answer: z.strictObject({ DRPROFILE_ID: z.number() }),
  }),
};

const eDataVoicePrcCalls = {
  eDataVoicePrc: endpoint({
    method: 'GET',
    path: '/api/profils/eDataVoicePrc',
    who: everyone,
    on: 'customer',
    action: 'Lister les profils de relation client',
    answer: z.array(z.strictObject(shownPrc)),
  }),
  eDataVoicePrcTypes: endpoint({
    method: 'GET',
    path: '/api/profils/eDataVoicePrc/types',
    who: everyone,
    on: 'customer',
    action: 'Lister les types de profil de relation client',
    answer: z.array(z.strictObject({ IDDRProfileEsellerLead: z.number(), LibelleEDataVoice: z.string() })),
  }),
  createEDataVoicePrc: endpoint({
    method: 'POST',
    path: '/api/profils/eDataVoicePrc/create',
    who: staff,
    on: 'customer',
    action: 'Créer un profil de relation client',
    body: profilEDataVoicePrcBody,
    answer: z.strictObject({ IDProfil: z.number() }),
  }),
  readEDataVoicePrc: endpoint({
    method: 'GET',
    path: '/api/profils/eDataVoicePrc/{idProfil}',
    who: staff,
    on: 'customer',
    action: 'Lire un profil de relation client',
    params: idProfil,
    answer: profilEDataVoicePrc,
  }),
  ficheEDataVoicePrc: endpoint({
    method: 'GET',
    path: '/api/profils/eDataVoicePrc/{idProfil}/fiche',
    who: staff,
    on: 'customer',
    action: 'Lire ce qui entoure un profil de relation client',
    params: idProfil,
    answer: fiche,
  }),
  updateEDataVoicePrc: endpoint({
    method: 'PUT',
    path: '/api/profils/eDataVoicePrc/{idProfil}',
    who: staff,
    on: 'customer',
    action: 'Modifier un profil de relation client',
    params: idProfil,
    bodyLimit: rowsOf(5000, 80),
    body: profilEDataVoicePrcChanges,
    answer: profilEDataVoicePrc,
  }),
};

export const profils = { ...eSellerTeamCalls, ...eDataVoicePrcCalls };
