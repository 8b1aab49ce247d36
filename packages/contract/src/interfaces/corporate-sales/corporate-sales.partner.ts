import { z } from 'zod';
import { call, commonFailures, fields, okAnswer, partner } from '../../partners/kit.ts';

/** Corporate Sales gives each site, known by its manufacturer code, what its web service signs in with. */
export const corporateSales = partner({
  name: 'corporatesales',
  title: 'Corporate Sales',
  guide: 'Corporate Sales',
  calls: {
    generate: call({
      method: 'POST',
      path: '/sites/{CodeConstructeur}/credentials',
      action: 'Générer les identifiants d’un site',
      secrets: ['Password'],
      answer: z.object({ Login: fields.words, Password: fields.words }),
    }),
    verify: call({ method: 'POST', path: '/verify', action: 'Vérifier l’accès d’un site', repeatable: true, answer: okAnswer }),
  },
  failures: { ...commonFailures, UNKNOWN_SITE: 'ce code constructeur est inconnu. Vérifiez le code constructeur du site.' },
});
