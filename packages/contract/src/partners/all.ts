import { bee2Link } from '../interfaces/bee2link/bee2link.partner.ts';
import { corporateSales } from '../interfaces/corporate-sales/corporate-sales.partner.ts';
import { hondaKpi, renaultCsb, smartDataForLead, sms } from './credentials.ts';
import { dbs } from '../interfaces/dbs/dbs.partner.ts';
import { planetVO } from '../interfaces/planetvo/planetvo.partner.ts';
import { planetVO2 } from '../interfaces/planetvo2/planetvo2.partner.ts';
import { refLoisir, refMoto } from '../interfaces/catalogues/catalogues.partner.ts';
import { wally } from '../interfaces/wally/wally.partner.ts';

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
