import { z } from 'zod';

/** Whose discounts have a ceiling, by id of the lead profile. */
export const profilsPlafonnes = [
  { IDDRProfileEsellerLead: 2, label: 'Vendeurs' },
  { IDDRProfileEsellerLead: 3, label: 'Chefs des ventes' },
] as const;
export const profilPlafonne = z.literal(profilsPlafonnes.map(({ IDDRProfileEsellerLead }) => IDDRProfileEsellerLead));
export type ProfilPlafonne = z.infer<typeof profilPlafonne>;
