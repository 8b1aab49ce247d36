import { profilESellerTeamBody, type ProfilESellerTeam } from '@comptoir/contract/domains/profils/profils.calls';
import { z } from 'zod';
import type { RecordForm } from '../../../kit/form/use-record-form.ts';

/** A profile, with the rights that its form changes. */
export const profilTeamSchema = profilESellerTeamBody.extend({
  /** Only operators have it. */
  AccesBackOffice: profilESellerTeamBody.shape.AccesBackOffice.optional(),
  ticks: z.record(z.string(), z.boolean()),
});

export type ProfilTeamIn = z.input<typeof profilTeamSchema>;
export type ProfilTeamOut = z.output<typeof profilTeamSchema>;
export type ProfilTeamRecord = RecordForm<ProfilTeamIn, ProfilTeamOut>;

export const valuesOf = ({ DESCR, IDDashboard, AccesBackOffice }: ProfilESellerTeam): ProfilTeamIn => ({
  DESCR,
  IDDashboard,
  ...(AccesBackOffice === undefined ? {} : { AccesBackOffice }),
  ticks: {},
});
