import { z } from 'zod';
import { messages } from '../../messages.ts';

const tooFar = 64;
const nameOf = (most: number) => z.string().min(1, messages.required).max(most, messages.tooLong(most));

/** The number of an operation: the journal's group, which is the number of the request that wrote it. */
const operationNumber = nameOf(tooFar);

/** A row as the journal names it: its table, and its key, of which the parts are separated by `/`. */
const ligne = z.strictObject({ table: nameOf(tooFar), id: z.union([nameOf(255), z.number().int().transform(String)]) });
const ofRecord = z.number().int().min(1).max(2_147_483_647);

/** What is put back: one way to say which rows and which of their fields. */
export const portee = z.union(
  [
    z.strictObject({ operation: operationNumber }),
    z.strictObject({ champ: ligne.extend({ champ: nameOf(tooFar) }) }),
    /** A record with its parts. */
    z.strictObject({ fiche: ligne }),
    /** The rows of a screen, by its path: `/sites`, `/civilites`. */
    z.strictObject({ ecran: z.string().regex(/^\/[A-Za-z0-9/_-]{1,100}$/, 'Le chemin d’un écran est attendu') }),
    /** A site with all that belongs to it. */
    z.strictObject({ site: ofRecord }),
    z.strictObject({ societe: ofRecord }),
    z.strictObject({ client: z.literal(true) }),
  ],
  { error: 'Dites ce qui doit être remis\u00a0: une opération, un champ, une fiche, un écran, un site, une société ou tout le client' },
);
export type Portee = z.output<typeof portee>;

/** `annuler` takes one operation back and keeps what came after it; `revenir` puts things as they were at an instant. */
const verbes = ['annuler', 'revenir'] as const;

/** What is done about a field, or a row, that somebody has changed since. */
export const choix = ligne.extend({ champ: nameOf(tooFar).optional(), choix: z.enum(['remettre', 'garder']) });
export type Choix = z.output<typeof choix>;

export const mostChoices = 1000;

export const demandeRetour = z
  .strictObject({
    portee,
    verbe: z.enum(verbes, 'Le verbe attendu est «\u00a0annuler\u00a0» ou «\u00a0revenir\u00a0»'),
    /** With `revenir`: an instant of `GET /api/instants`. */
    instant: z.number().int().min(1).optional(),
    /** With `revenir`: just before this operation. With `annuler`: the operation of which only the scope is taken back. */
    groupe: operationNumber.optional(),
    choix: z.array(choix).max(mostChoices, '1\u00a0000 choix au maximum').default([]),
    /** With `annuler`, where something cannot be put back: nothing is (`refuser`), or it stays as it is and the rest is (`garder`). */
    reste: z.enum(['refuser', 'garder']).default('refuser'),
    /** What rows depend on and is gone by now comes back with them, and what that depends on. */
    parents: z.boolean('Oui ou non est attendu').default(false),
  })
  .superRefine(({ portee: asked, verbe, instant, groupe }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (verbe === 'annuler') {
      if (instant !== undefined) refuse('instant', 'Une opération s’annule sans instant');
      if (!('operation' in asked) && groupe === undefined) refuse('groupe', 'Dites quelle opération annuler');
      if ('operation' in asked && groupe !== undefined) refuse('groupe', 'L’opération est déjà dite');
      return;
    }
    if ('operation' in asked) refuse('portee', 'Une opération s’annule\u00a0: le verbe attendu est «\u00a0annuler\u00a0»');
    if ((instant === undefined) === (groupe === undefined)) refuse('instant', 'Dites à quel instant, ou avant quelle opération, revenir');
  });
export type DemandeRetour = z.output<typeof demandeRetour>;
/** As it is sent, without the choices. */
export type RetourDemande = Omit<DemandeRetour, 'choix' | 'reste' | 'parents'> & { reste?: DemandeRetour['reste'] };

/**
 * What becomes of a row, or of one of its fields:
 * - `pret`: is put back.
 * - `conflit`: somebody has changed it since; a choice says what becomes of it.
 * - `depend`: what it belongs to is gone.
 * - `bloque`: a rule of a form, a right, or other rows that use it, are in the way.
 * - `fait`: something that happened stays as it is.
 * - `partenaire`: a partner knows of it; it is changed on its own screen.
 * - `ressaisir`: a secret that is kept no longer, and has to be entered again; the rest of the row, if there is any, is put back.
 * - `perdu`: a file that is kept no longer, and with it the row that would come back to hold it.
 */
export const etats = ['pret', 'conflit', 'depend', 'bloque', 'fait', 'partenaire', 'ressaisir', 'perdu'] as const;
export type EtatRetour = (typeof etats)[number];

const champRetour = z.strictObject({
  champ: z.string(),
  /** What people call it. */
  mot: z.string(),
  /** The value now; of a secret only that there is one. */
  present: z.unknown(),
  /** The value afterwards. */
  remis: z.unknown(),
  /** With `conflit`: what the operation had left there. */
  laisse: z.unknown().optional(),
  etat: z.enum(etats),
});

export const ligneRetour = z.strictObject({
  table: z.string(),
  id: z.string(),
  /** What the record is called; null where it only has a number. */
  nom: z.string().nullable(),
  /** What putting it back does: adds the row, changes it, or takes it away. */
  operation: z.enum(['I', 'U', 'D']),
  etat: z.enum(etats),
  raison: z.string().nullable(),
  /** The screen to see it on. */
  lien: z.string().nullable(),
  champs: z.array(champRetour),
  /** Who made the changes that go, the last one first, and when. */
  par: z.array(z.strictObject({ Auteur: z.string(), DateH: z.string() })),
});
export type LigneRetour = z.output<typeof ligneRetour>;

/** So many rows are shown; the numbers count all of them. */
export const mostShown = 2000;

export const planRetour = z.strictObject({
  lignes: z.array(ligneRetour),
  nbLignes: z.number(),
  /** How many rows of each state. */
  parEtat: z.record(z.enum(etats), z.number()),
});
