import { interfaces } from '../interfaces/all.ts';
import type { PartnerContract } from './kit.ts';

type Entry = (typeof interfaces)[keyof typeof interfaces];
type Partner = Extract<Entry, { partner: PartnerContract }>['partner'];
type Configured = Extract<Partner, { guide: string }>;
export type PartnerName = Configured['name'];

/** Every partner that is asked. */
export const allPartners: readonly Partner[] = Object.values<Entry>(interfaces).flatMap((entry) =>
  'partner' in entry ? [entry.partner] : [],
);

/** Those whose address is a `PARTNER_…` variable. */
export const partners: readonly Configured[] = allPartners.filter((partner): partner is Configured => 'guide' in partner);
