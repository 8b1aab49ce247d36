import { commonFailures, partner, verifyCalls } from '../../partners/kit.ts';

export const renaultCsb = partner({
  name: 'renaultcsb',
  title: 'Renault CSB',
  guide: 'Renault CSB',
  calls: verifyCalls,
  failures: commonFailures,
});
