import { z } from 'zod';
import { endpoint, everyone, text } from '../../kit.ts';
import { genresFiche } from './genres.ts';

export const mostFichesParGenre = 8;
export const mostFiches = 40;

const genre = z.enum(Object.keys(genresFiche));

export const recherche = {
  fiches: endpoint({
    method: 'GET',
    path: '/api/recherche',
    who: everyone,
    on: 'customer',
    action: 'Rechercher une fiche',
    present: 'personnel',
    /** Nothing typed finds nothing; of one kind alone, its first records: one more than the most says that there are more. */
    query: z.object({ q: text(100).default(''), genre: genre.optional() }),
    /** The best first. Only kinds and rows that the session may list. */
    answer: z.array(z.strictObject({ Genre: genre, Id: z.number(), Nom: z.string(), Detail: z.string() })),
  }),
};
export type Fiche = z.output<typeof recherche.fiches.answer>[number];
