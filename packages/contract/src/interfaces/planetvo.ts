import { z } from 'zod';
import { aRessaisir, bool, endpoint, id, requiredText, staff, text } from '../kit.ts';

const shared = { who: staff, on: 'customer' } as const;
const params = z.object({ IDPeople: id });

const user = z.strictObject({
  IDPeople: z.number(),
  Name: z.string(),
  BasePVO: z.string(),
  NickName: z.string(),
  LoginInterface: z.string(),
  PasswordInterface: z.string(),
  ARessaisir: aRessaisir,
  Sites: z.array(z.strictObject({ IDSite: z.number(), Descr: z.string() })),
});
export type PlanetVOUser = z.infer<typeof user>;

const plaque = z.strictObject({ IDPlaque: z.number(), Libelle: z.string(), Actif: z.boolean() });
export const planetVOFields = {
  BasePVO: requiredText(50),
  /** Empty: the installation's key. */
  ApiKey: text(50),
  LoginInterface: requiredText(50),
  PasswordInterface: requiredText(50),
  NickName: requiredText(50),
};
const config = z.strictObject({
  BasePVO: z.string(),
  ApiKey: z.string(),
  LoginInterface: z.string(),
  PasswordInterface: z.string(),
  ARessaisir: aRessaisir,
  NickName: z.string(),
  Plaques: z.array(plaque),
});
export type PlanetVOConfig = z.infer<typeof config>;

const bases = z.strictObject({ bases: z.array(z.strictObject({ code: z.string(), libelle: z.string() })) });
/** PlanetVO refuses: the message says what to do. */
const nok = z.strictObject({ response: z.literal('nok'), message: z.string() });

export const planetVO = {
  utilisateurs: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetvo/utilisateurs',
    action: 'Lister les utilisateurs PlanetVO',
    answer: z.array(user),
  }),
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetvo/utilisateurs/{IDPeople}/societes',
    action: "Lire la configuration PlanetVO d'un utilisateur",
    params,
    answer: config,
  }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/planetvo/utilisateurs/{IDPeople}/societes',
    action: "Modifier la configuration PlanetVO d'un utilisateur",
    params,
    body: z.object({ ...planetVOFields, Plaques: z.array(z.object({ IDPlaque: id, Actif: bool })).max(5000) }).partial(),
    answer: config,
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/interfaces/planetvo/utilisateurs/{IDPeople}/societes',
    action: "Supprimer la configuration PlanetVO d'un utilisateur",
    params,
    answer: z.strictObject({ IDPeople: z.number() }),
  }),
  societes: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetvo/societes',
    action: 'Lister les sociétés et leur usage de PlanetVO',
    answer: z.array(plaque),
  }),
  check: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/planetvo/utilisateurs/{IDPeople}/check',
    readsOnly: true,
    action: "Vérifier l'accès PlanetVO d'un utilisateur",
    refuses: ['partner'],
    params,
    /** Absent values are the stored ones. */
    body: z.object({ LoginInterface: text(50), PasswordInterface: text(50), ApiKey: text(50) }).partial(),
    answer: z.union([bases, nok]),
  }),
};
