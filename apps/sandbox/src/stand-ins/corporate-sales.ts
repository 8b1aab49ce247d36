import { corporateSales } from '@comptoir/contract/interfaces/corporate-sales/corporate-sales.partner';
import type { Accounts } from '../accounts.ts';
import { numberOf } from '../numbers.ts';
import { standIn } from '../stand-in.ts';

/** Gives a site new credentials each time; those of before no longer open. */
export const corporateSalesStandIn = (accounts: Accounts) => {
  const given = new Map<string, number>();
  return standIn(corporateSales, {
    verify: ({ login, password }) => (login === '' || password === '' ? { error: 'INVALID_CREDENTIALS' } : { ok: true as const }),
    generate: ({ params: { CodeConstructeur = '' } }) => {
      if (CodeConstructeur.startsWith('X')) return { error: 'UNKNOWN_SITE' };
      const time = (given.get(CodeConstructeur) ?? 0) + 1;
      given.set(CodeConstructeur, time);
      const login = `cs-${CodeConstructeur.toLowerCase()}`;
      const password = `Cs-${100_000 + numberOf(`${CodeConstructeur}/${time}`, 900_000)}`;
      accounts.change(corporateSales.name, { login, password });
      return { Login: login, Password: password };
    },
  });
};
