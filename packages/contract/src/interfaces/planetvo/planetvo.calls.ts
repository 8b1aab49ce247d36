import { z } from 'zod';
import { own, secret } from '../../fields/kit.ts';
import { answerShape, inputShape, openAnswerShape } from '../../fields/shapes.ts';
import { aRessaisir, bool, endpoint, id, requiredText, secretText, staff, text } from '../../kit.ts';

const shared = { who: staff, on: 'customer' } as const;
const params = z.object({ IDPeople: id });

/** Empty until somebody sets it: it cannot be emptied again. */
const filled = () => ({ input: requiredText(50), answer: z.string(), default: '' });

/** What the user's row keeps; `planetVOAcces` is sealed elsewhere. */
export const planetVOColumns = {
  BasePVO: own('BasePVO', filled()),
  NickName: own('NickName PVO', { ...filled(), help: 'Le nom du vendeur tel qu’il est dans PlanetVO' }),
};
export const planetVOAcces = {
  /** Empty: the installation's key. */
  ApiKey: secret('ApiKey', { max: 50, help: 'Vide\u00a0: la clé de l’installation' }),
  LoginInterface: own('Login PVO', filled()),
  PasswordInterface: own('Password PVO', filled()),
};
const { BasePVO, NickName, ...acces } = inputShape({ ...planetVOColumns, ...planetVOAcces });
/** As its form sends it. */
export const planetVOForm = z.object({ BasePVO, ...acces, NickName });

const { ApiKey: _, ...account } = openAnswerShape(planetVOAcces);
const user = z.strictObject({
  IDPeople: z.number(),
  Name: z.string(),
  ...answerShape(planetVOColumns),
  ...account,
  ARessaisir: aRessaisir,
  Sites: z.array(z.strictObject({ IDSite: z.number(), Descr: z.string() })),
});
export type PlanetVOUser = z.infer<typeof user>;

const plaque = z.strictObject({ IDPlaque: z.number(), Libelle: z.string(), Actif: z.boolean() });
const config = z.strictObject({
  ...answerShape(planetVOColumns),
  ...openAnswerShape(planetVOAcces),
  ARessaisir: aRessaisir,
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
    trace: 'secrets',
    answer: z.array(user),
  }),
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/planetvo/utilisateurs/{IDPeople}/societes',
    action: 'Lire la configuration PlanetVO d’un utilisateur',
    trace: 'secrets',
    params,
    answer: config,
  }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/planetvo/utilisateurs/{IDPeople}/societes',
    action: 'Modifier la configuration PlanetVO d’un utilisateur',
    params,
    body: planetVOForm.extend({ Plaques: z.array(z.object({ IDPlaque: id, Actif: bool })).max(5000) }).partial(),
    answer: config,
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/interfaces/planetvo/utilisateurs/{IDPeople}/societes',
    action: 'Supprimer la configuration PlanetVO d’un utilisateur',
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
    scope: 'interfaces/planetvo:ecrire',
    action: 'Vérifier l’accès PlanetVO d’un utilisateur',
    present: 'partenaire',
    refuses: ['partner'],
    params,
    /** Absent values are the stored ones. */
    body: z.object({ LoginInterface: text(50), PasswordInterface: secretText(50), ApiKey: acces.ApiKey }).partial(),
    answer: z.union([bases, nok]),
  }),
};
