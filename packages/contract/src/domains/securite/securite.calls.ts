import { z } from 'zod';
import { evenementTypeNames, resultatNames } from '../../evenements.ts';
import { answerShape } from '../../fields/shapes.ts';
import { aFile, endpoint, staff } from '../../kit.ts';
import { pageNumber } from '../../fields/page-number.ts';
import { evenementFields, sortieFields } from './securite.fields.ts';

export const evenementsPageSize = 50;

const day = z.iso.date();

export const evenementFilters = z.object({
  type: z.enum(evenementTypeNames).optional(),
  resultat: z.enum(resultatNames).optional(),
  /** Part of a customer's name. */
  client: z.string().max(255).optional(),
  /** Days in Paris. */
  du: day.optional(),
  au: day.optional(),
  /** Found in who, address, details and call. */
  texte: z.string().max(255).optional(),
});
export type EvenementFilters = z.output<typeof evenementFilters>;

const evenement = z.strictObject({ IDEvenement: z.number(), ...answerShape(evenementFields) });
export type Evenement = z.infer<typeof evenement>;

const sortie = z.strictObject(answerShape(sortieFields));
export type EtatSortie = z.infer<typeof sortie>;

/** The end of a chain or of a list at one moment, signed. */
export const ancre = z.strictObject({
  DateH: z.iso.datetime(),
  bases: z.array(z.strictObject({ base: z.string(), IDInstant: z.number(), DateH: z.string(), Empreinte: z.string() })),
  cle: z.string(),
  signature: z.string(),
});

/** A sealed event with all that its digest is made of; what is about a person is null once it was taken out. */
const evenementScelle = z.strictObject({
  IDEvenement: z.number(),
  Rang: z.number(),
  DateH: z.iso.datetime(),
  Type: evenementFields.Type.answer,
  Resultat: evenementFields.Resultat.answer,
  Nombre: z.number(),
  Genre: evenementFields.Genre.answer,
  IDCustomer: z.number().nullable(),
  IDCompte: z.number().nullable(),
  IDSession: z.number().nullable(),
  IDJeton: z.number().nullable(),
  Appel: z.string(),
  Requete: z.string(),
  Qui: z.string().nullable(),
  Adresse: z.string().nullable(),
  Navigateur: z.string().nullable(),
  Details: z.string().nullable(),
  Sel: z.string().nullable(),
  Personne: z.string(),
  Empreinte: z.string(),
});

/** What the first event that is left is chained to. */
const debut = z.strictObject({ Depuis: z.number(), Empreinte: z.string() });

/** Who signed in, was refused, read secrets: apart from the journal, which says what was changed (docs/regles/acces.md#security-trail). */
export const securite = {
  evenements: endpoint({
    method: 'GET',
    path: '/api/securite/evenements',
    who: staff,
    on: 'registry',
    action: 'Lire les événements de sécurité',
    query: evenementFilters.extend({ page: pageNumber }),
    answer: z.strictObject({ evenements: z.array(evenement), total: z.number() }),
  }),
  /** One event a line, in the order of the chain, and a signed anchor as the last one: `verifier.mjs` checks them. */
  export: endpoint({
    method: 'GET',
    path: '/api/securite/evenements/export',
    who: staff,
    on: 'registry',
    action: 'Exporter les événements de sécurité',
    trace: 'export',
    danger: 'export',
    query: z.object({
      /** The place in the chain of the last event that one has already. */
      depuis: z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    }),
    file: 'application/jsonl',
    line: z.union([debut, evenementScelle, ancre]),
    answer: aFile,
  }),
  /** The ways by which the events leave the installation, and until which one each has come. */
  sorties: endpoint({
    method: 'GET',
    path: '/api/securite/sorties',
    who: staff,
    on: 'registry',
    action: 'Lire les sorties des événements de sécurité',
    answer: z.array(sortie),
  }),
};
