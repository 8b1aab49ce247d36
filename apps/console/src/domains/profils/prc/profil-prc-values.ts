import { profilEDataVoicePrcBody } from '@comptoir/contract/profils';
import { z } from 'zod';
import type { RecordForm } from '../../../kit/form/use-record-form.ts';

/** A customer-relations profile with what its form changes of its permissions. */
export const profilPrcSchema = profilEDataVoicePrcBody.extend({ ticks: z.record(z.string(), z.boolean()) });

export type ProfilPrcIn = z.input<typeof profilPrcSchema>;
export type ProfilPrcOut = z.output<typeof profilPrcSchema>;
export type ProfilPrcRecord = RecordForm<ProfilPrcIn, ProfilPrcOut>;
