import { z } from 'zod';
import type { Chapitre } from '../../catalogue/kit.ts';
import { answered, own, requiredText, requiredUrl } from '../../fields/kit.ts';

/** What the catalogue's chapters are called where somebody chooses among them. */
export const chapitreNames: Readonly<Record<Chapitre, string>> = {
  structure: 'Sociétés et sites',
  utilisateurs: 'Utilisateurs et profils',
  interfaces: 'Interfaces',
  referentiels: 'Listes',
  parametres: 'Paramètres du groupe',
  outils: 'Outils',
};
// The keys of an object literal.
export const chapitres = Object.keys(chapitreNames) as Chapitre[];

/** Why nothing is sent any more. */
export const arrets = {
  parti: 'L’adresse a répondu qu’elle n’existe plus (410)',
  echecs: 'Cinq jours d’échecs',
  perdu: 'Le point de reprise n’est plus conservé',
  secret: 'Le secret est à renouveler',
} as const;
export type ArretMotif = keyof typeof arrets;
// The keys of an object literal.
export const arretMotifs = Object.keys(arrets) as ArretMotif[];

export const webhookFields = {
  Nom: requiredText('Nom', { max: 60 }),
  Adresse: requiredUrl('Adresse', { max: 500, help: 'En https\u00a0; ni identifiant ni mot de passe dans l’adresse' }),
  Chapitres: own('Modifications envoyées', {
    input: z
      .array(z.enum(chapitres))
      .max(chapitres.length)
      .transform((all) => chapitres.filter((one) => all.includes(one))),
    answer: z.array(z.enum(chapitres)),
  }),
  Actif: answered('Actif', z.boolean()),
};
