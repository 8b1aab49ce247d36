import { z } from 'zod';
import { own } from '../../fields/kit.ts';

/** What a person's record says of a departure that is still to come. */
export const departAVenir = z.strictObject({
  DateH: z.string(),
  /** Who planned it; '' of an operator, for customer access. */
  Auteur: z.string(),
  /** Why it could not be carried out when its moment had come. */
  Refus: z.string().nullable(),
});
export type DepartAVenir = z.infer<typeof departAVenir>;

const mostDays = 366;
const day = 24 * 60 * 60_000;

/** When a departure is carried out. */
export const momentDuDepart = own('Date du départ', {
  input: z.iso
    .datetime({ offset: true, error: 'Une date et une heure sont attendues' })
    .refine((text) => !(Date.parse(text) <= Date.now()), 'Un moment à venir est attendu')
    .refine((text) => !(Date.parse(text) > Date.now() + mostDays * day), 'Un moment dans l’année qui vient est attendu'),
  answer: z.string(),
});
