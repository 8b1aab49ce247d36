import { z } from 'zod';
import { endpoint, everyone, id, requiredText } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { facteurTypeNames, secondFacteurNames } from './facteurs.ts';
import { appareilHeaders } from './appareil.ts';

const own = { who: everyone, on: 'registry' } as const;
const done = z.strictObject({ success: z.literal(true) });
const IDFacteur = z.object({ IDFacteur: id });

/** Of a sign-in whose password was right: what `second_facteur` answered. */
const demande = requiredText(100);
const code = z.string().min(1, messages.required).max(60, messages.tooLong(60));
const Nom = requiredText(60);

const opened = { token: z.string(), activites: z.array(z.number()) };
/** Shown once, and kept by nobody. */
const Codes = z.array(z.string());
/** For the application that shows the codes: a key to type, and the same as an address to scan. */
const seed = { Cle: z.string(), Adresse: z.string() };

/** Before there is a session: each of these ends a sign-in, or is refused. */
const signIn = {
  method: 'POST',
  who: ['public'],
  on: 'registry',
  readsOnly: true,
  trace: 'ouverture',
  refuses: ['unauthenticated'],
} as const;

export const facteurs = {
  finir: endpoint({
    ...signIn,
    path: '/api/session/facteur',
    action: 'Ouvrir une session, second facteur',
    headers: appareilHeaders,
    body: z.object({ demande, Moyen: z.enum(['code', 'secours']).default('code'), Code: code }),
    answer: z.strictObject({ ...opened, CodesRestants: z.number() }),
  }),
  /** Where a second factor is asked of somebody who has none: a new key each time. */
  inscrire: endpoint({
    ...signIn,
    path: '/api/session/facteur/inscription',
    action: 'Préparer son premier second facteur',
    body: z.object({ demande }),
    answer: z.strictObject(seed),
  }),
  finirInscription: endpoint({
    ...signIn,
    path: '/api/session/facteur/inscription/code',
    action: 'Ouvrir une session, premier second facteur',
    headers: appareilHeaders,
    body: z.object({ demande, Code: code }),
    answer: z.strictObject({ ...opened, Codes }),
  }),
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/session/facteurs',
    action: 'Lister ses seconds facteurs',
    answer: z.strictObject({
      facteurs: z.array(
        z.strictObject({
          IDFacteur: z.number(),
          Type: z.enum(facteurTypeNames),
          Nom: z.string(),
          /** Of a passkey: the host at which it works. */
          Hote: z.string().nullable(),
          CreeLe: z.string(),
          VuLe: z.string().nullable(),
        }),
      ),
      /** Recovery codes that have not been used. */
      CodesRestants: z.number(),
      SecondFacteur: z.enum(secondFacteurNames),
    }),
  }),
  /** It counts once a code of it has been given. */
  ajouterCode: endpoint({
    ...own,
    method: 'POST',
    path: '/api/session/facteurs/code',
    action: 'Ajouter une application de codes',
    danger: 'facteurs',
    body: z.object({ Nom }),
    answer: z.strictObject({ IDFacteur: z.number(), ...seed }),
  }),
  confirmerCode: endpoint({
    ...own,
    method: 'POST',
    path: '/api/session/facteurs/{IDFacteur}/code',
    action: 'Confirmer une application de codes',
    params: IDFacteur,
    body: z.object({ Code: code }),
    /** Recovery codes come with the first factor. */
    answer: z.strictObject({ Codes }),
  }),
  renommer: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/session/facteurs/{IDFacteur}',
    action: 'Renommer un second facteur',
    params: IDFacteur,
    body: z.object({ Nom }),
    answer: done,
  }),
  retirer: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/session/facteurs/{IDFacteur}',
    action: 'Retirer un second facteur',
    danger: 'facteurs',
    params: IDFacteur,
    answer: done,
  }),
  /** Those of before count no more. */
  secours: endpoint({
    ...own,
    method: 'POST',
    path: '/api/session/facteurs/secours',
    action: 'Demander de nouveaux codes de secours',
    danger: 'facteurs',
    refuses: ['rule'],
    answer: z.strictObject({ Codes }),
  }),
};
export type Facteur = z.infer<(typeof facteurs)['list']['answer']>['facteurs'][number];
