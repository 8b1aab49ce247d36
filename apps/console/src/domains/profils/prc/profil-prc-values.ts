import { profilEDataVoicePrcBody } from '@comptoir/contract/domains/profils/profils.calls';
import { z } from 'zod';
import type { RecordForm } from '../../../kit/form/use-record-form.ts';

/** A customer-relations profile, with the permissions that its form changes. */
export const profilPrcSchema = profilEDataVoicePrcBody.extend({ ticks: z.record(z.string(), z.boolean()) });

export type ProfilPrcIn = z.input<typeof profilPrcSchema>;
export type ProfilPrcOut = z.output<typeof profilPrcSchema>;
export type ProfilPrcRecord = RecordForm<ProfilPrcIn, ProfilPrcOut>;
