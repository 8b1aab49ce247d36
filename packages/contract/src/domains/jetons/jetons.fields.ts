import { z } from 'zod';
import { answered, numberError, own, requiredText } from '../../fields/kit.ts';
import { estMotif, type Motif } from '../../portees.ts';

/** How a token stands. */
export const jetonEtats = {
  actif: 'Actif',
  expire: 'Expiré',
  coupe: 'Coupé',
  /** A suspension, another password, a profile without the back office. */
  caduc: 'Sans effet\u00a0: le compte a changé',
} as const;
export type JetonEtat = keyof typeof jetonEtats;
// The keys of an object literal.
const jetonEtatNames = Object.keys(jetonEtats) as [JetonEtat, ...JetonEtat[]];

const mostJours = 365;
const mostAdresses = 20;

const motif = z.custom<Motif>((given) => typeof given === 'string' && estMotif(given), 'Un droit de cette liste n’existe pas');

// An IPv4 address that a machine writes as one of IPv6.
const mapped = /^::ffff:(?=[\d.]+(?:\/\d+)?$)/i;
const adresse = z
  .string('Une adresse est attendue')
  .trim()
  .transform((given) => given.replace(mapped, ''))
  .pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'Écrivez une adresse comme 192.0.2.7, ou un réseau comme 192.0.2.0/24'));

const unique = <T>(all: readonly T[]) => [...new Set(all)];

export const jetonFields = {
  Nom: requiredText('Nom', { max: 60, help: 'Le programme qui s’en sert' }),
  Jours: own('Durée', {
    input: z.int(numberError('Un nombre de jours est attendu')).min(1, 'Un jour au moins').max(mostJours, `${mostJours} jours au maximum`),
    answer: z.number(),
  }),
  Portees: own('Droits', {
    input: z.array(motif).min(1, 'Choisissez au moins un droit').max(200, '200 droits au maximum').transform(unique),
    answer: z.array(z.string()),
  }),
  /** By their names; null: all that are open to the owner, now and later. */
  Clients: own('Clients', {
    input: z
      .array(z.string().max(255))
      .min(1, 'Choisissez au moins un client')
      .max(1000, '1\u00a0000 clients au maximum')
      .transform(unique)
      .nullable(),
    answer: z.array(z.string()).nullable(),
  }),
  Adresses: own('Adresses', {
    input: z.array(adresse).max(mostAdresses, `${mostAdresses} adresses au maximum`).transform(unique),
    answer: z.array(z.string()),
  }),
  /** Its first characters. */
  Apercu: answered('Commence par', z.string()),
  CreeLe: answered('Créé le', z.string()),
  Fin: answered('Expire le', z.string()),
  /** Half a minute late at most. */
  VuLe: answered('Dernière utilisation', z.string().nullable()),
  CoupeLe: answered('Coupé le', z.string().nullable()),
  CoupePar: answered('Coupé par', z.string().nullable()),
  Etat: answered('État', z.enum(jetonEtatNames)),
};
