import { call, commonFailures, okAnswer, partner } from './kit.ts';

const calls = {
  verify: call({ method: 'POST', path: '/verify', action: 'Vérifier les identifiants', repeatable: true, answer: okAnswer }),
};

/** Partners that are asked one thing: whether these credentials open. */
export const smartDataForLead = partner({ name: 'smartdata', title: 'SmartDataForLead', calls, failures: commonFailures });
export const renaultCsb = partner({ name: 'renaultcsb', title: 'Renault CSB', calls, failures: commonFailures });
export const hondaKpi = partner({
  name: 'hondakpi',
  title: 'Honda KPI',
  calls,
  failures: {
    ...commonFailures,
    INVALID_CREDENTIALS: 'la clé d’API de ce code constructeur est refusée. Vérifiez-la dans l’onglet Paramétrage.',
  },
});
export const sms = partner({
  name: 'sms',
  title: 'API SMS',
  calls,
  failures: { ...commonFailures, INVALID_CREDENTIALS: 'le client_id ou le client_secret de la société est refusé. Vérifiez-les.' },
});
