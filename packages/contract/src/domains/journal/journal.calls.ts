import { z } from 'zod';
import { endpoint, everyone, id, staff } from '../../kit.ts';
import { pageNumber } from '../../fields/page-number.ts';

const side = z.record(z.string(), z.unknown()).nullable();

/** One row changed by one write. For an update, before and after hold only the changed fields. */
export const journalEntry = z.strictObject({
  /** What the record is called now, or was when it went; null where it only has a number. */
  Nom: z.string().nullable(),
  IDJournal: z.number(),
  /** Everything that one request changed. */
  Groupe: z.string(),
  DateH: z.string(),
  Auteur: z.string(),
  /** Who acts in the author's name. */
  Reel: z.string().nullable(),
  Kind: z.string(),
  Appel: z.string(),
  Action: z.string(),
  Motif: z.string().nullable(),
  /** What this undoes or comes from: `annulation` and the group that is undone. */
  Cause: z.string().nullable(),
  NomTable: z.string(),
  IDLigne: z.string(),
  Operation: z.enum(['I', 'U', 'D']),
  Avant: side,
  Apres: side,
});
export type JournalEntry = z.infer<typeof journalEntry>;

const day = z.iso.date();

export const journalFilter = z.object({
  auteur: z.string().max(255).optional(),
  table: z.string().max(63).optional(),
  ligne: z.string().max(255).optional(),
  /** Other tables, separated by commas: with `ligne`, their lines whose key begins with it. */
  parties: z.string().max(1000).optional(),
  operation: z.enum(['I', 'U', 'D']).optional(),
  groupe: z.string().max(64).optional(),
  du: day.optional(),
  au: day.optional(),
  /** Text to find in the values before and after. */
  texte: z.string().max(255).optional(),
  page: pageNumber,
});

/** A state of the customer that can be named. */
const instant = z.strictObject({ IDInstant: z.number(), DateH: z.string() });

/** A file as it was, of whatever kind the products keep. */
const contenu = z.strictObject({
  Type: z.enum(['application/pdf', 'image/png', 'application/octet-stream']),
  /** In base64. */
  Contenu: z.string(),
});
export type JournalContenu = z.infer<typeof contenu>;

export const journal = {
  list: endpoint({
    method: 'GET',
    path: '/api/journal',
    who: staff,
    on: 'customer',
    action: 'Lire le journal',
    present: 'histoire',
    query: journalFilter,
    answer: z.strictObject({
      entries: z.array(journalEntry),
      total: z.number(),
      pageSize: z.number(),
      /** Tables and authors to choose from. */
      tables: z.array(z.string()),
      auteurs: z.array(z.string()),
    }),
  }),
  /** For whoever opens the record: customer access is told what its page shows of it. */
  fiche: endpoint({
    method: 'GET',
    path: '/api/journal/fiches/{table}/{ligne}',
    who: everyone,
    on: 'customer',
    action: 'Lire l’historique d’une fiche',
    present: 'histoire',
    params: z.object({ table: z.string().max(63), ligne: id }),
    answer: z.strictObject({
      entries: z.array(journalEntry),
      /** There are older ones. */
      EstCoupe: z.boolean(),
    }),
  }),
  contenu: endpoint({
    method: 'GET',
    path: '/api/journal/contenus/{Empreinte}',
    who: staff,
    on: 'customer',
    action: 'Ouvrir un fichier du journal',
    present: 'histoire',
    params: z.object({ Empreinte: z.string().regex(/^[0-9a-f]{64}$/, 'Empreinte SHA-256 attendue') }),
    answer: contenu,
  }),
  instants: endpoint({
    method: 'GET',
    path: '/api/instants',
    who: everyone,
    on: 'customer',
    action: 'Lire les instants du journal',
    present: 'histoire',
    query: z.object({
      /** A date and time: those nearest to it; absent, the newest. */
      autour: z.iso.datetime({ offset: true, local: true }).optional(),
      /** The number of an instant: those around it, and itself. */
      numero: id.optional(),
    }),
    answer: z.array(instant),
  }),
};
