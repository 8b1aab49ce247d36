import { bee2LinkProbes } from './bee2link/probe-bee2link.ts';
import { refLoisirProbes, refMotoProbes } from './catalogues/probe-catalogues.ts';
import { corporateSalesProbes } from './corporate-sales/probe-corporate-sales.ts';
import { dbsProbes } from './dbs/probe-dbs.ts';
import { smsProbes } from './email-sms/probe-sms.ts';
import { smtpProbes } from './email-sms/probe-smtp.ts';
import { hondaProbes } from './honda-kpi/probe-honda.ts';
import type { InterfaceProbes } from './kit/probe.ts';
import { planetVOProbes } from './planetvo/probe-planetvo.ts';
import { planetVO2Probes } from './planetvo2/probe-planetvo2.ts';
import { csbProbes } from './renault-csb/probe-csb.ts';
import { smartDataProbes } from './smart-data-for-lead/probe-smart-data.ts';
import { wallyProbes } from './wally/probe-wally.ts';

/** Every interface whose accesses can be checked, in the order of the menu. */
export const allProbes: readonly InterfaceProbes[] = [
  planetVOProbes,
  planetVO2Probes,
  bee2LinkProbes,
  corporateSalesProbes,
  hondaProbes,
  smsProbes,
  smtpProbes,
  refMotoProbes,
  refLoisirProbes,
  smartDataProbes,
  wallyProbes,
  dbsProbes,
  csbProbes,
];
