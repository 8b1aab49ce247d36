import { z } from 'zod';
import { answered, flag, own, requiredText, values } from '../../fields/kit.ts';
import { messages } from '../../messages.ts';
import { isListSearch } from '../../texts/list-search.ts';

/** As long as an address may be for every browser and proxy. */
const longestEtat = 2000;
const mostVues = 999;

const ecran = z
  .string({ error: messages.required })
  .max(255, messages.tooLong(255))
  .regex(/^(\/[\w$-]+)+(\?onglet=[\w-]+)?$/, 'L’adresse d’un écran est attendue');
const etat = z
  .string({ error: messages.required })
  .max(longestEtat, messages.tooLong(longestEtat))
  .refine(isListSearch, 'L’état d’une liste est attendu, comme son adresse l’écrit');
const place = z.int('Nombre entier attendu').min(1, 'Un ou plus').max(mostVues, `${mostVues} au maximum`);

/** A saved view of a list: what is shown of it, under a name. */
export const vueFields = {
  Ecran: own('Écran', { input: ecran, answer: z.string() }),
  Nom: requiredText('Nom de la vue', { max: 60 }),
  Portee: values('Qui la voit', [
    { value: 'moi', label: 'Moi seul' },
    { value: 'client', label: 'Tout le groupe' },
    { value: 'operateurs', label: 'Les opérateurs' },
  ]),
  Etat: own('Filtres, tri et colonnes', { input: etat, answer: z.string() }),
  ParDefaut: flag('Ouverte d’elle-même', { help: 'Quand l’adresse de l’écran ne demande rien' }),
  Ordre: own('Place', { input: place, answer: z.number() }),
  Auteur: answered('Auteur', z.string()),
};
