import { z } from 'zod';
import { niveau } from './domains/qualite/niveaux.ts';
import { profilPlafonne } from './domains/plafonds-remise/profils-plafonnes.ts';

/** Names that a card shows before it counts. */
export const firstOfCard = 8;

const personne = z.strictObject({ IDPeople: z.number(), Name: z.string(), Profil: z.string(), Actif: z.boolean() });

/** Who works there: their numbers, and the first of them. */
export const personnesLiees = z.strictObject({ nb: z.number(), nbActives: z.number(), premieres: z.array(personne) });
export type PersonnesLiees = z.infer<typeof personnesLiees>;

/** The checks of the configuration that find the record. */
export const anomaliesLiees = z.array(z.strictObject({ cle: z.string(), niveau, titre: z.string() }));
export type AnomaliesLiees = z.infer<typeof anomaliesLiees>;

/** The ceilings that count, those that are set; null while the group has ceilings switched off. */
export const plafondsLies = z
  .array(z.strictObject({ IDDRProfileEsellerLead: profilPlafonne, Plafond: z.number(), niveau: z.enum(['societe', 'groupe']) }))
  .nullable();
export type PlafondsLies = z.infer<typeof plafondsLies>;

/** The newest line of the journal; null for those who may not read it. */
export const modification = z.strictObject({ DateH: z.string(), Auteur: z.string() }).nullable();
