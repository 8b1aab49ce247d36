import { z } from 'zod';
import { endpoint, everyone, id, staff } from '../../kit.ts';
import { pourquoi as decision } from '../../pourquoi.ts';
import { pageNumber } from '../../fields/page-number.ts';
import { destinataires, typesLead } from '../workflows-leads/suivi.ts';

/** Whoever reads the rights of profiles (docs/regles/acces.md#bdgpni). */
const shared = { method: 'GET', who: everyone, when: ['horsBDGpNi'], on: 'customer' } as const;

/** What a right of eSeller Team stands on. */
export const codesFonction = ['installe', 'actif', 'droit'] as const;
export type CodeFonction = (typeof codesFonction)[number];

/** What a permission of the customer-relations workstation stands on. */
export const codesPermission = ['client', 'actif', 'profil', 'permission'] as const;
export type CodePermission = (typeof codesPermission)[number];

const types: Readonly<Record<number, string>> = { 1: 'utiliser', 2: 'créer', 3: 'modifier', 4: 'supprimer' };

/** What people call one kind of right of a function. */
export const nomDuDroit = (fonction: string, type: number) => `${fonction} (${types[type] ?? type})`;

/** One kind of right of one function. */
const fonction = {
  DRFUNCTION_ID: z.number(),
  DRTYPE_PRIVILEGE_ID: z.number(),
  Fonction: z.string(),
  Module: z.string(),
  Logiciel: z.string(),
};

const droit = { DRFUNCTION_ID: id, DRTYPE_PRIVILEGE_ID: id };

const fonctionDeLaPersonne = z.strictObject({ ...fonction, peut: z.boolean() });
export type FonctionDeLaPersonne = z.output<typeof fonctionDeLaPersonne>;

/** The profiles and permissions of the customer-relations workstation are the operators' (docs/regles/profils.md). */
const permissionCall = { method: 'GET', who: staff, on: 'customer' } as const;

const laPermission = z.object({ Code: z.string().max(255) });

const permissionDeLaPersonne = z.strictObject({
  Code: z.string(),
  Libelle: z.string(),
  LibelleCategoriePermission: z.string(),
  peut: z.boolean(),
});
export type PermissionDeLaPersonne = z.output<typeof permissionDeLaPersonne>;

/** People on one page. */
export const personnesParPage = 50;

const codes = [...codesFonction, ...codesPermission.filter((code) => code !== 'actif')] as const;

const jugee = z.strictObject({
  IDPeople: z.number(),
  Name: z.string(),
  /** The name of the profile that counts; null of somebody without one. */
  Profil: z.string().nullable(),
  /** The first thing that is missing; null of somebody who can. */
  manque: z.enum(codes).nullable(),
});
export type PersonneJugee = z.output<typeof jugee>;

const lesquels = z.object({
  /** Those who cannot, instead of those who can. */
  sans: z.enum(['oui']).optional(),
  /** Only the people of this site. */
  IDSite: id.optional(),
  page: pageNumber,
});

/** Who has a right, or has not, by name. */
const quiPeut = z.strictObject({ nbPeuvent: z.number(), nbSans: z.number(), personnes: z.array(jugee) });
export type QuiPeut = z.output<typeof quiPeut>;

/** What a group may have switched on as a whole, and what its screens are closed without. */
export const options = ['workflowsLeads', 'esellerLead'] as const;
export type OptionDuGroupe = (typeof options)[number];

/** Why the configuration decides as it does. */
export const pourquoi = {
  fonctions: endpoint({
    ...shared,
    path: '/api/pourquoi/utilisateurs/{idPeople}/fonctions',
    action: 'Lister ce que peut faire un utilisateur',
    params: z.object({ idPeople: id }),
    answer: z.array(fonctionDeLaPersonne),
  }),
  fonction: endpoint({
    ...shared,
    path: '/api/pourquoi/utilisateurs/{idPeople}/fonctions/{DRFUNCTION_ID}/{DRTYPE_PRIVILEGE_ID}',
    action: 'Expliquer un droit d’un utilisateur',
    params: z.object({ idPeople: id, ...droit }),
    answer: decision.extend({ Fonction: z.string(), Name: z.string() }),
  }),
  quiPeut: endpoint({
    ...shared,
    path: '/api/pourquoi/fonctions/{DRFUNCTION_ID}/{DRTYPE_PRIVILEGE_ID}',
    action: 'Lister qui détient un droit',
    params: z.object(droit),
    query: lesquels,
    answer: quiPeut.extend({ Fonction: z.string() }),
  }),
  permissions: endpoint({
    ...permissionCall,
    path: '/api/pourquoi/utilisateurs/{idPeople}/permissions',
    action: 'Lister les permissions de relation client d’un utilisateur',
    params: z.object({ idPeople: id }),
    answer: z.array(permissionDeLaPersonne),
  }),
  permission: endpoint({
    ...permissionCall,
    path: '/api/pourquoi/utilisateurs/{idPeople}/permissions/{Code}',
    action: 'Expliquer une permission de relation client d’un utilisateur',
    params: z.object({ idPeople: id, ...laPermission.shape }),
    answer: decision.extend({ Libelle: z.string(), Name: z.string() }),
  }),
  quiPeutPermission: endpoint({
    ...permissionCall,
    path: '/api/pourquoi/permissions/{Code}',
    action: 'Lister qui détient une permission de relation client',
    params: laPermission,
    query: lesquels,
    answer: quiPeut.extend({ Libelle: z.string() }),
  }),
  option: endpoint({
    method: 'GET',
    who: everyone,
    on: 'customer',
    path: '/api/pourquoi/options',
    action: 'Expliquer ce qu’il faut à un groupe pour qu’une option y fonctionne',
    query: z.object({ option: z.enum(options) }),
    answer: decision,
  }),
  lead: endpoint({
    method: 'GET',
    who: everyone,
    on: 'customer',
    path: '/api/pourquoi/leads/{idPeople}',
    action: 'Expliquer si une personne reçoit un lead',
    refuses: ['forbidden'],
    params: z.object({ idPeople: id }),
    query: z.object({
      IDOrigineAction: id,
      IDSite: id,
      type: z.enum(typesLead),
      /** Which step of its way, the first is 0. */
      etape: z.coerce.number<number>().int().min(0).max(9).default(0),
    }),
    answer: decision.extend({ Name: z.string(), destinataires }),
  }),
};
