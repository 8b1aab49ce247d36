import { z } from 'zod';
import { endpoint, staff } from '../../kit.ts';
import { importNames } from '../imports/imports.calls.ts';
import { verdicts } from '../sante/etats.ts';

/** Days that the home looks back at most, however long ago somebody was here. */
export const mostDays = 7;
/** Customers in each part. */
export const mostCustomers = 20;

/** Why a customer needs attention, the most harmful first. */
export const natures = ['interface', 'alerte', 'passerelle', 'import', 'qualite'] as const;

const client = { BDGp: z.string(), label: z.string(), serverIP: z.string() };

const motif = z.strictObject({
  Nature: z.enum(natures),
  /** Accesses, alerts, gateways, imports that stopped, or configuration errors. */
  Nombre: z.number(),
  /** Configuration errors that were not there before. */
  Nouvelles: z.number(),
  /** Of an interface: its name, its worst access, how that fails, and when it last worked. */
  Titre: z.string(),
  Libelle: z.string(),
  Verdict: z.enum(verdicts).nullable(),
  DernierSucces: z.string().nullable(),
  /** Of imports: which of them stopped last. */
  Import: z.enum(importNames).nullable(),
});
export type Motif = z.infer<typeof motif>;

const attention = z.strictObject({ ...client, motifs: z.array(motif) });
export type Attention = z.infer<typeof attention>;

const changement = z.strictObject({
  ...client,
  Modifications: z.number(),
  Personnes: z.number(),
  /** Change requests that came in. */
  Demandes: z.number(),
  /** Work that wrote many rows at once. */
  travaux: z.array(z.strictObject({ Action: z.string(), Lignes: z.number() })),
});
export type Changement = z.infer<typeof changement>;

/** What the home is made of; each is read on its own. */
export const parties = ['sante', 'alertes', 'passerelles', 'imports', 'qualite', 'journal', 'demandes'] as const;
export type Partie = (typeof parties)[number];

/** What happens at an operator's customers, as far as it is stored. */
export const accueil = {
  read: endpoint({
    method: 'GET',
    path: '/api/accueil',
    who: staff,
    on: 'registry',
    action: 'Lire l’accueil',
    /** When the person was here before; without it, a day ago. */
    query: z.object({ depuis: z.iso.datetime({ error: 'Une date et une heure sont attendues' }).optional() }),
    answer: z.strictObject({
      /** From when changes count. */
      Depuis: z.string(),
      /** The most harmful first. */
      attention: z.array(attention),
      /** How many customers need attention in all. */
      EnTout: z.number(),
      /** The most changed first. */
      changements: z.array(changement),
      Changes: z.number(),
      /** Groups that want to be asked first, by their names: nothing is read of them. */
      fermes: z.array(z.string()),
      /** What could not be read, of which server. */
      manque: z.array(z.strictObject({ Partie: z.enum(parties).nullable(), Serveur: z.string() })),
    }),
  }),
};
