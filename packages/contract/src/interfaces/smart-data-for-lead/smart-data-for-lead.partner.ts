import { commonFailures, partner, verifyCalls } from '../../partners/kit.ts';

export const smartDataForLead = partner({
  name: 'smartdata',
  title: 'SmartDataForLead',
  guide: 'SmartDataForLead',
  calls: verifyCalls,
  failures: commonFailures,
});
