import { z } from 'zod';

/** Kinds of print: offer, purchase order, trial voucher. */
export const categories = ['offre', 'bdc', 'bonEssai'] as const;
export type Categorie = (typeof categories)[number];
/** What people call each. */
export const categorieWords = { offre: 'Offre', bdc: 'Bon de commande', bonEssai: 'Bon d’essai' } as const satisfies Record<
  Categorie,
  string
>;
export const categorie = z.enum(categories);
