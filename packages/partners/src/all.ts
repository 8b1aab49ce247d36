import { bee2Link } from './bee2link.ts';
import { corporateSales } from './corporate-sales.ts';
import { hondaKpi, renaultCsb, smartDataForLead, sms } from './credentials.ts';
import { dbs } from './dbs.ts';
import { planetVO } from './planetvo.ts';
import { planetVO2 } from './planetvo2.ts';
import { refLoisir, refMoto } from './references.ts';
import { wally } from './wally.ts';

/** Every partner whose address is a `PARTNER_…` variable. */
export const partners = [
  planetVO,
  planetVO2,
  dbs,
  bee2Link,
  refMoto,
  refLoisir,
  smartDataForLead,
  renaultCsb,
  hondaKpi,
  sms,
  corporateSales,
  wally,
] as const;

export type PartnerName = (typeof partners)[number]['name'];
