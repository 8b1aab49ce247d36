import { z } from 'zod';

/** From errors to mere hints. */
export const niveaux = { erreur: 'Erreur', avertissement: 'Avertissement', information: 'Information' } as const;
export type Niveau = keyof typeof niveaux;
export const niveau = z.enum(['erreur', 'avertissement', 'information']);
