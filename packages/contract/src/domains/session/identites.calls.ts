import { z } from 'zod';
import { endpoint, everyone, id, requiredText, text } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { appareilHeaders } from './appareil.ts';
import { moyensAsked } from './moyens.ts';

const own = { who: everyone, on: 'registry' } as const;
/** Asks the provider first and writes afterwards. */
const asks = { ...own, readsOnly: true, scope: 'session:ecrire' } as const;
const stranger = { who: ['public'], on: 'registry', readsOnly: true } as const;
const done = z.strictObject({ success: z.literal(true) });

/**
 * 32 random bytes that the page makes and keeps until somebody comes back: so that nobody ends elsewhere what was begun here. Not
 * in the address.
 */
const Cle = z.string().regex(/^[\w-]{43}$/, 'Une clé de 32 octets est attendue');
/** Host name of the browser: people come back to it. */
const url = requiredText();

const begin = { IDFournisseur: id, Cle, url };
/** Where the browser goes next. */
const away = z.strictObject({ Adresse: z.string() });

/** What the address of the return says, and what the page kept. There is either a code or an error. */
const comeBack = {
  /** The number at the end of the address's path. */
  IDFournisseur: id,
  Cle,
  /** Its `state`. */
  demande: z.string().min(1, messages.required).max(200),
  /** Its `code`, `iss` and `error`. */
  Code: z.string().max(4_000).optional(),
  Emetteur: z.string().max(500).optional(),
  Erreur: z.string().max(200).optional(),
};

const offered = z.strictObject({ IDFournisseur: z.number(), Nom: z.string() });

/** Signing in at somebody else's (OpenID Connect): begun by a click, ended at `/connexion/retour/{IDFournisseur}`. */
export const identites = {
  /** By the host and, if it is said, the domain of the mail address: never by the account. */
  moyens: endpoint({
    ...moyensAsked,
    body: z.object({ url, domaine: text().optional() }),
    answer: z.strictObject({ motDePasse: z.literal(true), cle: z.boolean(), fournisseurs: z.array(offered) }),
  }),
  commencer: endpoint({
    ...stranger,
    method: 'POST',
    path: '/api/session/fournisseur',
    action: 'Commencer une connexion par un fournisseur',
    refuses: ['unknown', 'partner'],
    body: z.object(begin),
    answer: away,
  }),
  /** Ends it as the other ways of signing in do; a second factor is asked where the provider does not say that it has asked one. */
  revenir: endpoint({
    ...stranger,
    method: 'POST',
    path: '/api/session/fournisseur/retour',
    action: 'Ouvrir une session par un fournisseur',
    trace: 'ouverture',
    refuses: ['unauthenticated', 'second_facteur', 'partner'],
    headers: appareilHeaders,
    body: z.object(comeBack),
    answer: z.strictObject({ token: z.string(), activites: z.array(z.number()) }),
  }),
  /** Instead of a password, an invited operator takes an account of the provider; the link is spent when they come back. */
  commencerInvitation: endpoint({
    ...stranger,
    method: 'POST',
    path: '/api/session/lien/fournisseur',
    action: 'Accepter une invitation par un fournisseur',
    refuses: ['unknown', 'partner'],
    body: z.object({ ...begin, lien: z.string().min(1, messages.required).max(500) }),
    answer: away,
  }),
  accepterInvitation: endpoint({
    ...stranger,
    method: 'POST',
    path: '/api/session/lien/fournisseur/retour',
    action: 'Lier son compte par une invitation',
    trace: 'operateur',
    refuses: ['unauthenticated', 'unknown', 'conflict', 'partner'],
    body: z.object({ ...comeBack, lien: z.string().min(1, messages.required).max(500) }),
    answer: done,
  }),
  /** Somebody says again who they are: the provider asks for it, however lately it did. */
  commencerPreuve: endpoint({
    ...asks,
    method: 'POST',
    path: '/api/session/preuve/fournisseur',
    action: 'Commencer à confirmer son identité par un fournisseur',
    refuses: ['unknown', 'partner'],
    body: z.object(begin),
    answer: away,
  }),
  /** A new token takes the place of the one that was used. */
  prouver: endpoint({
    ...asks,
    method: 'POST',
    path: '/api/session/preuve/fournisseur/retour',
    action: 'Confirmer son identité par un fournisseur',
    trace: 'preuve',
    refuses: ['preuve', 'partner'],
    body: z.object(comeBack),
    answer: z.strictObject({ token: z.string() }),
  }),
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/session/identites',
    action: 'Lister ses comptes de fournisseurs',
    answer: z.strictObject({
      identites: z.array(
        z.strictObject({
          IDIdentite: z.number(),
          ...offered.shape,
          /** What the provider called the person when they were linked. */
          Compte: z.string(),
          LieLe: z.string(),
          VueLe: z.string().nullable(),
        }),
      ),
      /** Those that the person may add. */
      fournisseurs: z.array(offered),
    }),
  }),
  commencerLien: endpoint({
    ...asks,
    method: 'POST',
    path: '/api/session/identites',
    action: 'Commencer à lier un compte de fournisseur',
    danger: 'facteurs',
    refuses: ['unknown', 'partner'],
    body: z.object(begin),
    answer: away,
  }),
  lier: endpoint({
    ...asks,
    method: 'POST',
    path: '/api/session/identites/retour',
    action: 'Lier un compte de fournisseur',
    refuses: ['conflict', 'rule', 'partner'],
    body: z.object(comeBack),
    answer: done,
  }),
  retirer: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/session/identites/{IDIdentite}',
    action: 'Retirer un compte de fournisseur',
    danger: 'facteurs',
    params: z.object({ IDIdentite: id }),
    answer: done,
  }),
};
