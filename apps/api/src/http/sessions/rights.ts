import { Refusal } from '@comptoir/contract/errors';
import { raisons, type Guarded, type Standing } from '@comptoir/contract/rights';

/** @throws Refusal 403 with the first reason why a session may not make a call */
export const checkRights = (guarded: Guarded, standing: Standing): void => {
  const all = raisons(guarded, standing);
  const [reason] = all;
  if (!reason) return;
  const { code, phrase } = reason;
  const refusal = new Refusal(code === 'portee' || code === 'jeton' ? code : 'forbidden', phrase);
  throw refusal.because(...all.map((one) => ({ code: one.code, phrase: one.phrase })));
};
