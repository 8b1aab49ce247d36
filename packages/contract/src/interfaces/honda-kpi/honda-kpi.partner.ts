import { commonFailures, partner, verifyCalls } from '../../partners/kit.ts';

export const hondaKpi = partner({
  name: 'hondakpi',
  title: 'Honda KPI',
  guide: 'Honda KPI',
  calls: verifyCalls,
  failures: {
    ...commonFailures,
    INVALID_CREDENTIALS: 'la clé d’API de ce code constructeur est refusée. Vérifiez-la dans l’onglet Paramétrage.',
  },
});
