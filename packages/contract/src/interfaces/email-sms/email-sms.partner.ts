import { commonFailures, partner, verifyCalls } from '../../partners/kit.ts';

export const sms = partner({
  name: 'sms',
  title: 'API SMS',
  guide: 'the SMS API of the e-mail/SMS module',
  calls: verifyCalls,
  failures: { ...commonFailures, INVALID_CREDENTIALS: 'le client_id ou le client_secret de la société est refusé. Vérifiez-les.' },
});
