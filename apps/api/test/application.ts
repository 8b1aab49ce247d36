import { TOTP } from 'otpauth';
import type { TestApp } from './http.ts';

/** What an application of codes on a telephone shows, now or some steps of 30 seconds ago. */
export const codeOf = (Cle: string, stepsAgo = 0, at = Date.now()) =>
  new TOTP({ secret: Cle, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at - stepsAgo * 30_000 });

/** Time goes on: the code at hand may be given once more, and wrong ones are forgotten. */
export const later = async ({ app: { database } }: TestApp) => {
  await database.registry.updateTable('facteursUsages').set({ DernierPas: 0 }).execute();
  await database.registry.deleteFrom('loginThrottle').execute();
};
