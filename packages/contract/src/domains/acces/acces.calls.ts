import { z } from 'zod';
import { modeAccesNames, mostHeures, whyFields } from '../../acces.ts';
import { inputShape } from '../../fields/shapes.ts';
import { endpoint, everyone, id, requiredText, staff, text } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { roleNames } from '../../portees.ts';

const group = ['customer'] as const;
const onRegistry = { on: 'registry' } as const;

const instant = z.iso.datetime({ offset: true, error: 'Une date et une heure sont attendues' });
const heures = z
  .number('Un nombre d’heures est attendu')
  .int('Un nombre entier est attendu')
  .min(1, 'Une heure au moins')
  .max(mostHeures, '30 jours au plus');
const { Motif, Ticket } = inputShape(whyFields);
const why = { Motif, Ticket: Ticket.default('') };
const done = z.strictObject({ success: z.literal(true) });

const demande = z.strictObject({
  IDDemande: z.number(),
  /** The operator's name. */
  Operateur: z.string(),
  Motif: z.string(),
  Ticket: z.string(),
  Heures: z.number(),
  DemandeLe: z.string(),
});

const accorde = z.strictObject({
  IDAcces: z.number(),
  /** The operator's name, or the role. */
  Operateur: z.string(),
  Motif: z.string(),
  Ticket: z.string(),
  Du: z.string(),
  Au: z.string(),
  AccordePar: z.string(),
  CoupeLe: z.string().nullable(),
  CoupePar: z.string().nullable(),
  /** The operator took it. */
  Urgence: z.boolean(),
  /** For one session alone. */
  ParSession: z.boolean(),
});

const visite = z.strictObject({
  IDSession: z.number(),
  Operateur: z.string(),
  Motif: z.string(),
  Ticket: z.string(),
  Debut: z.string(),
  /** Null while it goes on. */
  Fin: z.string().nullable(),
});

const changement = z.strictObject({
  /** The operation that is undone. */
  Groupe: z.string(),
  DateH: z.string(),
  Action: z.string(),
  /** It was undone since. */
  EstAnnule: z.boolean(),
  /** Customer access undoes what an operator changed of people that it sees. */
  EstAnnulable: z.boolean(),
  lignes: z.array(
    z.strictObject({
      Quoi: z.string(),
      /** What the record is called; null where it has no name, or this person does not see it. */
      Nom: z.string().nullable(),
      Operation: z.enum(['I', 'U', 'D']),
      /** The fields that were changed. */
      Champs: z.array(z.string()),
    }),
  ),
});

/** By whose leave operators come to a customer, and what they did there (docs/regles/acces.md#consented-access). */
export const acces = {
  read: endpoint({
    ...onRegistry,
    method: 'GET',
    path: '/api/acces',
    who: everyone,
    action: 'Lire les accès des opérateurs',
    refuses: ['acces', 'rule'],
    answer: z.strictObject({
      ModeAcces: z.enum(modeAccesNames),
      /** Those that nobody has answered. */
      demandes: z.array(demande),
      /** Newest first. */
      accordes: z.array(accorde),
      visites: z.array(visite),
    }),
  }),
  mode: endpoint({
    ...onRegistry,
    method: 'PUT',
    path: '/api/acces/mode',
    who: everyone,
    /** It holds for every operator, unlike the other calls of this address. */
    scope: 'securite:ecrire',
    action: 'Changer le mode d’accès des opérateurs',
    refuses: ['rule', 'forbidden'],
    body: z.object({ ModeAcces: z.enum(modeAccesNames) }),
    answer: done,
  }),
  accorder: endpoint({
    ...onRegistry,
    method: 'POST',
    path: '/api/acces',
    who: group,
    action: 'Accorder un accès à un opérateur',
    refuses: ['rule'],
    /** To an operator, or to all who have a role. */
    body: z
      .object({
        /** Login or name, as the group knows them. */
        Operateur: text().default(''),
        Role: z.enum(roleNames, { error: 'Rôle inconnu' }).nullable().default(null),
        ...why,
        /** Absent: from now on. */
        Du: instant.optional(),
        Au: instant,
      })
      .superRefine(({ Operateur, Role }, context) => {
        if ((Operateur === '') === (Role !== null)) return;
        const message = Role === null ? messages.required : 'Laissez ce champ vide\u00a0: l’accès va à tous ceux qui ont ce rôle';
        context.addIssue({ code: 'custom', path: ['Operateur'], message });
      }),
    answer: z.strictObject({ IDAcces: z.number() }),
  }),
  couper: endpoint({
    ...onRegistry,
    method: 'DELETE',
    path: '/api/acces/{IDAcces}',
    who: group,
    action: 'Couper l’accès d’un opérateur',
    params: z.object({ IDAcces: id }),
    answer: done,
  }),
  repondre: endpoint({
    ...onRegistry,
    method: 'POST',
    path: '/api/acces/demandes/{IDDemande}/reponse',
    who: group,
    action: 'Répondre à une demande d’accès',
    refuses: ['conflict'],
    params: z.object({ IDDemande: id }),
    body: z.object({
      Accord: z.boolean('Oui ou non est attendu'),
      /** Absent: as asked for. */
      Heures: heures.optional(),
    }),
    answer: done,
  }),
  changements: endpoint({
    on: 'customer',
    method: 'GET',
    path: '/api/acces/visites/{IDSession}/changements',
    who: everyone,
    action: 'Lire ce qu’un opérateur a modifié',
    present: 'histoire',
    params: z.object({ IDSession: id }),
    answer: z.strictObject({
      changements: z.array(changement),
      /** There are more than are answered. */
      EstCoupe: z.boolean(),
    }),
  }),
  /** For an operator whom the customer's mode keeps out. */
  situation: endpoint({
    ...onRegistry,
    method: 'GET',
    path: '/api/acces/situation',
    who: staff,
    action: 'Lire ce qu’il faut pour entrer chez un client',
    refuses: ['unknown'],
    query: z.object({ BDGp: requiredText() }),
    answer: z.strictObject({
      BDGp: z.string(),
      label: z.string(),
      ModeAcces: z.enum(modeAccesNames),
      /** A grant in force lets this session in. */
      EstAccorde: z.boolean(),
      /** Of this session, the newest: open, or refused. */
      demande: z
        .strictObject({ DemandeLe: z.string(), Motif: z.string(), Ticket: z.string(), Heures: z.number(), EstRefusee: z.boolean() })
        .nullable(),
    }),
  }),
  demander: endpoint({
    ...onRegistry,
    method: 'POST',
    path: '/api/acces/demandes',
    who: staff,
    readsOnly: true,
    action: 'Demander un accès à un client',
    refuses: ['unknown', 'rule', 'conflict'],
    body: z.object({ BDGp: requiredText(), ...why, Heures: heures.default(8) }),
    answer: done,
  }),
  /** Four hours, told to all administrators of the group. */
  urgence: endpoint({
    ...onRegistry,
    method: 'POST',
    path: '/api/acces/urgence',
    who: staff,
    readsOnly: true,
    /** Unlike a request, it lets in by itself. */
    scope: 'urgence:ecrire',
    danger: 'acces',
    action: 'Prendre un accès d’urgence',
    refuses: ['unknown', 'rule'],
    body: z.object({ BDGp: requiredText(), Motif, Ticket: Ticket.min(1, messages.required) }),
    answer: done,
  }),
};
export type AccesLus = z.infer<(typeof acces)['read']['answer']>;
export type Visite = z.infer<typeof visite>;
export type Accorde = z.infer<typeof accorde>;
export type DemandeAcces = z.infer<typeof demande>;
export type Changement = z.infer<typeof changement>;
