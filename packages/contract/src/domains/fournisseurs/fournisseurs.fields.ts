import { z } from 'zod';
import { answered, flag, own, requiredText, requiredUrl, secret, values, whole } from '../../fields/kit.ts';
import { messages } from '../../messages.ts';
import { singleLine } from '../../texts/single-line.ts';

/** What an ID token may be signed with; each provider has one. */
export type Algorithme = 'RS256' | 'PS256' | 'ES256';

/** How an account and a person of the provider become one (docs/regles/acces.md#identity-providers). */
const rattachements = {
  explicite: 'Par la personne elle-même ou par son invitation',
  courriel: 'À la première connexion, par l’adresse e-mail vérifiée',
} as const;
export type Rattachement = keyof typeof rattachements;

const domaine = singleLine({ error: messages.required })
  .toLowerCase()
  .max(253, messages.tooLong(253))
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Un domaine comme «\u00a0groupe.example\u00a0» est attendu');
const mostDomaines = 50;

/** A word of a token, as providers write them. */
const mot = singleLine({ error: messages.required }).min(1, messages.required).max(200, messages.tooLong(200));
const mots = () => z.array(mot).max(10);

export const fournisseurFields = {
  Nom: requiredText('Nom', { max: 60, help: 'Ce que lisent les personnes qui s’identifient' }),
  Emetteur: requiredUrl('Émetteur', {
    max: 500,
    help: 'L’adresse qui précède «\u00a0/.well-known/openid-configuration\u00a0»\u00a0; elle ne change plus ensuite.',
  }),
  ClientId: requiredText('Identifiant client', { max: 255, help: 'Celui sous lequel le fournisseur connaît cette console' }),
  Secret: secret('Secret client', { max: 1000, help: 'Il n’est plus montré ensuite.' }),
  Domaines: own('Domaines de messagerie', {
    default: [],
    help: 'Sans domaine, le fournisseur est proposé à tous.',
    input: z.array(domaine).max(mostDomaines),
    answer: z.array(z.string()),
  }),
  Rattachement: values(
    'Rattachement des comptes',
    [
      { value: 'explicite', label: rattachements.explicite },
      { value: 'courriel', label: rattachements.courriel },
    ],
    { help: 'Les comptes des opérateurs ne se rattachent jamais par leur adresse.' },
  ),
  Algorithme: values('Algorithme de signature', [
    { value: 'RS256', label: 'RS256' },
    { value: 'PS256', label: 'PS256' },
    { value: 'ES256', label: 'ES256' },
  ]),
  Acr: own('Valeurs «\u00a0acr\u00a0» d’un second facteur', {
    default: [],
    help: 'Ce que le fournisseur déclare quand il a demandé deux facteurs\u00a0: alors la console n’en demande pas d’autre.',
    input: mots(),
    answer: z.array(z.string()),
  }),
  Amr: own('Valeurs «\u00a0amr\u00a0» d’un second facteur', {
    default: [],
    help: 'De même, pour les fournisseurs qui nomment les moyens employés.',
    input: mots(),
    answer: z.array(z.string()),
  }),
  FacteurExige: flag('Refuser une connexion sans ce second facteur'),
  Anciennete: whole('Ancienneté maximale', { unit: 'minutes', help: 'Depuis que la personne s’est identifiée chez le fournisseur' }),
  Actif: flag('Proposé', { default: true }),
  EstSecretLisible: answered('Secret enregistré', z.boolean()),
};
