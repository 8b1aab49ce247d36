import { z } from 'zod';
import { bool, endpoint, everyone, id, type Endpoint } from '../../kit.ts';
import { origines } from '../origines/origines.calls.ts';
import { sites } from '../sites/sites.calls.ts';
import { societes } from '../societes/societes.calls.ts';
import { utilisateurs } from '../utilisateurs/utilisateurs.calls.ts';
import { singleLine } from '../../texts/single-line.ts';
import { noteFields } from './notes.fields.ts';

/** The records that carry notes, by their table: whoever may make the call may open them, and read and write their notes. */
export const annotees = {
  sites: sites.read,
  utilisateurs: utilisateurs.read,
  societes: societes.read,
  origines: origines.list,
} as const satisfies Record<string, Endpoint>;
export type TableAnnotee = keyof typeof annotees;

export const isAnnotee = (table: string): table is TableAnnotee => Object.hasOwn(annotees, table);

/** Who reads a note: operators alone, or the customer's people too. */
export const portees = { interne: 'Interne', client: 'Visible du client' } as const;
export type Portee = keyof typeof portees;
const portee = z.enum(['interne', 'client'], 'La portée attendue est «\u00a0interne\u00a0» ou «\u00a0client\u00a0»');

/** Persons that one note may name. */
const mostMentions = 20;

const personne = z.strictObject({
  Kind: z.enum(['operator', 'customer'], 'Une personne est attendue'),
  Login: singleLine().min(1, 'Une personne est attendue').max(255),
});
export type Mention = z.infer<typeof personne>;

const note = z.strictObject({
  IDNote: z.number(),
  Texte: z.string(),
  Portee: portee,
  /** The name of who wrote it. */
  Auteur: z.string(),
  /** An operator wrote it. */
  DeOperateur: z.boolean(),
  DateH: z.string(),
  DateModification: z.string().nullable(),
  /** Those named in it, as far as this session sees them. */
  mentions: z.array(personne),
  mayChange: z.boolean(),
  mayRemove: z.boolean(),
});
export type Note = z.infer<typeof note>;

const body = {
  /** Informs those whom the note names from now on by mail too, as far as they have an address. */
  ParEMail: bool.default(false),
  Texte: noteFields.Texte.input,
  mentions: z.array(personne).max(mostMentions, `${mostMentions} personnes au maximum`).default([]),
};

const shared = { who: everyone, on: 'customer' } as const;
const record = { path: '/api/notes/{table}/{ligne}', params: z.object({ table: z.string().max(63), ligne: id }) } as const;
const one = { path: '/api/notes/{idNote}', params: z.object({ idNote: id }) } as const;
/** `Courriels`: how many mails go out. */
const written = z.strictObject({ IDNote: z.number(), Courriels: z.number() });
const takesBack = ['notes', 'notesMentions'] as const;

/** What people write about a record for each other. */
export const notes = {
  list: endpoint({
    ...shared,
    ...record,
    method: 'GET',
    action: 'Lire les notes d’une fiche',
    present: 'personnel',
    /** Newest first. */
    answer: z.array(note),
  }),
  personnes: endpoint({
    ...shared,
    path: '/api/notes/{table}/{ligne}/personnes',
    params: record.params,
    method: 'GET',
    action: 'Lister les personnes qu’une note peut citer',
    present: 'personnel',
    /** Those who may open the record, by name; operators have no address here. */
    answer: z.array(personne.extend({ Name: z.string(), AvecEMail: z.boolean() })),
  }),
  create: endpoint({
    ...shared,
    ...record,
    method: 'POST',
    action: 'Ajouter une note',
    takesBack,
    /** Without a scope: of an operator for operators, of customer access for its own people. */
    body: z.object({ ...body, Portee: portee.optional() }),
    answer: written,
  }),
  update: endpoint({
    ...shared,
    ...one,
    method: 'PUT',
    action: 'Modifier une note',
    refuses: ['forbidden'],
    takesBack,
    body: z.object({ ...body, Portee: portee.optional() }),
    answer: written,
  }),
  remove: endpoint({
    ...shared,
    ...one,
    method: 'DELETE',
    action: 'Supprimer une note',
    refuses: ['forbidden'],
    takesBack,
    answer: z.strictObject({ IDNote: z.number() }),
  }),
};
