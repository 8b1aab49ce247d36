import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { utilisateurFacts, utilisateurFields, utilisateurLotFields } from './utilisateurs.fields.ts';
import { modification } from '../../fiches.ts';
import { aRessaisir, endpoint, everyone, id, staff, text } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';
import { lotCalls, lotIds } from '../../lots.ts';
import { messages } from '../../messages.ts';
import { departAVenir } from '../departs/prevu.ts';
import { interfaceLiee } from '../sante/etats.ts';
import { raisons, typesWorkflow } from '../workflows-leads/suivi.ts';
import { keysOf } from '../workflows-leads/workflows-leads.fields.ts';

const nissan = z.object({
  IDSite: id,
  CodeVendeur: text(8),
  VecturyID: text(8),
});
const inputs = inputShape(utilisateurFields);

/** Why a lead profile is not chosen by itself, on the screen and by the server. */
export const leadFollows = 'Le profil eDV (PRC) de cet utilisateur décide de son profil eSeller Lead';

/** A new user. Optional texts default to '', ticks to false, `Actif` to true. */
export const newUtilisateur = z.object({
  ...defaulted(inputs, defaultsOf(utilisateurFields)),
  Password: inputs.Password.min(1, messages.required),
});
export type NewUtilisateur = z.output<typeof newUtilisateur>;

/** Keys present change, absent keys stay; an empty password keeps the stored one. */
export const utilisateurChanges = z.object({ ...inputs, ConfigNissan: z.array(nissan) }).partial();
export type UtilisateurChanges = z.output<typeof utilisateurChanges>;

const shownRow = {
  IDPeople: z.number(),
  Name: z.string(),
  Nom: z.string(),
  ...answerShape(utilisateurFields),
  DRPROFILE_DESCR: z.string(),
  DRProfileEsellerLead_Libelle: z.string().nullable(),
  Profil_Libelle: z.string().nullable(),
  ...answerShape(utilisateurFacts),
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

const lotChanges = z.object(inputShape(utilisateurLotFields)).partial();
const lotSites = z.array(id).max(5000).default([]);
const lotBody = z
  .object({ ids: lotIds, changes: lotChanges.default({}), ajouterSites: lotSites, retirerSites: lotSites })
  .refine(
    ({ changes, ajouterSites, retirerSites }) => Object.keys(changes).length + ajouterSites.length + retirerSites.length > 0,
    'Choisissez au moins un changement',
  );
export type UtilisateursLot = z.output<typeof lotBody>;

/** Leads of one kind that somebody gets on one of their sites: the number of origins, and one of them to simulate. */
const recu = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  type: z.enum(typesWorkflow),
  IDOrigineAction: z.number(),
  nbOrigines: z.number(),
});

/** What stands around a user: it is read beside the user's own fields, and nothing of it is changed here. */
const fiche = z.strictObject({
  /** Null where the group's option for workflows is off. */
  leads: z
    .strictObject({
      /** Leads that go to the BDC first reach this person, whatever their site. */
      bdc: z.boolean(),
      recus: z.array(recu),
      /** Why this person would get none anywhere. */
      raisons: z.array(z.enum(keysOf(raisons))),
    })
    .nullable(),
  /** The first sites, in the order of lists, and the number of all. */
  sites: z.strictObject({ nb: z.number(), premiers: z.array(z.strictObject({ IDSite: z.number(), Descr: z.string() })) }),
  /** The rights of the profile, of those that there are; null for those who may not read them. */
  droits: z.strictObject({ nb: z.number(), total: z.number() }).nullable(),
  /** The accesses to partners that are this person's own; null for those who may not read the state of interfaces. */
  interfaces: z.array(interfaceLiee).nullable(),
  /** Their departure, where it is planned for a later moment. */
  depart: departAVenir.nullable(),
  modification,
});
export type FicheUtilisateur = z.infer<typeof fiche>;

const params = z.object({ idPeople: id });
const sitesBody = z.array(id).max(5000);

const shared = { who: everyone, on: 'customer' } as const;

/** Who imports users; the calls of the import are in a file of their own, which lists do not load. */
export const importing = { who: staff, on: 'customer' } as const;

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
    scope: 'utilisateurs:lire',
    action: 'Lire un utilisateur',
    trace: 'secrets',
    params,
    answer: utilisateur,
  }),
  fiche: endpoint({
    method: 'GET',
    path: '/api/utilisateurs/{idPeople}/fiche',
    ...shared,
    action: 'Lire ce qui entoure un utilisateur',
    params,
    answer: fiche,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/utilisateurs',
    ...shared,
    when: ['horsBDGpNi'],
    action: 'Ajouter un utilisateur',
    refuses: ['conflict'],
    bodyLimit: rowsOf(5000, 100),
    /** Sites are given as by the call for sites; Nissan codes need one of them. */
    body: newUtilisateur.extend({ Sites: sitesBody.optional(), ConfigNissan: z.array(nissan).optional() }),
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
    action: 'Lire les sites d’un utilisateur',
    params,
    answer: z.array(z.number()),
  }),
  updateSites: endpoint({
    method: 'PUT',
    path: '/api/utilisateurs/{idPeople}/sites',
    ...shared,
    action: 'Modifier les sites d’un utilisateur',
    record: '/api/utilisateurs/{idPeople}',
    params,
    body: sitesBody,
    answer: z.array(z.number()),
  }),
  /** Passwords only to somebody who has said lately who they are; the same rows without them otherwise. */
  bySite: endpoint({
    method: 'GET',
    path: '/api/utilisateursSites',
    ...shared,
    scope: 'utilisateurssites:secrets',
    action: 'Lister les utilisateurs par site',
    trace: 'export',
    answer: z.array(utilisateurSite),
  }),
  exporter: endpoint({
    method: 'POST',
    path: '/api/utilisateursSites/export',
    ...shared,
    readsOnly: true,
    action: 'Exporter les utilisateurs, avec leurs mots de passe',
    trace: 'export',
    danger: 'export',
    body: z.object({}),
    answer: z.array(utilisateurSite),
  }),
  ...lotCalls({ path: '/api/utilisateurs', who: shared.who, rows: 'utilisateurs', body: lotBody }),
};
